// The languages in content, over every pair: what is printed of them, and what has to hold of any.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derive } from '#domain/modelling/derivation.ts';
import { junctionFaults } from '#domain/modelling/junction.ts';
import type { Relation } from '#domain/modelling/language.ts';
import { allowed, isAllowed, preferred, type Table, tableOf } from '#domain/modelling/table.ts';
import { whyBlocked } from '#domain/modelling/why-blocked.ts';
import { contentPart } from '#tests/support/content-part.ts';

const { languages } = contentPart((path) => path.endsWith('/language.yaml'));
const tables = languages.map(({ data }) => tableOf(data));
const table = tables[0] as Table;
const { language } = table;

const everyPair = (one: Table): [string, string][] =>
  one.concepts.flatMap((source) =>
    one.concepts.map((target): [string, string] => [source, target]),
  );
const lettersOf = (source: string, target: string): string =>
  allowed(table, source, target)
    .map((id) => language.relationships.find((type) => type.id === id)?.letter)
    .toSorted()
    .join('');

/** Pairs of technology and physical elements that follow no rule. */
const EXCEPTIONS: [string, string, string][] = [
  ['CommunicationNetwork', 'Device', 'fgortv'],
  ['CommunicationNetwork', 'Equipment', 'fortv'],
  ['CommunicationNetwork', 'Facility', 'fortv'],
  ['CommunicationNetwork', 'Node', 'fortv'],
  ['CommunicationNetwork', 'Path', 'fortv'],
  ['CommunicationNetwork', 'SystemSoftware', 'fgiortv'],
  ['CommunicationNetwork', 'TechnologyCollaboration', 'fortv'],
  ['Device', 'SystemSoftware', 'cfgiortv'],
  ['DistributionNetwork', 'Device', 'fgiortv'],
  ['DistributionNetwork', 'Equipment', 'fgiortv'],
  ['DistributionNetwork', 'Facility', 'fgiortv'],
  ['DistributionNetwork', 'Node', 'fgiortv'],
  ['DistributionNetwork', 'Path', 'fortv'],
  ['DistributionNetwork', 'SystemSoftware', 'fgiortv'],
  ['DistributionNetwork', 'TechnologyCollaboration', 'fortv'],
  ['Equipment', 'Device', 'cfgortv'],
  ['Equipment', 'Equipment', 'cfgorstv'],
  ['Equipment', 'SystemSoftware', 'cfgiortv'],
  ['Facility', 'Device', 'cfgiortv'],
  ['Facility', 'Equipment', 'cfgiortv'],
  ['Facility', 'Facility', 'cfgiostv'],
  ['Facility', 'Node', 'cfgiotv'],
  ['Facility', 'SystemSoftware', 'cfgiortv'],
  ['Node', 'Device', 'cfgiortv'],
  ['Node', 'Equipment', 'cfgiortv'],
  ['Node', 'Facility', 'cfgiotv'],
  ['Node', 'Node', 'cfgiostv'],
  ['Node', 'SystemSoftware', 'cfgiortv'],
  ['Path', 'Device', 'fgiortv'],
  ['Path', 'Equipment', 'fgiortv'],
  ['Path', 'Facility', 'fgiotv'],
  ['Path', 'Node', 'fgiotv'],
  ['Path', 'SystemSoftware', 'fgiortv'],
  ['Path', 'TechnologyCollaboration', 'fgotv'],
  ['Product', 'Device', 'fortv'],
  ['Product', 'Equipment', 'fortv'],
  ['Product', 'SystemSoftware', 'fortv'],
  ['SystemSoftware', 'SystemSoftware', 'cfgiorstv'],
  ['TechnologyCollaboration', 'Device', 'fgiortv'],
  ['TechnologyCollaboration', 'Equipment', 'fgiortv'],
  ['TechnologyCollaboration', 'Facility', 'fgiotv'],
  ['TechnologyCollaboration', 'Node', 'fgiotv'],
  ['TechnologyCollaboration', 'SystemSoftware', 'fgiortv'],
];

describe('ArchiMate 3.2', () => {
  test('has 60 elements, 11 relationships, 25 viewpoints', () => {
    expect(language.elements).toHaveLength(60);
    expect(language.relationships).toHaveLength(11);
    expect(language.viewpoints).toHaveLength(25);
  });

  test('permits as many pairs of each type as its table does', () => {
    const totals = Object.fromEntries(
      language.relationships.map(({ id }) => [
        id,
        everyPair(table).filter(([source, target]) => isAllowed(table, source, id, target)).length,
      ]),
    );
    expect(totals).toEqual({
      Association: 3841,
      Flow: 1367,
      Triggering: 1367,
      Serving: 1349,
      Realization: 1155,
      Influence: 721,
      Aggregation: 425,
      Composition: 401,
      Assignment: 379,
      Access: 321,
      Specialization: 243,
    });
  });

  test('leaves just three cells empty', () => {
    const empty = everyPair(table).filter((pair) => allowed(table, ...pair).length === 0);
    expect(empty).toEqual([
      ['Junction', 'Relationship'],
      ['Relationship', 'Junction'],
      ['Relationship', 'Relationship'],
    ]);
  });

  test.each(EXCEPTIONS)('%s to %s has %s', (source, target, letters) => {
    expect(lettersOf(source, target)).toBe(letters.split('').toSorted().join(''));
  });

  test.each([
    ['BusinessActor', 'BusinessRole', 'fiotv'],
    ['BusinessProcess', 'BusinessService', 'fortv'],
    ['ApplicationComponent', 'ApplicationService', 'fiortv'],
    ['ApplicationService', 'BusinessProcess', 'fotv'],
    ['BusinessProcess', 'BusinessObject', 'ao'],
    ['BusinessObject', 'BusinessProcess', 'o'],
    ['Requirement', 'Goal', 'nor'],
    ['Goal', 'Requirement', 'no'],
    ['WorkPackage', 'Deliverable', 'aor'],
    ['Gap', 'Plateau', 'o'],
  ])('%s to %s has %s', (source, target, letters) => {
    expect(lettersOf(source, target)).toBe(letters.split('').toSorted().join(''));
  });

  test('joins no two types at a junction, and no blocked pair through it', () => {
    const outgoing = [{ type: 'Triggering', target: 'BusinessProcess' }];
    const by = (source: string, type: string) =>
      junctionFaults(table, { incoming: [{ source, type }], outgoing }).map(({ fault }) => fault);
    expect(by('BusinessEvent', 'Triggering')).toEqual([]);
    expect(by('BusinessEvent', 'Flow')).toEqual(['mixed']);
    expect(by('Goal', 'Triggering')).toEqual(['blocked']);
    const held = [
      { source: 'BusinessEvent', type: 'Triggering' },
      { source: 'Grouping', type: 'Aggregation' },
    ];
    expect(junctionFaults(table, { incoming: held, outgoing })).toEqual([]);
  });
});

describe('every language', () => {
  test('prefers only what it permits', () => {
    for (const one of tables) {
      for (const [source, target] of everyPair(one)) {
        const permitted = allowed(one, source, target);
        expect(permitted).toEqual(expect.arrayContaining(preferred(one, source, target)));
      }
    }
  });

  test('gives a reason just where it blocks', () => {
    const reasons = everyPair(table).flatMap(([source, target]) =>
      language.relationships.map(({ id }) => [
        isAllowed(table, source, id, target),
        whyBlocked(table, source, id, target) === undefined,
      ]),
    );
    expect(reasons.every(([permitted, silent]) => permitted === silent)).toBe(true);
  });

  test('never derives a blocked relationship', () => {
    const relations: Relation[] = language.elements.flatMap(({ id: source }) =>
      language.elements.flatMap(({ id: target }) =>
        allowed(table, source, target).map((type) => ({ source, type, target })),
      ),
    );
    const bySource = Map.groupBy(relations, ({ source }) => source);
    const chains = fc
      .constantFrom(...relations)
      .chain((first) =>
        fc.tuple(fc.constant(first), fc.constantFrom(...(bySource.get(first.target) ?? []))),
      );
    let derivations = 0;
    fc.assert(
      fc.property(chains, ([first, second]) => {
        const derived = derive(table, first, second);
        if (!derived) return;
        derivations++;
        expect(isAllowed(table, derived.source, derived.type, derived.target)).toBe(true);
      }),
      { numRuns: 3000, seed: 35 },
    );
    expect(derivations).toBeGreaterThan(100);
  });
});
