import { expect, test } from 'vitest';
import type { SortStep } from '#domain/tasks/sort.ts';
import { taskView } from './tasks.ts';

const item = (id: string, bin: string) => ({ id, text: id, bin, why: `It is ${bin}.` });
// As authors write them: no two neighbours in one bin.
const step: SortStep = {
  id: 't1',
  kind: 'sort',
  title: 'Sort',
  prompt: 'Sort them.',
  points: 4,
  bins: [
    { id: 'in', text: 'In' },
    { id: 'out', text: 'Out' },
  ],
  items: [item('a', 'in'), item('b', 'out'), item('c', 'in'), item('d', 'out')],
} as SortStep;

test('items to sort leave in the order of the learner, not of the authors, and without their bins (L10)', () => {
  const backwards = <I>(items: readonly I[]): I[] => items.toReversed();
  const view = taskView(step, { draft: null, outcome: null, isAgain: false }, backwards);
  expect(view).toMatchObject({
    bins: [{ id: 'in' }, { id: 'out' }],
    items: ['d', 'c', 'b', 'a'].map((id) => ({ id, text: id })),
  });
  expect(JSON.stringify(view)).not.toMatch(/"bin"|why|It is/);
});
