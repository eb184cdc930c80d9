// What learners did with resources of the library, and the sums of all: the list reads one row a resource.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { learners } from '#server/modules/learner/learner.table.ts';

/** The work on a step of an interactive resource. */
export interface StepWork {
  /** How often it was begun anew: sums draw their numbers from it. */
  readonly round: number;
  /** As it was handed in; null before. */
  readonly answer: unknown;
}

export const learnerResources = pgTable(
  'learner_resources',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    resourceId: text('resource_id').notNull(),
    /** The last day it was opened; null where it was not. */
    viewedOn: date('viewed_on'),
    /** Null while the learner has not rated it. */
    stars: integer('stars'),
    /** Ids of its parts. */
    done: text('done').array().notNull().default(sql`'{}'`),
    /** By step. */
    work: jsonb('work').$type<Readonly<Record<string, StepWork>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.resourceId] }),
    check('learner_resources_stars', sql`${table.stars} between 1 and 5`),
  ],
);

/** Of all learners, those who have left among them: it names nobody. */
export const resourceFigures = pgTable('resource_figures', {
  resourceId: text('resource_id').primaryKey(),
  views: bigint('views', { mode: 'number' }).notNull().default(0),
  ratings: bigint('ratings', { mode: 'number' }).notNull().default(0),
  starsSum: bigint('stars_sum', { mode: 'number' }).notNull().default(0),
});
