import { expect, test } from 'vitest';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { weighingPaper } from './weighing-paper.ts';

const catalog = productCatalogIndex();
const rowsOf = (course: CourseKey) => catalog.findCourse(course)!.mastery!.of;
const weighing = (course: CourseKey) =>
  weighingPaper(
    catalog,
    course,
    rowsOf(course).flatMap(({ objectives }) => objectives.map(({ id }) => id)),
  );

test('layers of ArchiMate are weighed by the questions of the Foundation simulation', () => {
  const found = weighing('archimate')!;
  expect(found.paper.title).toBe('Foundation simulation');
  expect(['am.mot', 'am.str', 'am.impl'].map(found.questionsOn)).toEqual([4, 3, 2]);
});

test('domains of PMP are weighed by the simulation with the most questions', () => {
  const found = weighing('pmp')!;
  expect(found.paper.count).toBe(180);
  expect(['pmp.pe1', 'pmp.pe2', 'pmp.pe3'].map(found.questionsOn)).toEqual([7, 8, 9]);
});

test('a topic that no simulation asks about leaves the weights to the outline', () => {
  expect(weighingPaper(catalog, 'archimate', ['am.mot', 'none'])).toBeNull();
});

test('each topic of the ArchiMate exam stands in one row, so that the first lessons are seen in a figure', () => {
  const inRows = rowsOf('archimate').flatMap(({ objectives }) => objectives.map(({ id }) => id));
  const outline = catalog.findCourse('archimate')!.objectives.map(({ id }) => id);
  expect(inRows.toSorted()).toEqual(outline.toSorted());
});
