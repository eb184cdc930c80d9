import { z } from 'zod';
import { slugSchema } from './fields.ts';

/** What is counted of a course; the order is the order of the report. */
export const INVENTORY_KEYS = [
  'sections',
  'missions',
  'missionsWaiting',
  'missionXp',
  'phases',
  'labStories',
  'checklistLines',
  'pathMinutes',
  'pathXp',
  'coreLessons',
  'coreQuizzes',
  'checkQuestions',
  'quizQuestions',
  'coreQuizQuestions',
  'papers',
  'bankQuestions',
  'glossaryTerms',
  'figures',
] as const;
/** Items of phases are counted by kind, as `items.lesson`. */
export type InventoryKey = (typeof INVENTORY_KEYS)[number] | `items.${string}`;
const keySchema = z.union([z.enum(INVENTORY_KEYS), z.templateLiteral(['items.', slugSchema])]);

/** `courses/<course>/inventory.yaml`: how much of each the course is planned to have. */
export const inventorySchema = z.partialRecord(keySchema, z.int().min(1));
export type InventoryFile = z.infer<typeof inventorySchema>;
