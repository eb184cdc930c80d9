import { expect, test } from 'vitest';
import { addressedCourse } from './addressed-course.ts';

test.each([
  ['/dashboard', 'togaf'],
  ['/learn/pmp', 'pmp'],
  ['/learn/archimate/missions', 'archimate'],
  ['/learn/togaf', 'togaf'],
  ['/learn/some-mission', null],
  ['/learn', null],
  ['/missions', null],
  ['/missions/pmp', null],
  ['/', null],
])('%s names %s', (path, course) => {
  expect(addressedCourse(path, ['togaf', 'pmp', 'archimate'])).toBe(course);
});
