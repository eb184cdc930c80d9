import { expect, test } from 'vitest';
import type { StepView } from '#contract/learning.ts';
import type { Feedback } from '#contract/questions/questions.ts';
import { againFeedback, answeredIn, missedIn } from './again.ts';

const explained = { right: false, points: 0, maxPoints: 1, explanation: '', ref: '', lesson: null };
const choice: Feedback = {
  ...explained,
  type: 'ms',
  chosen: ['c'],
  answer: ['a', 'b'],
  reasons: [],
};
const check = (id: string, feedback: Feedback | null): StepView => ({
  id,
  kind: 'check',
  question: { id, type: 'sc', stem: id, choose: 1, options: [] },
  feedback,
});

test('what was answered and not right was missed, and all that was answered can be asked again', () => {
  const reading: StepView = {
    id: 'r',
    kind: 'reading',
    title: '',
    body: [],
    figure: null,
    keep: null,
    sets: [],
  };
  const steps = [reading, check('1', choice), check('2', { ...choice, right: true })];
  expect(missedIn([...steps, check('3', null), check('4', choice)])).toEqual(['1', '4']);
  expect(answeredIn([...steps, check('3', null), check('4', choice)])).toEqual(['1', '2', '4']);
});

test('the answer given then is held against the key, and shown in the place of the first', () => {
  expect(againFeedback(choice, { chosen: ['b', 'a'] })).toMatchObject({
    right: true,
    points: 1,
    chosen: ['b', 'a'],
  });
  expect(againFeedback(choice, { chosen: ['a', 'c'] })).toMatchObject({ right: false, points: 0 });
});

test('types that are no choice are held against their own keys', () => {
  const order: Feedback = {
    ...explained,
    type: 'order',
    order: ['y', 'x'],
    answer: ['x', 'y'],
  } as unknown as Feedback;
  expect(againFeedback(order, { order: ['x', 'y'] }).right).toBe(true);
  expect(againFeedback(order, { order: ['y', 'x'] }).right).toBe(false);
});
