import { z } from 'zod';
import {
  DIFFICULTIES,
  EVENT_METRICS,
  EVENT_TYPES,
  SCORINGS,
} from '#domain/events/event-template.ts';
import { localizedSchema } from './localized.ts';

const scheduleSchema = z.discriminatedUnion('kind', [
  /** Open for that day; 1 is Monday. */
  z.strictObject({
    kind: z.literal('weekdays'),
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  }),
  /** From Monday for seven days. */
  z.strictObject({
    kind: z.literal('weeks'),
    every: z.int().min(1).max(26),
    offset: z.int().min(0).max(25),
  }),
  /** From a day of the month for so many days. */
  z.strictObject({
    kind: z.literal('months'),
    every: z.int().min(1).max(12),
    offset: z.int().min(0).max(11),
    fromDay: z.int().min(1).max(28),
    days: z.int().min(1).max(31),
  }),
]);

const eventSchema = z.strictObject({
  id: z.string().min(1),
  name: localizedSchema,
  description: localizedSchema,
  type: z.enum(EVENT_TYPES),
  difficulty: z.enum(DIFFICULTIES),
  goal: z.strictObject({
    metric: z.enum(EVENT_METRICS),
    count: z.int().min(1).max(10_000),
    /** Together it is so much for each learner who adds something. */
    scoring: z.enum(SCORINGS).default('own'),
  }),
  schedule: scheduleSchema,
  rewardXp: z.int().min(1).max(500),
  /** Places; without it everybody may take part. */
  maxParticipants: z.int().min(2).max(10_000).nullable().default(null),
});
export type EventFile = z.infer<typeof eventSchema>;

/** `events.yaml`: what the server makes events from, in the order they are shown. */
export const eventsSchema = z.array(eventSchema);
