import { expect, test } from 'vitest';
import { RECENT_AND_POPULAR, recentAndPopular, together } from './recent-and-popular.ts';

const opened = (entry: string, at: number, count = 1) => ({ entry, opened: { at, count } });

test('what was opened last comes first', () => {
  expect(recentAndPopular([opened('a', 1), opened('c', 3), opened('b', 2)])).toEqual([
    'c',
    'b',
    'a',
  ]);
});

test('after the five opened last come those opened most often, eight in all', () => {
  const all = Array.from({ length: 12 }, (_, at) => opened(`n${12 - at}`, 12 - at));
  const often = all.map((one) =>
    one.entry === 'n1' ? opened('n1', 1, 9) : one.entry === 'n3' ? opened('n3', 3, 4) : one,
  );
  expect(recentAndPopular(often)).toEqual(['n12', 'n11', 'n10', 'n9', 'n8', 'n1', 'n3', 'n7']);
  expect(RECENT_AND_POPULAR).toBe(8);
});

test('nothing that was never opened is made up', () => {
  expect(recentAndPopular([])).toEqual([]);
});

test('the account and the device know of the same thing once', () => {
  expect(together({ count: 3, at: 5 }, { count: 1, at: 9 })).toEqual({ count: 3, at: 9 });
  expect(together(undefined, { count: 1, at: 9 })).toEqual({ count: 1, at: 9 });
});
