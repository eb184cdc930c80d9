import { expect, test } from 'vitest';
import {
  cellName,
  cellsOfExample,
  cleanText,
  contentOf,
  coverCell,
  fieldCell,
  filledCells,
  isCellOf,
  rowsWritten,
  tableCell,
  textsOf,
} from './cells.ts';
import type { TemplatePart } from './template.ts';

const parts: readonly TemplatePart[] = [
  {
    kind: 'form',
    title: 'About it',
    help: 'What it is for.',
    fields: [{ label: 'Who asks?', help: 'a name' }],
  },
  {
    kind: 'table',
    title: 'Risks',
    help: 'One a row.',
    rows: 5,
    columns: [
      { key: 'risk', title: 'Risk', kind: 'text' },
      { key: 'score', title: 'Score', kind: 'number' },
      { key: 'double', title: 'Double', kind: 'formula', formula: '=2*{score}' },
    ],
  },
];

test('a cell is named by the letters of its part and field, so it stays where others come in between', () => {
  expect(fieldCell('About it', 'Who asks?')).toBe('about-it.who-asks');
  expect(tableCell('Risks', 3, 'risk')).toBe('risks.3.risk');
  expect(cellName('  Été & co. ')).toBe('e-te-co');
});

test('only cells of the template can be filled in, formulas not', () => {
  const known = ['cover.owner', 'about-it.who-asks', 'risks.0.risk', 'risks.199.score'];
  expect(known.filter((cell) => !isCellOf({ parts }, cell))).toEqual([]);
  const unknown = [
    'cover.password',
    'cover',
    'about-it.nobody',
    'about-it.who-asks.more',
    'risks.200.risk',
    'risks.-1.risk',
    'risks.01.risk',
    'risks.0.double',
    'risks.0.gone',
    '__proto__.0.risk',
    '',
  ];
  expect(unknown.filter((cell) => isCellOf({ parts }, cell))).toEqual([]);
});

test('a document is written with its rows up to the last that holds something', () => {
  const texts = {
    [coverCell('owner')]: 'Ada',
    [fieldCell('About it', 'Who asks?')]: 'the board',
    [tableCell('Risks', 2, 'risk')]: '=1+1',
    [tableCell('Risks', 2, 'score')]: '4.5',
    [tableCell('Risks', 4, 'risk')]: '   ',
  };
  expect(rowsWritten(texts, 'Risks')).toBe(3);
  const content = contentOf({ parts }, texts);
  expect(content.cover).toEqual(['', '', 'Ada', '', '']);
  expect(content.parts).toEqual([
    { values: ['the board'] },
    {
      rows: [
        [null, null, null],
        [null, null, null],
        ['=1+1', 4.5, null],
      ],
    },
  ]);
});

test('a number counts only where it is written as people write one', () => {
  const scoreOf = (text: string) => {
    const [, table] = contentOf({ parts }, { [tableCell('Risks', 0, 'score')]: text }).parts;
    return table && 'rows' in table ? table.rows[0]?.[1] : undefined;
  };
  expect(['7', ' -2.5 '].map(scoreOf)).toEqual([7, -2.5]);
  expect(['0x10', '1e9', '=7', 'Infinity', '1,5'].map(scoreOf)).toEqual([
    '0x10',
    '1e9',
    '=7',
    'Infinity',
    '1,5',
  ]);
});

test('a copy of an example holds what the example holds', () => {
  const content = {
    cover: ['Norvale', '', '', '', ''],
    note: null,
    parts: [{ values: ['the board'] }, { rows: [['fire', 4, null]] }],
  };
  expect(contentOf({ parts }, textsOf({ parts }, content))).toEqual(content);
});

test('what no file can hold is taken out of a text, all else stays', () => {
  expect(cleanText('a\u0000b\u0007c\uD800d\r\ne\rf\tg')).toBe('abc\uFFFDd\ne\nf\tg');
  expect(cleanText('<b>&amp;</b> =SUM(A1) ../../etc 😀')).toBe(
    '<b>&amp;</b> =SUM(A1) ../../etc 😀',
  );
});

test('what a blank document comes with counts as filled in only once it was changed', () => {
  const checks: TemplatePart = {
    kind: 'table',
    title: 'Checks',
    help: 'One a row.',
    rows: 3,
    columns: [
      { key: 'check', title: 'Check', kind: 'text' },
      { key: 'passed', title: 'Passed', kind: 'text' },
    ],
    given: [
      ['Names are nouns', null],
      ['Arrows point to the user', null],
    ],
  };
  const at = (row: number, key: string) => tableCell('Checks', row, key);
  const blank = {
    [at(0, 'check')]: 'Names are nouns',
    [at(1, 'check')]: 'Arrows point to the user',
  };
  const template = { parts: [checks] };
  expect(filledCells(template, blank)).toBe(0);
  expect(filledCells(template, { ...blank, [at(0, 'passed')]: 'Yes' })).toBe(1);
  expect(filledCells(template, { ...blank, [at(1, 'check')]: 'Arrows read aloud' })).toBe(1);
});

test('of a copy of a filled example it says how much still stands as that has it; of a document of one’s own, nothing', () => {
  const parts: TemplatePart[] = [
    {
      kind: 'table',
      title: 'People',
      help: 'One a row.',
      rows: 4,
      columns: [{ key: 'name', title: 'Name', kind: 'text' }],
    },
  ];
  const at = (row: number) => tableCell('People', row, 'name');
  const bank = { [at(0)]: 'Ada', [at(1)]: 'Bert', [at(2)]: 'Cleo', [at(3)]: 'Dan' };
  const port = { [at(0)]: 'Ada', [at(1)]: 'Finn' };
  const of = (texts: Record<string, string>) => cellsOfExample({ parts }, texts, [bank, port]);
  expect(of(bank)).toBe(4);
  expect(of({ ...bank, [at(1)]: 'Mine' })).toBe(3);
  // One name in common is chance.
  expect(of({ [at(0)]: 'Ada', [at(1)]: 'Mine' })).toBe(0);
  expect(of({})).toBe(0);
});
