import { expect, test } from 'vitest';
import { plainNumber, readNumber } from './number-text.ts';

const en = { decimal: '.', group: ',' };
const de = { decimal: ',', group: '.' };
const fr = { decimal: ',', group: '\u202f' };

test.each([
  ['0.85', en, '0.85'],
  ['.85', en, '0.85'],
  ['1,200', en, '1200'],
  ['1,200,000.5', en, '1200000.5'],
  ['0,85', en, '0.85'],
  ['12,5', en, '12.5'],
  ['-300', en, '-300'],
  ['\u2212 300', en, '-300'],
  ['+7', en, '7'],
  ['$ 1,200', en, '1200'],
  ['85 %', en, '85'],
  ['12.', en, '12'],
  ['0,85', de, '0.85'],
  ['0.85', de, '0.85'],
  ['1.200', de, '1200'],
  ['1.200,5', de, '1200.5'],
  ['1.200.000', de, '1200000'],
  ['1.5', de, '1.5'],
  ['12 500,25', fr, '12500.25'],
  ['12\u202f500', fr, '12500'],
  ['1.200', fr, '1.200'],
  ["1'200", de, '1200'],
])('%s is read as it is meant', (typed, signs, read) => {
  expect(readNumber(typed, signs)).toBe(read);
});

test('what is no number is not guessed at', () => {
  for (const odd of [
    '',
    '-',
    '.',
    'ten',
    '1e5',
    '1,2,3',
    '1.2.3',
    '12a',
    '1,20,000',
    '0.1234567',
  ]) {
    expect([odd, readNumber(odd, en)]).toEqual([odd, undefined]);
    expect([odd, readNumber(odd, de)]).toEqual([odd, undefined]);
  }
});

test('a number that is kept is written plainly', () => {
  expect(['1.5', '-20', '0'].map(plainNumber)).toEqual([1.5, -20, 0]);
  expect(['1,5', '1e3', ' 1', '', '--1', '1.', 'NaN'].map(plainNumber)).toEqual(
    Array(7).fill(undefined),
  );
});
