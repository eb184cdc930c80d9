import { expect, test } from 'vitest';
import { serverClock } from './server-clock.ts';
import { clockText, durationText, isShort, saidBetween, toldUnderMs } from './time-left.ts';

const MIN = 60_000;

test('the time is shown in minutes and seconds, from an hour on with hours, never below nothing', () => {
  expect([41 * MIN + 7_000, 90 * MIN, 59_999, 200, 0, -5_000].map(clockText)).toEqual([
    '41:07',
    '1:30:00',
    '01:00',
    '00:01',
    '00:00',
    '00:00',
  ]);
  expect(durationText(61_000)).toBe('PT61S');
});

test('where no clock is worked by, only the last minutes before it closes are told', () => {
  const under = (untimed: boolean, serving: object | null) =>
    toldUnderMs({ paper: { untimed }, serving } as Parameters<typeof toldUnderMs>[0]);
  expect([under(false, null), under(true, null), under(false, { number: 3 })]).toEqual([
    Number.POSITIVE_INFINITY,
    5 * MIN,
    5 * MIN,
  ]);
});

test('it is short under a minute', () => {
  expect([60_000, 59_999, 0].map(isShort)).toEqual([false, true, true]);
});

test('it is said at ten, five and one minute, each once', () => {
  const marks = [11, 10, 9, 5, 3, 1, 0.5, 0].map((minutes) => minutes * MIN);
  const said = marks.slice(1).map((now, at) => saidBetween(marks[at]!, now));
  expect(said).toEqual([10, null, 5, null, 1, null, null]);
});

test('who looks again after a while hears only how little is left', () => {
  expect(saidBetween(12 * MIN, 4 * MIN)).toBe(5);
  expect(saidBetween(12 * MIN, -1)).toBeNull();
});

test('the server’s time goes on by a clock that nobody can set', () => {
  let steady = 1_000;
  const clock = serverClock('2026-11-20T10:00:00.000Z', () => steady);
  steady += 5_000;
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T10:00:05.000Z');
});

test('of two answers the one that was quicker on its way is believed', () => {
  let steady = 0;
  const clock = serverClock('2026-11-20T10:00:00.000Z', () => steady);
  steady = 10_000;
  clock.receive('2026-11-20T10:00:08.000Z');
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T10:00:10.000Z');
  clock.receive('2026-11-20T10:00:12.000Z');
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T10:00:12.000Z');
});
