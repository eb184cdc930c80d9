// What a learner reads of a paper in parts before it begins.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { PaperCard } from '#contract/exams.ts';
import { Lines } from './lines.tsx';
import { Rules } from './rules.tsx';

await loadTexts(['exam']);

const paper: PaperCard = {
  id: 'pap.parted',
  key: 'parted',
  courseKey: 'any',
  title: 'In two parts',
  description: 'Questions, then scenarios.',
  icon: 'graduation-cap',
  kind: 'simulation',
  difficulty: 'Expert',
  count: 48,
  minutes: 150,
  passPercent: 60,
  examPassPercent: null,
  parts: [
    { from: 1, to: 40, maxPoints: 40, passPercent: 60, openBook: false },
    { from: 41, to: 48, maxPoints: 40, passPercent: 60, openBook: true },
  ],
  maxPoints: 80,
  openBook: false,
  breaksAfter: [],
  breakMinutes: 0,
  takesFocus: false,
  asksConfidence: false,
  takesMore: false,
  secondsPerQuestion: null,
  aim: null,
  answerPay: null,
  review: 'afterSubmit',
  source: 'Our own design',
  checkedOn: '2026-11-20',
  topics: [],
  attempts: 0,
  bestPercent: null,
  passedOnce: false,
  lastFinishedAt: null,
  open: null,
};

test('each part has its line, and the paper none of its own', () => {
  render(
    <LanguageProvider>
      <Lines paper={paper} />
    </LanguageProvider>,
  );
  expect(screen.getByText('Questions 1 to 40: 60%')).toBeTruthy();
  expect(screen.getByText('Questions 41 to 48: 60%')).toBeTruthy();
  expect(screen.getAllByText('24 of 40 points')).toHaveLength(2);
  expect(screen.queryByText('60% to pass here')).toBeNull();
});

test('the rules say in which part the book is open', () => {
  render(
    <LanguageProvider>
      <Rules paper={paper} />
    </LanguageProvider>,
  );
  expect(screen.getByText(/^Open book from question 41 to 48:/)).toBeTruthy();
  expect(screen.queryByText(/^Open book: beside the paper/)).toBeNull();
});
