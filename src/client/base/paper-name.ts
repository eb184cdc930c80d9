// What a run of a paper is called, and where its intro is: a practice of missed questions has its own of both.
import { type Address, addresses } from '#client/base/addresses.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { FocusView } from '#contract/practice.ts';
import { isOfMissed } from '#domain/exam/counted-paper.ts';

interface PaperName {
  readonly label: string;
  /** Set where the name is the paper's own, which is content, and the screen speaks another language. */
  readonly lang: 'en' | undefined;
}

type Drawn = Pick<FocusView, 'pool'> | null | undefined;

/** @returns the name of a run by the title of its paper and what it was drawn from */
export function usePaperName(): (title: string, focus: Drawn) => PaperName {
  const { missed } = useTexts('actions');
  const lang = contentLang(useLocale());
  return (title, focus) =>
    isOfMissed(focus) ? { label: missed, lang: undefined } : { label: title, lang };
}

/** The intro where the same is started again. */
export const introOf = (paperKey: string, focus: Drawn): Address =>
  addresses.practise(paperKey, isOfMissed(focus) ? { pool: 'missed' } : {});
