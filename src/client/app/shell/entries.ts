// What the shell leads to. An entry appears together with its screen: a later screen adds its row
// here, and the locked ones are shown as locked to everyone.
import {
  ChartNoAxesColumn,
  Flag,
  House,
  LayoutDashboard,
  type LucideIcon,
  Users,
} from 'lucide-react';
import { type Address, addresses } from '#client/app/addresses.ts';
import type { Screen } from '#client/app/screen-of.ts';
import type { Messages } from '#texts/messages.ts';

export interface NavEntry {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Null for a locked entry: it is shown, and a click does nothing. */
  to: Address | null;
  /** The screens at which this entry is the current one. */
  screens: readonly Screen['name'][];
}

type NavTexts = Messages['shell']['nav'];

/** The side navigation, in its order. */
export const sideEntries = (texts: NavTexts, courseKey: string): readonly NavEntry[] => [
  {
    id: 'dashboard',
    label: texts.dashboard,
    icon: LayoutDashboard,
    to: addresses.dashboard(courseKey),
    screens: ['dashboard'],
  },
  {
    id: 'missions',
    label: texts.missions,
    icon: Flag,
    to: addresses.missions(courseKey),
    screens: ['missions', 'mission'],
  },
  {
    id: 'leaderboards',
    label: texts.leaderboards,
    icon: ChartNoAxesColumn,
    to: null,
    screens: [],
  },
  { id: 'community', label: texts.community, icon: Users, to: null, screens: [] },
];

/** The bottom bar of phones; the Courses sheet stands after them. */
export const bottomEntries = (texts: NavTexts, courseKey: string): readonly NavEntry[] => [
  {
    id: 'home',
    label: texts.home,
    icon: House,
    to: addresses.dashboard(courseKey),
    screens: ['dashboard'],
  },
  {
    id: 'missions',
    label: texts.missions,
    icon: Flag,
    to: addresses.missions(courseKey),
    screens: ['missions', 'mission'],
  },
];
