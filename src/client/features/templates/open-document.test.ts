import { expect, test } from 'vitest';
import type { DocumentSaved } from '#contract/documents.ts';
import { CHANGES_MAX } from '#domain/documents/limits.ts';
import { requestsOf } from './document-writes.ts';
import {
  isBehind,
  keepTheirs,
  openDocument,
  reread,
  saved,
  shownTexts,
  type,
} from './open-document.ts';

const fresh = openDocument({ cells: { a: 'fire' }, revision: 3 }, {});
const answer = (revision: number, refused: DocumentSaved['refused'] = []): DocumentSaved => ({
  revision,
  changedAt: '2026-11-24T03:00:00.000Z',
  refused,
});

test('what was typed is shown at once, and is the server’s once it is saved', () => {
  const typed = type(fresh, { b: 'flood' });
  expect(shownTexts(typed)).toEqual({ a: 'fire', b: 'flood' });
  expect(typed.typed).toEqual({ b: { text: 'flood', base: 3 } });
  const after = saved(typed, typed.typed, answer(4));
  expect([after.typed, after.revision, isBehind(after), shownTexts(after)]).toEqual([
    {},
    4,
    false,
    { a: 'fire', b: 'flood' },
  ]);
});

test('what was typed while an earlier text was under way stays to be sent', () => {
  const first = type(fresh, { b: 'fl' });
  const second = type(first, { b: 'flood' });
  const after = saved(second, first.typed, answer(4));
  expect(after.typed).toEqual({ b: { text: 'flood', base: 3 } });
  expect(shownTexts(after)['b']).toBe('flood');
});

test('what an earlier page left on the device is shown and is still to be sent', () => {
  const state = openDocument({ cells: { a: 'fire' }, revision: 3 }, { a: { text: 'x', base: 2 } });
  expect(shownTexts(state)).toEqual({ a: 'x' });
  expect(state.typed).toEqual({ a: { text: 'x', base: 2 } });
});

test('a text that met another one steps back, and can be put there all the same', () => {
  const typed = type(fresh, { a: 'smoke' });
  const met = saved(typed, typed.typed, answer(5, [{ cell: 'a', stands: 'heat' }]));
  expect(shownTexts(met)).toEqual({ a: 'heat' });
  expect(met.conflicts).toEqual({ a: { mine: 'smoke', stands: 'heat' } });
  expect(isBehind(met)).toBe(true);
  const mine = type(met, { a: 'smoke' });
  expect([mine.conflicts, mine.typed]).toEqual([{}, { a: { text: 'smoke', base: 5 } }]);
  expect(keepTheirs(met, 'a').conflicts).toEqual({});
});

test('a page that was told of changes that it has not read takes no text for seen', () => {
  const typed = type(fresh, { b: 'flood' });
  const after = saved(typed, typed.typed, answer(6));
  expect(isBehind(after)).toBe(true);
  expect(type(after, { a: 'smoke' }).typed['a']).toEqual({ text: 'smoke', base: 3 });
  const read = reread(after, { cells: { a: 'heat', b: 'flood' }, revision: 6 });
  expect(isBehind(read)).toBe(false);
  expect(type(read, { a: 'smoke' }).typed['a']).toEqual({ text: 'smoke', base: 6 });
});

test('an answer that was read before the last save changes nothing', () => {
  const typed = type(fresh, { a: 'smoke' });
  const after = saved(typed, typed.typed, answer(4));
  expect(reread(after, { cells: { a: 'fire' }, revision: 3 })).toBe(after);
});

test('what is typed and not saved is shown above what is read anew, on the revision it was typed on', () => {
  const typed = type(fresh, { a: 'smoke' });
  const read = reread(typed, { cells: { a: 'heat' }, revision: 4 });
  expect(shownTexts(read)).toEqual({ a: 'smoke' });
  expect(read.typed['a']?.base).toBe(3);
});

test('a large save goes in requests that a server takes', () => {
  const cells = Object.fromEntries(
    Array.from({ length: 60 }, (_, row) => [`t.${row}.a`, { text: 'ü'.repeat(5_000), base: 1 }]),
  );
  const requests = requestsOf(cells);
  expect(requests.flat()).toHaveLength(60);
  for (const changes of requests) {
    expect(new TextEncoder().encode(JSON.stringify(changes)).length).toBeLessThan(60_000);
  }
  const many = Object.fromEntries(
    Array.from({ length: 2 * CHANGES_MAX + 1 }, (_, row) => [`t.${row}`, { text: '', base: 1 }]),
  );
  expect(requestsOf(many).map((changes) => changes.length)).toEqual([CHANGES_MAX, CHANGES_MAX, 1]);
});
