// A format of the library at a glance.
import {
  BookOpen,
  CirclePlay,
  ListChecks,
  type LucideIcon,
  Mic,
  MousePointerClick,
} from 'lucide-react';
import type { ResourceFormat } from '#domain/library/resource.ts';

export const RESOURCE_ICONS: Readonly<Record<ResourceFormat, LucideIcon>> = {
  interactive: MousePointerClick,
  video: CirclePlay,
  guide: BookOpen,
  podcast: Mic,
  checklist: ListChecks,
};
