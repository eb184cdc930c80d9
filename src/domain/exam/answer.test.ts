import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOption, aQuestion } from '#tests/support/builders.ts';
import { checkAnswer, isRight, sameAnswer } from './answer.ts';

const options = ['a', 'b', 'c', 'd', 'e'].map(anOption);
const single = aQuestion({ type: 'sc', options: options.slice(0, 4), answer: ['c'] });
const multiple = aQuestion({ type: 'ms', options, answer: ['b', 'd'] });
const of = (text: string) => ({ chosen: [...text] });

describe('single choice', () => {
  test.each([
    ['c', true],
    ['a', false],
    ['b', false],
    ['d', false],
  ])('%s is right: %s', (chosen, right) => {
    expect(isRight(single, of(chosen))).toBe(right);
  });
});

describe('multiple choice is right with the exact set only', () => {
  test.each([
    ['bd', true],
    ['db', true],
    ['b', false],
    ['d', false],
    ['bde', false],
    ['ac', false],
    ['abcde', false],
  ])('%s is right: %s', (chosen, right) => {
    expect(isRight(multiple, of(chosen))).toBe(right);
  });
});

test('an unanswered question is wrong', () => {
  expect([isRight(single, null), isRight(multiple, null)]).toEqual([false, false]);
});

describe('an answer is malformed', () => {
  test.each([
    ['with an option that is not there', single, 'e'],
    ['with an option named twice', multiple, 'bb'],
    ['without any option', multiple, ''],
    ['with several where one is asked for', single, 'ab'],
  ])('%s', (_, question, chosen) => {
    expect(checkAnswer(question, of(chosen))).toEqual({
      ok: false,
      error: { code: 'attempt.answer_malformed' },
    });
  });
});

test('a checked answer stands in the order of the options, so that equal answers are alike', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 }), (chosen) => {
      const checked = checkAnswer(multiple, { chosen });
      expect(checked).toEqual({ ok: true, value: { chosen: chosen.toSorted() } });
      expect(isRight(multiple, { chosen })).toBe(chosen.toSorted().join() === 'b,d');
    }),
  );
});

test('answers are compared by what was chosen, and none is like none', () => {
  expect(sameAnswer(null, null)).toBe(true);
  expect(sameAnswer(of('a'), null)).toBe(false);
  expect(sameAnswer(null, of('a'))).toBe(false);
  expect(sameAnswer(of('ab'), of('ab'))).toBe(true);
  expect(sameAnswer(of('ab'), of('ac'))).toBe(false);
});
