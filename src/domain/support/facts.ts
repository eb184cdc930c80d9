// A figure in the FAQ or the help is a fact that is filled in from where it is decided, never a typed number.
import type { Block, Inline } from '#domain/catalog/prose.ts';

/** Facts that only the running site knows; a text names one as `{site answerHours}`. */
export const SITE_FACTS = [
  'answerHours',
  'passwordMinLength',
  'deletionDays',
  'sessionDays',
  'demoDays',
  'confirmHours',
  'resetMinutes',
] as const;
export type SiteFact = (typeof SITE_FACTS)[number];
export type SiteFacts = Readonly<Record<SiteFact, number>>;

const MARK = /\{([a-z]+(?: [A-Za-z0-9.-]+)+)\}/g;

/** The names of the facts in a text, in their order: `paper pap.one count`. */
export const factNames = (text: string): string[] =>
  [...text.matchAll(MARK)].map(([, name]) => name!);

/** A text without its facts, for whoever looks for typed numbers. */
export const withoutFacts = (text: string): string => text.replace(MARK, '');

/**
 * Fills facts in.
 * @param lookup undefined for what is filled in later: it stays as it is
 */
export const fillText = (text: string, lookup: (name: string) => string | undefined): string =>
  text.replace(MARK, (mark, name: string) => lookup(name) ?? mark);

function fillInline(part: Inline, lookup: (name: string) => string | undefined): Inline {
  if (typeof part === 'string') return fillText(part, lookup);
  return { ...part, content: part.content.map((inner) => fillInline(inner, lookup)) };
}

/** Fills facts into a reading; a text keeps its form. */
export function fillBlocks(
  blocks: readonly Block[],
  lookup: (name: string) => string | undefined,
): Block[] {
  const line = (content: readonly Inline[]) => content.map((part) => fillInline(part, lookup));
  return blocks.map((block): Block => {
    if (block.kind === 'paragraph') return { ...block, content: line(block.content) };
    if (block.kind === 'list') return { ...block, items: block.items.map(line) };
    return { ...block, head: block.head.map(line), rows: block.rows.map((row) => row.map(line)) };
  });
}

/** What the running site says of a fact; undefined for names of another kind. */
export const siteLookup =
  (facts: SiteFacts) =>
  (name: string): string | undefined => {
    const [kind, key] = name.split(' ');
    const known = SITE_FACTS.find((one) => one === key);
    return kind === 'site' && known !== undefined ? String(facts[known]) : undefined;
  };
