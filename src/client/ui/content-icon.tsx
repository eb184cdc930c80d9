// The drawings of the pictures that content names.
import {
  BookOpen,
  Briefcase,
  Building,
  CircleQuestionMark,
  Compass,
  FileText,
  FlaskConical,
  Layers,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  Network,
  Presentation,
  Target,
  Wrench,
} from 'lucide-react';
import type { IconName } from '#domain/catalog/icons.ts';
import { Icon } from './icon.tsx';

const drawings: Readonly<Record<IconName, LucideIcon>> = {
  'book-open': BookOpen,
  briefcase: Briefcase,
  building: Building,
  'circle-question-mark': CircleQuestionMark,
  compass: Compass,
  'file-text': FileText,
  'flask-conical': FlaskConical,
  layers: Layers,
  'list-checks': ListChecks,
  map: MapIcon,
  network: Network,
  presentation: Presentation,
  target: Target,
  wrench: Wrench,
};

/** A picture by its name in the content. */
export function ContentIcon({ icon, size }: { icon: IconName; size?: 's' | 'l' }) {
  return <Icon of={drawings[icon]} {...(size === undefined ? {} : { size })} />;
}
