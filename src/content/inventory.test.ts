import { expect, test } from 'vitest';
import { type StubParts, stubContent } from '#tests/support/stub-content.ts';
import { withCore } from '#tests/support/stub-core.ts';
import { withPath } from '#tests/support/stub-path.ts';
import { inventoryOf } from './inventory.ts';

const planned = 'missions: 5\nlabStories: 5\n';
function withPlan(parts: StubParts) {
  withPath()(parts);
  parts.files['courses/demo/inventory.yaml'] = planned;
}
const lineOf = (key: string, content = stubContent(withPlan)) =>
  inventoryOf(content, 'demo').find((line) => line.key === key);

test('what stands is counted beside what is planned', () => {
  expect(lineOf('missions')).toEqual({ key: 'missions', stands: 2, planned: 5 });
  expect(lineOf('labStories')).toEqual({ key: 'labStories', stands: 5, planned: 5 });
});

test('what is not planned is counted all the same', () => {
  expect(lineOf('items.quiz')).toEqual({ key: 'items.quiz', stands: 1, planned: undefined });
});

test('a draft is not counted', () => {
  const content = stubContent((parts) => {
    withPlan(parts);
    parts.missions[1].state = 'draft';
  });
  expect(lineOf('missions', content)?.stands).toBe(1);
});

test('a course without anything counts nothing', () => {
  expect(inventoryOf(stubContent(withPlan), 'other').every((line) => line.stands === 0)).toBe(true);
});

test('the Core line is counted apart from the phases', () => {
  const content = stubContent(withCore());
  const stands = (key: string) => lineOf(key, content)?.stands;
  const keys = ['items.lesson', 'coreLessons', 'items.quiz', 'coreQuizzes', 'coreQuizQuestions'];
  expect(keys.map(stands)).toEqual([1, 2, 1, 1, 10]);
});
