import { expect, test } from 'vitest';
import { aCourse } from '#tests/support/builders.ts';
import { courseChoice } from './course-choice.ts';

const course = aCourse();
const [firstTrack, secondTrack] = course.tracks.map(({ key }) => key);
const [firstCompany, secondCompany] = course.companies.map(({ key }) => key);

test('what was chosen counts', () => {
  const chosen = { track: secondTrack!, industry: secondCompany! };
  expect(courseChoice(course, chosen)).toEqual(chosen);
});

test('where nothing was chosen, or something the course no longer has, its first counts', () => {
  const first = { track: firstTrack, industry: firstCompany };
  expect(courseChoice(course, { track: null, industry: null })).toEqual(first);
  expect(courseChoice(course, { track: 'gone', industry: 'Gone' })).toEqual(first);
});

test('a course without tracks and companies has none to choose', () => {
  const bare = { tracks: [], companies: [] };
  const chosen = { track: secondTrack!, industry: null };
  expect(courseChoice(bare, chosen)).toEqual({ track: null, industry: null });
});
