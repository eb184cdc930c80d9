import { expect, test } from 'vitest';
import { addNotice, type Shown } from './notice-queue.ts';

const of = (...titles: string[]) =>
  titles.reduce<readonly Shown[]>((before, title, id) => addNotice(before, { title, id }), []);

test('three stand at once: the fourth pushes the oldest off', () => {
  expect(of('a', 'b', 'c', 'd').map((entry) => entry.title)).toEqual(['b', 'c', 'd']);
});

test('a notice ends what is no longer true beside it, and nothing else', () => {
  const failed: Shown = { id: 1, title: 'Sign in failed', text: 'No match.' };
  const other: Shown = { id: 2, title: 'Saved' };
  const welcome: Shown = { id: 3, title: 'Welcome', ends: ['Sign in failed'] };
  expect(addNotice([failed, other], welcome)).toEqual([other, welcome]);
});

test('the same notice again moves to the end instead of doubling', () => {
  expect(of('a', 'b', 'a').map((entry) => [entry.title, entry.id])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
});
