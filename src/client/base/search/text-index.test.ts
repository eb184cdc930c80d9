import { expect, test } from 'vitest';
import { textIndex } from './text-index.ts';

const text = (id: string, title: string, description = '') => ({ id, title, description });
const find = textIndex([
  text('vision', 'Architecture Vision', 'Name the problem that the sponsor has'),
  text('stakeholders', 'Stakeholder map', 'Who has power and interest'),
  text('org', 'Organization model', 'Scope of the enterprise'),
  text('letter', 'A letter', 'The vision of the sponsor'),
]);

test.each([
  ['stakholder', 'stakeholders', 'a letter that is missing'],
  ['stakeholders', 'stakeholders', 'a plural'],
  ['organisation', 'org', 'the other spelling of English'],
  ['sponsor problem', 'vision', 'words in another order'],
  ['archit', 'vision', 'the beginning of a word'],
])('%j finds %s: %s', (query, id) => {
  expect(find(query, 10)[0]).toBe(id);
});

test('a title counts for more than a description', () => {
  expect(find('vision', 10)).toEqual(['vision', 'letter']);
});

test('all words have to fit, and no more come than are asked for', () => {
  expect(find('vision banana', 10)).toEqual([]);
  expect(find('vision', 1)).toEqual(['vision']);
  expect(find('', 10)).toEqual([]);
});
