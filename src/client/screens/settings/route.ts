import { CircleUserRound, Settings } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/settings/*'],
  frame: 'shell',
  access: 'learner',
  menu: () => [
    {
      place: 'side',
      order: 90,
      label: ({ nav }) => nav.settings,
      icon: Settings,
      to: addresses.settings(),
    },
    {
      place: 'bottom',
      order: 50,
      label: ({ nav }) => nav.profile,
      icon: CircleUserRound,
      to: addresses.settings(),
    },
  ],
  finds: (text) => {
    const { tabs } = text('settings');
    const about = Object.entries(text('search').settings) as [keyof typeof tabs, string][];
    return about.map(([tab, description]) => ({
      label: tabs[tab],
      description,
      to: addresses.settings(tab),
    }));
  },
  texts: ['settings', 'security', 'auth', 'path', 'study'],
  title: (text) => text('settings').title,
  crumb: { label: (text) => text('settings').title },
  load: async () => (await import('./settings-screen.tsx')).SettingsScreen,
  example: addresses.settings(),
});
