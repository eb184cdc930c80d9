import { expect, test } from 'vitest';
import { missions as german } from '#texts/de/missions.ts';
import { missions } from '#texts/en-us/missions.ts';
import { missions as french } from '#texts/fr/missions.ts';
import { allNames, firstAndRest, opensAfterText } from './opens-after.ts';

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
  expect(said([[{ title: 'C' }], either])).toBe('Opens after “C” and one of: “A” or “B”');
  expect(opensAfterText(german, [[{ title: 'C' }], either], 'de')).toBe(
    'Öffnet sich, wenn „C“ und entweder „A“ oder „B“ erledigt sind',
  );
  expect(opensAfterText(french, [[{ title: 'C' }], either], 'fr')).toBe(
    'S’ouvre quand «\u202fC\u202f» et au choix\u202f: «\u202fA\u202f» ou «\u202fB\u202f» sont terminés',
  );
});

test('a choice comes last, wherever it stands among what must be done', () => {
  const openers = [[{ title: 'A' }, { title: 'B' }], ...named('C', 'D')];
  expect(opensAfterText(missions, openers, 'en-US')).toBe(
    'Opens after “C”, “D”, and one of: “A” or “B”',
  );
  expect(allNames(missions, openers, 'en-US')).toBe('“C”, “D”, and one of: “A” or “B”');
  expect(opensAfterText(missions, [...openers, ...named('E', 'F')], 'en-US')).toBe(
    'Opens after “C”, “D”, 2 more, and one of: “A” or “B”',
  );
  // What to do first stands by itself: it is no part of a list.
  expect(firstAndRest(missions, openers, 'en-US').first).toBe('“A” or “B”');
});
