import { expect, test } from 'vitest';
import { hoursMinutes } from './hours-minutes.ts';

test.each([
  [480, 8, 0],
  [59, 0, 59],
  [60, 1, 0],
  [61, 1, 1],
  [0, 0, 0],
  [-5, 0, 0],
  [1500, 25, 0],
])('%i minutes', (given, hours, minutes) => {
  expect(hoursMinutes(given)).toEqual({ hours, minutes });
});
