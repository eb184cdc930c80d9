import { expect, test } from 'vitest';
import { courseOnLoad } from './course-on-load.ts';

const known = ['togaf', 'pmp', 'archimate'];
const on = (stored: string | null, profile: string) =>
  courseOnLoad({ stored, profile, known, byDefault: 'togaf' });

test.each([
  ['togaf', 'pmp', 'pmp'],
  ['pmp', 'pmp', 'pmp'],
  [null, 'archimate', 'archimate'],
  ['pmp', 'retired', 'pmp'],
  ['unknown', 'retired', 'togaf'],
  [null, '', 'togaf'],
])('stored %s and profile %s: %s', (stored, profile, course) => {
  expect(on(stored, profile)).toBe(course);
});
