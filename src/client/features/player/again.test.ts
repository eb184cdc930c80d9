import { expect, test } from 'vitest';
import type { StepView } from '#contract/learning.ts';
import type { Feedback } from '#contract/questions/questions.ts';
import { againFeedback, answeredIn, askedAnew, missedIn } from './again.ts';

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

test('it is asked anew with its options in another order, which stays for its round', () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id }));
  const question = { id: 'q', type: 'sc' as const, stem: '', choose: 1, options };
  const idsOf = (seed: string) => {
    const anew = askedAnew(question, seed);
    return 'options' in anew ? anew.options.map(({ id }) => id) : [];
  };
  expect(idsOf('round 1').toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf('round 1')).not.toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf('round 1')).toEqual(idsOf('round 1'));
  const rounds = Array.from({ length: 20 }, (_, at) => idsOf(`round ${at}`).join());
  expect(new Set(rounds).size).toBeGreaterThan(5);
  const ordering = { id: 'o', type: 'order' as const, stem: '', items: options };
  expect(askedAnew(ordering, 'round 1')).toBe(ordering);
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
