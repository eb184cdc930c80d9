import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Inline } from '#domain/catalog/prose.ts';
import { termMarker } from './mark-terms.ts';
import { parseMarkdown, plainText } from './markdown.ts';

const TERMS = [
  { id: 'board', term: 'Architecture Board' },
  { id: 'architecture', term: 'Architecture' },
  { id: 'abb', term: 'Architecture Building Block (ABB)' },
  { id: 'measure', term: 'Measure (of a requirement)' },
  { id: 'view', term: 'View', cased: true },
  { id: 'enterprise', term: 'Enterprise', cased: true, notIn: ['Enterprise architecture'] },
  { id: 'app-data', term: 'Application/Data matrix' },
  { id: 'p2p', term: 'Point-to-point link' },
];
const mark = termMarker(TERMS);
const marksIn = (text: string): string[] => {
  const found: string[] = [];
  const walk = (content: readonly Inline[]) => {
    for (const part of content) {
      if (typeof part === 'string') continue;
      if (part.kind === 'term') found.push(`${part.id}: ${part.content.join('')}`);
      else walk(part.content);
    }
  };
  for (const block of mark(parseMarkdown(text).blocks)) {
    if (block.kind === 'paragraph') walk(block.content);
    else if (block.kind === 'list') block.items.forEach(walk);
    else [...block.head, ...block.rows.flat()].forEach(walk);
  }
  return found;
};

describe('a term in a reading', () => {
  test('is marked at its first place and not again', () => {
    expect(marksIn('An architecture is one. Another architecture is two.')).toEqual([
      'architecture: architecture',
    ]);
    expect(marksIn('- architecture\n- architecture\n')).toHaveLength(1);
  });

  test('is found by its longest name', () => {
    expect(marksIn('The architecture board reviews an architecture.')).toEqual([
      'board: architecture board',
      'architecture: architecture',
    ]);
  });

  test('is found whatever its case and in the plural, as a whole word only', () => {
    expect(marksIn('ARCHITECTURE BOARDS')).toEqual(['board: ARCHITECTURE BOARDS']);
    expect(marksIn('Architectures')).toEqual(['architecture: Architectures']);
    expect(marksIn('microarchitecture, architectural, architecture-led, re-architecture')).toEqual(
      [],
    );
  });

  test('is not marked in a longer phrase that means something else', () => {
    expect(marksIn('Enterprise architecture helps. An Enterprise is wider.')).toEqual([
      'enterprise: Enterprise',
    ]);
    expect(marksIn('Enterprise architectures differ.')).toEqual([]);
  });

  test('is found only as it is spelt where the plain word means something else', () => {
    expect(marksIn('One view of each patient.')).toEqual([]);
    expect(marksIn('A View shows it, and Views show more.')).toEqual(['view: View']);
  });

  test('is found by its abbreviation, but not without the words that tell it apart', () => {
    expect(marksIn('An ABB comes first.')).toEqual(['abb: ABB']);
    expect(marksIn('Some architecture building blocks.')).toEqual([
      'abb: architecture building blocks',
    ]);
    expect(marksIn('An abb is no word, and to measure is no term.')).toEqual([]);
  });

  test('is found with the signs in its name', () => {
    expect(marksIn('The application/data matrix and a point-to-point link.')).toEqual([
      'app-data: application/data matrix',
      'p2p: point-to-point link',
    ]);
  });

  test('is found inside bold and emphasis', () => {
    expect(marksIn('Ask the **Architecture Board** about *architecture*.')).toEqual([
      'board: Architecture Board',
      'architecture: architecture',
    ]);
  });

  test.each([
    'The **Architecture Board** is a body of leaders.',
    '- **Architecture Board:** a body of leaders',
    '**Architecture Boards** are bodies of leaders.',
    'An Architecture Board meets.\n\nAn **Architecture Board** means work.',
  ])('is not marked where the reading defines it itself: %s', (text) => {
    expect(marksIn(text)).toEqual([]);
  });

  test('is marked in cells of a table and not in its head', () => {
    expect(marksIn('| Architecture | What |\n|---|---|\n| One | Architecture |\n')).toEqual([
      'architecture: Architecture',
    ]);
  });
});

test('marking changes no word', () => {
  const words = fc.constantFrom(
    'architecture',
    'Architecture Board',
    'ABBs',
    'and',
    '**View**',
    'x.',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
      const { blocks } = parseMarkdown(parts.join(' '));
      expect(plainText(mark(blocks))).toBe(plainText(blocks));
    }),
  );
});

test('a course without terms has its readings as they are', () => {
  const { blocks } = parseMarkdown('An architecture.');
  expect(termMarker([])(blocks)).toEqual(blocks);
});
