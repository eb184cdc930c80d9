import { expect, test } from 'vitest';
import { outlineGroups } from './outline-groups.ts';

test('objectives are gathered under their group, whose weight is their sum', () => {
  const groups = outlineGroups([
    { id: 'a', title: 'Lead a team', weight: 20, group: 'People' },
    { id: 'b', title: 'Plan scope', weight: 41, group: 'Process' },
    { id: 'c', title: 'Resolve conflict', weight: 13, group: 'People' },
  ]);
  expect(groups.map((group) => [group.title, group.weight])).toEqual([
    ['People', 33],
    ['Process', 41],
  ]);
  expect(groups[0]?.objectives.map((objective) => objective.id)).toEqual(['a', 'c']);
});
test('an objective without a group stands for itself', () => {
  expect(outlineGroups([{ id: 'a', title: 'Concepts', weight: 15, group: null }])).toEqual([
    { title: 'Concepts', weight: 15, objectives: [] },
  ]);
});
