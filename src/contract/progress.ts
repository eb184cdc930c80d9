// What learning brought: the dashboard of a course, badges, the activity log and a finished mission.
import { z } from 'zod';
import { courseCardSchema, examDaySchema } from './course.ts';
import { fails } from './errors.ts';
import { instantSchema, localizedTextSchema } from './fields.ts';
import { levelSchema, streakSchema } from './learner.ts';
import { byCourse, missionStatsSchema, missionStatusSchema, nextStepSchema } from './learning.ts';
import { read } from './policy.ts';

export const activityTypeSchema = z.enum([
  'mission_done',
  'item_done',
  /** Steps were taken of an activity that was not finished that day. */
  'worked_on',
  /** Of the test that opens a unit: what is named is the unit. */
  'unit_opened',
  'paper_done',
  'badge_earned',
  'level_reached',
  'event_done',
]);
export const activityEntrySchema = z.object({
  id: z.string(),
  type: activityTypeSchema,
  courseKey: z.string().nullable(),
  /** What it was about: a mission's title as written, or the name of a badge or level. */
  title: localizedTextSchema,
  /** A practice that asked missed questions: it is called by that, as everywhere. */
  isOfMissed: z.boolean(),
  /** A submitted paper that was answered too quickly to count: it is in no figure. */
  isTooQuick: z.boolean(),
  /** Of a submitted paper that counts, and of a quiz or test that was passed (its best round), whole percent; else null. */
  percent: z.int().nullable(),
  /** Of a paper of few questions (`countsOfFew`), shown in place of its percentage; else null. */
  few: z.object({ reached: z.int(), outOf: z.int(), isPoints: z.boolean() }).nullable(),
  xp: z.int(),
  createdAt: instantSchema,
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** A badge with the learner's progress towards it. */
export const badgeViewSchema = z.object({
  id: z.string(),
  /** The course whose phase, lab or papers earn it; null where it counts what was done in any. */
  courseKey: z.string().nullable(),
  name: localizedTextSchema,
  /** What was done for it; what to do, until it is earned. */
  description: localizedTextSchema,
  category: z.enum(['beginner', 'foundation', 'business', 'data', 'technology', 'exam']),
  icon: z.string(),
  requiredXp: z.int(),
  earnedAt: instantSchema.nullable(),
  /** True progress towards it, 0 to 100 whole percent; 100 only when earned. */
  percent: z.int(),
  /** What the rule counts now and asks for. */
  progress: z.object({ have: z.int(), need: z.int() }),
});
export type BadgeView = z.infer<typeof badgeViewSchema>;

/** One stop of a course's line: a phase of its path, else a mission, or a section where there are many. */
export const lineStopSchema = z.object({
  id: z.string(),
  letter: z.string(),
  title: z.string(),
  status: missionStatusSchema,
});

/** All that the dashboard of a course shows, in one answer. */
export const dashboardSchema = z.object({
  course: courseCardSchema,
  totalXp: z.int(),
  level: levelSchema,
  streak: streakSchema,
  streakGoalDays: z.int(),
  /** The next badge for days in a row that is not earned; null where all are. */
  streakBadgeDays: z.int().nullable(),
  /** The course's progress in whole percent, as on its card. */
  percent: z.int(),
  stats: missionStatsSchema,
  badges: z.object({ earned: z.int(), total: z.int() }),
  /** How much of the exam passed quizzes and papers cover, whole percent; null before the first was tried. */
  examCoveragePercent: z.int().nullable(),
  exam: examDaySchema.nullable(),
  /** Whole minutes that were studied today, in all courses together. */
  minutesToday: z.int(),
  /** Models that the learner drew for themselves; null where the course teaches no modeling language. */
  models: z.int().nullable(),
  /** What 'Continue Learning' opens; null at the end of the route. */
  next: nextStepSchema.nullable(),
  line: z.array(lineStopSchema),
  /** What the stops are: phases of the path, or missions and their sections. */
  lineOf: z.enum(['phases', 'missions']),
  activity: z.array(activityEntrySchema),
  /** The templates of the course; null where it has none. */
  templates: z
    .object({
      total: z.int(),
      /** Those that were not there at the learner's last visit; null where none is, or before the first visit. */
      fresh: z
        .object({
          count: z.int(),
          /** The industry that all of them are filled in for: the learner's; null where that is not so. */
          industry: localizedTextSchema.nullable(),
        })
        .nullable(),
    })
    .nullable(),
  nextBadge: badgeViewSchema.nullable(),
  /** Mean of the papers that count, whole percent, as exam mode has it; null without one. */
  averagePercent: z.int().nullable(),
  /** Whether the course has papers to make a mean of. */
  hasPapers: z.boolean(),
  /** Where the course has groups of objectives: how well each is mastered. */
  mastery: z
    .object({
      name: localizedTextSchema,
      /** Title of the simulation whose questions weigh the topics; null where none asks about all of them. */
      weighedAs: z.string().nullable(),
      groups: z.array(
        z.object({
          title: z.string(),
          /** Whole percent; null with fewer answers than tell something. */
          percent: z.int().nullable(),
          /** How many answers it rests on. */
          answers: z.int(),
          /** How many of its objectives have an answer. */
          answered: z.int(),
          all: z.int(),
          /** What the figure is the sum of: its objectives, each with its weight in the group, a percent with hundredths. */
          topics: z.array(
            z.object({
              id: z.string(),
              title: z.string(),
              weightPercent: z.number(),
              answers: z.int(),
              right: z.int(),
            }),
          ),
          /** Where it is practised: a paper of its own, or one topic of it; null where neither is. */
          practice: z.object({ paperKey: z.string(), topic: z.string().nullable() }).nullable(),
        }),
      ),
    })
    .nullable(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const progressContract = {
  dashboard: read('learner')
    .route({
      method: 'GET',
      path: '/courses/{courseKey}/dashboard',
      tags: ['learning'],
      summary: 'A dashboard',
    })
    .errors(fails('course.not_found'))
    .input(byCourse)
    .output(dashboardSchema),
  badges: read('learner')
    .route({
      method: 'GET',
      path: '/badges',
      tags: ['learning'],
      summary: 'All badges and my progress',
    })
    .output(z.array(badgeViewSchema)),
  activity: read('learner')
    .route({
      method: 'GET',
      path: '/activity',
      tags: ['learning'],
      summary: 'My latest activity, newest first',
    })
    .input(z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(10) }))
    .output(z.array(activityEntrySchema)),
};
