// XP entries: what another course brought names it, since two courses may have a paper of one name.
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { XpEntry } from '#contract/my-progress.ts';
import { EntryTable } from './xp-entries.tsx';

vi.mock('#client/base/use-reader.ts', () => ({ useReader: () => ({ timeZone: 'UTC' }) }));
vi.mock('#client/base/selected-course.ts', () => ({ useSelectedCourse: () => 'one' }));
vi.mock('#client/base/course.ts', () => ({
  useCourses: () => ({
    data: [
      { key: 'one', title: 'First course' },
      { key: 'two', title: 'Second course' },
    ],
  }),
}));

await loadTexts(['progress', 'actions']);

const entry = (id: string, courseKey: string | null): XpEntry => ({
  id,
  kind: 'paper',
  courseKey,
  title: { en: 'Foundation', es: 'Foundation', fr: 'Foundation', de: 'Foundation' },
  isOfMissed: false,
  baseXp: 40,
  bonusXp: 0,
  createdAt: '2026-11-20T12:00:00Z',
});

test('a paper of another course names it, one of this course or of none does not', () => {
  render(
    <LanguageProvider>
      <EntryTable entries={[entry('1', 'two'), entry('2', 'one'), entry('3', null)]} />
    </LanguageProvider>,
  );
  const [, ...rows] = screen.getAllByRole('row');
  expect(within(rows[0]!).getByText(/Second course/)).toBeDefined();
  for (const row of rows.slice(1)) expect(within(row).queryByText(/course/)).toBeNull();
});

test('a practice is named as its attempt is; where that is gone, its line is true of both kinds', () => {
  const missed: XpEntry = { ...entry('1', 'one'), isOfMissed: true };
  const gone: XpEntry = { ...entry('2', 'one'), kind: 'practice' };
  render(
    <LanguageProvider>
      <EntryTable entries={[missed, gone, entry('3', 'one')]} />
    </LanguageProvider>,
  );
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => within(row).getByText(/submitted/).textContent)).toEqual([
    'You submitted “Missed questions”.',
    'You submitted “Foundation” or its missed questions.',
    'You submitted “Foundation”.',
  ]);
});
