// Who begins an attempt while another clock runs is warned, by name and time, and finds the way back.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { examQueries } from '#client/api/exam-queries.ts';
import { receivedNow } from '#client/api/received.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { AttemptSummary } from '#contract/exams.ts';
import { OtherClock } from './other-clock.tsx';

vi.mock('#client/base/use-reader.ts', () => ({
  useReader: () => ({ locale: 'en-us', timeZone: 'UTC' }),
}));

await loadTexts(['exam']);

const running = (over: Partial<AttemptSummary>) =>
  ({
    ...{ id: 'a1', courseKey: 'togaf', paperKey: 'mock', paperTitle: 'Mock exam', focus: null },
    ...{ untimed: false, paced: false, deadlineAt: '2026-11-30T14:32:00.000Z' },
    ...over,
  }) as AttemptSummary;

function show(attempts: readonly AttemptSummary[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const answer = { serverNow: '2026-11-30T13:51:00.000Z', attempts: [...attempts] };
  client.setQueryData(examQueries.running().queryKey, { ...answer, receivedAt: receivedNow() });
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <NavigationProvider>
          <OtherClock paper={{ courseKey: 'togaf', key: 'daily' }} />
        </NavigationProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return screen.queryAllByTestId('other-clock').map((one) => one.querySelector('p')?.textContent);
}

test('another clock that goes on is named, with the time that is left and the way to resume it', () => {
  expect(show([running({})])).toEqual([
    '“Mock exam” is running, and its clock goes on while you take this one: 41 minutes left, until 14:32.',
  ]);
  const resume = screen.getByRole('link', { name: 'Resume Mock exam' });
  expect(resume.getAttribute('href')).toMatch(/\/mock\/attempt$/);
});

test('nothing is said of what has no clock that goes on', () => {
  expect(show([running({ untimed: true }), running({ paced: true })])).toEqual([]);
});
