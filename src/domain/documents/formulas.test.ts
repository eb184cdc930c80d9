import { expect, test } from 'vitest';
import { tableCell } from '#domain/templates/cells.ts';
import { NoFormula, parseFormula } from './formula-parts.ts';
import { isUnderstood, workOut } from './work-out.ts';

/** A table with a column of numbers, one of texts, one of days, and one that a formula fills. */
const aTable = (formula: string) => ({
  kind: 'table' as const,
  title: 'Risks',
  columns: [
    { key: 'name', title: 'Name', kind: 'text', formula: null },
    { key: 'score', title: 'Score', kind: 'number', formula: null },
    { key: 'day', title: 'Day', kind: 'date', formula: null },
    { key: 'result', title: 'Result', kind: 'formula', formula },
  ],
});

/** What the formula comes to in each row; rows are name, score and day. */
const resultsOf = (formula: string, ...rows: readonly (readonly string[])[]) => {
  const texts = Object.fromEntries(
    rows.flatMap((cells, row) =>
      cells.map((text, at) => [tableCell('Risks', row, ['name', 'score', 'day'][at]!), text]),
    ),
  );
  const worked = workOut([aTable(formula)], texts, '2026-11-24');
  return rows.map((_, row) => worked.of('Risks', row, 'result'));
};
const resultOf = (formula: string, ...cells: string[]) => resultsOf(formula, cells)[0];

test.each([
  ['=2+3*4', 14],
  ['=(2+3)*4', 20],
  ['=10-3-2', 5],
  ['=-2+5', 3],
  ['=1E+2/4', 25],
  ['="a"&1+1&"b"', 'a2b'],
  ['="say ""it"""', 'say "it"'],
  ['=1/0', '#DIV/0!'],
  ['="x"+1', '#VALUE!'],
  ['=2<10', 'TRUE'],
  ['="2"<10', 'FALSE'],
  ['="Abc"="aBC"', 'TRUE'],
  ['=ROUND(1.005,2)', 1.01],
  ['=ROUND(-2.5,0)', -3],
  ['=ROUNDUP(2.1,0)', 3],
  ['=0.1+0.2', 0.3],
  ['=IF(1=2,"yes","no")', 'no'],
  ['=IFERROR(1/0,"none")', 'none'],
  ['=AND(1=1,2=2)', 'TRUE'],
  ['=OR(1=2,2=3)', 'FALSE'],
  ['=INDEX({"low","high"},2)', 'high'],
  ['=MATCH("HIGH",{"low","high"},0)', 2],
  ['=MATCH("none",{"low","high"},0)', '#N/A'],
  ['=TODAY()', 46_350],
  ['=_xlfn.MINIFS({score:all},{name:all},"none")', 0],
])('%s comes to %s', (formula, result) => {
  expect(resultOf(formula, 'row')).toBe(result);
});

test('an empty cell is an empty text and a zero, and what a formula leaves empty is no number', () => {
  expect(resultOf('=IF({score}="","none",{score}+1)', 'fire')).toBe('none');
  expect(resultOf('={score}+1', 'fire')).toBe(1);
  expect(resultOf('={score}+1', 'fire', 'many')).toBe('#VALUE!');
  expect(resultOf('=COUNT({name},{score},{day})', 'fire', '4', '2026-11-24')).toBe(2);
});

test('days count, so that they can be told apart', () => {
  expect(resultOf('={day}-TODAY()', 'fire', '', '2026-12-01')).toBe(7);
  expect(resultOf('=IF({day}<TODAY(),"late","")', 'fire', '', '2026-11-23')).toBe('late');
});

test('a column is read above, below and in all rows', () => {
  const rows = [
    ['fire', '1'],
    ['flood', '2'],
    ['theft', '4'],
  ] as const;
  expect(resultsOf('=SUM({score:above})', ...rows)).toEqual([0, 1, 3]);
  expect(resultsOf('=SUM({score:below})', ...rows)).toEqual([6, 4, 0]);
  expect(resultsOf('=MAX({score:all})-{score}', ...rows)).toEqual([3, 2, 0]);
  expect(resultsOf('=INDEX({score:all},MATCH("flood",{name:all},0))', ...rows)).toEqual([2, 2, 2]);
});

test('a result of a row above counts in the rows below', () => {
  expect(
    resultsOf('=IF({score}="","",SUM({result:above})+{score})', ['a', '1'], ['b', '2'], ['c', '3']),
  ).toEqual([1, 3, 7]);
});

test('conditions compare numbers and texts, and leave empty cells out of an order', () => {
  const rows = [
    ['Open', '5'],
    ['open', '3'],
    ['Done', ''],
    ['Done', '0'],
  ] as const;
  const first = (formula: string) => resultsOf(formula, ...rows)[0];
  expect(first('=COUNTIF({name:all},"Open")')).toBe(2);
  expect(first('=COUNTIF({score:all},">=0")')).toBe(3);
  expect(first('=COUNTIF({score:all},">"&{score}-3)')).toBe(2);
  expect(first('=COUNTIFS({score:all},">=0",{name:all},"<>Done")')).toBe(2);
  expect(first('=SUMIF({name:all},"Open",{score:all})')).toBe(8);
  expect(first('=SUMIFS({score:all},{name:all},"Done",{score:all},"<1")')).toBe(0);
});

test('another table is read by its name and the letter of the column', () => {
  const other = { ...aTable('=COUNTIF(Risks!$A$2:$A$500,{name})'), title: "Owner's list" };
  const parts = [aTable("='Owner''s list'!$A$2:$A$500"), other];
  const texts = { 'risks.0.name': 'Ada', 'risks.1.name': 'Ada', 'owner-s-list.0.name': 'Ada' };
  const named = { ...other, title: 'Owners' };
  const worked = workOut([aTable('=1'), named], { ...texts, 'owners.0.name': 'Ada' }, '2026-11-24');
  expect(worked.of('Owners', 0, 'result')).toBe(2);
  expect(() => workOut(parts, texts, '2026-11-24').of('Risks', 0, 'result')).toThrow(NoFormula);
});

test('a cell that needs itself is a fault and not an endless work', () => {
  expect(resultOf('={result}+1', 'fire')).toBe('#REF!');
});

test('rows that nobody has written have no results', () => {
  const worked = workOut([aTable('=1')], { 'risks.1.name': 'fire' }, '2026-11-24');
  expect([0, 1, 2].map((row) => worked.of('Risks', row, 'result'))).toEqual([1, 1, '']);
});

test.each(['1+1', '=', '=1+', '=SUM(1', '=A1', '=1 + 1', '=foo(1)', '={UP}', '="a'])(
  '%s is no formula',
  (text) => {
    expect(() => parseFormula(text)).toThrow(NoFormula);
  },
);

test('a formula is understood where its functions are known', () => {
  expect(isUnderstood('=IF(SUM({score:all})>1,"much","")')).toBe(true);
  expect(isUnderstood('=IF(NOSUCH(1),1,2)')).toBe(false);
  expect(isUnderstood('=-FOO(1)+1')).toBe(false);
  expect(isUnderstood('1')).toBe(false);
  expect(resultOf('=SUM()', 'fire')).toBe(0);
});
