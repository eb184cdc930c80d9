import { expect, test } from 'vitest';
import type { OpenQuestion } from '#contract/questions/questions.ts';
import { chosenNames } from './question-types.ts';

const asked = { id: 'q', stem: 'Which?' };
const parts = (...ids: string[]) => ids.map((id) => ({ id, text: `The ${id}` }));

test('options are named by the letters under which they were shown', () => {
  const question: OpenQuestion = {
    ...asked,
    type: 'ms',
    choose: 2,
    options: parts('c', 'a', 'b'),
  };
  expect(chosenNames(question, { chosen: ['a', 'c'] })).toBe('A, B');
});

test('places are named by their number in the picture and their label', () => {
  const area = { x: 0, y: 0, width: 1, height: 1 };
  const question: OpenQuestion = {
    ...asked,
    type: 'hotspot',
    figure: { alt: '', caption: null, viewBox: '0 0 1 1', nodes: [] },
    areas: [
      { ...area, id: 'one', label: 'The tracks' },
      { ...area, id: 'two', label: 'The workshop' },
    ],
    choose: 1,
  };
  expect(chosenNames(question, { areas: ['two'] })).toBe('2 The workshop');
  expect(chosenNames(question, null)).toBeNull();
});

test('what is answered part by part is not named as a whole', () => {
  const question: OpenQuestion = { ...asked, type: 'order', items: parts('i1', 'i2') };
  expect(chosenNames(question, { order: ['i2', 'i1'] })).toBeNull();
});
