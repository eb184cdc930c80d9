// The cards that somebody compares before they choose: figures of each course, and buttons of one weight.
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { ListedCourse } from '#contract/learning.ts';
import { CourseColumn } from './course-column.tsx';

await loadTexts(['picker']);

const text = (en: string) => ({ en, es: en, fr: en, de: en });

function show(more: Partial<ListedCourse> = {}, primary = true) {
  const course = {
    key: 'togaf',
    title: 'TOGAF',
    subject: text('A framework'),
    description: text('How plans are made.'),
    takenFor: text('For architects.'),
    icon: 'building',
    color: '#56b4ff',
    percent: 0,
    completedMissions: 0,
    totalMissions: 55,
    totalMinutes: 780,
    objectives: [],
    tracks: [],
    track: null,
    has: {
      missions: true,
      path: true,
      papers: true,
      templates: true,
      models: false,
      checklists: true,
    },
    offer: { questions: 548, practiceExams: 5, templates: 0, premiumTemplates: 0 },
    isBegun: false,
    next: null,
    ...more,
  } as unknown as ListedCourse;
  const nothing = () => {};
  render(
    <LanguageProvider>
      <NavigationProvider>
        <CourseColumn
          course={course}
          isOpening={false}
          onContinue={nothing}
          onStart={nothing}
          primary={primary}
        />
      </NavigationProvider>
    </LanguageProvider>,
  );
  return within(screen.getByRole('article'));
}

test('a card says its questions, its practice exams and what its hours are of', () => {
  const card = show();
  expect(card.getByText('548 questions')).toBeTruthy();
  expect(card.getByText('5 practice exams')).toBeTruthy();
  expect(card.getByText('55 missions')).toBeTruthy();
  expect(card.getByText('13 hours of lessons, labs and missions')).toBeTruthy();
});

test('where a course has a choice of tracks a card says whose hours these are', () => {
  const tracks = [
    { key: 'exam-ready', name: text('Exam-ready') },
    { key: 'real-world', name: text('Real-world') },
  ] as unknown as ListedCourse['tracks'];
  const card = show({ tracks, track: 'real-world' });
  expect(
    card.getByText('13 hours of lessons, labs and missions (track “Real-world”)'),
  ).toBeTruthy();
});

test('a card says who takes the certificate, after what the course teaches', () => {
  expect(show().getAllByText('How plans are made. For architects.')).not.toHaveLength(0);
});

test('a course without a question bank says nothing of questions and exams', () => {
  const card = show({
    offer: { questions: 0, practiceExams: 0, templates: 0, premiumTemplates: 0 },
  });
  expect(card.queryByText(/question|practice exam/)).toBeNull();
});

test('the button is filled only where the card is told so', () => {
  const classes = (primary: boolean) => {
    const card = show({}, primary);
    return card.getByRole('link', { name: 'Start Learning TOGAF' }).className;
  };
  expect(classes(true)).toContain('btn-primary');
  cleanup();
  expect(classes(false)).toContain('btn-line');
});
