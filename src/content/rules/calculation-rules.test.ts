import { describe, expect, test } from 'vitest';
import { checkContent } from '#content/check.ts';
import { compileCatalog } from '#content/compile.ts';
import type { ChoiceFile } from '#content/questions/choice.ts';
import { aQuestion, messagesOf, stubContent } from '#tests/support/stub-content.ts';

const WHY = 'It stands for one clear reason.';

const aCalculation = (): ChoiceFile =>
  aQuestion(0, {
    stem: 'Work worth $80,000 is done and has cost $100,000. What is the cost performance index?',
    options: [
      { id: 'a', text: '1.25', why: WHY, trap: 'd-one' },
      { id: 'b', text: '-20,000 dollars', why: WHY, trap: 'd-two' },
      { id: 'c', text: '0.8, over budget', why: WHY },
      { id: 'd', text: '$20,000', why: WHY, trap: 'd-one' },
    ],
    answer: ['c'],
    calculation: {
      formula: 'cpi',
      inputs: { ev: 80_000, ac: 100_000 },
      mistakes: {
        a: { inputs: { ev: 100_000, ac: 80_000 } },
        b: { formula: 'cost-variance' },
        d: { formula: 'cost-variance', inputs: { ev: 100_000, ac: 80_000 } },
      },
    },
  });

const messages = (change: (question: ChoiceFile) => void = () => {}): string[] =>
  messagesOf('QC-36', (parts) => {
    const question = aCalculation();
    change(question);
    parts.questions[0] = question;
  });

describe('QC-36', () => {
  test('computes the key and every distractor anew', () => {
    expect(messages()).toEqual([]);
    expect(
      messages(({ options }) => {
        options[0]!.text = '1.24';
        options[2]!.text = '0.9, over budget';
      }),
    ).toEqual(['option a holds 1.24, cpi gives 1.25', 'option c holds 0.9, cpi gives 0.8']);
  });

  test('takes a number as exact as it is written', () => {
    const rounded = messages(({ options, calculation }) => {
      calculation!.inputs = { ev: 80_000, ac: 93_000 };
      options[2]!.text = '0.86, over budget';
      options[1]!.text = '\u221213,000';
    });
    expect(rounded).toEqual([]);
  });

  test('wants the mistake behind each distractor, and none behind the key', () => {
    expect(
      messages(({ calculation }) => {
        delete calculation!.mistakes.d;
        calculation!.mistakes.c = {};
      }),
    ).toEqual(['there is no distractor c', 'option d names no mistake']);
  });

  test('finds missing inputs, a division by nothing and an option without a number', () => {
    expect(
      messages(({ calculation, options }) => {
        calculation!.mistakes.a = { formula: 'spi' };
        calculation!.mistakes.b = { inputs: { ac: 0 } };
        options[3]!.text = 'None';
      }),
    ).toEqual([
      'spi of option a lacks pv',
      'cpi of option b gives no number',
      'option d holds no number',
    ]);
  });

  test('wants one key', () => {
    expect(
      messages(({ answer }) => {
        answer.push('d');
      }),
    ).toContain('a calculated item has several keys');
  });

  test('counts calculated items, and learners are sent no formula', () => {
    const content = stubContent((parts) => {
      parts.questions[0] = aCalculation();
    });
    expect(checkContent(content).reports).toContain('QC-36 demo: 1 items are calculated');
    const question = compileCatalog(content).questions.find(({ id }) => id === aCalculation().id);
    expect(question).not.toHaveProperty('calculation');
  });
});
