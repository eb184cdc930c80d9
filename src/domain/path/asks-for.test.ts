import { expect, test } from 'vitest';
import type { Track } from '#domain/catalog/course-keys.ts';
import { anItem, ITEM_TYPES } from '#tests/support/builders.ts';
import { asksFor } from './asks-for.ts';

test('a track asks for its own item types', () => {
  const asked = (track: Track) => ITEM_TYPES.filter((kind) => asksFor(track, anItem({ kind })));
  expect(asked('exam-ready')).toEqual(['lesson', 'deepdive', 'quiz', 'checklist']);
  expect(asked('real-world')).toEqual(['lesson', 'artifact', 'lab', 'checklist']);
  expect(asksFor('exam-ready', anItem({ kind: 'testout' }))).toBe(false);
});

test('a course without tracks asks everybody for everything', () => {
  expect(asksFor(null, anItem({ requiredBy: 'all' }))).toBe(true);
  expect(asksFor(null, anItem({}))).toBe(false);
});
