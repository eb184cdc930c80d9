import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CellTexts, ROWS_MAX, rowsWritten, tableCell } from '#domain/templates/cells.ts';
import { cellFault } from './check-cell.ts';
import { rowTexts, withoutRow, withRow } from './rows.ts';

const part = {
  title: 'Risks',
  columns: [
    { key: 'risk', kind: 'text' },
    { key: 'score', kind: 'number' },
    { key: 'double', kind: 'formula' },
  ],
};
const risks = (...names: string[]): CellTexts =>
  Object.fromEntries(names.map((name, row) => [tableCell('Risks', row, 'risk'), name]));
const after = (texts: CellTexts, changes: CellTexts | null): CellTexts =>
  Object.fromEntries(Object.entries({ ...texts, ...changes }).filter(([, text]) => text !== ''));

test('a row that is taken out lets those below it move up', () => {
  const texts = risks('fire', 'flood', 'theft');
  expect(after(texts, withoutRow(part, texts, 1))).toEqual(risks('fire', 'theft'));
  expect(after(texts, withoutRow(part, texts, 2))).toEqual(risks('fire', 'flood'));
});

test('an empty row below all others changes nothing when it goes', () => {
  const texts = risks('fire');
  expect(withoutRow(part, texts, 4)).toEqual({});
});

test('a row that is taken out and put in again stands where it was, whatever the table holds', () => {
  const name = fc.constantFrom('', 'fire', 'flood');
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), fc.nat(6), (names, row) => {
      const texts = after({}, risks(...names));
      const values = rowTexts(part, texts, row);
      const without = after(texts, withoutRow(part, texts, row));
      expect(rowsWritten(without, 'Risks')).toBeLessThanOrEqual(rowsWritten(texts, 'Risks'));
      expect(after(without, withRow(part, without, { row, values }))).toEqual(texts);
    }),
  );
});

test('a table takes no more rows than it may have', () => {
  const texts = { [tableCell('Risks', ROWS_MAX - 1, 'risk')]: 'last' };
  expect(withRow(part, texts, { row: 0, values: { risk: 'first' } })).toBeNull();
});

test('a text is checked by its column, and an empty one is never wrong', () => {
  const column = { kind: 'number', options: ['High', 'Low'], min: 1, max: 5 };
  const of = (kind: string, text: string) => cellFault({ ...column, kind }, text);
  expect(of('number', '6')).toEqual({ rule: 'range', min: 1, max: 5 });
  expect(of('number', 'many')).toEqual({ rule: 'number' });
  expect(of('date', '2026-02-30')).toEqual({ rule: 'date' });
  expect(of('choice', 'Middle')).toEqual({ rule: 'choice' });
  const fine = [
    of('number', ' 5 '),
    of('number', ''),
    of('date', '2026-02-28'),
    of('choice', 'Low'),
    of('text', '=1+1'),
    cellFault({ ...column, kind: 'number', max: null }, '900'),
  ];
  expect(fine.filter((fault) => fault !== null)).toEqual([]);
});
