import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TemplatePart } from '#domain/templates/template.ts';
import {
  applyChanges,
  type CellChange,
  copyName,
  type DocumentState,
  documentName,
  restoreCells,
} from './changes.ts';
import { CELL_MAX, DOCUMENT_MAX } from './limits.ts';
import { isAlike, isVersionDue } from './versions.ts';

const parts: readonly TemplatePart[] = [
  {
    kind: 'table',
    title: 'Risks',
    help: 'One a row.',
    rows: 5,
    columns: [
      { key: 'risk', title: 'Risk', kind: 'text' },
      { key: 'score', title: 'Score', kind: 'number' },
      { key: 'double', title: 'Double', kind: 'formula', formula: '=2*{score}' },
    ],
  },
];
const fresh: DocumentState = { revision: 1, cells: {}, stamps: {} };
const FIRST = 'risks.0.risk';
const SECOND = 'risks.1.risk';

const save = (before: DocumentState, writer: string, ...changes: CellChange[]) => {
  const result = applyChanges({ parts }, before, { writer, changes });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const faultOf = (before: DocumentState, ...changes: CellChange[]) => {
  const result = applyChanges({ parts }, before, { writer: 'a', changes });
  return result.ok ? null : result.error;
};

test('a save sets cells, an empty text takes one away, and the revision counts', () => {
  const { state } = save(fresh, 'a', { cell: FIRST, text: 'fire', base: 1 });
  expect(state).toEqual({ revision: 2, cells: { [FIRST]: 'fire' }, stamps: { [FIRST]: [2, 'a'] } });
  const after = save(state, 'a', { cell: FIRST, text: '', base: 2 }).state;
  expect([after.revision, after.cells]).toEqual([3, {}]);
});

test('a save that changes nothing leaves the revision', () => {
  const { state } = save(fresh, 'a', { cell: FIRST, text: 'fire', base: 1 });
  expect(save(state, 'b', { cell: FIRST, text: 'fire', base: 1 }).state).toBe(state);
});

test('two pages that type in different cells are not in each other’s way', () => {
  const one = save(fresh, 'a', { cell: FIRST, text: 'fire', base: 1 });
  const two = save(one.state, 'b', { cell: SECOND, text: 'flood', base: 1 });
  expect(two.refused).toEqual([]);
  expect(two.state.cells).toEqual({ [FIRST]: 'fire', [SECOND]: 'flood' });
});

test('of two pages in one cell the first stands, and the other is told with what it typed kept', () => {
  const one = save(fresh, 'a', { cell: FIRST, text: 'fire', base: 1 });
  const two = save(
    one.state,
    'b',
    { cell: FIRST, text: 'smoke', base: 1 },
    { cell: SECOND, text: 'flood', base: 1 },
  );
  expect(two.refused).toEqual([{ cell: FIRST, stands: 'fire' }]);
  expect(two.state.cells).toEqual({ [FIRST]: 'fire', [SECOND]: 'flood' });
  expect(two.meant).toEqual({ [FIRST]: 'smoke', [SECOND]: 'flood' });
});

test('a page is never in its own way, and who has seen the last text may change it', () => {
  const one = save(fresh, 'a', { cell: FIRST, text: 'fi', base: 1 }).state;
  const two = save(one, 'a', { cell: FIRST, text: 'fire', base: 1 });
  expect(two.refused).toEqual([]);
  const three = save(two.state, 'b', { cell: FIRST, text: 'smoke', base: 3 });
  expect([three.refused, three.state.cells[FIRST]]).toEqual([[], 'smoke']);
});

test('cells that the template does not have are refused by their name', () => {
  expect(faultOf(fresh, { cell: 'risks.0.double', text: '1', base: 1 })).toEqual({
    code: 'document.cell_unknown',
    cell: 'risks.0.double',
  });
  expect(faultOf(fresh, { cell: '__proto__', text: '1', base: 1 })?.code).toBe(
    'document.cell_unknown',
  );
});

test('a document grows to its bound, and above it only becomes smaller', () => {
  const full = Object.fromEntries(
    Array.from({ length: DOCUMENT_MAX / CELL_MAX }, (_, row) => [
      `risks.${row}.risk`,
      'x'.repeat(CELL_MAX),
    ]),
  );
  const before = { ...fresh, cells: full };
  expect(faultOf(before, { cell: 'risks.199.risk', text: 'y', base: 1 })).toEqual({
    code: 'document.too_large',
  });
  expect(faultOf(before, { cell: FIRST, text: 'short', base: 1 })).toBeNull();
});

test('whatever is saved in whatever order, each text that was typed stands somewhere', () => {
  const change = fc.record({
    cell: fc.constantFrom(FIRST, SECOND),
    text: fc.constantFrom('', 'fire', 'flood', 'theft'),
    base: fc.integer({ min: 1, max: 6 }),
  });
  const step = fc.record({
    writer: fc.constantFrom('a', 'b'),
    changes: fc.array(change, { maxLength: 1 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let state = fresh;
      for (const { writer, changes } of steps) {
        const { state: after, refused, meant } = save(state, writer, ...changes);
        for (const { cell, text } of changes) {
          const isRefused = refused.some((one) => one.cell === cell);
          expect((isRefused ? meant : after.cells)?.[cell] ?? '').toBe(text);
          if (isRefused) expect(after.cells[cell]).toBe(state.cells[cell]);
        }
        expect(after.revision - state.revision).toBe(after === state ? 0 : 1);
        state = after;
      }
    }),
  );
});

test('a version that is restored stands, and a page that has not seen it overwrites nothing of it', () => {
  const typed = save(fresh, 'a', { cell: FIRST, text: 'fire', base: 1 }).state;
  const restored = restoreCells(typed, { [SECOND]: 'flood' }, 'restore');
  expect(restored.cells).toEqual({ [SECOND]: 'flood' });
  expect(save(restored, 'a', { cell: FIRST, text: 'fires', base: 2 }).refused).toEqual([
    { cell: FIRST, stands: '' },
  ]);
  expect(restoreCells(typed, typed.cells, 'restore')).toBe(typed);
});

test('a version is due ten minutes after the last one, where something stands in it', () => {
  const written = { [FIRST]: 'fire' };
  const minutes = (count: number) => count * 60_000;
  expect(isVersionDue(minutes(10), 0, written)).toBe(true);
  expect(isVersionDue(minutes(10) - 1, 0, written)).toBe(false);
  expect(isVersionDue(minutes(60), 0, {})).toBe(false);
  expect([isAlike(written, { ...written }), isAlike(written, {}), isAlike({}, written)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a name is one line of at most 100 characters', () => {
  expect(documentName('  Risks\n of \u0000 mine ')).toBe('Risks of mine');
  expect([documentName(' \t\n'), documentName('x'.repeat(101))]).toEqual([null, null]);
});

test('a copy has a name that no other document has', () => {
  expect(copyName('Risks', ['Risks'])).toBe('Risks (2)');
  expect(copyName('Risks (2)', ['Risks', 'Risks (2)'])).toBe('Risks (3)');
  expect(copyName('x'.repeat(100), [])).toHaveLength(100);
});
