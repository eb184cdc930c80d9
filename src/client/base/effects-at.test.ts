import { expect, test } from 'vitest';
import { effectsAt, nextEndIn } from './effects-at.ts';

const at = (ms: number) => new Date(ms).toISOString();
const effects = {
  boosts: [
    { percent: 100, until: at(9_000) },
    { percent: 50, until: at(5_000) },
  ],
  focusUntil: at(5_000),
  looks: ['golden-frame' as const],
};

test('a boost and its focus are over at their end, not a millisecond before; a look stays', () => {
  expect(effectsAt(effects, 4_999)).toEqual(effects);
  expect(effectsAt(effects, 5_000)).toEqual({
    boosts: [{ percent: 100, until: at(9_000) }],
    focusUntil: null,
    looks: ['golden-frame'],
  });
  expect(effectsAt(effects, 9_000).boosts).toEqual([]);
});

test('the page looks again when the first of them ends, and never where nothing runs', () => {
  expect(nextEndIn(effects, 1_000)).toBe(4_000);
  expect(nextEndIn(effectsAt(effects, 5_000), 5_000)).toBe(4_000);
  expect(nextEndIn(effectsAt(effects, 9_000), 9_000)).toBeUndefined();
});
