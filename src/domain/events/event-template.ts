// What an event asks for, how often it comes and how many may take part (decisions 9); content says which there are.
import type { LocalizedText } from '#domain/catalog/localized-text.ts';

/** The kinds of the brief; `#/events?filter=` names them. */
export const EVENT_TYPES = ['daily', 'weekly', 'community', 'special'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * What is counted, from rows that learning writes anyway: different questions answered right, activities
 * and missions finished for the first time, exams and practices of which at least half was answered (once a paper
 * and day, and none that asks missed questions again: what counts as an attempt elsewhere), study days, XP that ranks without those of events.
 */
export const EVENT_METRICS = [
  'questions-right',
  'activities-done',
  'missions-done',
  'papers-taken',
  'study-days',
  'xp-earned',
] as const;
export type EventMetric = (typeof EVENT_METRICS)[number];

/** Whose count reaches the goal: each learner's own, that of all who take part, or that of each team by itself. */
export const SCORINGS = ['own', 'together', 'team'] as const;
export type Scoring = (typeof SCORINGS)[number];

export interface EventGoal {
  readonly metric: EventMetric;
  /** To be reached; together it is so much for each learner who added something, by a team in all. */
  readonly count: number;
  readonly scoring: Scoring;
}

/**
 * On which days an event begins, and for how many it is open: on days of the week (1 is Monday) for a
 * day, every so many weeks from Monday for seven days, or every so many months from a day of the month.
 * `offset` says which of those weeks or months.
 */
export type EventSchedule =
  | { readonly kind: 'weekdays'; readonly weekdays: readonly number[] }
  | { readonly kind: 'weeks'; readonly every: number; readonly offset: number }
  | {
      readonly kind: 'months';
      readonly every: number;
      readonly offset: number;
      /** 1 to 28, so that every month has it. */
      readonly fromDay: number;
      readonly days: number;
    };

export interface EventTemplate {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly type: EventType;
  readonly difficulty: Difficulty;
  readonly goal: EventGoal;
  readonly schedule: EventSchedule;
  /** Paid once to each learner for whom the goal is reached. */
  readonly rewardXp: number;
  /** Places; null where everybody may take part. */
  readonly maxParticipants: number | null;
}

/** Where the goal of an event is worked on. */
export type EventPlace = 'practice' | 'route' | 'missions';

const places: Readonly<Record<EventMetric, EventPlace>> = {
  'questions-right': 'practice',
  'papers-taken': 'practice',
  'missions-done': 'missions',
  'activities-done': 'route',
  'study-days': 'route',
  'xp-earned': 'route',
};

export const placeOf = ({ metric }: Pick<EventGoal, 'metric'>): EventPlace => places[metric];

/**
 * What is to be reached.
 * @param contributors learners who added something; only a goal together asks for it
 */
export const targetOf = ({ count, scoring }: EventGoal, contributors: number): number =>
  scoring === 'together' ? count * Math.max(1, contributors) : count;

/** On which days of the week it comes, where it is for a day and not for each; null of every other. */
export const onlyOn = (schedule: EventSchedule): number[] | null =>
  schedule.kind === 'weekdays' && schedule.weekdays.length < 7 ? [...schedule.weekdays] : null;

/** So many of a team's members score for it, the best ones: a large team is no stronger by its size. */
export const SCORERS_OF_TEAM = 5;

/** The ledger's source of an occurrence, paid once a learner. */
export const eventSource = (occurrenceId: string): string => `event:${occurrenceId}`;
