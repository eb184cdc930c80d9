import { expect, test } from 'vitest';
import { termsLike } from './terms-like.ts';

const term = (id: string, text: string) => ({ id, term: id, text, related: [] });
const terms = [
  term('Architecture Board', 'A body that decides.'),
  term('Baseline', 'What is there now, before the architecture changes it.'),
  term('Enterprise Architecture', 'The whole of it.'),
];
const found = (search: string) => termsLike(terms, search).map(({ id }) => id);

test('an empty search finds all, in their order', () => {
  expect(found('  ')).toEqual(['Architecture Board', 'Baseline', 'Enterprise Architecture']);
});

test('terms that begin with it come first, then those that hold it, then what they say', () => {
  expect(found('ARCH')).toEqual(['Architecture Board', 'Enterprise Architecture', 'Baseline']);
});

test('what no term knows finds nothing', () => {
  expect(found('quantum')).toEqual([]);
});
