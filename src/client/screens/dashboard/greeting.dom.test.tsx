// Two figures of minutes a day never stand beside each other without a word on how they go together.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { Dashboard } from '#contract/progress.ts';
import { Greeting } from './greeting.tsx';

vi.mock('#client/base/settings/settings.ts', () => ({
  useSettings: () => ({ dailyGoalMinutes: 30 }),
}));
vi.mock('./use-welcome.ts', () => ({ useWelcome: () => 'Welcome back!' }));
vi.mock('#client/base/course.ts', () => ({
  useCourses: () => ({ data: [{ key: 'togaf', tracks: [{ key: 'a' }, { key: 'b' }] }] }),
}));
await loadTexts(['dashboard', 'actions']);

const text = (en: string) => ({ en, es: en, fr: en, de: en });

function show(minutesADay: number) {
  const dashboard = {
    course: { key: 'togaf', title: 'TOGAF', description: text('') },
    streak: { days: 0 },
    totalXp: 10,
    level: { name: text('1'), nextName: null, nextAtXp: null },
    percent: 9,
    exam: { on: '2026-12-24', days: 25, minutesADay },
    minutesToday: 17,
  } as unknown as Dashboard;
  render(
    <LanguageProvider>
      <NavigationProvider>
        <Greeting dashboard={dashboard} />
      </NavigationProvider>
    </LanguageProvider>,
  );
}

test('a goal that is enough for the date says so with both figures', () => {
  show(16);
  expect(
    screen.getByText('Your goal of 30 minutes is enough: your exam date needs 16 minutes a day.'),
  ).toBeTruthy();
});

test('one that is too short says so instead', () => {
  show(41);
  expect(screen.queryByText(/is enough/)).toBeNull();
  expect(screen.getByText(/^Your daily goal of 30 minutes is too short/)).toBeTruthy();
});

test('the ring says whose progress it is', () => {
  show(16);
  expect(screen.getByRole('img', { name: 'TOGAF, 9 percent of your track complete' })).toBeTruthy();
});
