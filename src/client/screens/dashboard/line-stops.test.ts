import { expect, test } from 'vitest';
import type { MissionStatus } from '#contract/learning.ts';
import { lineStops } from './line-stops.ts';

const line = (...statuses: MissionStatus[]) =>
  statuses.map((status, index) => ({ id: `s${index}`, letter: 'P', title: `S${index}`, status }));
const looks = (...statuses: MissionStatus[]) =>
  lineStops(line(...statuses), null).stops.map((stop) => stop.look);
const lit = (...statuses: MissionStatus[]) =>
  lineStops(line(...statuses), null).stops.map((stop) => stop.isReached);

test('the learner stands at the section begun, before an open one', () => {
  expect(looks('done', 'available', 'in_progress', 'locked')).toEqual([
    'done',
    'open',
    'now',
    'locked',
  ]);
});
test('a newcomer stands at the first open section', () => {
  expect(looks('available', 'locked')).toEqual(['now', 'locked']);
  expect(lit('available', 'locked')).toEqual([false, false]);
});
test('the line is lit behind what is done, and not up to a station that was begun ahead of it', () => {
  expect(lit('available', 'available', 'in_progress')).toEqual([false, false, false]);
  expect(lit('done', 'in_progress', 'locked')).toEqual([false, true, false]);
});
test('a finished line is lit to its end and nobody stands on it', () => {
  expect(lit('done', 'done')).toEqual([false, true]);
  expect(lineStops(line('done', 'done'), null).now).toBeUndefined();
});
test('whose next step stands beside the line stands at no station, whatever was begun on it', () => {
  const { stops, now } = lineStops(line('available', 'in_progress'), null, true);
  expect(now).toBeUndefined();
  expect(stops.map(({ look }) => look)).toEqual(['open', 'begun']);
});
