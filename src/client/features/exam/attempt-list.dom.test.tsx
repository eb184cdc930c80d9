// What attempts are called in their list.
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { AttemptSummary } from '#contract/exams.ts';
import { aFocus } from '#tests/support/focus.ts';
import { AttemptList } from './attempt-list.tsx';

await loadTexts(['attempts', 'exam']);

const practice: AttemptSummary = {
  id: 'a1',
  paperKey: 'topic-practice',
  paperTitle: 'Practice by topic',
  courseKey: 'any',
  kind: 'practice',
  state: 'submitted',
  startedAt: '2026-11-20T08:00:00.000Z',
  deadlineAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T08:20:00.000Z',
  answered: 5,
  total: 5,
  right: 5,
  points: 5,
  maxPoints: 5,
  percent: 100,
  passed: true,
  msTaken: 1_200_000,
  untimed: false,
  paced: false,
  implausible: false,
  focus: null,
};

test('a practice of missed questions has its own name and no pass, others that of their paper', () => {
  const on = (id: string, focus: AttemptSummary['focus']) => ({ ...practice, id, focus });
  const attempts = [
    on('a1', aFocus({ objectiveId: 'u1', title: 'Core concepts' })),
    on('a2', aFocus({ objectiveId: 'u1', title: 'Core concepts', pool: 'missed' })),
    on('a3', aFocus({ pool: 'missed' })),
  ];
  render(
    <LanguageProvider>
      <NavigationProvider>
        <AttemptList attempts={attempts} reader={{ locale: 'en-US', timeZone: 'UTC' }} />
      </NavigationProvider>
    </LanguageProvider>,
  );
  const names = screen
    .getAllByRole('rowheader')
    .map((cell) => [
      within(cell).getByRole('link').textContent,
      cell.querySelector('small')?.textContent,
    ]);
  expect(names).toEqual([
    ['Practice by topic', 'Core concepts'],
    ['Missed questions', 'Core concepts'],
    ['Missed questions', undefined],
  ]);
  const results = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  expect(results).toEqual([
    'Passed',
    'Not in your average: missed questions',
    'Not in your average: missed questions',
  ]);
  for (const link of screen.getAllByRole('link').slice(1)) {
    expect(link.getAttribute('aria-label')).toMatch(/^Report: Missed questions, /);
  }
});

test('an attempt of which less than half was answered is neither passed nor failed, as its report says', () => {
  const half = { ...practice, answered: 9, total: 20, percent: 40, passed: false };
  const attempts = [
    half,
    { ...half, id: 'a2', implausible: true },
    { ...half, id: 'a3', answered: 10 },
  ];
  render(
    <LanguageProvider>
      <NavigationProvider>
        <AttemptList attempts={attempts} reader={{ locale: 'en-US', timeZone: 'UTC' }} />
      </NavigationProvider>
    </LanguageProvider>,
  );
  const chips = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('.chip')].map((chip) => chip.textContent));
  expect(chips).toEqual([
    ['Less than half answered', 'Not in your average'],
    ['Less than half answered', 'Not in your average: too quick'],
    ['Not passed'],
  ]);
});

test('the score of fewer than five questions is how many were right, of one scenario its points', () => {
  const attempts = [
    { ...practice, answered: 2, total: 2, right: 1, points: 1, maxPoints: 2, percent: 50 },
    { ...practice, id: 'a2', answered: 1, total: 1, right: 0, points: 3, percent: 60 },
    { ...practice, id: 'a3' },
  ];
  render(
    <LanguageProvider>
      <NavigationProvider>
        <AttemptList attempts={attempts} reader={{ locale: 'en-US', timeZone: 'UTC' }} />
      </NavigationProvider>
    </LanguageProvider>,
  );
  const scores = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(scores).toEqual(['1 of 2', '3 of 5 points', '100%']);
});
