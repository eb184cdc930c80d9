// XP by course: the lines add up to what was earned, and a sum that differs from the level's says why.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { ByCourse } from './by-course.tsx';

vi.mock('#client/base/course.ts', () => ({ useCourses: () => ({ data: [] }) }));
await loadTexts(['progress', 'actions']);

const show = (earnedXp: number, totalXp: number) =>
  render(
    <LanguageProvider>
      <ByCourse
        courses={[
          { key: 'one', title: 'First course', days: 2, bestDays: 3, xp: 500 },
          { key: 'two', title: 'Second course', days: 1, bestDays: 1, xp: 72 },
        ]}
        earnedXp={earnedXp}
        totalXp={totalXp}
      />
    </LanguageProvider>,
  );
const lastCells = () =>
  screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent ?? '');

test('the courses, what belongs to none, and their sum', () => {
  show(587, 587);
  expect(lastCells()).toEqual(['XP', '500 XP', '72 XP', '15 XP', '587 XP']);
  expect(screen.queryByText(/count for your level/)).toBeNull();
});

test('what is only for spending is told from what counts for the level', () => {
  show(587, 492);
  expect(
    screen.getByText(
      '587 XP earned in all: 492 XP of them count for your level and rank, the other 95 XP can only be spent.',
    ),
  ).toBeTruthy();
});
