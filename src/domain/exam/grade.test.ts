import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '#domain/questions/questions.ts';
import { anOption, aQuestion } from '#tests/support/builders.ts';
import { aGradient } from '#tests/support/question-builders.ts';
import { type GradedItem, gradeAttempt, markItem, shareOf } from './grade.ts';

const question = aQuestion({ options: ['a', 'b', 'c', 'd'].map(anOption), answer: ['a'] });
const of = (letter: string | null) => (letter === null ? null : { chosen: [letter] });

type Given = Parameters<typeof markItem>[1];

/** The answer to a question; left out, its key is `a`. */
const anItem = (
  answer: string | null,
  { asked = question, ...over }: Partial<Given> & { asked?: Question } = {},
): GradedItem =>
  markItem(asked, {
    number: 1,
    objectiveId: 'u1',
    answer: of(answer),
    firstAnswer: of(answer),
    msSpent: 1_000,
    ...over,
  });

const items = fc.array(
  fc
    .record({
      answer: fc.constantFrom('a', 'b', null),
      first: fc.constantFrom('a', 'b', null),
      objectiveId: fc.constantFrom('u1', 'u3', 'u4'),
      msSpent: fc.nat(90_000),
    })
    .map(({ answer, first, ...over }) =>
      anItem(answer, { ...over, firstAnswer: of(first ?? answer) }),
    ),
  { maxLength: 60 },
);

describe('a grade', () => {
  test('counts right, answered and total, in objectives and quarters as in all', () => {
    fc.assert(
      fc.property(items, (list) => {
        const grade = gradeAttempt(list);
        const right = list.filter(
          (item) => JSON.stringify(item.answer) === '{"chosen":["a"]}',
        ).length;
        expect(grade.score).toMatchObject({ right, total: list.length });
        expect(grade.answered).toBe(list.filter(({ answer }) => answer).length);
        const sumOf = (parts: readonly { right: number; total: number }[]) => [
          parts.reduce((sum, part) => sum + part.right, 0),
          parts.reduce((sum, part) => sum + part.total, 0),
        ];
        expect(sumOf(grade.objectives)).toEqual([right, list.length]);
        // A blank is in no quarter: time that ran out is no tiredness.
        expect(sumOf(grade.quarters)).toEqual([right, grade.answered]);
        expect(grade.quarters.reduce((sum, part) => sum + part.asked, 0)).toBe(list.length);
        expect(grade.quarters.reduce((sum, part) => sum + part.msSpent, 0)).toBe(
          list.reduce((sum, item) => sum + (item.answer === null ? 0 : item.msSpent), 0),
        );
      }),
    );
  });

  test('counts an answer with a part missing as none', () => {
    const choice = aQuestion({
      type: 'ms',
      options: ['a', 'b', 'c', 'd', 'e'].map(anOption),
      answer: ['a', 'c'],
    });
    const given = (chosen: string[]) => anItem('a', { asked: choice, answer: { chosen } });
    expect(gradeAttempt([given(['a']), given(['a', 'b']), given(['a', 'b', 'c'])])).toMatchObject({
      answered: 1,
      score: { right: 0, total: 3 },
      quarters: [
        { total: 0, asked: 1 },
        { total: 1, asked: 1 },
        { total: 0, asked: 1 },
      ],
      objectives: [{ total: 3, answered: 1, answeredMaxPoints: 1 }],
    });
  });

  test('cuts the paper into four parts that follow each other and differ by one at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), (count) => {
        const { quarters } = gradeAttempt(
          Array.from({ length: count }, (_, at) => anItem('a', { number: at + 1 })),
        );
        expect(quarters).toHaveLength(Math.min(4, count));
        expect(quarters[0]?.from).toBe(1);
        expect(quarters.at(-1)?.to).toBe(count);
        const begins = quarters.slice(1).map(({ from }) => from - 1);
        expect(begins).toEqual(quarters.slice(0, -1).map(({ to }) => to));
        const sizes = quarters.map(({ total }) => total);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('says what changing answers did', () => {
    const changed = (first: string, last: string | null) =>
      anItem(last, { firstAnswer: of(first) });
    const { changes } = gradeAttempt([
      changed('b', 'a'),
      changed('b', 'a'),
      changed('a', 'b'),
      changed('b', 'c'),
      changed('b', null),
      anItem('a'),
      anItem(null),
    ]);
    expect(changes).toEqual({ questions: 5, wrongToRight: 2, rightToWrong: 1, wrongToWrong: 2 });
  });

  test('names quarters by the numbers that the learner saw, also where a question is missing', () => {
    const { quarters } = gradeAttempt(
      [1, 2, 4, 5, 6, 7, 8, 9].map((number) => anItem('a', { number })),
    );
    expect(quarters.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [4, 5],
      [6, 7],
      [8, 9],
    ]);
  });

  test('leaves a change out whose first answer nobody can judge any more', () => {
    const gone = { ...anItem('a', { firstAnswer: of('b') }), firstWasRight: null };
    expect(gradeAttempt([gone]).changes.questions).toBe(0);
  });

  test('of nothing is nothing', () => {
    const grade = gradeAttempt([]);
    expect(grade).toMatchObject({ score: { right: 0, total: 0, percent: 0 }, quarters: [] });
  });
});

/** Questions that are worth one point each. */
const sums = (right: number, total: number) => ({
  right,
  total,
  points: right,
  maxPoints: total,
});
const share = (right: number, total: number) => shareOf(sums(right, total));

describe('points', () => {
  const scenario = aGradient();
  const answered = (letters: string) =>
    [...letters].map((letter) => anItem(letter, { asked: scenario }));

  // 24 of 40 points pass the exam of eight scenarios (60 %).
  test.each([
    ['bbbbdddc', 29, 73, 4],
    ['dddddddd', 24, 60, 0],
    ['bbbbdcac', 24, 60, 4],
    ['bbbbdccc', 23, 58, 4],
    ['bbbbbbbb', 40, 100, 8],
    ['cccccccc', 0, 0, 0],
  ])('eight scenarios answered %s: %d of 40, %d %%', (letters, points, percent, right) => {
    const { score } = gradeAttempt(answered(letters));
    expect(score).toMatchObject({ points, maxPoints: 40, percent, right, total: 8 });
  });

  test('of a mixed paper are added up, in objectives and quarters as in all', () => {
    const { score, objectives, quarters } = gradeAttempt([
      anItem('a'),
      anItem('b'),
      ...answered('d').map((item) => ({ ...item, objectiveId: 'a7' })),
    ]);
    expect(score).toMatchObject({ right: 1, total: 3, points: 4, maxPoints: 7, percent: 57 });
    expect(objectives.map(({ points, maxPoints }) => [points, maxPoints])).toEqual([
      [1, 2],
      [3, 5],
    ]);
    expect(quarters.reduce((sum, { points }) => sum + points, 0)).toBe(4);
  });
});

describe('the interval of a share', () => {
  // Wilson's interval at 95 %, as tables of it have it.
  test.each([
    [24, 40, 60, 45, 74],
    [5, 8, 63, 31, 86],
    [0, 5, 0, 0, 43],
    [5, 5, 100, 57, 100],
    [1, 2, 50, 9, 91],
  ])('%d of %d: %d %% between %d and %d', (right, total, percent, low, high) => {
    expect(share(right, total)).toEqual({ ...sums(right, total), percent, low, high });
  });

  test('holds the share, and narrows with more questions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (total, p) => {
          const few = share(Math.floor(p * total), total);
          expect(few.low).toBeLessThanOrEqual(Math.ceil((100 * few.right) / total));
          expect(few.high).toBeGreaterThanOrEqual(few.percent);
          const many = share(few.right * 16, total * 16);
          expect(many.high - many.low).toBeLessThanOrEqual(few.high - few.low);
        },
      ),
    );
  });

  test('of no question says everything is possible', () => {
    expect(share(0, 0)).toEqual({ ...sums(0, 0), percent: 0, low: 0, high: 100 });
  });
});
