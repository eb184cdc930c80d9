// Tasks are steps that a learner works on: some a rule can grade, the rest is self-graded and says so.

export interface Labelled {
  readonly id: string;
  readonly text: string;
}

interface TaskBase {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  /** What the task is worth at most. */
  readonly points: number;
}

/** Put each item into its bin. */
export interface SortStep extends TaskBase {
  readonly kind: 'sort';
  readonly bins: readonly Labelled[];
  readonly items: readonly (Labelled & { readonly bin: string; readonly why: string })[];
}

/** A cell of a two by two grid: y first, then x, each low or high. */
export type GridCell = 'll' | 'lh' | 'hl' | 'hh';

export interface Axis {
  readonly label: string;
  readonly low: string;
  readonly high: string;
}

/** Place each item on a grid of two axes. */
export interface GridStep extends TaskBase {
  readonly kind: 'grid';
  readonly x: Axis;
  readonly y: Axis;
  readonly items: readonly (Labelled & { readonly cell: GridCell; readonly why: string })[];
}

/** Bring items into their order; content lists them in the right one. */
export interface OrderStep extends TaskBase {
  readonly kind: 'order';
  readonly items: readonly (Labelled & { readonly why: string })[];
}

/** Choose a value for each cell of a table. */
export interface MatrixStep extends TaskBase {
  readonly kind: 'matrix';
  readonly rows: readonly Labelled[];
  readonly columns: readonly Labelled[];
  readonly values: readonly Labelled[];
  readonly cells: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Why a row is as it is. */
  readonly why: Readonly<Record<string, string>>;
}

/** A criterion of a self-rating, with what earns all, half or nothing of its share. */
export interface RubricLine {
  readonly id: string;
  readonly text: string;
  readonly full: string;
  readonly half: string;
  readonly none: string;
}

/** A short text, self-rated against a rubric and a model answer that opens after it is handed in. */
export interface TextStep extends TaskBase {
  readonly kind: 'text';
  readonly minWords: number;
  readonly maxWords: number;
  readonly rubric: readonly RubricLine[];
  readonly model: string;
}

export interface TemplateField {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly minWords: number;
  readonly maxWords: number;
}

/** A small form of a work product, self-rated as a text is. */
export interface TemplateStep extends TaskBase {
  readonly kind: 'template';
  readonly fields: readonly TemplateField[];
  readonly rubric: readonly RubricLine[];
  readonly model: Readonly<Record<string, string>>;
}

/** Lines to tick, each with how one would know. */
export interface TicksStep extends TaskBase {
  readonly kind: 'ticks';
  readonly lines: readonly (Labelled & { readonly howKnown: string })[];
}

export type TaskStep =
  | SortStep
  | GridStep
  | OrderStep
  | MatrixStep
  | TextStep
  | TemplateStep
  | TicksStep;
