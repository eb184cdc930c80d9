// The round of the day on its intro once it was taken: its result, when the next one comes, and another way on.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import { DoneToday } from './done-today.tsx';

vi.mock('#client/base/session/session.tsx', () => ({ useLearner: () => ({ id: 'l1' }) }));

await loadTexts(['exam']);

test('it says its result and that the next one comes tomorrow, leads to its report, and can be taken once more', () => {
  const onAgain = vi.fn();
  const today = { attemptId: 'a1', percent: 80, passed: true, nextAt: '2026-11-30T00:00:00Z' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider>
        <LanguageProvider>
          <DoneToday
            isStarting={false}
            onAgain={onAgain}
            paper={{ key: 'daily', courseKey: 'any' }}
            today={today}
          />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Done today: 80%.')).toBeTruthy();
  expect(screen.getByText(/Next one: tomorrow\./)).toBeTruthy();
  const report = screen.getByRole('link', { name: 'See your report' });
  expect(report.getAttribute('href')).toMatch(/daily\/report\/a1$/);
  expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
  const again = screen.getByRole('button', { name: 'Take another round' });
  // It is said what a second round is, and it is no equal of the next step.
  expect(screen.getByText(/^Another round is practice with other questions\./).id).toBe(
    again.getAttribute('aria-describedby'),
  );
  expect(again.className).toBe('btn btn-ghost');
  fireEvent.click(again);
  expect(onAgain).toHaveBeenCalledOnce();
});
