import { expect, test } from 'vitest';
import { someWords } from '#tests/support/stub-content.ts';
import { captionsOf } from './captions.ts';

test('a line that fits is one caption', () => {
  expect(captionsOf('Who asks? The board does.')).toEqual(['Who asks? The board does.']);
});

test('a line that does not fit is cut between sentences', () => {
  const [one, two, three] = [20, 21, 10].map((words) => `${someWords(words)}.`);
  expect(captionsOf(`${one} ${two} ${three}`)).toEqual([`${one} ${two}`, three]);
});

test('a sentence is never cut, nor a number with a point', () => {
  const long = `${someWords(50)}.`;
  expect(captionsOf(`Yes. ${long} It is 99.9 percent.`)).toEqual([
    'Yes.',
    long,
    'It is 99.9 percent.',
  ]);
});
