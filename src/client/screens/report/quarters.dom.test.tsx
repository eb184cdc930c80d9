// Quarters of a report: what their figures count, and by what tiring is judged.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { ExamResult } from '#contract/exams.ts';
import { Quarters } from './quarters.tsx';

await loadTexts(['report']);

/** Ten questions of a point each, from the given one on. */
const quarter = (from: number, right: number, total: number) => ({
  ...{ from, to: from + 9, asked: 10, askedMaxPoints: 10, msSpent: 0 },
  ...{ right, total, points: right, maxPoints: total },
});

function show(quarters: ExamResult['pace']['quarters']): string[] {
  const result = { pace: { quarters } } as Pick<ExamResult, 'pace'>;
  render(
    <LanguageProvider>
      <Quarters result={result as ExamResult} />
    </LanguageProvider>,
  );
  return screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
}

test('a quarter counts of all its questions, as the total does, and names those left open', () => {
  const told = show([quarter(1, 10, 10), quarter(11, 9, 10), quarter(21, 4, 6), quarter(31, 0, 0)]);
  expect(told).toEqual([
    '10/1010 of 10 right1 to 10',
    '9/109 of 10 right11 to 20',
    '4/104 of 10 right21 to 304 left open',
    '–left open31 to 4010 left open',
  ]);
});

test('tiring is judged by what was answered, and says so where something was left open', () => {
  show([quarter(1, 7, 10), quarter(11, 7, 10), quarter(21, 7, 10), quarter(31, 4, 6)]);
  expect(
    screen.getByText(
      'The last quarter kept up with the others. That compares only what you answered.',
    ),
  ).toBeDefined();
});

test('with every question answered a figure needs no denominator', () => {
  const told = show([
    quarter(1, 7, 10),
    quarter(11, 7, 10),
    quarter(21, 7, 10),
    quarter(31, 7, 10),
  ]);
  expect(told[0]).toBe('77 of 10 right1 to 10');
  expect(screen.getByText('The last quarter kept up with the others.')).toBeDefined();
});
