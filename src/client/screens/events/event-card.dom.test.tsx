// What the card of an open event says of where its learner stands, and what it offers.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { EventView } from '#contract/events.ts';
import { EventCard } from './event-card.tsx';

vi.mock('./use-event-writes.ts', () => ({
  useEventWrites: () => ({ isBusy: false, failure: null, join: vi.fn(), leave: vi.fn() }),
}));
vi.mock('#client/base/selected-course.ts', () => ({ useSelectedCourse: () => 'togaf' }));
vi.mock('#client/base/course-features.ts', () => ({ hasFeature: () => true }));
vi.mock('#client/base/use-reader.ts', () => ({
  useReader: () => ({ locale: 'en-US', timeZone: 'UTC' }),
}));

await loadTexts(['events']);

const inAll = (text: string) => ({ en: text, es: text, fr: text, de: text });
const fourDays: EventView = {
  id: 'evt.four-days@2026-11-23',
  name: inAll('Four Good Days'),
  description: inAll('Study on any four days of the week.'),
  type: 'weekly',
  difficulty: 'beginner',
  metric: 'study-days',
  scoring: 'own',
  count: 4,
  rewardXp: 50,
  maxParticipants: null,
  participants: 0,
  opensAt: '2026-11-23T00:00:00.000Z',
  closesAt: '2026-11-30T00:00:00.000Z',
  days: 7,
  weekdays: null,
  isJoined: false,
  progress: 1,
  isReachable: true,
  together: null,
  team: null,
  reachedAt: null,
};

function show(over: Partial<EventView>, next: string | null = null): (string | null)[] {
  render(
    <NavigationProvider>
      <LanguageProvider>
        <EventCard event={{ ...fourDays, ...over }} isFirst={true} isOpen={true} next={next} />
      </LanguageProvider>
    </NavigationProvider>,
  );
  return [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );
}

test('an event of three days a week says which, and is not called daily', () => {
  show({ type: 'daily', days: 1, weekdays: [1, 3, 5] });
  expect(screen.getByText('Every Mon, Wed, and Fri')).toBeTruthy();
  expect(screen.queryByText('Daily')).toBeNull();
});

test('one of every day is called daily', () => {
  show({ type: 'daily', days: 1 });
  expect(screen.getByText('Daily')).toBeTruthy();
});

const isOut = () => screen.queryByText('No longer reachable this time') !== null;

test('an event that can be reached is to be joined', () => {
  expect(show({})).toEqual(['Join Challenge']);
  expect(isOut()).toBe(false);
});

test('one that cannot be reached any more says so, and nobody is asked to join it', () => {
  expect(show({ isReachable: false })).toEqual([]);
  expect(isOut()).toBe(true);
});

test('who has joined it keeps their progress, and may go on or leave', () => {
  expect(show({ isReachable: false, isJoined: true })).toEqual(['Keep going', 'Leave']);
  expect(isOut()).toBe(true);
  expect(screen.getByText('1 of 4 study days')).toBeTruthy();
  expect(screen.queryByText('You have joined')).toBeNull();
});

test('what is counted together adds what was done before on joining, and says so', () => {
  const together = { total: 0, target: 3, contributors: 0 };
  show({ scoring: 'together', together });
  expect(screen.getByText('What you did since it began is added when you join.')).toBeTruthy();
});

test('what was paid is done, whatever the days say: nothing is left to go on with but the next one', () => {
  const reachedAt = '2026-11-28T10:00:00.000Z';
  expect(
    show({ isReachable: false, isJoined: true, reachedAt }, '2026-12-07T00:00:00.000Z'),
  ).toEqual([]);
  expect(isOut()).toBe(false);
  expect(screen.getByText('Done: goal reached')).toBeTruthy();
  expect(screen.getByText('The next one begins Mon, Dec 7, 00:00')).toBeTruthy();
  expect(screen.queryByText(/^Open until/)).toBeNull();
});
