import { expect, test } from 'vitest';
import { isFirstDay } from './first-day.ts';

const at = (text: string) => Date.parse(text);
const zone = 'Europe/Berlin';

test('the day the account began is the first, until midnight in the zone of the learner', () => {
  const createdAt = at('2026-03-02T20:00:00Z');
  expect(isFirstDay({ createdAt, now: at('2026-03-02T22:59:00Z'), zone })).toBe(true);
  expect(isFirstDay({ createdAt, now: at('2026-03-02T23:00:00Z'), zone })).toBe(false);
});

test('the first study day counts with the account that was made on it', () => {
  const createdAt = at('2026-03-02T08:00:00Z');
  const now = at('2026-03-02T09:00:00Z');
  expect(isFirstDay({ createdAt, runStartedAt: now, now, zone })).toBe(true);
});

test('who studied before the account was made, as a demo learner did, is not new', () => {
  const now = at('2026-03-02T08:00:00Z');
  expect(isFirstDay({ createdAt: now, runStartedAt: at('2026-02-26T12:00:00Z'), now, zone })).toBe(
    false,
  );
});
