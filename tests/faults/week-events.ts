// The events of the played week: their kinds are those of the product, their goals what the stub course can reach.
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { EventTemplate } from '#domain/events/event-template.ts';
import type { StoreItem } from '#domain/store/store-item.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';

const inAll = (text: string) => ({ en: text, es: text, fr: text, de: text });
const event = (
  id: string,
  over: Pick<EventTemplate, 'goal' | 'schedule' | 'rewardXp' | 'type'> & Partial<EventTemplate>,
): EventTemplate => ({
  id: `evt.${id}`,
  name: inAll(id),
  description: inAll(id),
  difficulty: 'beginner',
  maxParticipants: null,
  ...over,
});

const bundle: StoreItem = {
  id: 'sto.bundle',
  name: inAll('Bundle'),
  description: inAll('Ten places'),
  features: [],
  category: 'team',
  type: 'subscription',
  rarity: 'epic',
  priceXp: 3000,
  priceCents: null,
  effect: { kind: 'team', seats: 10, days: 90 },
  colors: ['#000000'],
  isPopular: false,
  isFeatured: false,
};

/** @returns the catalog that every node of the week serves */
export const weekCatalog = (): Catalog => ({
  ...stubCatalog(),
  store: [bundle],
  events: [
    event('step', {
      type: 'daily',
      goal: { metric: 'activities-done', count: 1, scoring: 'own' },
      schedule: { kind: 'weekdays', weekdays: [1, 2, 3, 4, 5, 6, 7] },
      rewardXp: 10,
    }),
    event('missions', {
      type: 'weekly',
      goal: { metric: 'missions-done', count: 2, scoring: 'own' },
      schedule: { kind: 'weeks', every: 1, offset: 0 },
      rewardXp: 70,
    }),
    event('hands', {
      type: 'community',
      goal: { metric: 'activities-done', count: 2, scoring: 'together' },
      schedule: { kind: 'months', every: 1, offset: 0, fromDay: 28, days: 4 },
      rewardXp: 60,
    }),
    event('tournament', {
      type: 'special',
      goal: { metric: 'activities-done', count: 4, scoring: 'team' },
      schedule: { kind: 'months', every: 1, offset: 0, fromDay: 21, days: 7 },
      rewardXp: 120,
      maxParticipants: 200,
    }),
  ],
});

/** What is due at a turn, in the order in which the nodes of the week do it. */
export const WEEK_JOBS = [
  'event-openings',
  'event-ends',
  'event-rewards',
  'event-places',
  'overdue-attempts',
  'demo-rivals',
  'empty-teams',
  'xp-sums',
] as const;
