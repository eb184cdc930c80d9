import { expect, test } from 'vitest';
import { takenBy } from './taken-by.ts';

test('a column of days says how a day is written, one of choices names them', () => {
  expect(takenBy({ kind: 'date' })).toBe('YYYY-MM-DD');
  expect(takenBy({ kind: 'choice', options: ['Low', 'High'] })).toBe('Low / High');
});

test('a column of texts or numbers takes what its title says', () => {
  expect(takenBy({ kind: 'text' })).toBeNull();
  expect(takenBy({ kind: 'number' })).toBeNull();
});
