// What the activity log says of a paper that was done.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { ActivityEntry } from '#contract/progress.ts';
import { ActivityLog } from './activity-log.tsx';

vi.mock('#client/base/course.ts', () => ({ useCourses: () => ({ data: [] }) }));
vi.mock('#client/base/selected-course.ts', () => ({ useSelectedCourse: () => 'any' }));

await loadTexts(['dashboard']);

const entry: ActivityEntry = {
  id: '1',
  type: 'paper_done',
  courseKey: 'any',
  title: { en: 'Practice by topic', de: 'x', es: 'x', fr: 'x' },
  isOfMissed: true,
  isTooQuick: false,
  percent: 50,
  few: null,
  xp: 0,
  createdAt: '2026-11-28T10:00:00Z',
};
const lineOf = (over: Partial<ActivityEntry>): string | null | undefined => {
  const { unmount } = render(
    <LanguageProvider>
      <ActivityLog entries={[{ ...entry, ...over }]} now={Date.parse(entry.createdAt)} />
    </LanguageProvider>,
  );
  const line = screen.getByRole('listitem').querySelector('p')?.textContent;
  unmount();
  return line;
};

test('a paper of fewer than five questions is told by how many were right, others by their percentage', () => {
  const few = { reached: 1, outOf: 2, isPoints: false };
  expect(lineOf({ few })).toMatch(/Missed questions, 1 of 2$/);
  expect(lineOf({ few: { reached: 3, outOf: 5, isPoints: true } })).toMatch(/, 3 of 5 points$/);
  expect(lineOf({})).toMatch(/Missed questions, 50%$/);
});

test('a server of before that says no counts has its percentage shown', () => {
  expect(lineOf({ few: undefined as never })).toMatch(/, 50%$/);
});

test('a practice that was too quick to count says so, and one that counts does not', () => {
  expect(lineOf({ percent: null, isTooQuick: true })).toMatch(
    /Missed questions Too quick to count$/,
  );
  expect(lineOf({})).not.toMatch(/quick/);
});
