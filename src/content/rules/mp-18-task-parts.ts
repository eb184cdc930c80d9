import { at, type Located, type Path } from '../located.ts';
import type { Finding } from '../problem.ts';
import { normalised } from '../prose.ts';
import type { TaskFile } from '../schema/tasks.ts';
import { type PlacedTask, tasksOf } from '../tasks-of.ts';
import type { Rule } from './rule.ts';

export const taskPartsRule: Rule = {
  id: 'MP-18',
  title: 'The parts of a task fit together: every place is there, used, and told apart',
  why: 'A key that names a missing place can never be right, and an empty bin or two equal cards give the task away.',
  severity: 'error',
  run: (content) => [
    ...tasksOf(content).flatMap(({ owner, path, task }) => [
      ...listsOf(task).flatMap(([field, list]) => repeats(owner, [...path, field], list)),
      ...keyFaults({ owner, path, task }),
    ]),
    ...content.checklists.flatMap((list) => repeats(list, ['lines'], list.data.lines)),
  ],
};

interface Part {
  readonly id: string;
  readonly text?: string;
  readonly label?: string;
}

/** The lists of a task whose entries learners tell apart. */
function listsOf(task: TaskFile): [string, readonly Part[]][] {
  switch (task.kind) {
    case 'sort':
      return [
        ['bins', task.bins],
        ['items', task.items],
      ];
    case 'grid':
    case 'order':
      return [['items', task.items]];
    case 'matrix':
      return [
        ['rows', task.rows],
        ['columns', task.columns],
        ['values', task.values],
      ];
    case 'text':
      return [['rubric', task.rubric]];
    case 'template':
      return [
        ['fields', task.fields],
        ['rubric', task.rubric],
      ];
  }
}

function repeats(owner: Located<unknown>, path: Path, list: readonly Part[]): Finding[] {
  const wordsOf = (part: Part) => normalised(part.text ?? part.label ?? '');
  return list.flatMap((part, index) => {
    const twin = list
      .slice(0, index)
      .find((other) => other.id === part.id || wordsOf(other) === wordsOf(part));
    if (!twin) return [];
    const message = `${part.id} has the id or the words of ${twin.id}`;
    return [{ ...at(owner, [...path, index]), message, fix: 'give each its own id and words' }];
  });
}

function keyFaults({ owner, path, task }: PlacedTask): Finding[] {
  const found = (field: Path, message: string, fix: string): Finding => ({
    ...at(owner, [...path, ...field]),
    message,
    fix,
  });
  switch (task.kind) {
    case 'sort': {
      const bins = task.bins.map((bin) => bin.id);
      return [
        ...task.items.flatMap(({ id, bin }, index) =>
          bins.includes(bin)
            ? []
            : [found(['items', index, 'bin'], `${id} goes into ${bin}`, `use ${bins.join(', ')}`)],
        ),
        ...task.bins.flatMap(({ id }, index) =>
          task.items.some((item) => item.bin === id)
            ? []
            : [found(['bins', index], `nothing goes into ${id}`, 'add an item or remove it')],
        ),
      ];
    }
    case 'grid': {
      const cells = new Set(task.items.map((item) => item.cell));
      if (cells.size > 2) return [];
      const fix = 'spread the items over three cells or four';
      return [found(['items'], `the items stand in ${cells.size} cells`, fix)];
    }
    case 'matrix':
      return matrixFaults(task, found);
    case 'template':
      return sameKeys(task.fields, task.model).map(([message, fix]) =>
        found(['model'], `the model ${message}`, fix),
      );
    default:
      return [];
  }
}

type Matrix = Extract<TaskFile, { kind: 'matrix' }>;

function matrixFaults(
  task: Matrix,
  found: (field: Path, message: string, fix: string) => Finding,
): Finding[] {
  const values = task.values.map((value) => value.id);
  const used = new Set(Object.values(task.cells).flatMap((row) => Object.values(row)));
  return [
    ...sameKeys(task.rows, task.cells).map(([message, fix]) =>
      found(['cells'], `the table of cells ${message}`, fix),
    ),
    ...sameKeys(task.rows, task.why).map(([message, fix]) =>
      found(['why'], `the list of reasons ${message}`, fix),
    ),
    ...Object.entries(task.cells).flatMap(([row, cells]) => [
      ...sameKeys(task.columns, cells).map(([message, fix]) =>
        found(['cells', row], `row ${row} ${message}`, fix),
      ),
      ...Object.entries(cells).flatMap(([column, value]) =>
        values.includes(value)
          ? []
          : [
              found(
                ['cells', row, column],
                `${row}.${column} is ${value}`,
                `use ${values.join(', ')}`,
              ),
            ],
      ),
    ]),
    ...task.values.flatMap(({ id }, index) =>
      used.has(id)
        ? []
        : [found(['values', index], `no cell is ${id}`, 'use the value or remove it')],
    ),
  ];
}

/** What a record lacks of the ids it is to have as its keys, and what it has beyond them. */
function sameKeys(
  wanted: readonly { id: string }[],
  record: Readonly<Record<string, unknown>>,
): [message: string, fix: string][] {
  const ids = wanted.map((one) => one.id);
  return [
    ...ids
      .filter((id) => !Object.hasOwn(record, id))
      .map((id): [string, string] => [`has no ${id}`, `add ${id}`]),
    ...Object.keys(record)
      .filter((id) => !ids.includes(id))
      .map((id): [string, string] => [`has ${id}, which is not there`, `remove ${id}`]),
  ];
}
