// Questions that learners ask are answered by category; each learner says once whether an answer helped.
import type { Block } from '#domain/catalog/prose.ts';
import type { Narration } from '#domain/narration/narration.ts';

/** In the order in which they are shown. */
export const FAQ_CATEGORIES = [
  'getting-started',
  'learning',
  'exams',
  'rewards',
  'account',
  'technical',
] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** A question with its answer (brief 2, section 3). */
export interface FaqEntry {
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  readonly answer: readonly Block[];
}

/** What a screen is for and how it works; named by the screen it belongs to. */
export interface HelpArticle {
  /** The name of its screen: the last part of its address too. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
}

/** What support has in content: the same for all courses. */
export interface SupportContent {
  readonly faq: readonly FaqEntry[];
  readonly help: readonly HelpArticle[];
  /** Tours of the product, in the order they are shown. */
  readonly tours: readonly Narration[];
}
