// The picture of each item type; the word stands beside it.
import {
  BookOpen,
  CircleQuestionMark,
  FileText,
  FlaskConical,
  Layers,
  ListChecks,
  type LucideIcon,
} from 'lucide-react';
import type { ItemType } from '#domain/catalog/path.ts';

export const itemIcons: Readonly<Record<ItemType, LucideIcon>> = {
  lesson: BookOpen,
  deepdive: Layers,
  artifact: FileText,
  lab: FlaskConical,
  quiz: CircleQuestionMark,
  checklist: ListChecks,
};
