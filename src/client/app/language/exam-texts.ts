// The texts of the exam screens: a catalogue of their own, for a first visit needs none of them.
import { use } from 'react';
import type { Locale } from '#contract/fields.ts';
import { examsEnUS } from '#texts/exams/en-us.ts';
import type { ExamMessages } from '#texts/exams/messages.ts';
import { useLocale } from './language.tsx';

export const examCatalogues: Record<Locale, () => ExamMessages | Promise<ExamMessages>> = {
  'en-US': () => examsEnUS,
  'en-GB': () => import('#texts/exams/en-gb.ts').then(({ examsEnGB }) => examsEnGB),
  es: () => import('#texts/exams/es.ts').then(({ examsEs }) => examsEs),
  fr: () => import('#texts/exams/fr.ts').then(({ examsFr }) => examsFr),
  de: () => import('#texts/exams/de.ts').then(({ examsDe }) => examsDe),
};

const fetched = new Map<Locale, Promise<ExamMessages>>();

/** One promise a language: what a screen waits for must be the same at each of its draws. */
function fetchOnce(locale: Locale): Promise<ExamMessages> {
  const before = fetched.get(locale);
  if (before !== undefined) return before;
  // English is here with the screen: a language that cannot be fetched must not take the screen down.
  const texts = Promise.resolve(examCatalogues[locale]()).catch(() => {
    fetched.delete(locale);
    return examsEnUS;
  });
  fetched.set(locale, texts);
  return texts;
}

/** All texts of the exam screens in the screen's language; the screen waits until they are here. */
export function useExamTexts(): ExamMessages {
  const locale = useLocale();
  return locale === 'en-US' ? examsEnUS : use(fetchOnce(locale));
}
