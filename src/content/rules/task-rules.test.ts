import { describe, expect, test } from 'vitest';
import { messagesOf, someWords } from '#tests/support/stub-content.ts';
import { type PathParts, withPath } from '#tests/support/stub-path.ts';

const said = (rule: string, change: (path: PathParts) => void): string[] =>
  messagesOf(rule, withPath(change));

type Task = PathParts['lab']['variants']['BFSI']['steps'][number];

/** A task of the bank's lab, which has to be of that kind. */
function taskOf<K extends Task['kind']>(path: PathParts, kind: K) {
  const task = path.lab.variants.BFSI!.steps.find((step) => step.kind === kind);
  if (!task) throw new Error(`there is no ${kind}`);
  return task as Extract<Task, { kind: K }>;
}

/** Puts a task in the place of the first one. */
function plant<K extends 'grid' | 'matrix' | 'calculation'>(
  path: PathParts,
  task: Extract<Task, { kind: K }>,
) {
  path.lab.variants.BFSI!.steps[0] = task;
}

const frame = { id: 't1', title: 'A task', prompt: 'Do one thing.', points: 4 };
const why = 'It stands there for one clear reason.';
const aMatrix = (): Extract<Task, { kind: 'matrix' }> => ({
  ...frame,
  kind: 'matrix',
  rows: [
    { id: 'r1', text: 'The map' },
    { id: 'r2', text: 'The list' },
  ],
  columns: [
    { id: 'c1', text: 'Ann' },
    { id: 'c2', text: 'Bob' },
  ],
  values: [
    { id: 'o', text: 'owns' },
    { id: 'u', text: 'uses' },
  ],
  cells: { r1: { c1: 'o', c2: 'u' }, r2: { c1: 'u', c2: 'o' } },
  why: { r1: why, r2: why },
});

describe('MP-02 minutes of tasks', () => {
  test('refuses a lab whose tasks take longer in one industry', () => {
    const messages = said('MP-02', (path) => {
      const text = path.lab.variants.Retail!.steps[2];
      if (text?.kind === 'text') Object.assign(text, { minWords: 80, maxWords: 120 });
    });
    // 100 words / 130 + prompts + 8 choices x 0.4 + 100 words to write / 20 = 9.1
    expect(messages).toEqual(['states 5 minutes, its steps take 9 in Retail']);
  });

  test('refuses an artifact whose form takes longer', () => {
    const messages = said('MP-02', (path) => {
      const form = path.artifact.steps[2];
      if (form?.kind === 'template') form.fields[1]!.maxWords = 115;
    });
    expect(messages).toEqual(['states 3 minutes, its steps take 5']);
  });
});

describe('MP-17 labs alike', () => {
  test('refuses other steps in one industry', () => {
    const messages = said('MP-17', (path) => {
      path.lab.variants.Healthcare!.steps.reverse();
    });
    expect(messages).toEqual(['the tasks in Healthcare are t3 text 3, t2 order 3, t1 sort 4']);
  });

  test('refuses points that do not sum to those of the plan', () => {
    const messages = said('MP-17', (path) => {
      for (const { steps } of Object.values(path.lab.variants)) steps[0]!.points = 5;
    });
    expect(messages).toHaveLength(5);
    expect(messages[1]).toBe('the tasks in Insurance are worth 11 points');
  });

  test('refuses more or fewer tasks than the plan says, and a plan without labs', () => {
    expect(
      said('MP-17', (path) => {
        Object.assign(path.plan.labs, { points: 10, tasks: { min: 1, max: 2 } });
      })[0],
    ).toBe('there are 3 tasks in BFSI');
    expect(
      said('MP-17', (path) => {
        const { labs: _, ...plan } = path.plan;
        Object.assign(path, { plan });
      })[0],
    ).toBe('path.yaml plans no labs');
  });

  test('refuses a lab without a graded or without a self-rated task', () => {
    const only = (kinds: (kind: string) => boolean) => (path: PathParts) => {
      for (const variant of Object.values(path.lab.variants)) {
        const [task] = variant.steps.filter((step) => kinds(step.kind));
        variant.steps = [4, 3, 3].map((points, index) => {
          return { ...task!, id: `t${index + 1}`, points };
        });
      }
    };
    expect(
      said(
        'MP-17',
        only((kind) => kind === 'text'),
      )[0],
    ).toBe('no task in BFSI is graded by a rule');
    expect(
      said(
        'MP-17',
        only((kind) => kind !== 'text'),
      )[0],
    ).toBe('no task in BFSI is rated by the learner');
  });
});

describe('MP-18 parts of a task', () => {
  test('refuses a bin that is missing, one that stays empty and two equal cards', () => {
    const messages = said('MP-18', (path) => {
      const sort = taskOf(path, 'sort');
      sort.items[2]!.bin = 'away';
      sort.items[3]!.bin = 'in';
      sort.items[1]!.text = `${sort.items[0]!.text}!`;
    });
    expect(messages.toSorted()).toEqual([
      'ash goes into away',
      'elm has the id or the words of oak',
      'nothing goes into out',
    ]);
  });

  test('refuses a grid that uses two cells', () => {
    const messages = said('MP-18', (path) => {
      const axis = { label: 'Weight', low: 'low', high: 'high' };
      plant<'grid'>(path, {
        ...frame,
        kind: 'grid',
        x: axis,
        y: axis,
        items: (['ll', 'll', 'hh', 'hh'] as const).map((cell, index) => {
          return { id: `i${index}`, text: `Thing ${index}`, cell, why };
        }),
      });
    });
    expect(messages).toEqual(['the items stand in 2 cells']);
  });

  test('accepts a whole matrix, and refuses missing, foreign and unused parts', () => {
    expect(said('MP-18', (path) => plant<'matrix'>(path, aMatrix()))).toEqual([]);
    const messages = said('MP-18', (path) => {
      const matrix = aMatrix();
      matrix.cells = { r1: { c1: 'o', c3: 'o' }, r9: { c1: 'x', c2: 'o' } };
      delete matrix.why.r2;
      plant<'matrix'>(path, matrix);
    });
    expect(messages.toSorted()).toEqual([
      'no cell is u',
      'r9.c1 is x',
      'row r1 has c3, which is not there',
      'row r1 has no c2',
      'the list of reasons has no r2',
      'the table of cells has no r2',
      'the table of cells has r9, which is not there',
    ]);
  });

  test('refuses a form whose model lacks a field, and lines that are alike', () => {
    const messages = said('MP-18', (path) => {
      const form = path.artifact.steps[2];
      if (form?.kind === 'template') {
        delete form.model.rule;
        form.rubric[1]!.id = 'r1';
      }
      path.checklist.lines[4]!.text = path.checklist.lines[0]!.text;
    });
    expect(messages.toSorted()).toEqual([
      'l5 has the id or the words of l1',
      'r1 has the id or the words of r1',
      'the model has no rule',
    ]);
  });
});

test('MP-19 refuses model answers outside their limits, and limits that leave no room', () => {
  const messages = said('MP-19', (path) => {
    taskOf(path, 'text').model = someWords(31);
    const form = path.artifact.steps[2];
    if (form?.kind !== 'template') throw new Error('s03 is a form');
    form.model.name = 'One';
    form.fields[1]!.minWords = 26;
  });
  expect(messages).toEqual([
    'a model answer of s03 has 1 words',
    '26 words at least are more than 25 at most',
    'a model answer of t3 has 31 words',
  ]);
});

describe('MP-50 calculations', () => {
  const ask = (id: string, answer: string) => ({
    id,
    text: 'What do they cost?',
    unit: 'dollars',
    decimals: 0,
    answer,
    working: ['{a} x {b} = {total}'],
    mistakes: [],
  });
  const withAnswer = (answer: string) => (path: PathParts) =>
    plant(path, {
      ...frame,
      kind: 'calculation',
      numbers: { a: { from: 2, to: 9, step: 1 }, b: { from: 10, to: 90, step: 5 } },
      values: { total: 'a * b' },
      where: [],
      case: ['{a} pieces cost {b} dollars each.'],
      asks: [ask('total', 'total'), ask('again', answer)],
    });

  test('refuses a round that divides by zero, and takes one that can be worked out', () => {
    expect(said('MP-50', withAnswer('total'))).toEqual([]);
    expect(said('MP-50', withAnswer('total / (a - 2)')).join()).toMatch(
      /comes to Infinity with a 2/,
    );
  });
});
