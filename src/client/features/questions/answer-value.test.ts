import { describe, expect, test } from 'vitest';
import type { OpenQuestion } from '#contract/questions/questions.ts';
import { missingIn } from '#domain/questions/answer.ts';
import {
  orderIn,
  type QuestionOf,
  type Value,
  withArea,
  withGap,
  withOption,
  withPartners,
} from './answer-value.ts';
import { answerAt, choiceKeys, isSecondPress } from './question-types.ts';

const parts = (...ids: string[]) => ids.map((id) => ({ id, text: `Part ${id}` }));
const asked = { id: 'q', stem: 'Which?' };
const single: QuestionOf<'sc'> = {
  ...asked,
  type: 'sc',
  choose: 1,
  options: parts('c', 'a', 'd', 'b'),
};
const many: QuestionOf<'ms'> = { ...single, type: 'ms', choose: 2 };
const gradient: QuestionOf<'gradient'> = {
  ...asked,
  type: 'gradient',
  scenario: ['A case.'],
  industry: null,
  options: parts('b', 'a', 'd', 'c'),
};
const match: QuestionOf<'match'> = {
  ...asked,
  type: 'match',
  left: parts('l1', 'l2', 'l3'),
  right: parts('r2', 'r1', 'r3', 'r4'),
};
const order: QuestionOf<'order'> = { ...asked, type: 'order', items: parts('i2', 'i1', 'i3') };
const fill: QuestionOf<'fill'> = {
  ...asked,
  type: 'fill',
  text: 'The {g1} and the {g2}.',
  gaps: ['g1', 'g2'].map((id) => ({ id, options: parts('a', 'b', 'c') })),
};
const spot: QuestionOf<'hotspot'> = {
  ...asked,
  type: 'hotspot',
  figure: { alt: 'Boxes', caption: null, viewBox: '0 0 480 300', nodes: [] },
  areas: ['one', 'two', 'three'].map((id) => ({ id, label: id, x: 0, y: 0, width: 9, height: 9 })),
  choose: 1,
};

describe('a press', () => {
  test('replaces where one is asked for, else adds and takes back; nothing left is no answer', () => {
    expect(withOption(single, { chosen: ['a'] }, 'b')).toEqual({ chosen: ['b'] });
    expect(withOption(gradient, { chosen: ['a'] }, 'd')).toEqual({ chosen: ['d'] });
    expect(withOption(many, { chosen: ['a'] }, 'c')).toEqual({ chosen: ['c', 'a'] });
    expect(withOption(many, { chosen: ['a'] }, 'a')).toBeNull();
    expect(withArea(spot, { areas: ['one'] }, 'two')).toEqual({ areas: ['two'] });
    const both = { ...spot, choose: 2 };
    expect(withArea(both, { areas: ['two'] }, 'one')).toEqual({ areas: ['one', 'two'] });
    expect(withArea(both, { areas: ['two'] }, 'two')).toBeNull();
  });

  test('on a key means the option or area that it stands for; there may be none', () => {
    expect(answerAt(single, null, 0)).toEqual({ chosen: ['c'] });
    expect(answerAt(gradient, null, 3)).toEqual({ chosen: ['c'] });
    expect(answerAt(spot, null, 2)).toEqual({ areas: ['three'] });
    for (const [question, index] of [
      [single, 4],
      [match, 0],
      [order, 0],
      [fill, 0],
    ] as const) {
      expect(answerAt(question, null, index)).toBeUndefined();
    }
  });

  test('once more on the only chosen one changes nothing; among several it takes it back', () => {
    const again = (question: OpenQuestion, value: Value) =>
      isSecondPress(value, answerAt(question, value, 0) ?? null);
    expect(again(single, { chosen: ['c'] })).toBe(true);
    expect(again(spot, { areas: ['one'] })).toBe(true);
    expect(again(single, { chosen: ['a'] })).toBe(false);
    expect(again(many, answerAt(many, null, 0) ?? null)).toBe(false);
  });

  test('the keys that choose are named as the parts are lettered or numbered', () => {
    expect(choiceKeys(single)).toEqual({ first: 'A', last: 'D' });
    expect(choiceKeys(spot)).toEqual({ first: '1', last: '3' });
    expect(choiceKeys(order)).toBeNull();
  });
});

test('right sides that stand at left ones are pairs in the order of the question; none is no answer', () => {
  expect(withPartners(match, { r1: 'l2', r2: 'l1' })).toEqual({
    pairs: [
      ['l1', 'r2'],
      ['l2', 'r1'],
    ],
  });
  expect(withPartners(match, {})).toBeNull();
});

test('a gap is filled, changed and emptied', () => {
  const both = withGap(withGap(null, 'g2', 'c'), 'g1', 'a');
  expect(both).toEqual({ gaps: { g1: 'a', g2: 'c' } });
  expect(withGap(both, 'g2', '')).toEqual({ gaps: { g1: 'a' } });
  expect(withGap({ gaps: { g1: 'a' } }, 'g1', '')).toBeNull();
});

test('items stand as they are shown until one was moved', () => {
  expect(orderIn(order, null)).toEqual(['i2', 'i1', 'i3']);
  expect(orderIn(order, { order: ['i1', 'i2', 'i3'] })).toEqual(['i1', 'i2', 'i3']);
});

describe('it says how much is missing', () => {
  test.each<[string, Parameters<typeof missingIn>[0], Value, number]>([
    ['an option', single, null, 1],
    ['nothing of a choice', single, { chosen: ['a'] }, 0],
    ['one of two', many, { chosen: ['a'] }, 1],
    ['less than nothing: one too many', many, { chosen: ['a', 'b', 'c'] }, -1],
    ['a way on', gradient, null, 1],
    ['pairs', match, { pairs: [['l1', 'r1']] }, 2],
    ['an order', order, null, 1],
    ['nothing of an order', order, { order: ['i1', 'i2', 'i3'] }, 0],
    ['gaps', fill, { gaps: { g1: 'a' } }, 1],
    ['an area', spot, null, 1],
  ])('%s', (_, question, value, missing) => {
    expect(missingIn(question, value)).toBe(missing);
  });
});
