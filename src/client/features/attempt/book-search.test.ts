import { expect, test } from 'vitest';
import type { Reference } from '#contract/reference.ts';
import { type BookGroup, searchBook } from './book-search.ts';

const readOn = [{ part: 'The part', chapter: 'The chapter' }];
const phase = (letter: string, title: string, over: Partial<Reference['phases'][number]>) => ({
  id: `phase-${letter}`,
  letter,
  title,
  objective: 'Do what has to be done.',
  inputs: ['A request'],
  steps: ['Begin', 'Finish'],
  outputs: ['A paper'],
  readOn,
  ...over,
});
const term = (name: string, text: string) => ({ id: name, term: name, text, related: [] });
const book: Reference = {
  phases: [
    phase('A', 'Phase A: Architecture Vision', {
      steps: ['Set up the project', 'Develop the Architecture Vision'],
      outputs: ['Communications Plan', 'Capability Assessment'],
    }),
    phase('B', 'Phase B: Business Architecture', { inputs: ['Communications Plan'] }),
    phase('E', 'Phase E: Opportunities', { steps: ['Bring the gaps together', 'Sort the gaps'] }),
  ],
  techniques: [
    {
      id: 'gaps',
      name: 'Gap analysis',
      purpose: 'Compare baseline and target.',
      usedIn: ['Phase E: Opportunities'],
      readOn,
    },
    { id: 'runs', name: 'Iteration', purpose: 'Do it again.', usedIn: null, readOn },
  ],
  terms: [
    term('Architecture Definition Document', 'The picture of baseline and target.'),
    term('Architecture Vision', 'A high-level picture of the target.'),
    term('Organizational Model', 'Who does architecture.'),
  ],
};

const nameOf = ({ kind, found }: BookGroup): string[] =>
  kind === 'phases'
    ? found.map(({ entry }) => entry.letter)
    : kind === 'techniques'
      ? found.map(({ entry }) => entry.name)
      : found.map(({ entry }) => entry.term);
/** Kind and names of what is found, in its order. */
const found = (search: string) =>
  searchBook(book, search).map((group) => [group.kind, ...nameOf(group)]);
/** Where it is found in phases, as part and number. */
const places = (search: string) =>
  searchBook(book, search).flatMap((group) =>
    group.kind === 'phases'
      ? group.found.flatMap(({ entry, lines }) =>
          lines.map(({ part, number }) => `${entry.letter} ${part} ${number}`),
        )
      : [],
  );

test('an empty search, and one that nothing holds, find nothing', () => {
  expect(found('  ')).toEqual([]);
  expect(found('-')).toEqual([]);
  expect(found('quantum')).toEqual([]);
  expect(found('gap quantum')).toEqual([]);
});

test('a deliverable is found in the phases that make it and that need it', () => {
  expect(found('communications plan')).toEqual([['phases', 'A', 'B']]);
  expect(places('communications plan')).toEqual(['A output 1', 'B input 1']);
});

test('the kind with the best name comes first, the entry that is called so before others', () => {
  expect(found('architecture vision')).toEqual([
    ['terms', 'Architecture Vision'],
    ['phases', 'A'],
  ]);
  expect(found('gap')).toEqual([
    ['techniques', 'Gap analysis'],
    ['phases', 'E'],
  ]);
  expect(found('target')[0]).toEqual(['techniques', 'Gap analysis']);
});

test('every step that holds it is told with its number', () => {
  expect(places('gaps')).toEqual(['E step 1', 'E step 2']);
});

test('a name and a line may share the words', () => {
  expect(places('phase e gaps sort')).toEqual(['E step 2']);
  expect(found('phase e')).toEqual([
    ['phases', 'E'],
    ['techniques', 'Gap analysis'],
  ]);
});

test('a technique is found by a phase that the search names, not by the subject of the phase', () => {
  expect(found('Phase E: Opp')).toEqual([
    ['phases', 'E'],
    ['techniques', 'Gap analysis'],
  ]);
  expect(found('opportunities')).toEqual([['phases', 'E']]);
});

test('plural, the other English and first letters find the term too', () => {
  for (const search of ['architecture definition documents', 'ADD', 'add ']) {
    expect(found(search)[0]).toEqual(['terms', 'Architecture Definition Document']);
  }
  expect(found('organisational')).toEqual([['terms', 'Organizational Model']]);
});
