import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOUND_AT_MOST, grouped, matching, searchable, withMore } from './match.ts';

const entry = (title: string, description = '') => ({ title, description });
const find = (entries: readonly { title: string; description: string }[], query: string) =>
  matching(searchable(entries), query).map(({ title }) => title);

describe('a query', () => {
  test.each([
    ['Vision', 'a title that holds it'],
    ['vISIO', 'a title that holds it in another case'],
    ['the letter', 'a description that holds it'],
    ['THE LETTER', 'a description that holds it in another case'],
    ['  vision ', 'a title, with space around what was typed'],
    ['cture vi', 'a part of two words'],
  ])('%j finds %s', (query) => {
    expect(find([entry('Architecture Vision', 'Sketch the letter of intent')], query)).toHaveLength(
      1,
    );
  });

  test.each(['visions', 'vision architecture', 'leter', 'intentional'])(
    '%j finds nothing: neither text holds it whole',
    (query) => {
      expect(find([entry('Architecture Vision', 'Sketch the letter of intent')], query)).toEqual(
        [],
      );
    },
  );

  test.each(['', '   '])('%j finds nothing: nothing was asked', (query) => {
    expect(find([entry('Architecture Vision')], query)).toEqual([]);
  });

  test('finds words with and without their accents', () => {
    expect(find([entry('Ligne de base'), entry('Épreuves passées')], 'epreuve')).toEqual([
      'Épreuves passées',
    ]);
    expect(find([entry('Epreuves')], 'épreuve')).toEqual(['Epreuves']);
  });

  test('finds ten at most', () => {
    const many = Array.from({ length: 30 }, (_, at) => entry(`Mission ${at}`));
    expect(find(many, 'mission')).toHaveLength(FOUND_AT_MOST);
    expect(FOUND_AT_MOST).toBe(10);
  });

  test('a title comes before the ten descriptions that stand before it', () => {
    const many = Array.from({ length: 12 }, (_, at) => entry(`Other ${at}`, 'about risk'));
    expect(find([...many, entry('Risk')], 'risk')[0]).toBe('Risk');
  });

  test('has the best title first, and keeps the order of equals', () => {
    const texts = [
      entry('One', 'the gap is here'),
      entry('Singapore'),
      entry('Mind the gap'),
      entry('Gap analysis'),
      entry('Gap'),
      entry('Gap log'),
    ];
    expect(find(texts, 'gap')).toEqual([
      'Gap',
      'Gap analysis',
      'Gap log',
      'Mind the gap',
      'Singapore',
      'One',
    ]);
  });

  test('finds exactly what holds it, by the rule itself', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'B', 'c', ' '), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { maxLength: 10 }), word, (texts, query) => {
        const entries = texts.map(([title, description]) => entry(title, description));
        const sought = query.trim().toLowerCase();
        const held = entries.filter(({ title, description }) =>
          [title, description].some((text) => text.trim().toLowerCase().includes(sought)),
        );
        expect(new Set(matching(searchable(entries), query))).toEqual(
          new Set(sought === '' ? [] : held),
        );
      }),
    );
  });
});

test('what the index adds comes after what the rule found, nothing twice, no more than fit', () => {
  expect(withMore(['a', 'b'], ['b', 'c', 'd'], 3)).toEqual(['a', 'b', 'c']);
  expect(withMore([], ['c'], 3)).toEqual(['c']);
});

test('groups stand where their best entry does', () => {
  const found = [
    { kind: 'mission', id: 1 },
    { kind: 'page', id: 2 },
    { kind: 'mission', id: 3 },
  ];
  expect(grouped(found).map(({ kind, entries }) => [kind, entries.map(({ id }) => id)])).toEqual([
    ['mission', [1, 3]],
    ['page', [2]],
  ]);
});
