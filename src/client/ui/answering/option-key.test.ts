import { expect, test } from 'vitest';
import { optionOfKey } from './option-key.ts';

test('letters and digits stand for the same options', () => {
  expect(['a', 'D', 'f', '1', '4', '9'].map(optionOfKey)).toEqual([0, 3, 5, 0, 3, 8]);
});
test('other keys stand for none', () => {
  expect(['g', '0', '10', 'Enter', ' ', 'ArrowUp'].map(optionOfKey)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});
