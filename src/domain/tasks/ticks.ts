// Ticking off: every line is ticked, by the learner's own word, each with how one would know.
import { ok } from '#domain/kernel/result.ts';
import { type Labelled, malformed, type TaskHead, type TaskRules } from './task.ts';

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
    return lines.every(({ id }) => ticked.has(id)) && ticked.size === lines.length
      ? ok({ points, parts: [] })
      : malformed('ticked', 'every line');
  },
  model: ({ lines }) => ({ kind: 'ticks', ticked: lines.map(({ id }) => id) }),
};
