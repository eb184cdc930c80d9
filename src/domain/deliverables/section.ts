// Which answer makes which section of a deliverable. What was right stands as the learner handed it in; what was
// missed gives way to the right answer, marked as corrected, so that the page can be used at work.
import { plainNumber } from '#domain/calculations/number-text.ts';
import type { Model } from '#domain/modelling/editing/model.ts';
import {
  type CalculationAnswer,
  type CalculationStep,
  type CaseTable,
  drawCalculation,
  isNear,
} from '#domain/tasks/calculation.ts';
import type { Axis, GridAnswer, GridCell, GridStep } from '#domain/tasks/grid.ts';
import type { Rating } from '#domain/tasks/mark-task.ts';
import type { MatrixAnswer, MatrixStep } from '#domain/tasks/matrix.ts';
import { isMet, type ModelAnswer, type ModelStep } from '#domain/tasks/model.ts';
import type { OrderAnswer, OrderStep } from '#domain/tasks/order.ts';
import type { SortAnswer, SortStep } from '#domain/tasks/sort.ts';
import type { TaskAnswer, TaskKind, TaskStep } from '#domain/tasks/tasks.ts';
import type { TemplateAnswer, TemplateStep } from '#domain/tasks/template.ts';
import type { TextAnswer, TextStep } from '#domain/tasks/text.ts';
import type { TicksAnswer, TicksStep } from '#domain/tasks/ticks.ts';

/** A statement of the document; corrected where the learner had missed it. */
export interface Entry {
  readonly id: string;
  readonly text: string;
  readonly corrected: boolean;
}

/** What a task came to, in the form in which a document shows it. */
export type SectionBody =
  /** What was sorted, by the places it was sorted into; a place may have nothing. */
  | {
      readonly form: 'lists';
      readonly lists: readonly {
        readonly id: string;
        readonly text: string;
        readonly entries: readonly Entry[];
      }[];
    }
  /** What was put in order, the first one first. */
  | { readonly form: 'ranking'; readonly entries: readonly Entry[] }
  | {
      readonly form: 'grid';
      readonly x: Axis;
      readonly y: Axis;
      readonly entries: readonly (Entry & { readonly cell: GridCell })[];
    }
  /** A value at each crossing of a row and a column, in their order. */
  | {
      readonly form: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly id: string;
        readonly text: string;
        readonly cells: readonly Entry[];
      }[];
    }
  /** What was worked out, with the case whose numbers it is about. */
  | {
      readonly form: 'numbers';
      readonly case: readonly string[];
      readonly table: CaseTable | null;
      readonly values: readonly {
        readonly id: string;
        readonly text: string;
        readonly value: number;
        /** Empty where it has none. */
        readonly unit: string;
        readonly corrected: boolean;
      }[];
    }
  /** What was written, with the name of its field where there are several. */
  | {
      readonly form: 'written';
      readonly texts: readonly (Entry & { readonly label: string | null })[];
    }
  /** What was drawn, in the language of a course. */
  | {
      readonly form: 'model';
      readonly language: string;
      readonly model: Model;
      readonly corrected: boolean;
    }
  | {
      readonly form: 'ticks';
      readonly lines: readonly {
        readonly id: string;
        readonly text: string;
        readonly state: 'ticked' | 'notApplicable' | 'open';
        /** Empty where it has none. */
        readonly note: string;
      }[];
    }
  /** It is being practiced again: nothing of it is told before it is handed in. */
  | { readonly form: 'again' };

/** A section of a deliverable: a task of the activity, by its title. */
export type Section = SectionBody & { readonly id: string; readonly title: string };

/** A task as it was handed in. */
export interface HandedInTask {
  /** With the numbers of the learner's round. */
  readonly step: TaskStep;
  /** Null while a further round of it is open. */
  readonly answer: TaskAnswer | null;
  /** The learner's own rating by the rubric; null where none was given. */
  readonly ratings: Readonly<Record<string, Rating>> | null;
}

type Ratings = HandedInTask['ratings'];
type BodyOf<T, A> = (step: T, answer: A, ratings: Ratings) => SectionBody;

const sort: BodyOf<SortStep, SortAnswer> = ({ bins, items }, { placed }) => ({
  form: 'lists',
  lists: bins.map((bin) => ({
    id: bin.id,
    text: bin.text,
    entries: items
      .filter((item) => item.bin === bin.id)
      .map(({ id, text }) => ({ id, text, corrected: placed[id] !== bin.id })),
  })),
});

const grid: BodyOf<GridStep, GridAnswer> = ({ x, y, items }, { placed }) => ({
  form: 'grid',
  x,
  y,
  entries: items.map(({ id, text, cell }) => ({ id, text, cell, corrected: placed[id] !== cell })),
});

const order: BodyOf<OrderStep, OrderAnswer> = ({ items }, answer) => ({
  form: 'ranking',
  entries: items.map(({ id, text }, at) => ({ id, text, corrected: answer.order[at] !== id })),
});

const matrix: BodyOf<MatrixStep, MatrixAnswer> = ({ rows, columns, values, cells }, answer) => ({
  form: 'table',
  columns: columns.map(({ text }) => text),
  rows: rows.map((row) => ({
    id: row.id,
    text: row.text,
    cells: columns.map(({ id }) => {
      const right = cells[row.id]?.[id] ?? '';
      const text = values.find((value) => value.id === right)?.text ?? '';
      return { id, text, corrected: answer.cells[row.id]?.[id] !== right };
    }),
  })),
});

const calculation: BodyOf<CalculationStep, CalculationAnswer> = (step, answer) => {
  const drawn = drawCalculation(step);
  // Numbers of another round are no answers to these.
  const given = answer.round === (step.round ?? 1) ? answer.values : {};
  return {
    form: 'numbers',
    case: drawn.case,
    table: drawn.table,
    values: drawn.asks.map((ask) => {
      const own = plainNumber(given[ask.id] ?? '');
      const isRight = own !== undefined && isNear(ask, own, ask.expected);
      const value = isRight ? own : ask.expected;
      return { id: ask.id, text: ask.text, value, unit: ask.unit, corrected: !isRight };
    }),
  };
};

/** By the learner's own word: nothing of it earned anything. */
const isMissed = (ratings: Ratings): boolean => {
  const given = Object.values(ratings ?? {});
  return given.length > 0 && given.every((rating) => rating === 'none');
};

const text: BodyOf<TextStep, TextAnswer> = ({ model }, answer, ratings) => {
  const corrected = answer.text === '' || isMissed(ratings);
  const own = corrected ? model : answer.text;
  return { form: 'written', texts: [{ id: 'text', label: null, text: own, corrected }] };
};

const template: BodyOf<TemplateStep, TemplateAnswer> = ({ fields, model }, answer, ratings) => ({
  form: 'written',
  texts: fields.map(({ id, label }) => {
    const own = answer.fields[id] ?? '';
    // A field that the form has got since stands there as its authors fill it in.
    const corrected = own === '' || isMissed(ratings);
    return { id, label, text: corrected ? (model[id] ?? '') : own, corrected };
  }),
});

const model: BodyOf<ModelStep, ModelAnswer> = (step, answer) => {
  const corrected = !step.lines.every((line) => isMet(step, line, answer.model));
  const shown = corrected ? step.goal : answer.model;
  return { form: 'model', language: step.language, model: shown, corrected };
};

const ticks: BodyOf<TicksStep, TicksAnswer> = (
  { lines },
  { ticked, notApplicable = [], notes = {} },
) => ({
  form: 'ticks',
  lines: lines.map((line) => ({
    id: line.id,
    text: line.text,
    state: ticked.includes(line.id)
      ? 'ticked'
      : notApplicable.includes(line.id)
        ? 'notApplicable'
        : 'open',
    note: notes[line.id] ?? '',
  })),
});

const bodies = {
  sort,
  grid,
  order,
  matrix,
  text,
  template,
  ticks,
  model,
  calculation,
  // biome-ignore lint/suspicious/noExplicitAny: each entry takes the task and the answer of its kind
} satisfies Record<TaskKind, BodyOf<any, any>>;

/** What answers to no task: of one that was of another kind when it was handed in, all is put right. */
const NOTHING = {
  placed: {},
  order: [],
  cells: {},
  values: {},
  text: '',
  fields: {},
  ticked: [],
  model: { elements: [], relations: [] },
};

/**
 * The section that a handed-in task makes. Of a text that a learner rated with nothing on every criterion the model
 * answer stands; of a drawing that lacks something, the right drawing as a whole.
 */
export function sectionOf({ step, answer, ratings }: HandedInTask): Section {
  const { id, title } = step;
  if (answer === null) return { id, title, form: 'again' };
  // The compiler cannot see that the entry of a kind takes the task of that kind.
  const bodyOf = bodies[step.kind] as unknown as BodyOf<TaskStep, TaskAnswer>;
  const own = answer.kind === step.kind ? answer : (NOTHING as unknown as TaskAnswer);
  return { id, title, ...bodyOf(step, own, ratings) };
}

/** How many statements of a section were corrected; a drawing counts as one. */
export function correctedIn(body: SectionBody): number {
  const count = (entries: readonly { readonly corrected: boolean }[]) =>
    entries.filter(({ corrected }) => corrected).length;
  switch (body.form) {
    case 'lists':
      return count(body.lists.flatMap(({ entries }) => entries));
    case 'table':
      return count(body.rows.flatMap(({ cells }) => cells));
    case 'numbers':
      return count(body.values);
    case 'written':
      return count(body.texts);
    case 'model':
      return count([body]);
    case 'ranking':
    case 'grid':
      return count(body.entries);
    default:
      return 0;
  }
}
