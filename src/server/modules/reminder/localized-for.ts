// A text of the content in the language of a learner, for what is written without a page.
import type { Locale } from '#contract/fields.ts';
import type { LocalizedText } from '#domain/catalog/localized-text.ts';

/** @param locale a stored one; an unknown one reads English */
export function localizedFor(text: LocalizedText, locale: Locale): string {
  const language = locale.slice(0, 2) as keyof LocalizedText;
  return text[language] ?? text.en;
}
