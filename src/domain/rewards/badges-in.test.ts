import { expect, test } from 'vitest';
import { badgesIn } from './badges-in.ts';

test('a course counts its own badges and those of no course, in their order', () => {
  const badges = [
    { id: 'a', courseKey: null },
    { id: 'b', courseKey: 'pmp' },
    { id: 'c', courseKey: 'togaf' },
    { id: 'd', courseKey: null },
  ];
  expect(badgesIn('pmp', badges).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  expect(badgesIn('archimate', badges).map(({ id }) => id)).toEqual(['a', 'd']);
});
