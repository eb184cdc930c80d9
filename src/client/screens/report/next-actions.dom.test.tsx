// What a report leads with: one button, and what it is about beside it.
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveDraft } from '#client/base/device.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import { choiceForm } from '#client/features/exam/focus.ts';
import type { LessonLink } from '#contract/activity-link.ts';
import type { ExamResult } from '#contract/exams.ts';
import { aFocus } from '#tests/support/focus.ts';
import { NextActions } from './next-actions.tsx';

// The step of the course is told elsewhere (`next-lead.tsx`): here only whether it stands second.
vi.mock('#client/features/missions/next-lead.tsx', () => ({
  NextLead: ({ isSecond }: { isSecond: boolean }) => <p>{isSecond ? 'second' : 'first'}</p>,
}));
const { next } = vi.hoisted(() => ({ next: { value: null as unknown } }));
vi.mock('#client/base/next-step.ts', () => ({
  useNextStep: () => next.value,
}));
vi.mock('#client/base/session/session.tsx', () => ({ useLearner: () => ({ id: 'l1' }) }));
vi.mock('#client/base/selected-course.ts', () => ({ useSelectedCourse: () => 'togaf' }));

await loadTexts(['exam', 'report']);

const lesson: LessonLink = {
  kind: 'item',
  ref: 'it.one',
  title: 'How it holds together',
  estimatedMinutes: 8,
  xp: 30,
  phaseId: 'ph.a',
  itemType: 'lesson',
  coreKey: null,
  isOpen: true,
  isReadable: false,
};
const read: ExamResult['nextActions'][number] = { kind: 'read', lesson, missed: 2, leftOpen: 0 };
const practise: ExamResult['nextActions'][number] = {
  kind: 'practise',
  paperKey: 'topic-practice',
  focus: aFocus({ objectiveId: 'u1', title: 'Governance' }),
  why: 'weakest',
};

/** Missed questions of which none was left open. */
const wrongOnly = { ownLeftOpen: 0, leftOpen: 0, allLeftOpen: 0, elsewhere: [] };

function show(result: Pick<ExamResult, 'missed' | 'nextActions'> & Partial<ExamResult>) {
  render(
    <NavigationProvider>
      <LanguageProvider>
        <NextActions result={result as ExamResult} />
      </LanguageProvider>
    </NavigationProvider>,
  );
  return screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);
}

test('what was missed leads; the lesson that explains it and the weakest topic stand below', () => {
  const links = show({
    missed: { paperKey: 'topic-practice', count: 3, atOnce: 10, waiting: 3, ...wrongOnly },
    nextActions: [read, practise],
  });
  expect(links).toEqual([
    'Practice your 3 missed questions',
    'How it holds together',
    'Practice Governance',
  ]);
  expect(screen.getByText('Explains 2 questions that you missed, 8 min')).toBeDefined();
  expect(screen.getByText('second')).toBeDefined();
});

test.each([
  [{ count: 15, atOnce: 10, waiting: 15 }, 'Practice 10 of your 15 missed questions', ''],
  [
    { count: 3, atOnce: 10, waiting: 18 },
    'Practice 10 of your 18 missed questions',
    '3 of the 18 are from this attempt.',
  ],
  [
    { count: 1, atOnce: 10, waiting: 2 },
    'Practice your 2 missed questions',
    '1 of the 2 is from this attempt.',
  ],
  [
    { count: 0, atOnce: 10, waiting: 1 },
    'Practice your missed question',
    'It is from before this attempt.',
  ],
])(
  '%j: the button says what it asks, as exam mode does, and the text what of it is from here',
  (missed, name, whence) => {
    show({ missed: { paperKey: 'topic-practice', ...wrongOnly, ...missed }, nextActions: [] });
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/topic-practice\?pool=missed$/);
    const text = screen.getByText(
      /^What you got wrong, or saw and left open, comes back/,
    ).textContent;
    expect(/(It is from before|\d of the \d)[^.]*\./.exec(text ?? '')?.[0] ?? '').toBe(whence);
  },
);

test('with a length that the learner chose last it asks as many as its start page does', () => {
  const of = { courseKey: 'togaf', key: 'topic-practice' };
  // What was chosen for topics is no choice for missed questions.
  saveDraft(choiceForm('l1', { ...of, pool: 'any' }), { count: '5' });
  saveDraft(choiceForm('l1', { ...of, pool: 'missed' }), { count: '20', clock: 'on' });
  const missed = { paperKey: 'topic-practice', count: 27, atOnce: 10, waiting: 27, ...wrongOnly };
  expect(show({ missed, nextActions: [] })).toEqual(['Practice 20 of your 27 missed questions']);
  saveDraft(choiceForm('l1', { ...of, pool: 'missed' }), {});
  saveDraft(choiceForm('l1', { ...of, pool: 'any' }), {});
});

test('where the practice asks one at a time it says so', () => {
  const missed = { paperKey: 'scenarios', count: 4, atOnce: 1, waiting: 4, ...wrongOnly };
  expect(show({ missed, nextActions: [] })).toEqual(['Practice 1 of your 4 missed questions']);
  expect(
    screen.getByText(
      'What you got wrong, or saw and left open, comes back until you get it right in an exam or practice. It asks 1 at a time.',
    ),
  ).toBeDefined();
});

test('what another practice asks is offered below, and counted with what was missed', () => {
  const elsewhere = [{ paperKey: 'applied', title: 'Applied practice', count: 2, leftOpen: 0 }];
  const missed = {
    paperKey: 'topic-practice',
    count: 5,
    atOnce: 10,
    waiting: 4,
    ...wrongOnly,
    elsewhere,
  };
  expect(show({ missed, nextActions: [practise] })).toEqual([
    'Practice 4 of your 6 missed questions',
    'Practice 2 more in “Applied practice”',
    'Practice Governance',
  ]);
});

test('wrong and left open are told apart wherever missed questions are counted', () => {
  const elsewhere = [{ paperKey: 'applied', title: 'Applied practice', count: 3, leftOpen: 2 }];
  const missed = {
    ...{ paperKey: 'topic-practice', count: 8, atOnce: 10, waiting: 9, elsewhere },
    ...{ ownLeftOpen: 5, leftOpen: 5, allLeftOpen: 7 },
  };
  const links = show({ missed, nextActions: [{ ...read, leftOpen: 1 }], neverOpened: 3 });
  expect(links).toEqual([
    'Practice 9 of your 12 missed questions (5 wrong, 7 left open)',
    'Practice 3 more in “Applied practice” (1 wrong, 2 left open)',
    'How it holds together',
  ]);
  const text = screen.getByText(/^What you got wrong, or saw and left open/).textContent;
  expect(text).toContain('8 of the 12 are from this attempt (3 wrong, 5 left open).');
  expect(text).toContain(
    '3 questions that you left open here were never on your screen: they stay new.',
  );
  expect(
    screen.getByText('Explains 2 questions that you missed (1 wrong, 1 left open), 8 min'),
  ).toBeDefined();
});

test('where nothing was wrong the button says that it holds what was left open', () => {
  const missed = {
    ...{ paperKey: 'topic-practice', count: 4, atOnce: 10, waiting: 4, elsewhere: [] },
    ...{ ownLeftOpen: 4, leftOpen: 4, allLeftOpen: 4 },
  };
  expect(show({ missed, nextActions: [] })).toEqual(['Practice the 4 you left open']);
});

test('what runs leads, by the name that it has in exam mode', () => {
  const resume = {
    kind: 'resume',
    paperKey: 'topic-practice',
    title: 'Practice by topic',
    focus: aFocus({ pool: 'missed' }),
  } as const;
  expect(show({ missed: null, nextActions: [resume, read] })).toEqual([
    'Resume Missed questions',
    'How it holds together',
  ]);
});

test('where nothing is asked again the weakest topic leads', () => {
  expect(show({ missed: null, nextActions: [read, practise] })).toEqual([
    'Practice Governance',
    'How it holds together',
  ]);
});

test('practice says of its topic what is true: that it went least well only beside others', () => {
  const saidOf = (why: 'weakest' | 'mostOpen' | 'only') => {
    cleanup();
    show({ missed: null, nextActions: [{ ...practise, why }] });
    return screen.getByText(/New questions first\.$/).textContent;
  };
  expect(saidOf('weakest')).toBe('What went least well here. New questions first.');
  expect(saidOf('mostOpen')).toBe(
    'Nothing you answered was wrong; no other topic has more left open. New questions first.',
  );
  expect(saidOf('only')).toBe('New questions first.');
});

test('where all was right the next paper leads', () => {
  const paper = { kind: 'paper', paperKey: 'mock', title: 'Mock exam' } as const;
  expect(show({ missed: null, nextActions: [paper] })).toEqual(['Open Mock exam']);
});

test('where the paper asks for nothing the step of the course leads', () => {
  show({ missed: null, nextActions: [] });
  expect(screen.getByText('first')).toBeDefined();
});

test('a lesson that is the next step of the course takes as long as is told beside it', () => {
  show({ missed: null, nextActions: [read] });
  expect(screen.getByText(/8 min$/)).toBeTruthy();
  cleanup();
  next.value = { activity: lesson, minutesLeft: 5 };
  show({ missed: null, nextActions: [read] });
  expect(screen.getByText(/5 min\. It is also the next step of the course\.$/)).toBeTruthy();
  // It is named once: the step of the course does not stand below it again.
  expect(screen.getAllByText('How it holds together')).toHaveLength(1);
  expect(screen.queryByText(/^(first|second)$/)).toBeNull();
  next.value = null;
});
