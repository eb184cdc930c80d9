import { expect, test } from 'vitest';
import { findTemplates } from './find-templates.ts';
import {
  columnsRead,
  formulaText,
  meanRating,
  readsItself,
  rowsOf,
  type TablePart,
} from './template.ts';

const aTemplate = (title: string, ...unitIds: string[]) => ({
  title,
  description: `What the ${title} holds`,
  unitIds,
});
const templates = [
  aTemplate('Risk register', 'two', 'one'),
  aTemplate('Charter', 'one'),
  aTemplate('Plan', 'two'),
];
const found = (...args: [words: string, unitId?: string]) =>
  findTemplates(templates, ['one', 'two'], { words: args[0], unitId: args[1] }).map((group) => [
    group.unitId,
    group.templates.map(({ title }) => title),
  ]);

test('templates stand once, under their first unit, in the order of the course', () => {
  expect(found('')).toEqual([
    ['one', ['Charter']],
    ['two', ['Risk register', 'Plan']],
  ]);
});

test('with a unit chosen all that it uses stand under it', () => {
  expect(found('', 'one')).toEqual([['one', ['Risk register', 'Charter']]]);
});

test('words are looked for in title and description, in any case, spaces around them left out', () => {
  expect(found('  CHART ')).toEqual([['one', ['Charter']]]);
  expect(found('what the plan')).toEqual([['two', ['Plan']]]);
  expect(found('nothing of this')).toEqual([]);
});

test('a rating is the mean with one decimal, and none where nobody rated', () => {
  expect([meanRating(0, 0), meanRating(9, 2), meanRating(14, 3), meanRating(5, 1)]).toEqual([
    null,
    4.5,
    4.7,
    5,
  ]);
});

test('a formula names the columns that it reads', () => {
  expect(columnsRead('=IF({power}="","",{power}*{interest-now})')).toEqual([
    'power',
    'power',
    'interest-now',
  ]);
});

test('a formula reads cells of its own row, of those above or below, or of all', () => {
  const text = formulaText(
    '=SUM({cost:above})+{cost}/MAX({cost:all},{left-over:below})',
    (key, rows) => `${key} ${rows}`,
  );
  expect(text).toBe('=SUM(cost above)+cost own/MAX(cost all,left-over below)');
});

test('a formula needs its own result where it reads its cell or its whole column', () => {
  expect(
    ['={sum}+1', '=SUM({sum:all})', '=SUM({sum:above})', '={other}'].map((formula) =>
      readsItself(formula, 'sum'),
    ),
  ).toEqual([true, true, false, false]);
});

test('a blank table has its given rows, and an example its own', () => {
  const part: TablePart = {
    kind: 'table',
    title: 'Lines',
    help: 'One a row.',
    columns: [
      { key: 'line', title: 'Line', kind: 'text' },
      { key: 'done', title: 'Done', kind: 'text' },
    ],
    rows: 3,
    given: [['Look twice', null]],
  };
  const example = { rows: [['Look twice', 'Yes']] };
  expect([rowsOf(part, undefined), rowsOf(part, example)]).toEqual([part.given, example.rows]);
});
