import { expect, test } from 'vitest';
import type { Feedback } from '#contract/questions/questions.ts';
import { halfRight } from './question-types.ts';

const told = {
  right: false,
  points: 0,
  maxPoints: 1,
  explanation: '',
  ref: '',
  lesson: null,
  reasons: [],
};
const answer = ['a', 'b', 'c'];

test('what is right of an answer is counted part by part, in every type that has parts', () => {
  const feedbacks: Feedback[] = [
    { ...told, type: 'ms', chosen: ['a', 'd'], answer: ['a', 'b'] },
    { ...told, type: 'hotspot', areas: ['b', 'd'], answer: ['a', 'b'] },
    { ...told, type: 'order', order: ['a', 'c', 'b'], answer },
    {
      ...told,
      type: 'match',
      pairs: [
        ['a', 'r2'],
        ['b', 'r1'],
        ['c', 'r3'],
      ],
      answer: [
        ['a', 'r1'],
        ['b', 'r2'],
        ['c', 'r3'],
      ],
    },
    { ...told, type: 'fill', gaps: { g1: 'a', g2: 'c' }, answer: { g1: 'a', g2: 'b' } },
  ];
  expect(feedbacks.map(halfRight)).toEqual([
    { right: 1, total: 2 },
    { right: 1, total: 2 },
    { right: 1, total: 3 },
    { right: 1, total: 3 },
    { right: 1, total: 2 },
  ]);
});

test('nothing is said where all of it is right, none of it, or there are no parts', () => {
  const feedbacks: Feedback[] = [
    { ...told, right: true, points: 1, type: 'order', order: answer, answer },
    { ...told, type: 'order', order: ['b', 'c', 'a'], answer },
    { ...told, type: 'order', order: [], answer },
    { ...told, type: 'sc', chosen: ['b'], answer: ['a'] },
  ];
  expect(feedbacks.map(halfRight)).toEqual([null, null, null, null]);
});
