import { CalendarDays } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';
import type { EventType } from '#domain/events/event-template.ts';

/** What all of its menu entries have; each leads to one kind of event, or to all. */
const entry = (filter?: EventType) => ({
  icon: CalendarDays,
  to: addresses.events(filter),
  isReward: true,
});

export const route = defineScreen({
  paths: ['/events/*'],
  frame: 'shell',
  access: 'learner',
  menu: () => [
    { place: 'side', order: 56, label: ({ nav }) => nav.events, ...entry() },
    { place: 'bottom', order: 62, label: ({ nav }) => nav.events, ...entry() },
    { place: 'quests', order: 10, label: ({ menu }) => menu.daily, ...entry('daily') },
    { place: 'quests', order: 20, label: ({ menu }) => menu.weekly, ...entry('weekly') },
    { place: 'quests', order: 30, label: ({ menu }) => menu.special, ...entry('special') },
  ],
  texts: ['events', 'rewards'],
  title: (text) => text('events').title,
  crumb: { label: (text) => text('events').title },
  load: async () => (await import('./events-screen.tsx')).EventsScreen,
  example: addresses.events(),
});
