import { expect, test } from 'vitest';
import { productCatalog } from '#tests/support/catalog.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';

test('the stub courses share no id that rows keep, and no kind of activity, with the real ones', () => {
  const idsOf = ({ missions, items, questions, papers, badges }: ReturnType<typeof stubCatalog>) =>
    [missions, items, questions, papers, badges].flat().map(({ id }) => id);
  const kindsOf = ({ courses }: ReturnType<typeof stubCatalog>) =>
    courses.flatMap(({ kinds }) => kinds.map(({ key }) => key));
  const shared = (list: readonly string[], other: readonly string[]) =>
    list.filter((one) => other.includes(one));
  expect(shared(idsOf(stubCatalog()), idsOf(productCatalog()))).toEqual([]);
  expect(shared(kindsOf(stubCatalog()), kindsOf(productCatalog()))).toEqual([]);
});

test('each of its units has other kinds of activity, its second course has no path and its third nothing but a paper', () => {
  const { phases, courses, cores } = stubCatalog();
  expect(phases.map(({ plannedKinds }) => plannedKinds)).toEqual([
    ['brief', 'brief-2', 'round'],
    ['brief', 'sheet', 'drill', 'round'],
    ['brief', 'drill-2', 'watch'],
  ]);
  expect(new Set([...phases, ...cores].map(({ courseKey }) => courseKey))).toEqual(
    new Set(['harbor']),
  );
  expect(courses.map(({ key }) => key)).toEqual(['harbor', 'tide', 'reef']);
});
