import { expect, test } from 'vitest';
import { tableAsCsv, tablesAsObjects } from './files.ts';

const column = (name: string, type: string, isWithheld = false) => ({ name, type, isWithheld });
const table = {
  name: 'learners',
  columns: [
    column('id', 'text'),
    column('total_xp', 'integer'),
    column('is_demo', 'boolean'),
    column('settings', 'jsonb'),
    column('password', 'text', true),
    column('bio', 'text'),
  ],
  rows: [
    ['a1', '245', 'false', '{"volume": 20}', null, 'says "hi",\nand bye'],
    ['a2', null, 'true', null, null, null],
  ],
};

test('values have the types of JSON, and what is withheld is left out', () => {
  expect(tablesAsObjects([table])).toEqual({
    learners: [
      {
        id: 'a1',
        total_xp: 245,
        is_demo: false,
        settings: { volume: 20 },
        bio: 'says "hi",\nand bye',
      },
      { id: 'a2', total_xp: null, is_demo: true, settings: null, bio: null },
    ],
  });
});

test('a table is a CSV that quotes what it has to', () => {
  expect(tableAsCsv(table)).toBe(
    'id,total_xp,is_demo,settings,bio\r\n' +
      'a1,245,false,"{""volume"": 20}","says ""hi"",\nand bye"\r\n' +
      'a2,,true,,\r\n',
  );
});

test('a table without rows still names its columns', () => {
  expect(tableAsCsv({ ...table, rows: [] })).toBe('id,total_xp,is_demo,settings,bio\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])(
  'text that begins as a formula does is no formula in the CSV: %j (R-31)',
  (typed) => {
    const columns = [column('bio', 'text'), column('balance', 'integer')];
    const csv = tableAsCsv({ name: 'learners', columns, rows: [[typed, '-5']] });
    // Read back, the cell begins with the sign that makes it text; a number stays a number.
    const [, cell, number] = /\r\n("?'[\s\S]*?"?),(-5)\r\n$/.exec(csv) ?? [];
    expect(cell?.replaceAll('"', '')).toBe(`'${typed}`);
    expect(number).toBe('-5');
  },
);
