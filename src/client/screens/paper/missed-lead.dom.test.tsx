// What the start page of missed questions says of them.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { MissedLead } from './missed-lead.tsx';

await loadTexts(['exam']);

function show(missed: number, inLessons: number): void {
  const besides = { elsewhere: 0, held: 0, leftOpen: 0, inLessons };
  const pools = { any: 90, unseen: 20, missed };
  render(
    <LanguageProvider>
      <MissedLead
        choice={{ besides, focus: { pool: 'missed', clock: false }, length: 10, pools, topics: [] }}
      />
    </LanguageProvider>,
  );
}

test('missed questions are traced to exams and practice, and to what was studied, so that the sum comes out', () => {
  show(49, 7);
  expect(screen.getByText(/^10 of 49 questions/).textContent).toMatch(
    /42 from exams and practice, 7 from missions, lessons, quizzes and test-outs\.$/,
  );
});

test('where none was missed in an attempt it says that all are from what was studied', () => {
  show(3, 3);
  expect(screen.getByText('All from missions, lessons, quizzes and test-outs.')).toBeTruthy();
});

test('where all were missed in attempts, whose scores tell them, nothing is added', () => {
  show(42, 0);
  expect(screen.queryByText(/missions/)).toBeNull();
});
