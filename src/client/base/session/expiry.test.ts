import { expect, test } from 'vitest';
import { clockOffset, lookAtExpiry } from './expiry.ts';

const expiresAt = '2026-03-29T12:00:00.000Z';
const end = Date.parse(expiresAt);

test.each([
  [90_001, 'fine'],
  [90_000, 'refresh'],
  [1, 'refresh'],
  [-5_000, 'refresh'],
])('%d ms before the end: %s', (before, found) => {
  expect(lookAtExpiry({ expiresAt, now: end - before, offsetMs: 0 })).toBe(found);
});

test('a device clock two days fast is corrected by the server time of the answer', () => {
  const twoDays = 2 * 24 * 3600 * 1000;
  const serverNow = end - 30 * 60 * 1000;
  const offsetMs = clockOffset(new Date(serverNow).toISOString(), serverNow + twoDays);
  expect(offsetMs).toBe(-twoDays);
  expect(lookAtExpiry({ expiresAt, now: serverNow + twoDays, offsetMs })).toBe('fine');
  expect(lookAtExpiry({ expiresAt, now: end - 60_000 + twoDays, offsetMs })).toBe('refresh');
});
