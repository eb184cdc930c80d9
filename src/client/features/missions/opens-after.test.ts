import { expect, test } from 'vitest';
import { missions as german } from '#texts/de/missions.ts';
import { missions } from '#texts/en-us/missions.ts';
import { allNames, opensAfterText } from './opens-after.ts';

const named = (...titles: string[]) => titles.map((title) => [{ title }]);
const said = (...titles: string[]) => opensAfterText(missions, named(...titles), 'en-US');

test('a locked mission names all that is still to be done', () => {
  expect(said('One finish line')).toBe('Opens after “One finish line”');
  expect(said('One finish line', 'One picture of success')).toBe(
    'Opens after “One finish line” and “One picture of success”',
  );
  expect(said('A', 'B', 'C', 'D')).toBe('Opens after “A”, “B”, “C”, and “D”');
  const both = opensAfterText(german, named('A', 'B'), 'de');
  expect(both).toBe('Öffnet sich, wenn „A“ und „B“ erledigt sind');
});

test('of many a card names the first and counts the others; the page names all', () => {
  expect(said('A', 'B', 'C', 'D', 'E')).toBe('Opens after “A”, “B”, “C”, and 2 more');
  const all = named('A', 'B', 'C', 'D', 'E');
  expect(allNames(missions, all, 'en-US')).toBe('“A”, “B”, “C”, “D”, and “E”');
  expect(said()).toBe('');
});

test('an “or” stands by itself, and says where it begins among others', () => {
  const either = [{ title: 'A' }, { title: 'B' }];
  const said = (openers: (typeof either)[]) => opensAfterText(missions, openers, 'en-US');
  expect(said([either])).toBe('Opens after “A” or “B”');
  expect(said([[{ title: 'C' }], either])).toBe('Opens after “C” and either “A” or “B”');
  expect(opensAfterText(german, [[{ title: 'C' }], either], 'de')).toBe(
    'Öffnet sich, wenn „C“ und entweder „A“ oder „B“ erledigt sind',
  );
});
