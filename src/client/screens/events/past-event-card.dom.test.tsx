// What a past event says of how one stood in it: a rank among others, and not among oneself.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { PastEvent } from '#contract/events.ts';
import { PastEventCard } from './past-event-card.tsx';

vi.mock('#client/base/use-reader.ts', () => ({
  useReader: () => ({ locale: 'en-US', timeZone: 'UTC' }),
}));
await loadTexts(['events']);

function show(over: Partial<PastEvent>) {
  const name = { en: 'Daily Ten', es: '', fr: '', de: '' };
  const event = {
    ...{
      id: 'e',
      name,
      type: 'daily',
      weekdays: null,
      closesAt: '2026-11-27T00:00:00.000Z',
      scoring: 'own',
    },
    ...{ metric: 'questions-right', progress: 10, count: 10, together: null, teamTotal: null },
    ...{ paidXp: 10, reachedAt: null, rank: null, rankedOf: null, participants: 1, ...over },
  } as unknown as PastEvent;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider>
        <LanguageProvider>
          <PastEventCard event={event} />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
}

test('alone one has no rank and is no crowd', () => {
  show({ rank: 1, rankedOf: 1 });
  expect(screen.getByText('Nobody else took part.')).toBeTruthy();
  expect(screen.queryByText(/Rank|participant/)).toBeNull();
});

test('among others the rank is named, or how many they were', () => {
  show({ participants: 3, rank: 2, rankedOf: 3 });
  expect(screen.getByText('Rank 2 of 3')).toBeTruthy();
  show({ participants: 3 });
  expect(screen.getByText('3 participants')).toBeTruthy();
});
