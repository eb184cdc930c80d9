// The kinds of fact that a learner's work makes true; what each brings is decided in one place.
import type { Activity } from '#domain/catalog/activity.ts';

/** An activity was finished for the first time. */
export interface ActivityFinished {
  readonly type: 'activity-finished';
  readonly activity: Pick<Activity, 'id' | 'kind' | 'xp'>;
}

/** The last question of a quiz round was answered, and the round has its score. */
export interface RoundScored {
  readonly type: 'round-scored';
}

/** Nothing was done, but what content asks for now may have been done before. */
export interface CourseRevisited {
  readonly type: 'course-revisited';
}

/** A step of an activity was finished: a card left behind, or a check answered. */
export interface StepFinished {
  readonly type: 'step-finished';
}

/** A check of an activity that is not done was answered right, and content pays the first such answer. */
export interface FirstRightAnswer {
  readonly type: 'first-right-answer';
  readonly activityId: string;
  readonly xp: number;
}

/** A task was handed in. */
export interface TaskSubmitted {
  readonly type: 'task-submitted';
  /** True where nothing else of its activity is open: a lab in another story ends without a finish. */
  readonly endsWork: boolean;
}

/** A question of a running attempt was answered. */
export interface AnswerGiven {
  readonly type: 'answer-given';
}

/** An attempt ended and has its grade. */
export interface AttemptGraded {
  readonly type: 'attempt-graded';
  readonly paperId: string;
  /** Who ended it: the learner, or its deadline. */
  readonly endedBy: 'learner' | 'deadline';
  /** ms since 1970. */
  readonly finishedAt: number;
  readonly answered: number;
  readonly total: number;
  /** Never where missed questions were asked again (`isOfMissed`): that is practice. */
  readonly passed: boolean;
  /** Questions that were answered right, in the order they were asked. */
  readonly rightIds: readonly string[];
  /** Answered faster than anybody reads: graded, not paid. */
  readonly implausible: boolean;
}

/** A template was downloaded or filled in for the first time. */
export interface TemplateUsed {
  readonly type: 'template-used';
}

/** An event was joined that is open: what was done since it began counts. */
export interface EventJoined {
  readonly type: 'event-joined';
}

/** An event that the learner took part in has ended, and its ranks were counted. */
export interface EventClosed {
  readonly type: 'event-closed';
  readonly occurrenceId: string;
}

export type Fact =
  | ActivityFinished
  | RoundScored
  | CourseRevisited
  | StepFinished
  | FirstRightAnswer
  | TaskSubmitted
  | AnswerGiven
  | AttemptGraded
  | TemplateUsed
  | EventJoined
  | EventClosed;

export type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;
