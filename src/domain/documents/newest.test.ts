import { expect, test } from 'vitest';
import { newestOf } from './newest.ts';

const of = { key: 'risks', courseKey: 'pmp' };
const made = (
  id: string,
  day: number,
  template: { key: string; courseKey: string } | null = of,
) => ({
  id,
  template,
  createdAt: `2026-03-0${day}T09:00:00.000Z`,
});

test('of several documents of a template the one that was begun last is the newest', () => {
  expect(newestOf([made('a', 2), made('b', 4), made('c', 3)], of)?.id).toBe('b');
  expect(newestOf([made('a', 2), made('b', 2)], of)?.id).toBe('a');
});

test('another template, another course and a template that is gone do not count', () => {
  const others = [
    made('a', 2, { ...of, key: 'costs' }),
    made('b', 3, { ...of, courseKey: 'togaf' }),
    made('c', 4, null),
  ];
  expect(newestOf(others, of)).toBeUndefined();
  expect(newestOf([...others, made('d', 1)], of)?.id).toBe('d');
});
