import { CalendarDays } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/events/*'],
  frame: 'shell',
  access: 'learner',
  menu: () => [
    ...(['side', 'bottom'] as const).map((place) => ({
      place,
      order: place === 'side' ? 56 : 62,
      label: ({ nav }: { nav: { events: string } }) => nav.events,
      icon: CalendarDays,
      to: addresses.events(),
      isReward: true,
    })),
    ...(['daily', 'weekly', 'special'] as const).map((filter, at) => ({
      place: 'quests' as const,
      order: 10 + at,
      label: ({ menu }: { menu: Record<typeof filter, string> }) => menu[filter],
      icon: CalendarDays,
      to: addresses.events(filter),
      isReward: true,
    })),
  ],
  texts: ['events', 'rewards'],
  title: (text) => text('events').title,
  crumb: { label: (text) => text('events').title },
  load: async () => (await import('./events-screen.tsx')).EventsScreen,
  example: addresses.events(),
});
