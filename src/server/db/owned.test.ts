import { expect, test } from 'vitest';
import { type Owned, owned } from './owned.ts';

const take = (row: Owned<{ readonly id: string }>) => row.id;

test('a row is taken only where its query has said that it is owned', () => {
  expect(take(owned({ id: 'a' }))).toBe('a');
  // @ts-expect-error: nobody has checked whose row this is
  expect(take({ id: 'a' })).toBe('a');
});

test('a changed copy of an owned row is owned', () => {
  expect(take({ ...owned({ id: 'a' }), id: 'b' })).toBe('b');
});
