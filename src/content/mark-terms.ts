// Marks the first occurrence of each glossary term in a reading, so that the browser searches nothing.

import type { GlossaryTerm } from '#domain/catalog/path.ts';
import type { Block, Inline } from '#domain/catalog/prose.ts';

/** What a term is found by. */
type Findable = Pick<GlossaryTerm, 'id' | 'term' | 'cased' | 'notIn'>;
export type MarkTerms = (blocks: readonly Block[]) => Block[];

/**
 * A marker for a course's terms: the longest term first, whole words, an s at the end allowed, case
 * ignored except for terms that are `cased` and for abbreviations. A term that the reading itself
 * defines, as bold words before "is" or a colon, is not marked there. A phrase that a term is not marked in
 * is found before the term, and stays plain.
 */
export function termMarker(terms: readonly Findable[]): MarkTerms {
  const forms = terms
    .flatMap((term): (Form & { id: string | null })[] => [
      ...formsOf(term).map((form) => ({ ...form, id: term.id })),
      ...(term.notIn ?? []).map((text) => ({ text, cased: false, id: null })),
    ])
    .toSorted((a, b) => b.text.length - a.text.length);
  if (forms.length === 0) return (blocks) => [...blocks];
  const source = forms.map(({ text }) => `(${escaped(text)}s?)`).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu');
  const findAll = (text: string): Found[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const form = forms[match.slice(1).findIndex((group) => group !== undefined)]!;
      const { id, cased } = form;
      const isMarked = id !== null && (!cased || match[0].startsWith(form.text));
      return isMarked ? [{ id, at: match.index, text: match[0] }] : [];
    });
  return (blocks) => {
    const passed = new Set(blocks.flatMap((block) => definedIn(block, findAll)));
    return blocks.map((block) => markBlock(block, (content) => mark(content, findAll, passed)));
  };
}

interface Found {
  readonly id: string;
  readonly at: number;
  readonly text: string;
}
type FindAll = (text: string) => Found[];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

interface Form {
  readonly text: string;
  readonly cased: boolean;
}

/** "Architecture Building Block (ABB)" is found by its name and by its abbreviation. */
function formsOf({ term, cased = false }: Findable): Form[] {
  const [, name, short] = /^(.+?)\s*\(([A-Z][A-Z0-9]+)\)$/.exec(term) ?? [];
  if (name === undefined || short === undefined) return [{ text: term, cased }];
  return [
    { text: name, cased },
    { text: short, cased: true },
  ];
}

/** The terms that the block explains itself: bold, alone, and followed by "is", "are" or a colon. */
function definedIn(block: Block, findAll: FindAll): string[] {
  return linesOf(block).flatMap((line) =>
    line.flatMap((part, index) => {
      if (typeof part === 'string' || part.kind !== 'strong') return [];
      const words = plain(part.content).trim();
      const after = line[index + 1];
      const isExplained =
        words.endsWith(':') ||
        (typeof after === 'string' && /^\s*(?:[:=]|is\b|are\b|means?\b)/.test(after));
      if (!isExplained) return [];
      const name = words.replace(/:$/, '');
      return findAll(name).flatMap(({ id, text }) => (text === name ? [id] : []));
    }),
  );
}

const plain = (content: readonly Inline[]): string =>
  content.map((part) => (typeof part === 'string' ? part : plain(part.content))).join('');

function linesOf(block: Block): readonly (readonly Inline[])[] {
  if (block.kind === 'paragraph') return [block.content];
  return block.kind === 'list' ? block.items : block.rows.flat();
}

/** Heads of tables stay as they are: a column's name is no place for a card. */
function markBlock(block: Block, marked: (content: readonly Inline[]) => Inline[]): Block {
  if (block.kind === 'paragraph') return { ...block, content: marked(block.content) };
  if (block.kind === 'list') return { ...block, items: block.items.map(marked) };
  return { ...block, rows: block.rows.map((row) => row.map(marked)) };
}

/** @param passed ids of terms that are not marked any more; each marked one is added */
function mark(content: readonly Inline[], findAll: FindAll, passed: Set<string>): Inline[] {
  return content.flatMap((part): Inline[] => {
    if (typeof part !== 'string') {
      return [{ ...part, content: mark(part.content, findAll, passed) }];
    }
    const parts: Inline[] = [];
    let end = 0;
    for (const { id, at, text } of findAll(part)) {
      if (passed.has(id)) continue;
      passed.add(id);
      if (at > end) parts.push(part.slice(end, at));
      parts.push({ kind: 'term', id, content: [text] });
      end = at + text.length;
    }
    if (end < part.length) parts.push(part.slice(end));
    return parts;
  });
}
