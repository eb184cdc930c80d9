import { expect, test } from 'vitest';
import type { Executor } from './executor.ts';
import { keptFor } from './kept.ts';

const aDatabase = () => ({}) as Executor;
const HOUR = 3_600_000;

test('a value is made once for a database and a key, however many ask at once', async () => {
  const kept = keptFor<number>(HOUR);
  const db = aDatabase();
  let made = 0;
  const make = async () => {
    made += 1;
    return made;
  };
  expect(await Promise.all([kept(db, 'a', make), kept(db, 'a', make)])).toEqual([1, 1]);
  expect(await kept(db, 'a', make)).toBe(1);
  expect(await kept(db, 'b', make)).toBe(2);
  expect(await kept(aDatabase(), 'a', make)).toBe(3);
});

test('an old one is given while it is made again, and stays where that fails', async () => {
  const kept = keptFor<string>(0);
  const db = aDatabase();
  expect(await kept(db, 'a', async () => 'first')).toBe('first');
  expect(await kept(db, 'a', () => Promise.reject(new Error('away')))).toBe('first');
  expect(await kept(db, 'a', async () => 'second')).toBe('first');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(await kept(db, 'a', async () => 'third')).toBe('second');
});

test('where the first one cannot be made it is said, and tried again', async () => {
  const kept = keptFor<string>(HOUR);
  const db = aDatabase();
  await expect(kept(db, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept(db, 'a', async () => 'there')).toBe('there');
});
