// The drawings of the pictures that content names.
import {
  Award,
  Blocks,
  BookOpen,
  Briefcase,
  Building,
  CalendarCheck,
  CircleQuestionMark,
  Compass,
  Crosshair,
  FileText,
  FlaskConical,
  GraduationCap,
  Layers,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  Network,
  Presentation,
  Scale,
  Shuffle,
  Target,
  Timer,
  Users,
  Wrench,
  Zap,
} from 'lucide-react';
import type { IconName } from '#domain/catalog/icons.ts';
import { Icon } from './icon.tsx';

const drawings: Readonly<Record<IconName, LucideIcon>> = {
  award: Award,
  blocks: Blocks,
  'book-open': BookOpen,
  briefcase: Briefcase,
  building: Building,
  'calendar-check': CalendarCheck,
  'circle-question-mark': CircleQuestionMark,
  compass: Compass,
  crosshair: Crosshair,
  'file-text': FileText,
  'flask-conical': FlaskConical,
  'graduation-cap': GraduationCap,
  layers: Layers,
  'list-checks': ListChecks,
  map: MapIcon,
  network: Network,
  presentation: Presentation,
  scale: Scale,
  shuffle: Shuffle,
  target: Target,
  timer: Timer,
  users: Users,
  wrench: Wrench,
  zap: Zap,
};

/** A picture by its name in the content. */
export function ContentIcon({ icon, size }: { icon: IconName; size?: 's' | 'l' }) {
  return <Icon of={drawings[icon]} {...(size === undefined ? {} : { size })} />;
}
