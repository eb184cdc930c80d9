// The percentage beside the menu says what it is of: it changes with the track.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { ListedCourse } from '#contract/learning.ts';
import { SideSummary } from './side-summary.tsx';

vi.mock('#client/base/session/session.tsx', () => ({
  useLearner: () => ({ totalXp: 0, streak: { days: 0 }, badgesEarned: 0, examsTaken: 0 }),
}));
await loadTexts(['shell', 'actions']);

function show(tracks: readonly string[]) {
  const course = {
    ...{ key: 'togaf', title: 'TOGAF', icon: 'building', isBegun: true, percent: 9 },
    tracks: tracks.map((key) => ({ key })),
  } as unknown as ListedCourse;
  render(
    <LanguageProvider>
      <NavigationProvider>
        <SideSummary course={course} isLost={false} />
      </NavigationProvider>
    </LanguageProvider>,
  );
}

test('where a course has tracks it is of the learner’s track', () => {
  show(['exam-ready', 'real-world']);
  expect(screen.getByText('9% of your track')).toBeTruthy();
});

test('without a choice it is of the course', () => {
  show(['exam-ready']);
  expect(screen.getByText('9% of the course')).toBeTruthy();
});
