// Leaderboards: learners by their ranking XP, with the caller's own place, and the caller's own week.
import { z } from 'zod';
import { BOARDS } from '#domain/rewards/leaderboard.ts';
import { instantSchema, localizedTextSchema } from './fields.ts';
import { read } from './policy.ts';

/** A learner on a board, as others see them: no id, and nothing that their privacy hides. */
export const boardRowSchema = z.object({
  /** Place in the list, from 1; equals have places of their own. */
  place: z.int(),
  /** Equals share it. */
  rank: z.int(),
  isMe: z.boolean(),
  /** Empty where a name is missing. */
  displayName: z.string(),
  /** Null where they do not show their progress. */
  level: localizedTextSchema.nullable(),
  /** Ranking XP of the board's period. */
  xp: z.int(),
  /** Null where they do not show their badges. */
  badges: z.int().nullable(),
  /** Null where they do not show their progress. */
  streakDays: z.int().nullable(),
});
export type BoardRow = z.infer<typeof boardRowSchema>;

export const leaderboardSchema = z.object({
  /** The IANA zone in which weeks and months turn. */
  zone: z.string(),
  /** When the period ends; null for all time. */
  turnsAt: instantSchema.nullable(),
  rows: z.array(boardRowSchema),
  hasMore: z.boolean(),
  /** The caller; null where they have no XP in the period. */
  me: z
    .object({
      place: z.int(),
      rank: z.int(),
      xp: z.int(),
      /** False where nobody else sees the caller. */
      isListed: z.boolean(),
      /** XP that reach the next better rank, and that rank; null at the top. */
      next: z.object({ xp: z.int(), rank: z.int() }).nullable(),
    })
    .nullable(),
  /** The caller between their neighbors, where `rows` does not reach so far. */
  around: z.array(boardRowSchema),
});
export type Leaderboard = z.infer<typeof leaderboardSchema>;

export const myWeekSchema = z.object({
  /** Monday to Sunday in the boards' zone, days ahead with 0. */
  days: z.array(z.object({ day: z.string(), xp: z.int() })),
  xp: z.int(),
  /** The week before. */
  xpBefore: z.int(),
});
export type MyWeek = z.infer<typeof myWeekSchema>;

export const leaderboardsContract = {
  board: read('learner')
    .route({
      method: 'GET',
      path: '/leaderboards/{board}',
      tags: ['leaderboards'],
      summary: 'A leaderboard, and my place on it',
    })
    .input(
      z.strictObject({
        board: z.enum(BOARDS),
        /** Places that are left out at the top. */
        offset: z.coerce.number().int().min(0).max(1000).default(0),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(leaderboardSchema),
  myWeek: read('learner')
    .route({
      method: 'GET',
      path: '/me/week',
      tags: ['leaderboards'],
      summary: 'My ranking XP of this week by day',
    })
    .output(myWeekSchema),
};
