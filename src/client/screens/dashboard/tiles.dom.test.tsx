// The figures of a dashboard: the same tiles in every course, each with what brings it while it is empty.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { Dashboard } from '#contract/progress.ts';
import { Tiles } from './tiles.tsx';

await loadTexts(['dashboard']);

function show(more: Pick<Dashboard, 'averagePercent' | 'hasPapers'>): void {
  const dashboard = {
    stats: { completedMissions: 1, totalMissions: 9 },
    badges: { earned: 0, total: 4 },
    examCoveragePercent: 0,
    streak: { days: 1 },
    streakGoalDays: 30,
    streakBadgeDays: 7,
    models: null,
    mastery: null,
    ...more,
  } as unknown as Dashboard;
  render(
    <LanguageProvider>
      <Tiles dashboard={dashboard} />
    </LanguageProvider>,
  );
}

test('a course without groups of topics shows its average score, too', () => {
  show({ averagePercent: 64, hasPapers: true });
  expect(screen.getByText('Average Score').parentElement?.textContent).toContain('64');
});

test('before the first paper that counts the tile says what brings it', () => {
  show({ averagePercent: null, hasPapers: true });
  expect(screen.getByText('Average Score').parentElement?.textContent).toContain(
    'Finish an exam or practice of at least 3 questions to see this',
  );
});

test('beside the thirty days the streak says where its next badge is', () => {
  show({ averagePercent: null, hasPapers: true });
  expect(screen.getByText('Study Streak').parentElement?.textContent).toContain(
    '1 of 30 daysStudy days in a row, in any course. Next badge at 7 days',
  );
});

test('a course without papers has no average', () => {
  show({ averagePercent: null, hasPapers: false });
  expect(screen.queryByText('Average Score')).toBeNull();
});
