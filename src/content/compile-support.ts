import { fillBlocks } from '#domain/support/facts.ts';
import { FAQ_CATEGORIES, type SupportContent } from '#domain/support/faq.ts';
import { compileTours } from './compile-narrations.ts';
import type { Content } from './content.ts';
import { factsOf } from './facts.ts';

/** FAQ and help with their figures filled in, but for those that only the running site knows. */
export function compileSupport(content: Content): SupportContent {
  const facts = factsOf(content);
  return {
    faq: FAQ_CATEGORIES.flatMap((category) =>
      content.faq
        .filter((entry) => entry.category === category)
        .map(({ id, data, blocks }) => ({
          id,
          category,
          question: data.question,
          answer: fillBlocks(blocks, facts),
        })),
    ),
    help: content.help.map(({ id, data, blocks }) => ({
      id,
      title: data.title,
      body: fillBlocks(blocks, facts),
    })),
    tours: compileTours(content),
  };
}
