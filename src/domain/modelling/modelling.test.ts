import { describe, expect, test } from 'vitest';
import { derive, derivedFrom } from './derivation.ts';
import { junctionFaults } from './junction.ts';
import type { Language, Relation } from './language.ts';
import { allowed, preferred, tableOf } from './table.ts';
import { takes } from './viewpoint.ts';
import { whyBlocked } from './why-blocked.ts';

const element = (id: string, layer: string, aspect: string) => ({
  id,
  name: id,
  layer,
  aspect,
  definition: `What ${id} is`,
  icon: 'pin' as const,
});
const type = <T extends { id: string }>(one: T) => ({
  ...one,
  meaning: `What ${one.id} means`,
  says: one.id.toLowerCase(),
  line: { dash: 'solid', start: 'none', end: 'open-arrow' } as const,
});
const layer = (id: string, domain: string, rank?: number) => ({
  id,
  name: id,
  domain,
  rank,
  tint: 'blue' as const,
});

/** A harbour in two layers, with wishes above them. */
const language: Language = {
  layers: [
    layer('quay', 'work', 1),
    layer('office', 'work', 2),
    layer('wish', 'wishes'),
    layer('tide', 'tides'),
  ],
  aspects: [{ id: 'doer', corners: 'square' }],
  relationships: [
    type({ id: 'Holds', letter: 'h', family: 'structural', strength: 2 }),
    type({ id: 'Makes', letter: 'm', family: 'structural', strength: 1 }),
    type({ id: 'Helps', letter: 'e', family: 'dependency', endMoves: true }),
    type({ id: 'Before', letter: 'b', family: 'dynamic', chains: true }),
    type({ id: 'Kind', letter: 'k', family: 'other', chains: true }),
  ],
  elements: [
    element('Crane', 'quay', 'doer'),
    element('Lift', 'quay', 'deed'),
    element('Clerk', 'office', 'doer'),
    element('Entry', 'office', 'deed'),
    element('Order', 'wish', 'wish'),
    element('Ebb', 'tide', 'deed'),
    element('Basket', 'quay', 'whole'),
  ],
  junction: {
    id: 'Knot',
    forms: [{ id: 'AndKnot', name: 'And knot' }],
    neverOut: 'hk',
    mixedFrom: ['Basket'],
    mixedTypes: 'h',
  },
  relation: { id: 'Line', types: 'e', containers: ['Basket'], contained: 'h' },
  unions: ['Basket'],
  sets: { deed: ['Lift', 'Entry'], doer: ['Crane', 'Clerk'], worker: ['deed', 'doer'] },
  rules: [
    { from: ['all'], to: ['all'], when: ['same-concept'], types: 'hk' },
    { from: ['worker'], to: ['worker'], types: 'eb' },
    { from: ['doer'], to: ['deed'], when: ['same-rank'], types: 'h' },
    { from: ['deed'], to: ['deed'], when: ['upward', 'same-aspect'], types: 'm' },
    { from: ['worker', 'Ebb'], to: ['Order'], types: 'm' },
    { from: ['Lift'], to: ['Ebb'], types: 'm' },
  ],
  cells: [{ from: 'Clerk', to: 'Clerk', types: 'e' }],
  preferred: [{ from: ['doer'], to: ['deed'], when: ['same-rank'], types: 'h' }],
  crossings: [{ from: ['work'], to: 'wishes', types: 'm' }],
  viewpoints: [
    { id: 'crew', name: 'Crew', concepts: ['doer'] },
    { id: 'whole', name: 'Whole' },
  ],
};
const table = tableOf(language);
const line = (text: string): Relation => {
  const [source = '', type = '', target = ''] = text.split(' ');
  return { source, type, target };
};
const follows = (first: string, second: string) => {
  const one = derive(table, line(first), line(second));
  return one && `${one.certainty}: ${one.source} ${one.type} ${one.target}`;
};

describe('the table', () => {
  test('joins what all rules of a pair add, in the order of the language', () => {
    expect(allowed(table, 'Crane', 'Lift')).toEqual(['Holds', 'Helps', 'Before']);
    expect(allowed(table, 'Lift', 'Entry')).toEqual(['Makes', 'Helps', 'Before']);
    expect(allowed(table, 'Entry', 'Lift')).toEqual(['Helps', 'Before']);
    expect(allowed(table, 'Order', 'Lift')).toEqual([]);
  });

  test('keeps a listed pair apart from every rule', () => {
    expect(allowed(table, 'Clerk', 'Clerk')).toEqual(['Helps']);
  });

  test('gives a union what any element has at its place', () => {
    expect(allowed(table, 'Basket', 'Order')).toEqual(['Holds', 'Makes', 'Kind']);
    expect(allowed(table, 'Order', 'Basket')).toEqual(['Holds', 'Kind']);
  });

  test('lets a junction pass on what may reach an element, and end at a relationship what may', () => {
    expect(allowed(table, 'Knot', 'Order')).toEqual(['Makes']);
    expect(allowed(table, 'Order', 'Knot')).toHaveLength(5);
    expect(allowed(table, 'Lift', 'Line')).toEqual(['Helps']);
    expect(allowed(table, 'Basket', 'Line')).toEqual(['Holds', 'Helps']);
    expect(allowed(table, 'Knot', 'Line')).toEqual([]);
    expect(allowed(table, 'Line', 'Line')).toEqual([]);
  });

  test('names what is drawn first', () => {
    expect(preferred(table, 'Crane', 'Lift')).toEqual(['Holds']);
    expect(preferred(table, 'Crane', 'Entry')).toEqual([]);
  });
});

describe('why a relationship is blocked', () => {
  test.each([
    ['Lift', 'Holds', 'Crane', 'reversed'],
    ['Crane', 'Holds', 'Entry', 'layer'],
    ['Order', 'Makes', 'Lift', 'reversed'],
    ['Crane', 'Makes', 'Lift', 'aspect'],
    ['Order', 'Holds', 'Lift', 'aspect'],
    ['Entry', 'Makes', 'Ebb', 'layer'],
    ['Lift', 'Makes', 'Lift', 'pair'],
  ])('%s %s %s: %s', (source, type, target, reason) => {
    const answer = whyBlocked(table, source, type, target);
    expect(answer).toEqual({ reason, instead: allowed(table, source, target) });
  });

  test('is no question where it is permitted', () => {
    expect(whyBlocked(table, 'Crane', 'Holds', 'Lift')).toBeUndefined();
  });
});

describe('derivation', () => {
  test.each([
    ['Crane Holds Lift', 'Lift Makes Entry', undefined],
    ['Lift Holds Lift', 'Lift Makes Entry', 'certain: Lift Makes Entry'],
    ['Crane Holds Lift', 'Lift Helps Entry', 'certain: Crane Helps Entry'],
    ['Entry Helps Lift', 'Crane Holds Lift', 'certain: Entry Helps Crane'],
    ['Crane Before Lift', 'Lift Before Entry', 'certain: Crane Before Entry'],
    ['Crane Holds Lift', 'Lift Makes Order', 'certain: Crane Makes Order'],
    ['Entry Helps Crane', 'Crane Holds Lift', 'potential: Entry Helps Lift'],
    ['Crane Holds Lift', 'Crane Helps Entry', 'potential: Lift Helps Entry'],
  ])('%s and %s give %s', (first, second, derived) => {
    expect(follows(first, second)).toBe(derived);
  });

  test('never goes through a third domain', () => {
    expect(allowed(table, 'Lift', 'Order')).toContain('Makes');
    expect(follows('Lift Makes Ebb', 'Ebb Makes Order')).toBeUndefined();
  });

  test('goes on from what it has derived', () => {
    const found = derivedFrom(table, [
      line('Clerk Before Crane'),
      line('Crane Before Lift'),
      line('Lift Before Entry'),
    ]);
    expect(found.map(({ source, target }) => `${source}-${target}`).sort()).toEqual([
      'Clerk-Entry',
      'Clerk-Lift',
      'Crane-Entry',
    ]);
  });
});

describe('a junction', () => {
  test('joins relationships of one type that are permitted from every start to every end', () => {
    const incoming = [{ source: 'Lift', type: 'Before' }];
    const outgoing = [{ type: 'Before', target: 'Entry' }];
    expect(junctionFaults(table, { incoming, outgoing })).toEqual([]);
  });

  test('joins no two types', () => {
    const incoming = [{ source: 'Lift', type: 'Before' }];
    const outgoing = [{ type: 'Helps', target: 'Entry' }];
    expect(junctionFaults(table, { incoming, outgoing })).toEqual([
      { fault: 'mixed', types: ['Before', 'Helps'] },
    ]);
  });

  test('is no way around a blocked pair', () => {
    const incoming = [{ source: 'Order', type: 'Makes' }];
    const outgoing = [{ type: 'Makes', target: 'Entry' }];
    expect(junctionFaults(table, { incoming, outgoing })).toEqual([
      { fault: 'blocked', relation: line('Order Makes Entry') },
    ]);
  });

  test('may itself be held by some elements', () => {
    const incoming = [
      { source: 'Lift', type: 'Before' },
      { source: 'Basket', type: 'Holds' },
    ];
    const outgoing = [{ type: 'Before', target: 'Entry' }];
    expect(junctionFaults(table, { incoming, outgoing })).toEqual([]);
    const byClerk = [...incoming, { source: 'Clerk', type: 'Holds' }];
    expect(junctionFaults(table, { incoming: byClerk, outgoing })).toContainEqual({
      fault: 'mixed',
      types: ['Before', 'Holds'],
    });
  });
});

test('a viewpoint takes the elements it names, and one that names none takes all', () => {
  const [crew, whole] = language.viewpoints;
  expect(crew && [takes(language, crew, 'Crane'), takes(language, crew, 'Lift')]).toEqual([
    true,
    false,
  ]);
  expect(whole && takes(language, whole, 'Lift')).toBe(true);
});
