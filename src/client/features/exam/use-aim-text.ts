// What a paper of weak areas asks while nothing is weak: the same sentence on its card and on its page.
import { useTexts } from '#client/base/language/language.tsx';
import type { PaperCard } from '#contract/exams.ts';

/** Undefined for other papers, and where some topic is weak: then the paper is what its name says. */
export function useAimText({ aim }: Pick<PaperCard, 'aim'>): string | undefined {
  const { paper: t } = useTexts('exam');
  return aim?.kind === 'leastSeen' ? t.aimLeastSeen : undefined;
}
