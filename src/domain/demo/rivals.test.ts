import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/kernel/time.ts';
import { rivalsOn } from './rivals.ts';

const TODAY = '2026-11-23';
const rivals = rivalsOn(TODAY, 60);
const doneBy = ({ days }: (typeof rivals)[number]) =>
  days.reduce((sum, { activities }) => sum + activities, 0);

test('forty rivals have names of their own', () => {
  const names = rivals.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  expect(new Set(names).size).toBe(40);
});

test('each studied today or yesterday, on days that follow each other and never after today', () => {
  for (const { days } of rivals) {
    const list = days.map(({ day }) => day);
    expect(list).toEqual(list.toSorted());
    expect(new Set(list).size).toBe(list.length);
    expect(daysBetween(list.at(-1)!, TODAY)).toBeLessThanOrEqual(1);
    expect(daysBetween(list.at(-1)!, TODAY)).toBeGreaterThanOrEqual(0);
  }
});

test('nobody finishes more than there is, and the first have done far more than the last', () => {
  expect(rivals.every((rival) => doneBy(rival) <= 60)).toBe(true);
  expect(doneBy(rivals[0]!)).toBeGreaterThan(3 * doneBy(rivals.at(-1)!));
  expect(rivalsOn(TODAY, 5).every((rival) => doneBy(rival) <= 5)).toBe(true);
});

test('they are the same a day later, a day younger', () => {
  const later = rivalsOn(addDays(TODAY, 1), 60);
  expect(later.map(({ days }) => days.map(({ day }) => addDays(day, -1)))).toEqual(
    rivals.map(({ days }) => days.map(({ day }) => day)),
  );
});
