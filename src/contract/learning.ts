// Courses, missions and the player: what a learner sees and what they do.
import { z } from 'zod';
import { STUDY_SETTINGS } from '#domain/settings/study-settings.ts';
import { activityLinkSchema, openersSchema, toOpenSchema } from './activity-link.ts';
import { courseCardSchema, courseSchema } from './course.ts';
import { fails } from './errors.ts';
import {
  courseKeySchema,
  instantSchema,
  localizedTextSchema,
  missionKeySchema,
  offerSchema,
  trackSchema,
} from './fields.ts';
import { figureTouchSchema, figureViewSchema } from './figures.ts';
import { read } from './policy.ts';
import { feedbackSchema, openQuestionSchema } from './questions/questions.ts';
import { taskStepSchemas } from './tasks/tasks.ts';
import { templateRefSchema } from './template-ref.ts';

/** `locked` and `available` are derived from what is done; the others are stored. */
export const missionStatusSchema = z.enum(['locked', 'available', 'in_progress', 'done']);
export type MissionStatus = z.infer<typeof missionStatusSchema>;

/** A mission in a list, with the learner's standing. */
export const missionCardSchema = z.object({
  id: z.string(),
  key: z.string(),
  courseKey: z.string(),
  sectionId: z.string(),
  sectionTitle: z.string(),
  title: z.string(),
  description: z.string(),
  xp: z.int(),
  estimatedMinutes: z.int(),
  /** What of these minutes is ahead: all of them before it is begun, 0 where only other activities are missing. */
  minutesLeft: z.int(),
  /** Of other activities that a story asks for and that are not done yet, minutes; 0 for a quest. */
  minutesBesides: z.int(),
  /** The title of the activity that these minutes are of; null where it is not one alone. */
  activityBesides: z.string().nullable(),
  status: missionStatusSchema,
  /** A story is played step by step; a quest ends when the activities it asks for are done. */
  form: z.enum(['story', 'quest']),
  /** Steps of a story, conditions of a quest. */
  stepCount: z.int(),
  /** Steps seen, or conditions that hold. */
  stepsSeen: z.int(),
  /** All that is missing before it opens; empty once it is open. */
  opensAfter: openersSchema,
  /** One way there in short; null once it is open. */
  toOpen: toOpenSchema.nullable(),
  /**
   * The activity with which an open quest goes on, and a story whose own cards are all behind; or what opens something
   * locked that a begun story asks for. Null where nothing is missing.
   */
  next: activityLinkSchema.nullable(),
  /** It is open, not begun, and stands on the route before what was finished last, which may be the test of a unit. */
  isPassedOver: z.boolean(),
  doneAt: instantSchema.nullable(),
});
export type MissionCard = z.infer<typeof missionCardSchema>;

/** A station of the line: the unit that stands there. */
export const stationSchema = z.object({ id: z.string(), title: z.string() });

/** How far a checklist was worked on: its lines, those ticked and those that do not apply. */
export const tickedLinesSchema = z.object({
  ticked: z.int(),
  notApplicable: z.int(),
  lines: z.int(),
});

/** The one next step of a course: what is opened next on its route, with how far the learner is in it. */
export const nextStepSchema = z.object({
  /** What is opened, and by whose title every screen names the step. */
  activity: activityLinkSchema,
  /** A quest only where nothing of it is missing; `place` is a paper or a template. */
  form: z.enum(['story', 'quest', 'item', 'place']),
  status: missionStatusSchema,
  /** Where it stands: the section of a mission, the unit of an item or the Core line's name; of a place its quest's. */
  groupTitle: z.string(),
  /** Steps of a story or an item, conditions of a quest; 0 for a place. */
  stepCount: z.int(),
  /** Of a story or an item with the card that one goes on at, which is the one after a task that was handed in. */
  stepsSeen: z.int(),
  /** Of a quiz: the round that was not passed, after which a new one is next; else null. */
  failedRound: z.int().nullable(),
  /** Of a checklist that was worked on, handed in or not; null for everything else. */
  ticks: tickedLinesSchema.nullable(),
  /** What of its minutes is ahead. */
  minutesLeft: z.int(),
  /** The quest that goes on with it; null where it is next by itself. */
  quest: activityLinkSchema.nullable(),
  /** Where it stands on the line; null beside it. */
  station: stationSchema.nullable(),
  /** The station that the route comes to after a step beside the line; null at a station and after the last one. */
  towards: stationSchema.nullable(),
  /** It stands on the route before what was finished last. */
  isPassedOver: z.boolean(),
  /** The first open step of the route before what was finished last; null where there is none, or it is this one. */
  passedOver: activityLinkSchema
    .extend({
      /** It was opened and left: then nobody passed over it. */
      isBegun: z.boolean(),
    })
    .nullable(),
});
export type NextStep = z.infer<typeof nextStepSchema>;

/** A course in the list of all, with what goes on in it. */
export const listedCourseSchema = courseSchema.extend({
  /** Something of it was started. */
  isBegun: z.boolean(),
  /** The learner's track, whose minutes are counted; null where the course has none. */
  track: trackSchema.nullable(),
  offer: offerSchema,
  /** Who takes its certificate, and what for. */
  takenFor: localizedTextSchema,
  /** What is next on its route; null at its end, and where there is none. */
  next: nextStepSchema.nullable(),
});
export type ListedCourse = z.infer<typeof listedCourseSchema>;

/** The counts of a course's missions. */
export const missionStatsSchema = z.object({
  completedMissions: z.int(),
  totalMissions: z.int(),
  /** XP earned from missions of this course. */
  totalXp: z.int(),
});

/** A section with its missions, in the authors' order. */
export const sectionViewSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  letter: z.string(),
  status: missionStatusSchema,
  done: z.int(),
  /** Its missions are locked, and so is each station where they stand. */
  isShut: z.boolean(),
  /** Where on the line its missions stand, in their order; none where they belong to no station. */
  stations: z.array(stationSchema),
  missions: z.array(missionCardSchema),
});
export type SectionView = z.infer<typeof sectionViewSchema>;

type InlineView =
  | string
  | { kind: 'strong' | 'emphasis'; content: InlineView[] }
  | { kind: 'term'; id: string; content: InlineView[] };
const inlineSchema: z.ZodType<InlineView> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ kind: z.enum(['strong', 'emphasis']), content: z.array(inlineSchema) }),
    z.object({ kind: z.literal('term'), id: z.string(), content: z.array(inlineSchema) }),
  ]),
);
const inlinesSchema = z.array(inlineSchema);
/** A block of text, compiled from Markdown: data, never markup. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), content: inlinesSchema }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(inlinesSchema) }),
  z.object({
    kind: z.literal('table'),
    head: z.array(inlinesSchema),
    rows: z.array(z.array(inlinesSchema)),
  }),
]);
export type BlockView = z.infer<typeof blockSchema>;

/** One card of a mission: something to read, or a question with its feedback once answered. */
export const stepViewSchema = z.discriminatedUnion('kind', [
  z.object({
    id: z.string(),
    kind: z.literal('reading'),
    title: z.string(),
    body: z.array(blockSchema),
    figure: figureViewSchema.extend({ touch: figureTouchSchema.nullable() }).nullable(),
    keep: z.string().nullable(),
    /** What the learner can set on the card; empty on most. */
    sets: z.array(z.enum(STUDY_SETTINGS)),
  }),
  z.object({
    id: z.string(),
    kind: z.literal('check'),
    question: openQuestionSchema,
    feedback: feedbackSchema.nullable(),
  }),
  ...taskStepSchemas,
]);
export type StepView = z.infer<typeof stepViewSchema>;

/** Where the learner stands in a mission. */
export const playProgressSchema = z.object({
  status: missionStatusSchema,
  seenStepIds: z.array(z.string()),
  answeredStepIds: z.array(z.string()),
  /** Where the learner stopped: the first card to show. */
  currentStepId: z.string(),
  /** Tasks handed in. */
  submittedStepIds: z.array(z.string()),
  /** True when everything the activity asks for is done and it can be finished. */
  canFinish: z.boolean(),
});
export type PlayProgress = z.infer<typeof playProgressSchema>;

/** One thing that a mission asks for outside itself, with the learner's standing. */
export const requirementSchema = z.object({
  activity: activityLinkSchema,
  /** Where that activity stands. */
  status: missionStatusSchema,
  met: z.boolean(),
  /** What a round of a quiz or an attempt of a paper needs, whole percent; null where it has to be done. */
  percent: z.int().nullable(),
  /** The best so far; null before the first, and where no percentage is asked for. */
  bestPercent: z.int().nullable(),
  /** How many attempts of papers, or strong topics, it needs; 1 for everything else. */
  times: z.int(),
  /** How many of them there are, at most `times`. */
  timesMet: z.int(),
  /** topics: done when no topic is weak; the link leads to where weak topics are practised. template: any of the course. */
  asks: z.enum(['activity', 'papers', 'topics', 'template']),
});
export type RequirementView = z.infer<typeof requirementSchema>;

/** One mission with all that its own page tells. */
export const missionDetailSchema = z.object({
  ...missionCardSchema.shape,
  outcomes: z.array(z.string()),
  takeaway: z.string(),
  objectives: z.array(z.object({ id: z.string(), title: z.string() })),
  refs: z.array(z.string()),
  checkedOn: z.string(),
  checkCount: z.int(),
  /** The situation at work that a quest answers; empty for a story. */
  briefing: z.array(blockSchema),
  /** Everything that is still to be done before a locked one opens, in its order; empty once it is open. */
  stepsToOpen: z.array(activityLinkSchema),
  requirements: z.array(requirementSchema),
  /** The document that the mission hands out; null where it hands out none. */
  template: templateRefSchema.nullable(),
});
export type MissionDetail = z.infer<typeof missionDetailSchema>;

export const byCourse = z.strictObject({ courseKey: courseKeySchema });
const byMission = z.strictObject({ missionKey: missionKeySchema });

/** Courses, missions and the player. */
export const learningContract = {
  courses: read('learner')
    .route({
      method: 'GET',
      path: '/courses',
      tags: ['learning'],
      summary: 'The courses and my progress',
    })
    .output(z.array(listedCourseSchema)),
  missions: read('learner')
    .route({
      method: 'GET',
      path: '/courses/{courseKey}/missions',
      tags: ['learning'],
      summary: 'All missions',
    })
    .errors(fails('course.not_found'))
    .input(byCourse)
    .output(
      z.object({
        course: courseCardSchema,
        stats: missionStatsSchema,
        sections: z.array(sectionViewSchema),
      }),
    ),
  mission: read('learner')
    .route({
      method: 'GET',
      path: '/missions/{missionKey}',
      tags: ['learning'],
      summary: 'One mission',
    })
    .errors(fails('mission.not_found'))
    .input(byMission)
    .output(missionDetailSchema),
};
