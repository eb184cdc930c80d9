import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, studyDayAt } from '#domain/kernel/time.ts';
import { demoSittings } from './demo-story.ts';

const missions = [14, 9, 9, 15, 11, 12].map((stepCount) => ({ stepCount }));
const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
];

test('the story covers five days in a row, ends now and leaves the last mission to continue', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }),
      fc.constantFrom(...zones),
      (now, zone) => {
        const sittings = demoSittings(now, zone, missions);
        const days = sittings.map((sitting) => studyDayAt(sitting.at, zone));
        expect(sittings.at(-1)!.at).toBe(now);
        for (let i = 1; i < days.length; i += 1)
          expect(daysBetween(days[i - 1]!, days[i]!)).toBe(1);
        const beforeToday = sittings.slice(0, -1).reduce((sum, sitting) => sum + sitting.steps, 0);
        expect(beforeToday).toBe(14 + 9 + 9 + 15 + 11);
        expect(sittings.at(-1)!.steps).toBeLessThan(12);
      },
    ),
  );
});
