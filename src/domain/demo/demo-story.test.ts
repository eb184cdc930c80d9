import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, studyDayAt } from '#domain/kernel/time.ts';
import { demoStudySessions, eveningOf, eventDaysAgoOf, stepsBegun } from './demo-story.ts';

const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
];

const story = { days: [['a'], ['b'], ['c'], ['d', 'e']], begun: 'f' };
const minutesOf = () => 20;

test('the story covers its days in a row and ends now, with something begun', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }),
      fc.constantFrom(...zones),
      (now, zone) => {
        const gradedAttempts = demoStudySessions([story], now, zone, minutesOf);
        const days = gradedAttempts.map((attempt) => studyDayAt(attempt.at, zone));
        expect(days).toHaveLength(5);
        for (let i = 1; i < days.length; i += 1)
          expect(daysBetween(days[i - 1]!, days[i]!)).toBe(1);
        const { at, pauseMs, entries } = gradedAttempts.at(-1)!;
        expect([pauseMs, entries]).toEqual([0, [{ begun: 'f' }]]);
        expect([now, now - 25 * 60_000]).toContain(at);
      },
    ),
  );
});

test('days are days of the calendar where clocks were put back or forward since', () => {
  for (const now of ['2032-11-11T04:00:00Z', '2032-03-14T05:30:00Z', '2032-03-15T04:30:00Z']) {
    const sessions = demoStudySessions([story], Date.parse(now), 'America/New_York', minutesOf);
    const days = sessions.map(({ at }) => studyDayAt(at, 'America/New_York'));
    for (const [at, day] of days.entries()) expect(daysBetween(day, days.at(-1)!)).toBe(4 - at);
  }
});

test('each day does what the content tells of it, and today only begins', () => {
  const sessions = demoStudySessions([story], Date.UTC(2026, 2, 2, 12), 'UTC', minutesOf);
  expect(sessions.map((one) => one.entries)).toEqual([...story.days, [{ begun: 'f' }]]);
});

test('what today begins is begun as far as the story says', () => {
  const stories = [{ ...story, begunSteps: 3 }];
  const sessions = demoStudySessions(stories, Date.UTC(2026, 2, 2, 12), 'UTC', minutesOf);
  expect(sessions.at(-1)?.entries).toEqual([{ begun: 'f', steps: 3 }]);
});

test('people study in the daytime of their own zone', () => {
  for (const zone of zones) {
    const [first] = demoStudySessions([story], Date.UTC(2026, 2, 2, 12), zone, minutesOf);
    const hour = new Intl.DateTimeFormat('en-GB', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: zone,
    }).format(first!.at);
    expect(['12', '13']).toContain(hour);
  }
});

test('what is begun is neither untouched nor finished', () => {
  for (let steps = 2; steps <= 20; steps += 1) {
    expect(stepsBegun(steps)).toBeGreaterThan(0);
    expect(stepsBegun(steps)).toBeLessThan(steps);
  }
});

test('what is finished today ends a while before the demo begins, and just past midnight as it begins', () => {
  for (const [now, rest] of [
    [Date.UTC(2026, 2, 2, 0, 1), 0],
    [Date.UTC(2026, 2, 2, 0, 24), 0],
    [Date.UTC(2026, 2, 2, 0, 25), 25 * 60_000],
    [Date.UTC(2026, 2, 2, 23, 59), 25 * 60_000],
  ] as const) {
    const stories = [{ ...story, today: ['t', 'u'] }];
    const { at, pauseMs, entries } = demoStudySessions(stories, now, 'UTC', minutesOf).at(-1)!;
    expect(entries).toEqual(['t', 'u', { begun: 'f' }]);
    expect(at + 2 * 20 * 60_000 + 2 * pauseMs).toBe(now - rest);
  }
});

test('of several courses the one that the demo begins in finishes its part last', () => {
  const stories = [
    { ...story, today: ['t'] },
    { days: [], today: ['u'] },
  ];
  const { at, entries } = demoStudySessions(stories, 1_800_000_000_000, 'UTC', minutesOf).at(-1)!;
  expect(entries).toEqual(['u', 't', { begun: 'f' }]);
  expect(at).toBe(1_800_000_000_000 - 65 * 60_000);
});

test('stories of several courses are told day by day, and then today begins', () => {
  const beside = { days: [['x'], [], ['y']] };
  const sessions = demoStudySessions([story, beside], Date.UTC(2026, 2, 2, 12), 'UTC', minutesOf);
  expect(sessions.map((one) => one.entries)).toEqual([
    ['a'],
    ['b', 'x'],
    ['c'],
    ['d', 'e', 'y'],
    [{ begun: 'f' }],
  ]);
});

test('every session knows how many days ago it was, and an event is taken part in on one of them', () => {
  const now = Date.UTC(2026, 2, 2, 12);
  const stories = [story, { days: [[]], eventDaysAgo: 3 }];
  const sessions = demoStudySessions(stories, now, 'UTC', minutesOf);
  const today = studyDayAt(now, 'UTC');
  expect(sessions.map(({ daysAgo }) => daysAgo)).toEqual([4, 3, 2, 1, 0]);
  for (const { daysAgo, at } of sessions)
    expect(daysBetween(studyDayAt(at, 'UTC'), today)).toBe(daysAgo);
  expect([eventDaysAgoOf(stories), eventDaysAgoOf([story])]).toEqual([3, undefined]);
});

test('a test that ends today takes its minutes in every round', () => {
  const now = Date.UTC(2026, 2, 2, 12);
  const stories = [{ ...story, today: [{ test: 't', right: [2, 5] }] }];
  const { at, entries } = demoStudySessions(stories, now, 'UTC', minutesOf).at(-1)!;
  expect(entries).toEqual([{ test: 't', right: [2, 5] }, { begun: 'f' }]);
  expect(at).toBe(now - 25 * 60_000 - 2 * 20 * 60_000);
});

test('what is begun goes on by as many steps as the story says, or to a third of all and by one at least', () => {
  expect([stepsBegun(12, 0, 2), stepsBegun(12, 2, 2), stepsBegun(12, 2)]).toEqual([2, 4, 4]);
  expect(stepsBegun(12, 6)).toBe(7);
});

test('what was made on a day before is made in its evening, in any zone', () => {
  const now = Date.UTC(2026, 2, 2, 0, 1);
  for (const zone of zones) {
    const at = eveningOf(1, now, zone);
    expect(at).toBeLessThan(now);
    expect(daysBetween(studyDayAt(at, zone), studyDayAt(now, zone))).toBe(1);
  }
});
