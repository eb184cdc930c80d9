// What the dashboard says of rewards of events that wait to be collected.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queries } from '#client/api/queries.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { EventView } from '#contract/events.ts';
import { EventRewards } from './event-rewards.tsx';

await loadTexts(['dashboard']);

const event = (part: Partial<EventView>): EventView =>
  ({
    ...{ id: 'a@2026-11-29', isJoined: false, scoring: 'own', progress: 5, count: 5 },
    ...{ participants: 0, maxParticipants: null, rewardXp: 30 },
    ...part,
  }) as EventView;

function show(active: EventView[]): void {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  client.setQueryData(queries.events().queryKey, {
    zone: 'UTC',
    active,
    upcoming: [],
    completed: 0,
  });
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <NavigationProvider>
          <EventRewards />
        </NavigationProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

test('rewards that wait are told with their XP, and lead to the events', () => {
  show([event({}), event({ rewardXp: 200 }), event({ progress: 4 })]);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('2 event rewards to collect+230 XP');
  expect(link.getAttribute('href')).toBe('#/events');
});

test('nothing is said while none waits', () => {
  show([event({ isJoined: true }), event({ progress: 4 })]);
  expect(screen.queryByRole('link')).toBeNull();
});
