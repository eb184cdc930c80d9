// A badge drawn as a stamp: the frame tells its category, the drawing inside its icon.
import {
  Award,
  BadgeCheck,
  BookOpen,
  Calculator,
  CalendarCheck,
  CalendarRange,
  Check,
  CircleCheckBig,
  CircleGauge,
  Compass,
  Database,
  Eye,
  Factory,
  FileSignature,
  Flag,
  Flame,
  Footprints,
  Gem,
  GraduationCap,
  HandCoins,
  Handshake,
  Hourglass,
  Landmark,
  Layers,
  Layers2,
  type LucideIcon,
  Map as MapIcon,
  MapPinned,
  Milestone,
  Mountain,
  RefreshCw,
  Route,
  Scale,
  Scissors,
  Server,
  Sparkles,
  Sprout,
  Target,
  Telescope,
  TrainFront,
  Waypoints,
  Workflow,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { BadgeView } from '#contract/progress.ts';
import styles from './badges.module.css';

type Category = BadgeView['category'];

const icons: Record<string, LucideIcon> = {
  award: Award,
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  'calendar-check': CalendarCheck,
  'calendar-range': CalendarRange,
  check: Check,
  'circle-check-big': CircleCheckBig,
  compass: Compass,
  database: Database,
  flag: Flag,
  flame: Flame,
  footprints: Footprints,
  'graduation-cap': GraduationCap,
  layers: Layers,
  map: MapIcon,
  route: Route,
  target: Target,
  'train-front': TrainFront,
  zap: Zap,
  factory: Factory,
  'hand-coins': HandCoins,
  landmark: Landmark,
  'map-pinned': MapPinned,
  milestone: Milestone,
  scale: Scale,
  scissors: Scissors,
  server: Server,
  sprout: Sprout,
  telescope: Telescope,
  waypoints: Waypoints,
  workflow: Workflow,
  'circle-gauge': CircleGauge,
  calculator: Calculator,
  gem: Gem,
  handshake: Handshake,
  'file-signature': FileSignature,
  'refresh-cw': RefreshCw,
  hourglass: Hourglass,
  mountain: Mountain,
  sparkles: Sparkles,
  eye: Eye,
  'layers-2': Layers2,
};

const outer: Record<Category, string> = {
  beginner: 'M80 7a73 73 0 1 1 0 146 73 73 0 0 1 0-146Z',
  foundation: 'M80 6 146 43v74L80 154 14 117V43Z',
  business:
    'M22 22h116a14 14 0 0 1 14 14v88a14 14 0 0 1-14 14H22a14 14 0 0 1-14-14V36a14 14 0 0 1 14-14Z',
  data: 'M50 8h60l42 42v60l-42 42H50L8 110V50Z',
  technology:
    'M42 12h76a30 30 0 0 1 30 30v76a30 30 0 0 1-30 30H42a30 30 0 0 1-30-30V42a30 30 0 0 1 30-30Z',
  exam: 'M22 20h116a12 12 0 0 0 12 12v30a18 18 0 0 0 0 36v30a12 12 0 0 0-12 12H22a12 12 0 0 0-12-12V98a18 18 0 0 0 0-36V32a12 12 0 0 0 12-12Z',
};
const inner: Record<Category, string> = {
  beginner: 'M80 30a50 50 0 1 1 0 100 50 50 0 0 1 0-100Z',
  foundation: 'M80 32 123 56v48L80 128 37 104V56Z',
  business: 'M40 44h80a6 6 0 0 1 6 6v60a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6Z',
  data: 'M60 34h40l26 26v40l-26 26H60L34 100V60Z',
  technology:
    'M52 36h56a16 16 0 0 1 16 16v56a16 16 0 0 1-16 16H52a16 16 0 0 1-16-16V52a16 16 0 0 1 16-16Z',
  exam: 'M46 40h68a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z',
};

/** The cancelling waves of a post stamp: only what is earned carries them. */
const waves =
  'M104 118c10-6 14 6 24 0s14 6 24 0 14 6 24 0M104 128c10-6 14 6 24 0s14 6 24 0 14 6 24 0M104 138c10-6 14 6 24 0s14 6 24 0 14 6 24 0';

interface StampProps {
  badge: Pick<BadgeView, 'category' | 'icon' | 'percent'>;
  /** Inked once earned; before, its outline is dashed and the arc shows the way made. */
  inked: boolean;
}

/** Decoration: the badge's name and progress stand beside it as text. */
export function Stamp({ badge, inked }: StampProps) {
  const Drawing = icons[badge.icon] ?? Award;
  return (
    <svg
      aria-hidden="true"
      className={styles.stamp}
      data-cat={badge.category}
      data-inked={inked ? '' : undefined}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox={inked ? '0 0 180 160' : '0 0 160 160'}
    >
      <path
        d={outer[badge.category]}
        strokeDasharray={inked ? undefined : '3 8'}
        strokeWidth={inked ? 3 : 2.5}
      />
      <path d={inner[badge.category]} strokeWidth="2" />
      {inked ? (
        <path d={waves} strokeWidth="2" />
      ) : (
        <Arc category={badge.category} percent={badge.percent} />
      )}
      <Drawing height="56" strokeWidth="1" width="56" x="52" y="52" />
    </svg>
  );
}

function Arc({ category, percent }: { category: Category; percent: number }): ReactNode {
  if (percent <= 0) return null;
  return (
    <path
      className={styles.arc}
      d={outer[category]}
      pathLength="100"
      strokeDasharray={`${Math.min(100, percent)} 100`}
      strokeWidth="5"
    />
  );
}
