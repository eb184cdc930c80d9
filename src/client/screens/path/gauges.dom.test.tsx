// The cards name what their figures rest on, so that another figure elsewhere is no contradiction.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { CourseView } from '#contract/course.ts';
import type { Path } from '#contract/path.ts';
import { Gauges } from './gauges.tsx';

await loadTexts(['path']);

const text = (en: string) => ({ en, es: en, fr: en, de: en });
const examReady = { key: 'exam-ready', core: true, name: text('Exam-ready') };
const realWorld = { key: 'real-world', core: false, name: text('Real-world') };

function show(names: readonly { key: string }[], track: string | null) {
  const tracks = names as CourseView['tracks'];
  const path = {
    courseKey: 'pmp',
    track,
    coveragePercent: 10,
    coverageFrom: { quizzes: [70], simulations: [55, 60] },
    coverage: [
      { title: 'People', weightPercent: 33.3, passed: 1, all: 3 },
      { title: 'Process', weightPercent: 66.7, passed: 0, all: 4 },
    ],
    masteryPercent: 10,
    confidence: 'High',
    confidenceScores: [100, 100, 40],
    assessments: [
      { title: 'Test out: Strategy', percent: 100 },
      { title: 'Full practice exam', percent: 100 },
      { title: 'Full practice exam', percent: 40 },
    ],
    assessmentsNeeded: 0,
    progressPercent: 5,
    minutesLeft: 60,
    exam: null,
    phasesStarted: 1,
    badges: { earned: 0, total: 5 },
    phases: [],
  } as unknown as Path;
  render(
    <NavigationProvider>
      <LanguageProvider>
        <Gauges path={path} tracks={tracks} />
      </LanguageProvider>
    </NavigationProvider>,
  );
}

test('the assessments that confidence rests on stand folded, each with its name and score, so that its card is as high as the others', () => {
  show([], null);
  const folded = screen.getByText('What counts').closest('details')!;
  expect(folded.open).toBe(false);
  const scores = screen.getByText('Last 3 exams, practices, quizzes or test-outs:');
  expect(folded.contains(scores)).toBe(true);
  expect([...scores.nextElementSibling!.children].map(({ textContent }) => textContent)).toEqual([
    'Test out: Strategy 100%',
    'Full practice exam 100%',
    'Full practice exam 40%',
  ]);
  expect(folded.textContent).toMatch(/at least half answered, unless it was too quick/);
  // What it does not say is read without unfolding.
  expect(folded.contains(screen.getByText(/not how much of the exam they cover/))).toBe(false);
});

test('exam coverage can be added up: each topic with its share and what was passed of it', () => {
  show([], null);
  const sum = screen.getByText('How it adds up').closest('details')!;
  expect([...sum.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'People 33.3% × 1 of 3 quizzes and simulations passed',
    'Process 66.7% × 0 of 4 quizzes and simulations passed',
  ]);
  // And from which percentage one of them counts.
  expect(sum.querySelector('p')!.textContent).toBe(
    'A quiz counts from 70% correct, its own pass mark. A simulation counts in a topic once it is passed (from 55% to 60%) and the same share is reached in that topic, with at least 3 questions on it.',
  );
});

test('where there is a choice of tracks the time that remains says whose it is', () => {
  show([examReady, realWorld], 'real-world');
  expect(screen.getByText(/^5% of the minutes on the track “Real-world” done/)).toBeTruthy();
});

test('without a choice it is the whole course', () => {
  show([examReady], 'exam-ready');
  expect(screen.getByText(/^5% of the course's minutes done/)).toBeTruthy();
});
