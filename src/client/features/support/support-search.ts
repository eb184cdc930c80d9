// What of the FAQ and the help fits a search: every word of it stands in the title or the text.
import type { BlockView } from '#contract/learning.ts';
import type { FaqEntryView, HelpArticleView } from '#contract/support.ts';
import { FAQ_CATEGORIES } from '#domain/support/faq.ts';

type Inline = Extract<BlockView, { kind: 'paragraph' }>['content'][number];

const inlineText = (part: Inline): string =>
  typeof part === 'string' ? part : part.content.map(inlineText).join('');

const lineText = (line: readonly Inline[]): string => line.map(inlineText).join('');

function blockText(block: BlockView): string {
  switch (block.kind) {
    case 'paragraph':
      return lineText(block.content);
    case 'list':
      return block.items.map(lineText).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(lineText).join(' ')).join(' ');
  }
}

/** The plain text of a reading. */
export const textOf = (blocks: readonly BlockView[]): string => blocks.map(blockText).join(' ');

/** Case counts for nothing; a search of no words finds everything. */
function isFound(text: string, query: string): boolean {
  const held = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word));
}

export const FAQ_FILTERS = ['all', ...FAQ_CATEGORIES] as const;
export type FaqFilter = (typeof FAQ_FILTERS)[number];

/** The entries of a category that fit a search, in their order. */
export const findFaq = (
  faq: readonly FaqEntryView[],
  { q = '', category = 'all' }: { readonly q?: string; readonly category?: FaqFilter },
): FaqEntryView[] =>
  faq.filter(
    (entry) =>
      (category === 'all' || entry.category === category) &&
      isFound(`${entry.question} ${textOf(entry.answer)}`, q.trim()),
  );

/** Help pages that fit a search; none while nothing is searched. */
export const findHelp = (help: readonly HelpArticleView[], q = ''): HelpArticleView[] =>
  q.trim() === ''
    ? []
    : help.filter(({ title, body }) => isFound(`${title} ${textOf(body)}`, q.trim()));
