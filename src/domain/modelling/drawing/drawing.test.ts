import { expect, describe as group, test } from 'vitest';
import type { FigureNode } from '#domain/catalog/figure.ts';
import { aLanguage } from '#tests/support/stub-language.ts';
import { describe } from '../describe.ts';
import { aroundTheirOwn, boxIn, fromCorner } from '../placing.ts';
import type { View, ViewElement, ViewRelation } from '../view.ts';
import { nameLines } from './draw-element.ts';
import { drawView } from './draw-view.ts';
import { piecesOf, runsThrough } from './geometry.ts';
import { routesAfter, routesOf } from './routes.ts';

const language = aLanguage();
const at = (id: string, column: number, row: number, more: Partial<ViewElement> = {}) => ({
  id,
  kind: 'Crane',
  name: `Crane ${id}`,
  box: boxIn([column, row], false),
  ...more,
});
const line = (text: string, more: Partial<ViewRelation> = {}): ViewRelation => {
  const [from = '', type = '', to = ''] = text.split(' ');
  return { id: text, from, type, to, ...more };
};
const view = (elements: ViewElement[], relations: ViewRelation[] = []): View => ({
  title: 'Quay',
  elements: fromCorner(aroundTheirOwn(elements)),
  relations,
});
const textsOf = (nodes: readonly (FigureNode | string)[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : textsOf(node.children)));
const tagsOf = (nodes: readonly (FigureNode | string)[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)]));

group('a line', () => {
  const row = [at('a', 0, 0), at('b', 1, 0), at('c', 2, 0)];

  test('is straight between neighbours', () => {
    const shown = view(row, [line('a Helping b')]);
    expect(routesOf(shown).get('a Helping b')).toEqual([
      { x: 144, y: 32 },
      { x: 200, y: 32 },
    ]);
  });

  test('goes round an element that lies between', () => {
    const shown = view(row, [line('a Helping c')]);
    const route = routesOf(shown).get('a Helping c') ?? [];
    expect(route.length).toBe(4);
    for (const piece of piecesOf(route)) {
      expect(shown.elements.some(({ box }) => runsThrough(piece, box))).toBe(false);
    }
  });

  test('keeps apart from another one between the same two', () => {
    const shown = view(row, [line('a Helping b'), line('b Helping a')]);
    const [one, other] = [...routesOf(shown).values()];
    expect(one?.[0]?.y).not.toBe(other?.[0]?.y);
  });

  test('may end at another line', () => {
    const shown = view(
      [...row, at('d', 0, 1)],
      [line('a Helping b', { id: 'r1' }), line('d Seeing r1')],
    );
    const end = routesOf(shown).get('d Seeing r1')?.at(-1);
    expect(end?.x).toBeGreaterThan(144);
    expect(end?.x).toBeLessThan(200);
    expect(Math.abs((end?.y ?? 0) - 32)).toBeLessThan(8);
  });

  test('is not drawn to what an element stands inside: the place says it', () => {
    const shown = view([at('a', 0, 0, { inside: 'h' }), at('h', 0, 0)], [line('h Holding a')]);
    expect(routesOf(shown).size).toBe(0);
  });

  test('without an end is not drawn', () => {
    expect(routesOf(view(row, [line('a Helping nowhere')])).size).toBe(0);
  });
});

group('an element', () => {
  test('that holds others is drawn around them, with room for its name', () => {
    const { elements } = view([
      at('h', 0, 0),
      at('a', 0, 0, { inside: 'h' }),
      at('b', 1, 0, { inside: 'h' }),
    ]);
    const [holder, first] = elements;
    expect(holder?.box).toEqual({ x: 0, y: 0, width: 376, height: 110 });
    expect(first?.box).toMatchObject({ x: 16, y: 30 });
  });

  test('breaks its name into lines that fit', () => {
    expect(nameLines('Crane', { width: 144 })).toEqual(['Crane']);
    expect(nameLines('Crane of the northern quay', { width: 144 })).toHaveLength(2);
  });

  test('whose kind is asked for shows a question mark and no icon', () => {
    const { nodes } = drawView(language, view([at('a', 0, 0, { kind: '?', name: 'Lifting' })]));
    expect(textsOf(nodes)).toEqual(['?', 'Lifting']);
    expect(tagsOf(nodes)).not.toContain('g');
  });
});

group('a picture', () => {
  test('has a margin around everything, lines that go round something too', () => {
    const shown = view([at('a', 0, 0), at('b', 1, 0), at('c', 2, 0)], [line('a Helping c')]);
    const { frame } = drawView(language, shown);
    const route = [...routesOf(shown).values()].flat();
    for (const { x, y } of route) {
      expect(x > frame.x && x < frame.x + frame.width).toBe(true);
      expect(y > frame.y && y < frame.y + frame.height).toBe(true);
    }
  });

  test('carries nothing but shapes and letters', () => {
    const shown = view(
      [at('a', 0, 0), at('b', 1, 0), at('k', 2, 0, { kind: 'AndKnot', name: '' })],
      [line('a Helping b', { label: '<b>' }), line('b ? k')],
    );
    const { nodes } = drawView(language, shown);
    const known = ['rect', 'path', 'text', 'g', 'ellipse', 'circle', 'polyline', 'polygon'];
    expect(tagsOf(nodes).filter((tag) => !known.includes(tag))).toEqual([]);
    expect(textsOf(nodes)).toEqual(['<b>', '?', 'Crane a', 'Crane b']);
  });
});

group('in words', () => {
  const shown = view(
    [
      at('hold', 0, 0, { name: 'Quay one' }),
      at('a', 0, 0, { inside: 'hold', name: 'Big crane' }),
      at('b', 0, 2, { kind: 'Hook', name: 'Hook' }),
      at('k', 1, 2, { kind: 'AndKnot', name: '' }),
    ],
    [line('a Holding b'), line('b Helping k', { label: 'rope' }), line('hold Holding a')],
  );

  test('elements come in the order of reading, then relations', () => {
    expect(describe(language, shown, 'meaning')).toEqual([
      'Quay one: crane.',
      'Big crane: crane, inside Quay one.',
      'Hook: hook.',
      'A junction: and knot.',
      'Big crane holding Hook.',
      'Hook helping the and knot, labeled rope.',
      'Quay one holding Big crane.',
    ]);
  });

  test('where types are asked for, the drawing is told and no type', () => {
    const words = describe(language, shown, 'notation');
    expect(words[1]).toBe('Big crane: a blue box with square corners, icon pin, inside Quay one.');
    expect(words[3]).toBe('A filled dot.');
    expect(words[5]).toContain('From Hook to the filled dot: a ');
    expect(words[4]).toBe('From Big crane to Hook: a solid line with an open arrow at Hook.');
  });

  test('a relation that is asked for is a line with a question mark', () => {
    const asked = { ...shown, relations: [line('a ? b')] };
    expect(describe(language, asked, 'meaning').at(-1)).toBe(
      'A line with a question mark runs from Big crane to Hook.',
    );
  });
});

test('while something moves, only what ends at it, or at such a line, finds its way anew', () => {
  const element = (id: string, x: number, y: number) => ({
    ...{ id, kind: 'Crane', name: id },
    box: { x, y, width: 144, height: 64 },
  });
  const line = (id: string, from: string, to: string) => ({ id, type: 'Helping', from, to });
  const relations = [line('ab', 'a', 'b'), line('cd', 'c', 'd'), line('d-ab', 'd', 'ab')];
  const viewWith = (x: number): View => ({
    title: '',
    elements: [
      element('a', x, 0),
      element('b', 400, 0),
      element('c', 0, 300),
      element('d', 400, 300),
    ],
    relations,
  });
  const before = { view: viewWith(0), routes: routesOf(viewWith(0)) };
  const after = routesAfter(before, viewWith(60));
  expect(after.get('cd')).toBe(before.routes.get('cd'));
  expect(after.get('ab')).not.toEqual(before.routes.get('ab'));
  expect([...after.keys()].toSorted()).toEqual(['ab', 'cd', 'd-ab']);
  const without = { ...viewWith(60), relations: relations.slice(1, 2) };
  expect([...routesAfter({ view: viewWith(60), routes: after }, without).keys()]).toEqual(['cd']);
});
