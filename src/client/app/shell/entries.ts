// What the shell leads to. An entry appears together with its screen: a later screen adds its row
// here, and the locked ones are shown as locked to everyone.
import {
  ChartNoAxesColumn,
  Flag,
  GraduationCap,
  House,
  LayoutDashboard,
  type LucideIcon,
  Route,
  Users,
} from 'lucide-react';
import { type Address, addresses, mainCourse } from '#client/app/addresses.ts';
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

/** Only the main course has a path yet. */
const pathEntries = (texts: NavTexts, courseKey: string): readonly NavEntry[] =>
  courseKey === mainCourse
    ? [
        {
          id: 'curriculum',
          label: texts.curriculum,
          icon: Route,
          to: addresses.path(),
          screens: ['path', 'tracks', 'industries'],
        },
      ]
    : [];

/** Only the main course has papers yet. The side navigation of the brief leaves them to the header. */
const examEntries = (texts: NavTexts, courseKey: string): readonly NavEntry[] =>
  courseKey === mainCourse
    ? [
        {
          id: 'exam',
          label: texts.exam,
          icon: GraduationCap,
          to: addresses.exam(),
          screens: ['exam', 'examHistory', 'paper', 'report'],
        },
      ]
    : [];

/** The side navigation, in its order. */
export const sideEntries = (texts: NavTexts, courseKey: string): readonly NavEntry[] => [
  {
    id: 'dashboard',
    label: texts.dashboard,
    icon: LayoutDashboard,
    to: addresses.dashboard(courseKey),
    screens: ['dashboard'],
  },
  ...pathEntries(texts, courseKey),
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
  ...pathEntries(texts, courseKey),
  {
    id: 'missions',
    label: texts.missions,
    icon: Flag,
    to: addresses.missions(courseKey),
    screens: ['missions', 'mission'],
  },
  ...examEntries(texts, courseKey),
];

/** A menu of the header. One without entries is not shown. */
export interface HeaderMenu {
  id: string;
  label: string;
  entries: readonly { id: string; label: string; to: Address }[];
}

/** The first leads to all of them, then the brief's three. */
const exams = (texts: Messages['shell']['menu']): HeaderMenu['entries'] => [
  { id: 'exam-mode', label: texts.exams, to: addresses.exam() },
  { id: 'foundation', label: texts.foundation, to: addresses.paper('foundation') },
  { id: 'certified', label: texts.certified, to: addresses.paper('certified') },
  { id: 'review', label: texts.review, to: addresses.examReview() },
];

export const headerMenus = (
  texts: Messages['shell']['menu'],
  courseKey: string,
): readonly HeaderMenu[] =>
  [
    {
      id: 'explore',
      label: texts.explore,
      entries:
        courseKey === mainCourse
          ? [
              { id: 'tracks', label: texts.tracks, to: addresses.tracks() },
              { id: 'industries', label: texts.industries, to: addresses.industries() },
            ]
          : [],
    },
    { id: 'exam', label: texts.examMode, entries: courseKey === mainCourse ? exams(texts) : [] },
  ].filter((menu) => menu.entries.length > 0);
