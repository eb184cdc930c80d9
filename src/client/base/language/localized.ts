// Content is written in four languages; British English reads the one English there is.
import type { Locale } from '#contract/fields.ts';

export interface LocalizedText {
  en: string;
  es: string;
  fr: string;
  de: string;
}

/** The text in the language of the screen. */
export function localized(text: LocalizedText, locale: Locale): string {
  return locale === 'en-US' || locale === 'en-GB' ? text.en : text[locale];
}

/** The `lang` of English content, where the screen speaks another language; else undefined. */
export const contentLang = (locale: Locale): 'en' | undefined =>
  locale === 'en-US' || locale === 'en-GB' ? undefined : 'en';
