// Occurrences of events that somebody joined, and who takes part; what is counted is read from the rows of learning.
import { and, eq, sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

/** Demo learners have places of their own: they take none of anybody else's. */
export const eventOccurrences = pgTable(
  'event_occurrences',
  {
    /** `<template>@<first day>`. */
    id: text('id').notNull(),
    isDemo: boolean('is_demo').notNull(),
    templateId: text('template_id').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The first day after it. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    /** Places taken. */
    participants: integer('participants').notNull().default(0),
    /** When its ranks were counted; null before. */
    closedAt: instant('closed_at'),
    /** Of an event that is counted together: what was to be reached, and what all reached. */
    target: integer('target'),
    total: integer('total'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.isDemo] }),
    index('event_occurrences_due').on(table.closesAt).where(sql`${table.closedAt} is null`),
  ],
);

export const eventEntries = pgTable(
  'event_entries',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    occurrenceId: text('occurrence_id').notNull(),
    isDemo: boolean('is_demo').notNull(),
    joinedAt: instant('joined_at').notNull(),
    /** Of an event of teams: the one that the learner was in when they joined; it may be gone. */
    teamId: text('team_id'),
    /** When its beginning was announced, or seen: who joins an open event needs no notice. */
    announcedAt: instant('announced_at'),
    progress: integer('progress').notNull().default(0),
    goalReachedAt: instant('goal_reached_at'),
    /** What it paid; null where nothing was paid. */
    paidXp: integer('paid_xp'),
    /** At the end, among those who added something; null before and for who added nothing. */
    rank: integer('rank'),
    rankedOf: integer('ranked_of'),
    /** Of an event of teams, at the end: what the team reached. Its rank is the team's among teams. */
    teamTotal: integer('team_total'),
    closedAt: instant('closed_at'),
    /** When the end was paid and told. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.occurrenceId] }),
    index('event_entries_ranked').on(table.occurrenceId, table.isDemo, table.progress),
    index('event_entries_unsettled').on(table.closedAt).where(sql`${table.settledAt} is null`),
    index('event_entries_unannounced')
      .on(table.occurrenceId)
      .where(sql`${table.announcedAt} is null`),
  ],
);

/** An entry joined to its occurrence. */
export const ofItsOccurrence = and(
  eq(eventOccurrences.id, eventEntries.occurrenceId),
  eq(eventOccurrences.isDemo, eventEntries.isDemo),
);

export type OccurrenceRow = typeof eventOccurrences.$inferSelect;
export type EntryRow = typeof eventEntries.$inferSelect;
