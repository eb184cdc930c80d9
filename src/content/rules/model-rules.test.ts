import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { ModelTaskFile } from '#content/tasks/model.ts';
import { messagesOf, type StubParts } from '#tests/support/stub-content.ts';
import { aLanguage } from '#tests/support/stub-language.ts';
import { withPath } from '#tests/support/stub-path.ts';

const crane = { id: 'crane', is: 'Crane', name: 'Big crane', at: [0, 0] };
const hook = { id: 'hook', is: 'Hook', name: 'Hook', at: [1, 0] };
const goal = { id: 'goal', title: 'A crane with its hook', elements: [crane, hook] };
const views = () => [
  { id: 'start', title: 'A crane', elements: [crane] },
  { ...goal, relations: ['crane Holding hook'] },
];
const aTask = (): ModelTaskFile => ({
  ...{ id: 't1', title: 'A task', prompt: 'Do one thing.', points: 4 },
  kind: 'model',
  start: 'start',
  goal: 'goal',
  lines: [
    { id: 'l1', rule: 'exists', kinds: 'Hook', name: 'hook', text: 'A hook', why: 'It carries.' },
    {
      ...{ id: 'l2', rule: 'rel', types: 'Holding', from: 'crane', to: 'hook' },
      ...{ text: 'The crane holds it', why: 'It hangs there.' },
    },
    { id: 'l3', rule: 'max_elements', most: 3, text: 'No more', why: 'Three are enough.' },
  ],
});

const faults = (
  change: (task: ModelTaskFile, drawn: ReturnType<typeof views>) => void = () => {},
  hasLanguage = true,
) => {
  const [task, drawn] = [aTask(), views()];
  change(task, drawn);
  const planted = withPath((path) => {
    path.lab.variants.BFSI!.steps[0] = task;
  });
  return messagesOf('MP-45', (parts: StubParts) => {
    planted(parts);
    if (hasLanguage) parts.files['courses/demo/language.yaml'] = stringify(aLanguage());
    parts.files['courses/demo/views/lab.yaml'] = stringify(drawn);
  });
};

describe('MP-45', () => {
  test('is content with a goal that has every line', () => {
    expect(faults()).toEqual([]);
  });
  test('needs a language, and views and a viewpoint that are there', () => {
    expect(faults(() => {}, false)).toEqual(['its course has no language']);
    expect(faults((task) => Object.assign(task, { start: 'x', goal: 'y' }))).toEqual([
      'there is no view x',
      'there is no view y',
    ]);
    expect(faults((task) => Object.assign(task, { viewpoint: 'moon' }))).toEqual([
      'the language has no viewpoint moon',
    ]);
  });
  test('finds a line that the goal does not have, and names that the language has not', () => {
    expect(faults((task) => Object.assign(task.lines[1]!, { types: 'Helping' }))).toEqual([
      'the goal has no l2',
    ]);
    expect(faults((task) => Object.assign(task.lines[0]!, { kinds: ['Hook', 'Whale'] }))).toEqual([
      'the language has no Whale',
    ]);
  });
  test('finds a start that has all of it already', () => {
    expect(faults((task) => Object.assign(task, { start: 'goal' }))).toEqual([
      'the start has every line already',
      'the goal is what one begins with',
    ]);
  });
  test('finds a goal that is faulty or outside the viewpoint', () => {
    expect(faults((_, drawn) => Object.assign(drawn[1]!, { faulty: true }))).toEqual([
      'the goal is marked as faulty',
    ]);
    expect(
      faults((task, drawn) => {
        Object.assign(task, { viewpoint: 'tools' });
        Object.assign(drawn[1]!, {
          elements: [crane, hook, { id: 'box', is: 'Crate', name: 'Box', at: [2, 0] }],
        });
      }),
    ).toEqual(['box is outside the viewpoint']);
  });
});
