// Ticking off: what the learner can prove is ticked, by their own word. An honest look is handed in with any
// number of ticks (decisions 5).
import { ok } from '#domain/kernel/result.ts';
import { idsOf, type Labelled, malformed, type TaskHead, type TaskRules } from './task.ts';

export interface TicksStep extends TaskHead {
  readonly kind: 'ticks';
  readonly lines: readonly (Labelled & { readonly howKnown: string })[];
}

export interface TicksAnswer {
  readonly kind: 'ticks';
  readonly ticked: readonly string[];
}

export const ticks: TaskRules<TicksStep, TicksAnswer> = {
  mark: ({ points, lines }, answer) => {
    const ticked = new Set(answer.ticked);
    const known = lines.filter(({ id }) => ticked.has(id));
    return known.length === answer.ticked.length
      ? ok({ points: Math.floor((points * known.length) / lines.length), parts: [] })
      : malformed('ticked', 'lines of the list, each once');
  },
  own: ({ lines }, { ticked, ...answer }) => ({ ...answer, ticked: idsOf(ticked, lines) }),
  model: ({ lines }) => ({ kind: 'ticks', ticked: lines.map(({ id }) => id) }),
};

/** What to do next is at most this many lines. */
const NEXT = 3;

/** The first lines that are not ticked, in the authors' order: what the learner can do next. */
export const nextLines = <Line extends Labelled>(
  lines: readonly Line[],
  ticked: readonly string[],
): readonly Line[] => lines.filter(({ id }) => !ticked.includes(id)).slice(0, NEXT);
