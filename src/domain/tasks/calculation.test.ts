import { describe, expect, test } from 'vitest';
import { aCalculation } from '#tests/support/builders.ts';
import {
  type CalculationAnswer,
  type CalculationStep,
  calculation,
  drawCalculation,
  drawnFor,
} from './calculation.ts';

/** Four pieces of 25 dollars: 100, and a third of it is 33.33. */
const four = aCalculation({
  numbers: { a: { from: 4, to: 4, step: 1 }, b: { from: 25, to: 25, step: 1 } },
});
const given = (total: string, third: string, over: Partial<CalculationAnswer> = {}) => ({
  kind: 'calculation' as const,
  round: 1,
  values: { total, third },
  ...over,
});
const marked = (answer: CalculationAnswer, step: CalculationStep = four) => {
  const mark = calculation.mark(step, answer);
  if (!mark.ok) return `${mark.error.field}: ${mark.error.rule}`;
  return [mark.value.parts.map(({ right }) => right), mark.value.points];
};

describe('numbers of a round', () => {
  test('stay the same for a learner, and are others for the next one, the next lab and the next round', () => {
    const numbersOf = (whose: string, round: number) =>
      drawCalculation(drawnFor(aCalculation(), whose, round)).numbers;
    expect(numbersOf('ann:lab', 1)).toEqual(numbersOf('ann:lab', 1));
    const rounds = Array.from({ length: 30 }, (_, at) => numbersOf('ann:lab', at + 1));
    const others = Array.from({ length: 30 }, (_, at) => numbersOf(`learner ${at}:lab`, 1));
    const labs = Array.from({ length: 30 }, (_, at) => numbersOf(`ann:lab ${at}`, 1));
    for (const list of [rounds, others, labs]) {
      expect(new Set(list.map((one) => JSON.stringify(one))).size).toBeGreaterThan(15);
    }
  });

  test('stand in the case, the table and what is asked', () => {
    expect(drawCalculation(four)).toMatchObject({
      case: ['4 pieces cost 25 dollars each.'],
      table: { head: ['Pieces', 'Price'], rows: [['4', '25']] },
      asks: [
        {
          text: 'What do 4 pieces cost?',
          expected: 100,
          working: ['Pieces x price', '4 x 25 = 100'],
        },
        { expected: 33.33, working: ['100 / 3 = 33.33'] },
      ],
    });
  });

  test('that no round can have are a fault of content, not of a learner', () => {
    const none = aCalculation({ where: [{ value: 'a', from: 100 }] });
    expect(() => drawCalculation(none)).toThrow('no round of t8 keeps to its limits');
  });
});

describe('an answer', () => {
  test('is right as near as the ask allows, and no further', () => {
    expect(marked(given('100', '33.33'))).toEqual([[true, true], 4]);
    expect(marked(given('100', '33.34'))).toEqual([[true, true], 4]);
    expect(marked(given('100', '33.32'))).toEqual([[true, true], 4]);
    expect(marked(given('100', '33.35'))).toEqual([[true, false], 2]);
    expect(marked(given('100.01', '33.333'))).toEqual([[false, true], 2]);
    expect(marked(given('-100', '0'))).toEqual([[false, false], 0]);
  });

  test('that is no number names its field', () => {
    for (const odd of ['', '1,5', 'ten', '1e3']) {
      expect(marked(given(odd, '1'))).toBe('values.total: a number');
    }
    expect(marked(given('1', '1', { values: { total: '1' } }))).toBe('values.third: a number');
    expect(marked(given('1', '1', { values: { total: '1', third: '1', x: '1' } }))).toBe(
      'values: answers of the task only',
    );
  });

  test('to the numbers of another round is no answer to these', () => {
    const second = drawnFor(four, 'ann:lab', 2);
    expect(marked(given('100', '33.33'), second)).toBe('round: round 2');
    expect(marked(given('100', '33.33', { round: 2 }), second)).toEqual([[true, true], 4]);
  });
});

describe('the solution', () => {
  const said = (total: string) => calculation.explain?.(four, 'total', given(total, '1'));

  test('is worked out line by line', () => {
    expect(said('7')).toEqual({ expected: '100', why: 'Pieces x price\n4 x 25 = 100' });
    expect(said('100')).toEqual(said('7'));
  });

  test('begins with the mistake, where the number tells it', () => {
    expect(said('29')?.why).toBe('Added, not multiplied.\nPieces x price\n4 x 25 = 100');
  });

  test('never blames a right number that a mistake leads to as well', () => {
    const two = aCalculation({
      numbers: { a: { from: 2, to: 2, step: 1 }, b: { from: 2, to: 2, step: 1 } },
    });
    expect(calculation.explain?.(two, 'total', given('4', '1'))?.why).toBe(
      'Pieces x price\n2 x 2 = 4',
    );
  });
});
