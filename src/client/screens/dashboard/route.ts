import { House, LayoutDashboard } from 'lucide-react';
import { topLevelCourse } from '#client/base/address-aliases.ts';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  // Below a course's own address, what nobody knows is its dashboard (brief 2, 2).
  paths: ['/dashboard/*', '/learn/:course/*'],
  params: ({ course }, { courseKeys, selectedCourse }) => {
    const isThere = courseKeys?.includes(topLevelCourse) ?? true;
    return { courseKey: course ?? (isThere ? topLevelCourse : selectedCourse) };
  },
  frame: 'shell',
  access: 'learner',
  menu: ({ key }) => [
    {
      place: 'side',
      order: 10,
      label: ({ nav }) => nav.dashboard,
      icon: LayoutDashboard,
      to: addresses.dashboard(key),
    },
    {
      place: 'bottom',
      order: 10,
      label: ({ nav }) => nav.home,
      icon: House,
      to: addresses.dashboard(key),
    },
  ],
  texts: ['dashboard', 'missions'],
  refusals: 'later',
  title: (text) => text('dashboard').title,
  load: async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
  example: '/dashboard',
});
