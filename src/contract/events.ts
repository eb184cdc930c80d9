// Events: those that are open and those to come, with the learner's own place; joining; what is over.
import { z } from 'zod';
import {
  DIFFICULTIES,
  EVENT_METRICS,
  EVENT_TYPES,
  SCORINGS,
} from '#domain/events/event-template.ts';
import { certificateIdSchema } from './certificates.ts';
import { fails } from './errors.ts';
import { instantSchema, localizedTextSchema } from './fields.ts';
import { outcomeSchema } from './outcome.ts';
import { read, write } from './policy.ts';

/** `<template>@<first day>`. */
export const eventIdSchema = z.string().regex(/^[a-z0-9.-]{1,80}@\d{4}-\d{2}-\d{2}$/);

const eventFields = {
  id: eventIdSchema,
  name: localizedTextSchema,
  description: localizedTextSchema,
  type: z.enum(EVENT_TYPES),
  difficulty: z.enum(DIFFICULTIES),
  metric: z.enum(EVENT_METRICS),
  scoring: z.enum(SCORINGS),
  /** What each learner is to reach; together it is so much a head, by a team it is all of it. */
  count: z.int(),
  rewardXp: z.int(),
  /** Places; null where everybody may take part. */
  maxParticipants: z.int().nullable(),
  /** Places taken. */
  participants: z.int(),
  opensAt: instantSchema,
  /** It is over from this instant on. */
  closesAt: instantSchema,
  /** Whole days that it is open. */
  days: z.int(),
  /** Of one that comes on some days of the week only, these days: 1 is Monday; null of every other. */
  weekdays: z.array(z.int().min(1).max(7)).nullable(),
};

/** An event that is open or to come. */
export const eventViewSchema = z.object({
  ...eventFields,
  /** The learner takes part, or has a place in one to come. */
  isJoined: z.boolean(),
  /** The learner's own count since it began, whether they joined or not; 0 before. */
  progress: z.int(),
  /** False where the days that remain cannot bring the study days it asks for: nobody joins it then. */
  isReachable: z.boolean(),
  /** Of an event that is counted together: what all have, and what is to be reached as things stand. */
  together: z.object({ total: z.int(), target: z.int(), contributors: z.int() }).nullable(),
  /** Of an event of teams: how the learner's stands, or stood when they joined; null where they are in none. */
  team: z
    .object({
      total: z.int(),
      /** Among teams that added something, equals sharing it; null while it added nothing. */
      rank: z.int().nullable(),
      teams: z.int(),
    })
    .nullable(),
  /** When the learner's goal was paid; null before. */
  reachedAt: instantSchema.nullable(),
});
export type EventView = z.infer<typeof eventViewSchema>;

/** One that is over and that the learner took part in. */
export const pastEventSchema = z.object({
  ...eventFields,
  progress: z.int(),
  together: z.object({ total: z.int(), target: z.int() }).nullable(),
  /** Of an event of teams: what the learner's reached. */
  teamTotal: z.int().nullable(),
  reachedAt: instantSchema.nullable(),
  /** XP that it paid; null where the goal was not reached. */
  paidXp: z.int().nullable(),
  /**
   * Among those who added something, equals sharing it, of an event of teams that of the team; null where
   * nothing was added, or ranks are still counted.
   */
  rank: z.int().nullable(),
  rankedOf: z.int().nullable(),
  certificateId: certificateIdSchema.nullable(),
});
export type PastEvent = z.infer<typeof pastEventSchema>;

export const eventListSchema = z.object({
  /** The IANA zone in which days, weeks and months of events turn. */
  zone: z.string(),
  active: z.array(eventViewSchema),
  /** The next of each event that is not full of days to come, a month ahead at most. */
  upcoming: z.array(eventViewSchema),
  /** How many are over that the learner took part in. */
  completed: z.int(),
});
export type EventList = z.infer<typeof eventListSchema>;

const byEvent = z.strictObject({ eventId: eventIdSchema });

export const eventsContract = {
  list: read('learner')
    .route({ method: 'GET', path: '/events', tags: ['events'], summary: 'Events open and to come' })
    .output(eventListSchema),
  history: read('learner')
    .route({
      method: 'GET',
      path: '/me/events',
      tags: ['events'],
      summary: 'Events I took part in that are over, newest first',
    })
    .input(
      z.strictObject({
        type: z.enum(EVENT_TYPES).optional(),
        offset: z.coerce.number().int().min(0).max(10_000).default(0),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.object({ events: z.array(pastEventSchema), hasMore: z.boolean() })),
  /** Takes part in one that is open, or takes a place in one to come; a second time changes nothing. */
  join: write('learner', { idempotency: 'required' })
    .route({
      method: 'POST',
      path: '/events/{eventId}/entries',
      tags: ['events'],
      summary: 'Join an event, or take a place in one to come',
    })
    .errors(
      fails(
        'event.not_found',
        'event.over',
        'event.out_of_reach',
        'event.full',
        'event.needs_team',
      ),
    )
    .input(byEvent)
    .output(z.object({ event: eventViewSchema, outcome: outcomeSchema })),
  /** Gives the place back; what was done stays done. */
  leave: write('learner', { idempotency: 'none' })
    .route({
      method: 'DELETE',
      path: '/events/{eventId}/entries/mine',
      tags: ['events'],
      summary: 'Give my place in an event back',
    })
    .errors(fails('event.not_found', 'event.over', 'event.reached', 'event.not_joined'))
    .input(byEvent)
    .output(eventViewSchema),
  /** Issues the certificate of an event that is over and whose goal was reached, once. */
  certify: write('learner', { idempotency: 'required' })
    .route({
      method: 'POST',
      path: '/events/{eventId}/certificate',
      tags: ['events'],
      summary: 'Issue the certificate of an event that I completed',
    })
    .errors(fails('event.not_found', 'certificate.event_open'))
    .input(byEvent)
    .output(z.object({ certificateId: certificateIdSchema })),
};
