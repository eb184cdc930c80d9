import { expect, test } from 'vitest';
import {
  type CheckStep,
  missingAnswers,
  optionResult,
  orderedReasons,
  toggleOption,
} from './answer-sheet.ts';

const options = (['a', 'b', 'c', 'd', 'e'] as const).map((id) => ({ id, text: `Option ${id}` }));
const single = { id: 'q', type: 'sc' as const, stem: 'Which?', choose: 1, options };
const many = { ...single, type: 'ms' as const, choose: 2 };

function answered(chosen: CheckStep['question']['options'][number]['id'][]): CheckStep {
  return {
    id: 's02',
    kind: 'check',
    question: many,
    verdict: {
      type: 'ms',
      right: false,
      points: 0,
      maxPoints: 1,
      chosen,
      answer: ['b', 'd'],
      reasons: options.map(({ id }) => ({ optionId: id, why: `because ${id}` })),
      explanation: 'The principle.',
      ref: 'Part 1',
    },
  };
}

test('a single choice is replaced, a multiple one added and taken back', () => {
  expect(toggleOption(single, ['a'], 'c')).toEqual(['c']);
  expect(toggleOption(many, ['c'], 'a')).toEqual(['a', 'c']);
  expect(toggleOption(many, ['a', 'c'], 'a')).toEqual(['c']);
});
test('it says how many answers are missing, or too many', () => {
  expect(missingAnswers(single, [])).toBe(1);
  expect(missingAnswers(single, ['a'])).toBe(0);
  expect(missingAnswers(many, ['a'])).toBe(1);
  expect(missingAnswers(many, ['a', 'b', 'c'])).toBe(-1);
});
test('options are marked right, wrong, missed or left alone', () => {
  const { verdict } = answered(['a', 'b']);
  const results = options.map(({ id }) => optionResult(verdict!, id));
  expect(results).toEqual(['wrong', 'right', 'rest', 'missed', 'rest']);
});
test('for one chosen option the right one is simply right, not missed', () => {
  const { verdict } = answered(['a']);
  expect(optionResult({ ...verdict!, answer: ['b'] }, 'b')).toBe('right');
});
test('reasons come as chosen wrong, chosen right, the other right ones, then the rest', () => {
  const { first, rest } = orderedReasons(answered(['a', 'd']));
  expect(first.map((reason) => reason.optionId)).toEqual(['a', 'd', 'b']);
  expect(rest.map((reason) => reason.optionId)).toEqual(['c', 'e']);
  expect(first[0]).toMatchObject({ index: 0, isChosen: true, isRight: false, why: 'because a' });
});
test('there are no reasons before the answer', () => {
  expect(orderedReasons({ ...answered(['a']), verdict: null })).toEqual({ first: [], rest: [] });
});
