// What the screen has to know of a kind of task; `task-kinds.ts` lists all kinds.
import type { ReactNode } from 'react';
import type { MarkedRow } from '#client/ui/answering/marked-rows.tsx';
import type { TaskAnswerView, TaskOutcome, TaskStepView } from '#contract/tasks/tasks.ts';
import type { Messages } from '#texts/messages.ts';

export type TaskKind = TaskStepView['kind'];
export type TaskOf<K extends TaskKind> = Extract<TaskStepView, { kind: K }>;
export type AnswerOf<K extends TaskKind> = Extract<TaskAnswerView, { kind: K }>;

/** What is wrong with a part: nothing chosen, too few or too many words, nothing drawn, or no number. */
export type PartRule = 'place' | 'words' | 'draw' | 'number';

export interface WorkProps<K extends TaskKind> {
  step: TaskOf<K>;
  answer: AnswerOf<K>;
  /** What its activity belongs to, such as a unit: a list that is printed says so. */
  group: string;
  /** Parts that are still open, by field; empty until the learner tried to hand the task in. */
  problems: ReadonlyMap<string, PartRule>;
  onChange: (answer: AnswerOf<K>) => void;
}

/** What was written, and what could have been; the label where there are several. */
export interface WrittenPair {
  id: string;
  label: string | null;
  own: string;
  model: string;
}

/** What names places that content has no words for. */
export type PlaceWords = {
  order: Pick<Messages['tasks']['order'], 'place'>;
  grid: Pick<Messages['tasks']['grid'], 'at'>;
  model: Pick<Messages['tasks']['model'], 'met' | 'unmet' | 'line' | 'noLine'>;
  calculation: Pick<Messages['tasks']['calculation'], 'value'>;
};

export interface TaskUi<K extends TaskKind> {
  Work: (props: WorkProps<K>) => ReactNode;
  /** The work to go on with: what was saved, as far as it still fits the task. */
  answer(step: TaskOf<K>, saved: AnswerOf<K> | null): AnswerOf<K>;
  /** What is wrong with a part that keeps the task from being handed in … */
  rule: PartRule;
  /** … and those parts, by the server's field names. */
  open(step: TaskOf<K>, answer: AnswerOf<K>): string[];
  /** How many parts there are to do; absent where the task can be handed in as it stands. */
  size?(step: TaskOf<K>): number;
  /** What a rule said about each part, in the order in which it is read; absent where none grades. */
  rows?(step: TaskOf<K>, answer: AnswerOf<K>, outcome: TaskOutcome, words: PlaceWords): MarkedRow[];
  /** True where places have words of the product, not of content. */
  hasOwnPlaces?: boolean;
  /** Beside each other for the learner's own rating; absent where nothing is rated so. */
  written?(step: TaskOf<K>, answer: AnswerOf<K>, model: TaskOutcome['model']): WrittenPair[];
  /** What was made and what is right, where rows alone do not show it. */
  Shown?: (props: { step: TaskOf<K>; outcome: TaskOutcome }) => ReactNode;
  /** It can be worked on anew once it is handed in. */
  hasRounds?: true;
  /** A task that is neither graded nor rated, once it is handed in; it can go on changing. */
  HandedIn?: (props: Omit<WorkProps<K>, 'problems'>) => ReactNode;
}

/** The id of the sentence about a part. */
export const problemId = (stepId: string, field: string): string => `${stepId}-${field}-problem`;
