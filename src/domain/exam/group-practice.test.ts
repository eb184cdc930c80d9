import { expect, test } from 'vitest';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { groupPractice } from './group-practice.ts';

const catalog = productCatalogIndex();
const groupsOf = (course: CourseKey) =>
  catalog.findCourse(course)!.mastery!.of.map(({ title, objectives }) => ({
    title,
    objectives: objectives.map(({ id }) => id),
  }));
const practices = (course: CourseKey) =>
  groupsOf(course).map(({ objectives }) =>
    groupPractice(catalog, course, { objectives, answers: [] }),
  );

test('a domain of PMP has a practice of its own', () => {
  expect(practices('pmp')).toEqual([
    { paperKey: 'people', topic: null },
    { paperKey: 'process', topic: null },
    { paperKey: 'business-environment', topic: null },
  ]);
});

test('a layer of ArchiMate is practised by topic, on one of its own', () => {
  const found = practices('archimate');
  groupsOf('archimate').forEach(({ objectives }, at) => {
    expect(found[at]?.paperKey).toBe('topic-practice');
    expect(objectives).toContain(found[at]?.topic);
  });
});

test('of several topics the weakest is practised', () => {
  const { objectives } = groupsOf('archimate').find((group) => group.objectives.length > 1)!;
  const [first, second] = objectives as [string, string];
  const given = (id: string, right: boolean) => ({ objectives: [id], right });
  const others = objectives.slice(2).map((id) => given(id, true));
  const topicOf = (answers: ReturnType<typeof given>[]) =>
    groupPractice(catalog, 'archimate', { objectives, answers: [...answers, ...others] })?.topic;
  expect(topicOf([given(first, true), given(second, false)])).toBe(second);
  expect(topicOf([given(first, false), given(second, true)])).toBe(first);
  expect(topicOf([given(first, true)])).toBe(second);
});

test('a course that neither has leads nowhere', () => {
  expect(groupPractice(catalog, 'pmp', { objectives: ['none'], answers: [] })).toBeNull();
});
