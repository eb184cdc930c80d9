// What a report says of XP never contradicts the XP beside its score.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { ExamResult } from '#contract/exams.ts';
import { aFocus } from '#tests/support/focus.ts';
import { Score } from './score.tsx';

vi.mock('#client/base/use-reader.ts', () => ({
  useReader: () => ({ locale: 'en-us', timeZone: 'UTC' }),
}));

await loadTexts(['exam', 'report']);

/** A practice of which two of five were answered. */
function show(
  xpAwarded: number,
  over: Partial<ExamResult['attempt']> = {},
  notReached = 0,
  list: ExamResult['list'] = null,
  retired = 0,
  unpaid: ExamResult['unpaid'] = null,
  score: Partial<ExamResult['score']> = {},
): string {
  const share = {
    ...{ right: 2, total: 5, points: 2, maxPoints: 5, percent: 40, low: 12, high: 77 },
    ...score,
  };
  const result = {
    attempt: {
      state: 'submitted',
      startedAt: '2026-11-28T10:00:00Z',
      finishedAt: '2026-11-28T10:05:00Z',
      answered: 2,
      total: 5,
      implausible: false,
      focus: null,
      ...over,
    },
    paper: {
      key: 'daily',
      title: 'Daily',
      kind: 'practice',
      passPercent: 70,
      examPassPercent: null,
    },
    score: share,
    pace: { msTaken: 300_000, msLimit: 600_000 },
    passed: false,
    passedExamLine: null,
    parts: [],
    questions: Array.from({ length: (over.total ?? 5) - retired }),
    xpAwarded,
    unpaid,
    notReached,
    list,
  } as unknown as ExamResult;
  const { container } = render(
    <LanguageProvider>
      <NavigationProvider>
        <Score result={result} />
      </NavigationProvider>
    </LanguageProvider>,
  );
  return container.textContent ?? '';
}

test('with questions left open it says what was right of those that were answered, and foretells nothing', () => {
  const partly = { answered: 22, total: 40 };
  expect(show(0, partly)).toContain('Of the 22 questions you answered, 2 right: 9%.');
  expect(show(0, partly)).not.toContain('likely');
  const whole = show(0, { answered: 40, total: 40 });
  expect(whole).not.toContain('you answered');
  expect(whole).toContain('Your true score likely lies between 12% and 77%.');
});

test('less than half answered, and no right answer paid: nothing was earned', () => {
  const text = show(0);
  expect(text).toContain('Less than half answered');
  expect(text).not.toMatch(/Not passed/);
  expect(text).toContain('Submitting it earned no XP.');
  expect(text).not.toContain('+');
});

test('less than half answered, with right answers that paid: the XP are said to be theirs', () => {
  const text = show(4);
  expect(text).toContain('+4 XP');
  expect(text).not.toContain('earned no XP');
  expect(text).toContain('the 4 XP are for correct answers');
});

test('too quick and half open: both reasons stand there, and how many were answered', () => {
  const text = show(0, { implausible: true });
  expect(text).toContain('2 of 5 questions answered in ');
  expect(text).toContain('answered faster than its words can be read');
  expect(text).toContain('Less than half was answered, too.');
  expect(show(0, { implausible: true, answered: 5 })).not.toContain('Less than half');
  expect(show(0, { answered: 5 })).toContain(', 5 questions in ');
});

test('missed questions asked again have no pass line, and nobody passes or fails them', () => {
  const asked = show(0, { answered: 5, focus: aFocus({ pool: 'missed' }) });
  expect(asked).toContain('Not in your average: missed questions');
  expect(asked).not.toMatch(/pass/i);
  expect(show(0, { answered: 5 })).toMatch(/Not passed/);
});

test('what time left behind is said as not reached, and neither as wrong nor as unanswered', () => {
  const over = { state: 'expired', answered: 5, total: 8, focus: aFocus({ clock: true }) } as const;
  const text = show(0, over, 3);
  expect(text).toContain('8 questions, all');
  expect(text).toContain('5 of 8 answered. 3 questions were not reached');
  expect(text).toContain('2 of 5 right, 3 wrong, 3 not reached.');
  expect(text).not.toContain('left open');
});

test('after missed questions it is said what became of their list', () => {
  const said = (left: number, waiting: number) =>
    show(0, { answered: 5, focus: aFocus({ pool: 'missed' }) }, 0, { left, waiting });
  expect(said(3, 24)).toContain('You have cleared 3 missed questions; 24 are still waiting.');
  expect(said(0, 1)).toContain('You have cleared no missed question; 1 is still waiting.');
  expect(said(1, 0)).toContain('You have cleared 1 missed question; none is waiting.');
});

test('questions that were retired since are said beside the counts that they are missing from', () => {
  const text = show(0, { answered: 5, total: 50 }, 0, null, 3);
  expect(text).toContain('Review all 47 answers');
  expect(text).toContain('3 questions have been retired since then: their marks count');
  expect(show(0)).not.toContain('retired');
});

test('what brought no XP says why, as the server knows it', () => {
  const said = (unpaid: ExamResult['unpaid']) => show(0, { answered: 5 }, 0, null, 0, unpaid);
  expect(said({ why: 'paid', isToday: true })).toContain(
    "Submitting it earned no XP: you already earned today's for this one. It earns XP again tomorrow.",
  );
  const later = said({ why: 'paid', isToday: false });
  expect(later).toContain("you had already earned that day's for this one.");
  expect(later).not.toMatch(/today|tomorrow/);
  expect(said({ why: 'few', from: 5 })).toContain(
    'Submitting it earned no XP: it does from 5 answers on.',
  );
  expect(said(null)).not.toContain('no XP');
});

test('what is said of the range and of the answered ones are two sentences', () => {
  const share = { right: 20, total: 40, points: 20, maxPoints: 40, percent: 50 };
  expect(show(4, { answered: 38, total: 40 }, 0, null, 0, null, share)).toContain(
    '77%. Of the 38 questions you answered, 20 right: 53%.',
  );
});

test('what was not right is told apart: so many wrong, so many left open', () => {
  expect(show(4, { answered: 4, total: 9 })).toContain('2 of 5 right, 2 wrong, 5 left open.');
  expect(show(4, { answered: 5 })).toContain('2 of 5 right, 3 wrong.');
});

test('of fewer than five questions it says how many were right, large, and no percentage anywhere', () => {
  const two = { answered: 2, total: 2, focus: aFocus({ pool: 'missed' }) };
  const share = { right: 1, total: 2, points: 1, maxPoints: 2, percent: 50 };
  const text = show(0, two, 0, null, 0, null, share);
  expect(screen.getByTestId('percent').textContent).toBe('1 of 2');
  expect(text).toContain('1 of 2 right, 1 wrong.');
  expect(text).not.toContain('%');
  expect(screen.queryByRole('img', { name: /%/ })).toBeNull();
});

test('of one scenario it says its points, and the line of its paper stays', () => {
  const one = { answered: 1, total: 1 };
  const share = { right: 0, total: 1, points: 3, maxPoints: 5, percent: 60 };
  const text = show(0, one, 0, null, 0, null, share);
  expect(screen.getByTestId('percent').textContent).toBe('3 of 5 points');
  expect(text).toContain('You needed 70%');
  // Once, large: not again in the sentence below.
  expect(text).not.toMatch(/3 of 5 points.*3 of 5 points/s);
});

test('of the few that were answered it says no percentage either', () => {
  expect(show(0)).not.toContain('questions you answered');
  expect(screen.getByTestId('percent').textContent).toBe('40%');
});
