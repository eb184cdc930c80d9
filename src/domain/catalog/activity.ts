// An activity is a row of steps with conditions that say when it is done.
import type { StudySetting } from '#domain/settings/study-settings.ts';
import type { TaskStep } from '#domain/tasks/tasks.ts';
import type { CourseKey, ItemType } from './course-keys.ts';
import type { FigureTouch, FigureUse } from './figure.ts';
import type { Block } from './prose.ts';

export interface ReadingStep {
  readonly id: string;
  readonly kind: 'reading';
  readonly title: string;
  readonly body: readonly Block[];
  readonly figure?: FigureUse & { readonly touch?: FigureTouch };
  /** One line to remember. */
  readonly keep?: string;
  /** What the learner can set on this card. */
  readonly sets?: readonly StudySetting[];
}

export interface CheckStep {
  readonly id: string;
  readonly kind: 'check';
  readonly questionId: string;
  /** Of a mission: its question is understood without the story. */
  readonly alone?: true;
}

/** One card of an activity: something to read, a question, or a task to work on. */
export type Step = ReadingStep | CheckStep | TaskStep;

export const isTask = (step: Step): step is TaskStep =>
  step.kind !== 'reading' && step.kind !== 'check';

/**
 * A condition on what a learner did. `steps.seen`: every step was seen; `checks.answered`: every
 * check question was answered; `tasks.submitted`: every task was handed in; `quiz.passed`: all
 * questions of the round are answered and enough are right; the others look at other activities.
 */
export type Condition =
  | 'steps.seen'
  | 'checks.answered'
  | 'tasks.submitted'
  | 'quiz.passed'
  | OutsideCondition;

/**
 * A condition on another activity. `mission.done:<id>` and `item.done:<id>`: it is done;
 * `quiz.best:<item id>>=<percent>`: the best scored round of that quiz reaches the percentage.
 *
 * Of papers, where several ids are joined by `|` any of them counts, and an attempt counts when at
 * least half of it was answered. `paper.done:<ids>`: one was sat to its end;
 * `paper.best:<ids>>=<percent>`: an attempt reaches the percentage, with `*<times>` at its end so
 * many attempts do. `topics.strong:<paper id>`: no topic of the course is weak, by enough right answers
 * on several days; that paper is the place to work on it. `template.used:<template id>`: any template of the course
 * was downloaded or filled in; the one named is where the learner is led.
 */
export type OutsideCondition =
  | `mission.done:${string}`
  | `item.done:${string}`
  | `quiz.best:${string}>=${number}`
  | `paper.done:${string}`
  | `paper.best:${string}>=${number}`
  | `paper.best:${string}>=${number}*${number}`
  | `topics.strong:${string}`
  | `template.used:${string}`;

/** `mission`, `testout`, or the key of one of the course's kinds of items. */
export type ActivityKind = ItemType;

/** Anything a learner can start and finish. */
export interface Activity {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly courseKey: CourseKey;
  readonly title: string;
  readonly description: string;
  readonly estimatedMinutes: number;
  readonly xp: number;
  readonly objectives: readonly string[];
  readonly outcomes: readonly string[];
  readonly takeaway: string;
  readonly refs: readonly string[];
  readonly rev: number;
  readonly checkedOn: string;
  readonly doneWhen: readonly Condition[];
  readonly steps: readonly Step[];
}
