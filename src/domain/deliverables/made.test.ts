import { expect, test } from 'vitest';
import type { LabVariant } from '#domain/catalog/path.ts';
import { aReading, aSort, aText } from '#tests/support/builders.ts';
import { madeOf } from './made.ts';

const storyOf = (key: string): LabVariant => ({
  title: `The case of ${key}`,
  scenario: [],
  steps: [
    aReading({ id: `${key}-scenario` }),
    aSort({ id: `${key}-t1` }),
    aText({ id: `${key}-t2` }),
  ],
});
const variants = { BFSI: storyOf('bfsi'), Retail: storyOf('retail') };
const lab = { deliverable: 'One page', steps: variants.BFSI.steps, variants };
const at = (entries: Record<string, number>) => new Map(Object.entries(entries));

test('a story that was handed in whole leaves its deliverable, dated by the last of its tasks', () => {
  const made = madeOf(lab, at({ 'bfsi-t1': 20, 'bfsi-t2': 10, 'retail-t1': 30 }));
  expect(made).toMatchObject([{ industry: 'BFSI', caseTitle: 'The case of bfsi', madeAt: 20 }]);
  expect(made[0]?.tasks.map(({ id }) => id)).toEqual(['bfsi-t1', 'bfsi-t2']);
});

test('of several stories the one that was handed in last comes first', () => {
  const all = at({ 'bfsi-t1': 1, 'bfsi-t2': 2, 'retail-t1': 3, 'retail-t2': 4 });
  expect(madeOf(lab, all).map(({ industry }) => industry)).toEqual(['Retail', 'BFSI']);
});

test('a lab with one case for everybody, and an artifact without a case, have one each', () => {
  const handedIn = at({ 'x-t1': 5, 'x-t2': 6 });
  const story = storyOf('x');
  const one = { deliverable: 'A view', steps: story.steps, story };
  expect(madeOf(one, handedIn)).toMatchObject([{ industry: null, caseTitle: 'The case of x' }]);
  const artifact = { deliverable: 'A catalog entry', steps: story.steps };
  expect(madeOf(artifact, handedIn)).toMatchObject([
    { industry: null, caseTitle: null, madeAt: 6 },
  ]);
});

test('nothing is left by what promises nothing, has no tasks, or was handed in half', () => {
  const { deliverable: _, ...lesson } = lab;
  const all = at({ 'bfsi-t1': 1, 'bfsi-t2': 2 });
  expect(madeOf(lesson, all)).toEqual([]);
  expect(madeOf({ deliverable: 'A page', steps: [aReading()] }, all)).toEqual([]);
  expect(madeOf(lab, at({ 'bfsi-t1': 1 }))).toEqual([]);
  expect(madeOf(lab, new Map())).toEqual([]);
});
