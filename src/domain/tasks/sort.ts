// Sorting: every item goes into its bin.
import {
  type ExplainedItem,
  entriesOf,
  itemOf,
  type Labelled,
  markPlaced,
  type TaskHead,
  type TaskRules,
} from './task.ts';

export interface SortStep extends TaskHead {
  readonly kind: 'sort';
  readonly bins: readonly Labelled[];
  readonly items: readonly (ExplainedItem & { readonly bin: string })[];
}

export interface SortAnswer {
  readonly kind: 'sort';
  readonly placed: Readonly<Record<string, string>>;
}

export const sort: TaskRules<SortStep, SortAnswer> = {
  mark: (step, { placed }) =>
    markPlaced(
      step,
      placed,
      step.bins.map(({ id }) => id),
      ({ bin }) => bin,
    ),
  own: ({ items }, { placed, ...answer }) => ({ ...answer, placed: entriesOf(placed, items) }),
  model: ({ items }) => ({
    kind: 'sort',
    placed: Object.fromEntries(items.map(({ id, bin }) => [id, bin])),
  }),
  explain: ({ items }, id) => {
    const { bin, why } = itemOf(items, id);
    return { expected: bin, why };
  },
};
