import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shuffled } from './shuffled.ts';

describe('a shuffled list', () => {
  test('has what the list has, and leaves it as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (list, seed) => {
        const copy = [...list];
        expect(shuffled(list, seed).toSorted((a, b) => a - b)).toEqual(
          copy.toSorted((a, b) => a - b),
        );
        expect(list).toEqual(copy);
        expect(shuffled(list, seed)).toEqual(shuffled(list, seed));
      }),
    );
  });

  test('takes each of the six orders of three as often', () => {
    const times = new Map<string, number>();
    for (let at = 0; at < 6_000; at += 1) {
      const order = shuffled(['a', 'b', 'c'], `seed-${at}`).join('');
      times.set(order, (times.get(order) ?? 0) + 1);
    }
    expect([...times.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    // A thousand each; six standard deviations of 28.9 on either side.
    expect([...times.values()].every((count) => Math.abs(count - 1_000) < 174)).toBe(true);
  });
});
