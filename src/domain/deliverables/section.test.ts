import { describe, expect, test } from 'vitest';
import { drawCalculation, drawnFor } from '#domain/tasks/calculation.ts';
import { modelAnswer } from '#domain/tasks/mark-task.ts';
import type { TaskAnswer, TaskStep } from '#domain/tasks/tasks.ts';
import {
  aCalculation,
  aGrid,
  aMatrix,
  aModel,
  anOrder,
  aSort,
  aTemplate,
  aText,
  someTicks,
} from '#tests/support/builders.ts';
import { correctedIn, type HandedInTask, sectionOf } from './section.ts';

const made = (step: TaskStep, answer: TaskAnswer, ratings: HandedInTask['ratings'] = null) =>
  sectionOf({ step, answer, ratings });
/** Statements as text, those that were corrected with a star. */
const said = (entries: readonly { id: string; corrected: boolean }[]) =>
  entries.map(({ id, corrected }) => (corrected ? `${id}*` : id));
const rated = (rating: 'full' | 'half' | 'none', ...others: ('full' | 'half' | 'none')[]) =>
  Object.fromEntries([rating, ...others].map((one, at) => [`c${at}`, one]));

const calculated = drawnFor(aCalculation(), 'ann:lab', 1);
const everyKind: TaskStep[] = [
  aSort(),
  aGrid(),
  anOrder(),
  aMatrix(),
  aText(),
  aTemplate(),
  someTicks(),
  aModel(),
  calculated,
];

describe('a task of any kind', () => {
  test.each(everyKind)('that is right makes a section without a correction: $kind', (step) => {
    const section = made(step, modelAnswer(step));
    expect(section).toMatchObject({ id: step.id, title: step.title });
    expect(section.form).not.toBe('again');
    expect(correctedIn(section)).toBe(0);
  });

  test.each(everyKind)('that is practiced again tells nothing of its key: $kind', (step) => {
    expect(sectionOf({ step, answer: null, ratings: null })).toEqual({
      id: step.id,
      title: step.title,
      form: 'again',
    });
  });

  const graded = everyKind.filter(({ kind }) => kind !== 'ticks');
  test.each(graded)(
    'that was of another kind when it was handed in is all put right: $kind',
    (step) => {
      const right = made(step, modelAnswer(step));
      const section = made(step, { kind: 'ticks', ticked: [] });
      expect(correctedIn(section)).toBeGreaterThan(0);
      const asIfRight = JSON.stringify(section).replaceAll('"corrected":true', '"corrected":false');
      expect(JSON.parse(asIfRight)).toEqual(JSON.parse(JSON.stringify(right)));
    },
  );
});

describe('what was sorted', () => {
  test('stands in its list, and what lay elsewhere is moved there and marked', () => {
    const placed = { apple: 'fruit', pear: 'greens', leek: 'greens', kale: 'greens' };
    const section = made(aSort(), { kind: 'sort', placed });
    if (section.form !== 'lists') throw new Error(section.form);
    expect(section.lists.map(({ id, entries }) => [id, said(entries)])).toEqual([
      ['fruit', ['apple', 'pear*']],
      ['greens', ['leek', 'kale']],
    ]);
    expect(correctedIn(section)).toBe(1);
  });

  test('keeps a list that nothing belongs to', () => {
    const step = aSort({ bins: [...aSort().bins, { id: 'nuts', text: 'Nuts' }] });
    const section = made(step, modelAnswer(step));
    if (section.form !== 'lists') throw new Error(section.form);
    expect(section.lists.at(-1)).toEqual({ id: 'nuts', text: 'Nuts', entries: [] });
  });
});

test('what was put in order stands in the right order, and each that stood elsewhere is marked', () => {
  const answer = { kind: 'order', order: ['second', 'first', 'third', 'fourth'] } as const;
  const section = made(anOrder(), answer);
  if (section.form !== 'ranking') throw new Error(section.form);
  expect(said(section.entries)).toEqual(['first*', 'second*', 'third', 'fourth']);
});

test('what was placed on a grid stands in its cell, and what lay elsewhere is marked', () => {
  const placed = { ll: 'll', lh: 'hh', hl: 'hl', hh: 'hh' } as const;
  const section = made(aGrid(), { kind: 'grid', placed });
  if (section.form !== 'grid') throw new Error(section.form);
  expect(section).toMatchObject({ x: { label: 'Interest' }, y: { label: 'Power' } });
  expect(said(section.entries)).toEqual(['ll', 'lh*', 'hl', 'hh']);
  expect(section.entries.find(({ id }) => id === 'lh')?.cell).toBe('lh');
});

test('a matrix becomes a table with the word of each cell, put right where it was missed', () => {
  const cells = { r1: { c1: 'o', c2: 'o' }, r2: { c1: 'u', c2: 'o' } };
  const section = made(aMatrix(), { kind: 'matrix', cells });
  if (section.form !== 'table') throw new Error(section.form);
  expect(section.columns).toEqual(aMatrix().columns.map(({ text }) => text));
  expect(section.rows.map((row) => said(row.cells))).toEqual([
    ['c1', 'c2*'],
    ['c1', 'c2'],
  ]);
  const word = (id: string) => aMatrix().values.find((value) => value.id === id)?.text;
  expect(section.rows[0]?.cells.map(({ text }) => text)).toEqual([word('o'), word('u')]);
});

describe('numbers', () => {
  const { asks, case: told } = drawCalculation(calculated);
  const [total, third] = asks.map(({ expected }) => expected) as [number, number];
  const given = (values: Record<string, string>, round = 1) =>
    made(calculated, { kind: 'calculation', round, values });

  test('stand with the case that they are about and in their units', () => {
    const section = given({ total: String(total), third: String(third) });
    expect(section).toMatchObject({
      form: 'numbers',
      case: told,
      table: { head: ['Pieces', 'Price'] },
    });
    if (section.form !== 'numbers') throw new Error(section.form);
    expect(section.values.map(({ value, unit }) => [value, unit])).toEqual([
      [total, 'dollars'],
      [third, ''],
    ]);
  });

  test('that are near enough stand as the learner gave them; a wrong one is put right', () => {
    const near = Number((third + 0.01).toFixed(2));
    const section = given({ total: String(total + 1), third: String(near) });
    if (section.form !== 'numbers') throw new Error(section.form);
    expect(section.values.map(({ value, corrected }) => [value, corrected])).toEqual([
      [total, true],
      [near, false],
    ]);
  });

  test('of another round are no answers to these', () => {
    expect(correctedIn(given({ total: String(total), third: String(third) }, 2))).toBe(2);
  });
});

describe('what was written', () => {
  const own = { kind: 'text', text: 'My own words' } as const;
  const textOf = (section: ReturnType<typeof made>) => {
    if (section.form !== 'written') throw new Error(section.form);
    return section.texts.map(({ label, text, corrected }) => [label, text, corrected]);
  };

  test('stands as it was written, rated or not', () => {
    for (const ratings of [null, rated('full', 'full'), rated('none', 'half')]) {
      expect(textOf(made(aText(), own, ratings))).toEqual([[null, 'My own words', false]]);
    }
  });

  test('gives way to the model answer where its learner saw nothing in it that earns a point', () => {
    expect(textOf(made(aText(), own, rated('none', 'none')))).toEqual([
      [null, 'One good answer.', true],
    ]);
  });

  test('in a form stands field by field; a field that is new to the form is filled in by the model', () => {
    const fields = { name: 'My name' };
    expect(textOf(made(aTemplate(), { kind: 'template', fields }))).toEqual([
      ['The name', 'My name', false],
      ['The owner', 'The one who pays', true],
    ]);
  });
});

describe('a drawing', () => {
  test('that has all that was asked for stands as it was drawn', () => {
    const { goal } = aModel();
    const drawn = {
      ...goal,
      elements: goal.elements.map((element) => ({ ...element, x: element.x + 40 })),
    };
    expect(made(aModel(), { kind: 'model', model: drawn })).toMatchObject({
      form: 'model',
      language: 'togaf',
      model: drawn,
      corrected: false,
    });
  });

  test('that lacks something gives way to the right one', () => {
    const { start, goal } = aModel();
    const section = made(aModel(), { kind: 'model', model: start });
    expect(section).toMatchObject({ form: 'model', model: goal, corrected: true });
    expect(correctedIn(section)).toBe(1);
  });
});

test('a list that was ticked keeps what was ticked, what does not apply and its notes: nothing is put right', () => {
  const section = made(someTicks(), {
    kind: 'ticks',
    ticked: ['l1'],
    notApplicable: ['l2'],
    notes: { l1: 'Minutes of May' },
  });
  if (section.form !== 'ticks') throw new Error(section.form);
  expect(section.lines.map(({ state, note }) => [state, note])).toEqual([
    ['ticked', 'Minutes of May'],
    ['notApplicable', ''],
    ['open', ''],
  ]);
  expect(correctedIn(section)).toBe(0);
});
