// What every kind of task is worked on with.
import type { AnswerOf, PartRule, TaskKind, TaskOf } from './task-answer.ts';

export interface WorkProps<K extends TaskKind> {
  step: TaskOf<K>;
  answer: AnswerOf<K>;
  /** Parts that are still open, by field; empty until the learner tried to hand the task in. */
  problems: ReadonlyMap<string, PartRule>;
  onChange: (answer: AnswerOf<K>) => void;
}

/** The id of the sentence about a part. */
export const problemId = (stepId: string, field: string): string => `${stepId}-${field}-problem`;
