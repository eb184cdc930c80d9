// Earned badges: all of a learner's stand together, and what another course gave names it.
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { BadgeView } from '#contract/progress.ts';
import { EarnedBadges } from './earned-badges.tsx';

vi.mock('#client/base/session/session.tsx', () => ({
  useLearner: () => ({
    firstName: 'Nora',
    lastName: '',
    level: { name: { en: 'Analyst' } },
    timeZone: 'UTC',
  }),
}));
vi.mock('#client/base/selected-course.ts', () => ({ useSelectedCourse: () => 'one' }));
vi.mock('#client/base/course.ts', () => ({
  useCourses: () => ({
    data: [
      { key: 'one', title: 'First course' },
      { key: 'two', title: 'Second course' },
    ],
  }),
}));
vi.mock('./signed-badge.tsx', () => ({ SignedBadge: () => null }));

await loadTexts(['rewards', 'shell']);

const badge = (name: string, courseKey: string | null) =>
  ({
    ...{ id: `bdg.${name}`, name: { en: name }, description: { en: '' }, category: 'beginner' },
    ...{ requiredXp: 0, courseKey, earnedAt: '2026-11-20T12:00:00Z' },
  }) as unknown as BadgeView;

test('a badge of another course names it, one of this course or of none does not', () => {
  const badges = [badge('Here', 'one'), badge('There', 'two'), badge('Anywhere', null)];
  render(
    <LanguageProvider>
      <NavigationProvider>
        <EarnedBadges badges={badges} />
      </NavigationProvider>
    </LanguageProvider>,
  );
  const of = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
  expect(of('There').getByText('Second course')).toBeDefined();
  for (const name of ['Here', 'Anywhere']) expect(of(name).queryByText(/course/)).toBeNull();
});
