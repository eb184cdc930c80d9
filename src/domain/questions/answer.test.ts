import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOption, aQuestion } from '#tests/support/builders.ts';
import {
  aFill,
  aGradient,
  aHotspot,
  aMatch,
  anOrderQuestion,
} from '#tests/support/question-builders.ts';
import {
  checkAnswer,
  isGiven,
  isRight,
  isWhole,
  keyOf,
  maxPointsOf,
  missingIn,
  partsAsked,
  pointsOf,
  sameAnswer,
} from './answer.ts';
import type { Answer, Question } from './questions.ts';

const options = ['a', 'b', 'c', 'd', 'e'].map(anOption);
const single = aQuestion({ type: 'sc', options: options.slice(0, 4), answer: ['c'] });
const multiple = aQuestion({ type: 'ms', options, answer: ['b', 'd'] });
const of = (text: string) => ({ chosen: [...text] });
const pairs = (text: string): Answer => ({
  pairs: text.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(2)] as const),
});
const items = (text: string): Answer => ({ order: text.split(' ') });

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

const gradient = aGradient();
const match = aMatch();
const order = anOrderQuestion();
const fill = aFill();
const spot = aHotspot();
const spots = aHotspot({ answer: ['one', 'three'] });

/** Every type with answers to it, and what each earns: points, of points, is it right. */
const scores: readonly (readonly [string, Question, Answer | null, number, number, boolean])[] = [
  ['sc, the key', single, of('c'), 1, 1, true],
  ['sc, another', single, of('a'), 0, 1, false],
  ['sc, nothing', single, null, 0, 1, false],
  ['ms, the exact set', multiple, of('db'), 1, 1, true],
  ['ms, a part of it', multiple, of('b'), 0, 1, false],
  ['ms, nothing', multiple, null, 0, 1, false],
  ['gradient, the best', gradient, of('b'), 5, 5, true],
  ['gradient, the second', gradient, of('d'), 3, 5, false],
  ['gradient, the third', gradient, of('a'), 1, 5, false],
  ['gradient, the worst', gradient, of('c'), 0, 5, false],
  ['gradient, nothing', gradient, null, 0, 5, false],
  ['match, all pairs', match, pairs('l1r3 l2r1 l3r2'), 1, 1, true],
  ['match, in any order', match, pairs('l3r2 l1r3 l2r1'), 1, 1, true],
  ['match, one pair wrong', match, pairs('l1r3 l2r4 l3r2'), 0, 1, false],
  ['match, one pair missing', match, pairs('l1r3 l2r1'), 0, 1, false],
  ['match, nothing', match, null, 0, 1, false],
  ['order, the right one', order, items('i1 i2 i3 i4'), 1, 1, true],
  ['order, two exchanged', order, items('i1 i3 i2 i4'), 0, 1, false],
  ['order, nothing', order, null, 0, 1, false],
  ['fill, every gap', fill, { gaps: { g1: 'b', g2: 'a' } }, 1, 1, true],
  ['fill, as a store may give it back', fill, { gaps: { g2: 'a', g1: 'b' } }, 1, 1, true],
  ['fill, one gap wrong', fill, { gaps: { g1: 'b', g2: 'b' } }, 0, 1, false],
  ['fill, one gap open', fill, { gaps: { g1: 'b' } }, 0, 1, false],
  ['fill, nothing', fill, null, 0, 1, false],
  ['hotspot, the area', spot, { areas: ['two'] }, 1, 1, true],
  ['hotspot, another', spot, { areas: ['one'] }, 0, 1, false],
  ['hotspot, both areas', spots, { areas: ['three', 'one'] }, 1, 1, true],
  ['hotspot, one of two', spots, { areas: ['one'] }, 0, 1, false],
  ['hotspot, one too many', spots, { areas: ['one', 'two', 'three'] }, 0, 1, false],
  ['hotspot, nothing', spot, null, 0, 1, false],
];

describe('an answer earns its points', () => {
  test.each(scores)('%s', (_, question, answer, points, maxPoints, right) => {
    expect(pointsOf(question, answer)).toBe(points);
    expect(maxPointsOf(question)).toBe(maxPoints);
    expect(isRight(question, answer)).toBe(right);
  });

  test('the key of every type fits its question, is right and earns all of it', () => {
    const types = [single, multiple, gradient, match, order, fill, spot, spots];
    for (const question of types) {
      const key = keyOf(question);
      expect(checkAnswer(question, key)).toEqual({ ok: true, value: key });
      expect(isRight(question, key)).toBe(true);
      expect(pointsOf(question, key)).toBe(maxPointsOf(question));
    }
    expect(new Set(scores.map(([, { type }]) => type))).toEqual(
      new Set(types.map(({ type }) => type)),
    );
  });
});

describe('an answer of another form is malformed, and worth nothing where it was stored', () => {
  test.each<[string, Question, Answer]>([
    ['two options of a scenario', gradient, of('ab')],
    ['an option that the scenario has not', gradient, of('e')],
    ['options for pairs', match, of('a')],
    ['no pair', match, { pairs: [] }],
    ['a left side twice', match, pairs('l1r1 l1r3')],
    ['a right side twice', match, pairs('l1r3 l2r3')],
    ['a left side that is not there', match, pairs('l9r1')],
    ['a right side that is not there', match, pairs('l1r9')],
    ['an item left out', order, items('i1 i2 i3')],
    ['an item twice', order, items('i1 i2 i3 i3')],
    ['an item that is not there', order, items('i1 i2 i3 i9')],
    ['no gap', fill, { gaps: {} }],
    ['a gap that is not there', fill, { gaps: { g9: 'a' } }],
    ['an option that its gap has not', fill, { gaps: { g1: 'd' } }],
    ['an inherited name for a gap', fill, { gaps: { toString: 'a' } }],
    ['two areas where one is asked for', spot, { areas: ['one', 'two'] }],
    ['no area', spots, { areas: [] }],
    ['an area twice', spots, { areas: ['one', 'one'] }],
    ['an area that is not there', spots, { areas: ['four'] }],
    ['areas for options', single, { areas: ['a'] }],
    ['an order for gaps', fill, items('g1 g2')],
    ['gaps for an order', order, { gaps: { i1: 'a' } }],
  ])('%s', (_, question, answer) => {
    expect(checkAnswer(question, answer)).toEqual({
      ok: false,
      error: { code: 'attempt.answer_malformed' },
    });
    expect([isRight(question, answer), pointsOf(question, answer)]).toEqual([false, 0]);
  });
});

test('pairs, gaps and areas are kept in the order of the question, an order as it was given', () => {
  const checked = (question: Question, answer: Answer) => {
    const result = checkAnswer(question, answer);
    return result.ok ? JSON.stringify(result.value) : result.error.code;
  };
  expect(checked(match, pairs('l3r2 l1r3'))).toBe('{"pairs":[["l1","r3"],["l3","r2"]]}');
  expect(checked(fill, { gaps: { g2: 'c', g1: 'a' } })).toBe('{"gaps":{"g1":"a","g2":"c"}}');
  expect(checked(spots, { areas: ['two', 'one'] })).toBe('{"areas":["one","two"]}');
  expect(checked(order, items('i4 i1 i3 i2'))).toBe('{"order":["i4","i1","i3","i2"]}');
});

test('an answer is given once no part is missing and none is too many; an order never is', () => {
  const cases: [Question, Answer, boolean][] = [
    [single, of('a'), true],
    [multiple, of('a'), false],
    [multiple, of('ab'), true],
    [multiple, of('abc'), false],
    [aGradient(), of('a'), true],
    [match, pairs('l1r3 l2r1'), false],
    [match, pairs('l1r3 l2r1 l3r4'), true],
    [fill, { gaps: { g1: 'a' } }, false],
    [fill, { gaps: { g1: 'a', g2: 'a' } }, true],
    [aHotspot(), { areas: ['one'] }, true],
    [spots, { areas: ['one'] }, false],
    [spots, { areas: ['one', 'three'] }, true],
    [order, items('i4 i1 i3 i2'), false],
  ];
  for (const [question, answer, expected] of cases) {
    expect([answer, isGiven(question, answer)]).toEqual([answer, expected]);
  }
});

describe('an answer is whole, or says how much is missing', () => {
  test.each<[string, Question, Answer | null, number]>([
    ['sc, nothing', single, null, 1],
    ['sc, an option', single, of('a'), 0],
    ['ms, nothing', multiple, null, 2],
    ['ms, one of two', multiple, of('a'), 1],
    ['ms, two of two', multiple, of('ab'), 0],
    ['ms, one too many', multiple, of('abc'), -1],
    ['gradient, nothing', gradient, null, 1],
    ['gradient, a way on', gradient, of('b'), 0],
    ['match, one pair of three', match, pairs('l1r3'), 2],
    ['match, every pair', match, pairs('l1r3 l2r1 l3r4'), 0],
    ['order, untouched', order, null, 1],
    ['order, moved once', order, items('i4 i1 i3 i2'), 0],
    ['fill, one gap open', fill, { gaps: { g1: 'a' } }, 1],
    ['fill, no gap open', fill, { gaps: { g1: 'a', g2: 'a' } }, 0],
    ['hotspot, one of two', spots, { areas: ['one'] }, 1],
    ['hotspot, two of two', spots, { areas: ['one', 'three'] }, 0],
    ['an answer of another form', match, of('a'), 3],
  ])('%s', (_, question, answer, missing) => {
    expect(missingIn(question, answer)).toBe(missing);
    expect(isWhole(question, answer)).toBe(missing === 0);
  });

  test('the key of every type is whole', () => {
    for (const question of [single, multiple, gradient, match, order, fill, spot, spots])
      expect([question.type, isWhole(question, keyOf(question))]).toEqual([question.type, true]);
  });

  test('a page that has no key counts the same', () => {
    const asked = { type: 'ms', choose: 2 } as const;
    expect(missingIn(asked, of('a'))).toBe(missingIn(multiple, of('a')));
    const places = { type: 'hotspot', choose: 2 } as const;
    expect(missingIn(places, { areas: ['one'] })).toBe(1);
  });
});

test('answers are compared by what was chosen, and none is like none', () => {
  expect(sameAnswer(null, null)).toBe(true);
  expect(sameAnswer(of('a'), null)).toBe(false);
  expect(sameAnswer(null, of('a'))).toBe(false);
  expect(sameAnswer(of('ab'), of('ab'))).toBe(true);
  expect(sameAnswer(of('ab'), of('ac'))).toBe(false);
});

test('answers of every form are compared by what they say', () => {
  const same: [Answer, Answer, boolean][] = [
    [pairs('l1r3'), pairs('l1r3'), true],
    [pairs('l1r3'), pairs('l1r1'), false],
    [items('i1 i2'), items('i2 i1'), false],
    [{ gaps: { g1: 'a', g2: 'b' } }, { gaps: { g2: 'b', g1: 'a' } }, true],
    [{ gaps: { g1: 'a' } }, { gaps: { g1: 'b' } }, false],
    [{ areas: ['one'] }, { areas: ['two'] }, false],
  ];
  for (const [a, b, expected] of same) expect([a, b, sameAnswer(a, b)]).toEqual([a, b, expected]);
});

test('a whole answer has as many parts as its question asks for', () => {
  expect([aQuestion(), aGradient(), aMatch(), aFill(), anOrderQuestion()].map(partsAsked)).toEqual([
    1,
    1,
    aMatch().left.length,
    aFill().gaps.length,
    1,
  ]);
});
