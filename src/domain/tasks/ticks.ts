// Ticking off: what the learner can prove is ticked, by their own word. An honest look is handed in with any
// number of ticks (decisions 5). A line may not apply where its learner works, and may have a note of their own.
import { ok } from '#domain/kernel/result.ts';
import { sharePoints } from './points.ts';
import {
  entriesOf,
  idsOf,
  type Labelled,
  malformed,
  type TaskHead,
  type TaskRules,
} from './task.ts';

/** What helps with a line: a template to fill in or an item to study, as a link leads there. */
export interface LineHelp {
  readonly kind: 'template' | 'item';
  /** The key of a template, the id of an item. */
  readonly ref: string;
  readonly title: string;
  readonly phaseId: string | null;
  readonly itemType: string | null;
  readonly coreKey: string | null;
  /** Of a template: a pass opens it. */
  readonly isPremium: boolean;
}

export interface TickLine extends Labelled {
  readonly howKnown: string;
  readonly help?: LineHelp | undefined;
}

export interface TicksStep extends TaskHead {
  readonly kind: 'ticks';
  readonly lines: readonly TickLine[];
}

export interface TicksAnswer {
  readonly kind: 'ticks';
  readonly ticked: readonly string[];
  /** Lines that do not apply: neither ticked nor open. Answers from before this could be said have none. */
  readonly notApplicable?: readonly string[] | undefined;
  /** The learner's own words on a line, by its id: evidence, an owner, a date. */
  readonly notes?: Readonly<Record<string, string>> | undefined;
}

/** How many lines of a list are ticked, and how many do not apply. */
export interface TickCount {
  readonly ticked: number;
  readonly notApplicable: number;
}

/** The same with what it is counted against. */
export interface CountedLines extends TickCount {
  readonly whole: number;
}

/** How a list is counted, wherever it is: what does not apply is taken off the whole. */
export const countedLines = (
  { ticked, notApplicable }: TickCount,
  lines: number,
): CountedLines => ({
  ticked,
  notApplicable,
  whole: lines - notApplicable,
});

/** The same of an answer. */
export const countedOf = (
  { ticked, notApplicable = [] }: Pick<TicksAnswer, 'ticked' | 'notApplicable'>,
  lines: number,
) => countedLines({ ticked: ticked.length, notApplicable: notApplicable.length }, lines);

/** A note has at most so many UTF-16 code units. */
export const LONGEST_NOTE = 300;

export const ticks: TaskRules<TicksStep, TicksAnswer> = {
  mark: ({ points, lines }, { ticked, notApplicable = [], notes = {} }) => {
    const known = idsOf(ticked, lines);
    if (known.length !== ticked.length) {
      return malformed('ticked', 'lines of the list, each once');
    }
    const without = idsOf(notApplicable, lines).filter((id) => !known.includes(id));
    if (without.length !== notApplicable.length) {
      return malformed('notApplicable', 'lines of the list that are not ticked, each once');
    }
    const noted = entriesOf(notes, lines);
    if (Object.keys(noted).length !== Object.keys(notes).length) {
      return malformed('notes', 'lines of the list only');
    }
    const tooLong = Object.keys(noted).find((id) => noted[id]!.length > LONGEST_NOTE);
    if (tooLong !== undefined) {
      return malformed(`notes.${tooLong}`, `at most ${LONGEST_NOTE} characters`);
    }
    return ok({ points: sharePoints(points, known.length, lines.length), parts: [] });
  },
  own: ({ lines }, { ticked, notApplicable, notes, ...answer }) => {
    const known = idsOf(ticked, lines);
    return {
      ...answer,
      ticked: known,
      ...(notApplicable && {
        notApplicable: idsOf(notApplicable, lines).filter((id) => !known.includes(id)),
      }),
      ...(notes && { notes: entriesOf(notes, lines) }),
    };
  },
  model: ({ lines }) => ({ kind: 'ticks', ticked: lines.map(({ id }) => id) }),
};

/** What to do next is at most this many lines. */
const NEXT = 3;

/** The first lines that apply and are not ticked, in the authors' order: what the learner can do next. */
export const nextLines = <Line extends Labelled>(
  lines: readonly Line[],
  { ticked, notApplicable = [] }: Pick<TicksAnswer, 'ticked' | 'notApplicable'>,
): readonly Line[] =>
  lines.filter(({ id }) => !ticked.includes(id) && !notApplicable.includes(id)).slice(0, NEXT);

/** What can change of a list that was handed in; what is left out stays as it is. */
export type TicksChange = Pick<TicksAnswer, 'ticked' | 'notApplicable' | 'notes'>;

/**
 * A list that was handed in, with a change. A page of an older release sends ticks only: notes and what does not
 * apply stay, but for a line that is ticked now.
 */
export const tickedOn = (
  before: TicksAnswer,
  { ticked, notApplicable, notes }: TicksChange,
): TicksAnswer => ({
  kind: 'ticks',
  ticked,
  notApplicable: notApplicable ?? before.notApplicable?.filter((id) => !ticked.includes(id)),
  notes: notes ?? before.notes,
});
