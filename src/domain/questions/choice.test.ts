import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { anOption, aQuestion } from '#tests/support/builders.ts';
import { checkAnswer, isRight } from './answer.ts';

const single = aQuestion({ type: 'sc', answer: ['b'] });
const multiple = aQuestion({
  type: 'ms',
  options: ['a', 'b', 'c', 'd', 'e'].map(anOption),
  answer: ['b', 'd'],
});
const marked = (question: typeof single, chosen: string[]) => {
  const checked = checkAnswer(question, { chosen });
  return checked.ok ? isRight(question, checked.value) : checked.error.code;
};

test('a single choice is right by its key and wrong by any other option', () => {
  expect(['a', 'b', 'c', 'd'].map((id) => marked(single, [id]))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('a multiple choice is right by the exact set, in any order, and never by a part or more', () => {
  expect(marked(multiple, ['b', 'd'])).toBe(true);
  expect(marked(multiple, ['d', 'b'])).toBe(true);
  for (const chosen of [['b'], ['b', 'c'], ['b', 'd', 'e'], ['a', 'b', 'c', 'd', 'e'], ['a', 'c']])
    expect([chosen, marked(multiple, chosen)]).toEqual([chosen, false]);
});

test('no option, an unknown or a repeated one is malformed for both types, two for a single choice', () => {
  for (const question of [single, multiple])
    for (const chosen of [[], ['z'], ['b', 'z'], [''], ['B'], ['b', 'b']])
      expect([chosen, marked(question, chosen)]).toEqual([chosen, 'attempt.answer_malformed']);
  expect(marked(single, ['b', 'c'])).toBe('attempt.answer_malformed');
});

test('of all sets of options exactly the key is right, and the choice is kept in the order shown', () => {
  const ids = multiple.options.map((option) => option.id);
  fc.assert(
    fc.property(fc.shuffledSubarray(ids, { minLength: 1 }), (chosen) => {
      const sorted = [...chosen].sort();
      expect(checkAnswer(multiple, { chosen })).toEqual(ok({ chosen: sorted }));
      expect(isRight(multiple, { chosen })).toBe(sorted.join() === 'b,d');
    }),
  );
});
