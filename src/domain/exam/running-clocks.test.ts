import { describe, expect, test } from 'vitest';
import { clockGoesOn, clocksBeside } from './running-clocks.ts';

const runs = (paperKey: string, deadlineAt: string, over = {}) => ({
  ...{ courseKey: 'togaf', paperKey, deadlineAt },
  ...{ untimed: false, paced: false, ...over },
});
const now = '2026-11-30T12:00:00Z';
const begun = { courseKey: 'togaf', key: 'daily' };

test('a clock goes on while nobody is there, but not where there is none or each question has its own', () => {
  expect(clockGoesOn({ untimed: false, paced: false })).toBe(true);
  expect(clockGoesOn({ untimed: true, paced: false })).toBe(false);
  expect(clockGoesOn({ untimed: false, paced: true })).toBe(false);
});

describe('beside an attempt that is begun', () => {
  const keysOf = (...attempts: ReturnType<typeof runs>[]) =>
    clocksBeside(attempts, begun, now).map(({ courseKey, paperKey }) => `${courseKey}.${paperKey}`);

  test('go on the clocks of all other papers, of other courses too, the one that ends first before the others', () => {
    const late = runs('mock', '2026-11-30T13:00:00Z');
    const soon = runs('daily', '2026-11-30T12:10:00Z', { courseKey: 'pmp' });
    expect(keysOf(late, soon)).toEqual(['pmp.daily', 'togaf.mock']);
  });

  test('goes on no clock of the same paper, which is resumed, of none that is over, and of none that stands', () => {
    expect(
      keysOf(
        runs('daily', '2026-11-30T13:00:00Z'),
        runs('mock', '2026-11-30T11:59:00Z'),
        runs('topics', '2026-12-01T11:00:00Z', { untimed: true }),
        runs('rapid', '2026-11-30T13:00:00Z', { paced: true }),
      ),
    ).toEqual([]);
  });
});
