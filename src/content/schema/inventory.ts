import { z } from 'zod';

/** What is counted of a course; the order is the order of the report. */
export const INVENTORY_KEYS = [
  'sections',
  'missions',
  'missionsWaiting',
  'missionXp',
  'phases',
  'lessons',
  'deepDives',
  'artifacts',
  'labs',
  'labStories',
  'quizzes',
  'checklists',
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
export type InventoryKey = (typeof INVENTORY_KEYS)[number];

/** `courses/<course>/inventory.yaml`: how much of each the course is planned to have. */
export const inventorySchema = z.partialRecord(z.enum(INVENTORY_KEYS), z.int().min(1));
export type InventoryFile = z.infer<typeof inventorySchema>;
