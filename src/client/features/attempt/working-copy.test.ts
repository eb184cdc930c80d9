import { expect, test } from 'vitest';
import { aReceived, chosen } from '#tests/support/attempt-desk.ts';
import {
  adoptAttempt,
  change,
  marksOf,
  openCopy,
  settleSaved,
  takeChanges,
  unsentCount,
} from './working-copy.ts';

const open = () => openCopy([aReceived()]);
const entryOf = (copy: ReturnType<typeof open>) => copy.get('q1')!;

test('a change is one above what the server had, and carries the whole state of its question', () => {
  const copy = openCopy([aReceived({ revision: 4, flagged: true, msSpent: 900 })]);
  const { changes } = takeChanges(change(copy, 'q1', { answer: chosen('b') }));
  expect(changes).toEqual([
    { questionId: 'q1', revision: 5, answer: chosen('b'), flagged: true, msSpent: 900 },
  ]);
});

test('what is taken back before it was sent is no change', () => {
  const copy = change(change(open(), 'q1', { answer: chosen('b') }), 'q1', { answer: null });
  expect(takeChanges(copy).changes).toEqual([]);
});

test('what is taken back after it was sent is one: it may have arrived', () => {
  const { copy } = takeChanges(change(open(), 'q1', { answer: chosen('b') }));
  const back = change(copy, 'q1', { answer: null });
  expect(unsentCount(back)).toBe(1);
  expect(takeChanges(back).changes).toMatchObject([{ revision: 2, answer: null }]);
});

test('sent again as it was it keeps its revision, changed meanwhile it gets the next', () => {
  const { copy } = takeChanges(change(open(), 'q1', { answer: chosen('b') }));
  expect(takeChanges(copy).changes).toMatchObject([{ revision: 1 }]);
  expect(takeChanges(change(copy, 'q1', { flagged: true })).changes).toMatchObject([
    { revision: 2 },
  ]);
});

test('time alone is sent, but is not unsent work', () => {
  const copy = change(open(), 'q1', { msSpent: 4_000 });
  expect(unsentCount(copy)).toBe(0);
  expect(takeChanges(copy).changes).toMatchObject([{ msSpent: 4_000 }]);
});

test('time that the server cut short is not sent again and again', () => {
  const { copy } = takeChanges(change(open(), 'q1', { msSpent: 4_000 }));
  const saved = { ...aReceived({ revision: 1, msSpent: 3_000 }), questionId: 'q1' };
  const settled = settleSaved(copy, [{ ...saved, outcome: 'saved' }]).copy;
  expect(takeChanges(settled).changes).toEqual([]);
});

test('an answer changed while it was on its way is sent after it', () => {
  const { copy } = takeChanges(change(open(), 'q1', { answer: chosen('a') }));
  const newer = change(copy, 'q1', { answer: chosen('b') });
  const saved = { ...aReceived({ revision: 1, answer: chosen('a') }), questionId: 'q1' };
  const { copy: after, conflict } = settleSaved(newer, [{ ...saved, outcome: 'saved' }]);
  expect(conflict).toEqual([]);
  expect(takeChanges(after).changes).toMatchObject([{ revision: 2, answer: chosen('b') }]);
});

test('a stale answer gives way to the newer one, and is named', () => {
  const { copy } = takeChanges(change(open(), 'q1', { answer: chosen('a') }));
  const saved = { ...aReceived({ revision: 1, answer: chosen('d') }), questionId: 'q1' };
  const { copy: after, conflict } = settleSaved(copy, [{ ...saved, outcome: 'stale' }]);
  expect(marksOf(entryOf(after)).answer).toEqual(chosen('d'));
  expect(conflict).toEqual(['q1']);
  expect(takeChanges(after).changes).toEqual([]);
});

test('where another device only flagged or spent time, our answer goes on top of it', () => {
  const { copy } = takeChanges(change(open(), 'q1', { answer: chosen('a') }));
  const theirs = aReceived({ revision: 1, flagged: true, msSpent: 7_000 });
  const { copy: after, conflict } = adoptAttempt(copy, [theirs]);
  expect(conflict).toEqual([]);
  expect(takeChanges(after).changes).toEqual([
    { questionId: 'q1', revision: 2, answer: chosen('a'), flagged: true, msSpent: 7_000 },
  ]);
});

test('an older answer of the server that comes late changes nothing', () => {
  const copy = openCopy([aReceived({ revision: 3, answer: chosen('c') })]);
  const { copy: after } = adoptAttempt(copy, [aReceived({ revision: 2, answer: chosen('a') })]);
  expect(entryOf(after)).toBe(entryOf(copy));
});

test('what arrived although nobody said so is known as ours when it is read', () => {
  const { copy } = takeChanges(change(open(), 'q1', { answer: chosen('a', 'c') }));
  const { copy: after, conflict } = adoptAttempt(copy, [
    aReceived({ revision: 1, answer: chosen('c', 'a') }),
  ]);
  expect([unsentCount(after), conflict]).toEqual([0, []]);
});

test('a committed answer stays, and ours is not sent again', () => {
  const base = openCopy([aReceived({ revision: 1, answer: chosen('a') })]);
  const { copy } = takeChanges(change(base, 'q1', { answer: chosen('b') }));
  const saved = { ...aReceived({ revision: 2, answer: chosen('a') }), questionId: 'q1' };
  const { copy: after } = settleSaved(copy, [{ ...saved, outcome: 'committed' }]);
  expect(marksOf(entryOf(after)).answer).toEqual(chosen('a'));
  expect(takeChanges(after).changes).toEqual([]);
});
