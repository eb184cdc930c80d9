// The percentage beside the menu says what it is of: it changes with the track.
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { ListedCourse } from '#contract/learning.ts';
import { SideSummary } from './side-summary.tsx';

const nothing = { totalXp: 0, streak: { days: 0 }, badgesEarned: 0, examsTaken: 0 };
const { useLearner } = vi.hoisted(() => ({ useLearner: vi.fn() }));
vi.mock('#client/base/session/session.tsx', () => ({ useLearner }));
await loadTexts(['shell', 'actions']);

function show(tracks: readonly string[], learner: object = nothing) {
  useLearner.mockReturnValue(learner);
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

test('what counts every course says so, and nothing does while there is none of it', () => {
  show(['exam-ready']);
  expect(screen.queryByText('All courses')).toBeNull();
  cleanup();
  show(['exam-ready'], { ...nothing, totalXp: 245, examsTaken: 4 });
  const label = screen.getByText('All courses');
  const xp = screen.getByText('245 XP toward your level');
  expect(label.compareDocumentPosition(xp)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('4 exams taken')).toBeTruthy();
});
