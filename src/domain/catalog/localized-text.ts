// A text of content that the product shows in every one of its languages.

/** The languages that course-independent content (course cards, badges) is written in. */
export const CONTENT_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** A text that content carries in every language of the product. */
export type LocalizedText = Readonly<Record<ContentLanguage, string>>;

/**
 * The text in a language of the product.
 * @param locale such as `en-GB`; one that content is not written in reads English
 */
export function textIn(text: LocalizedText, locale: string): string {
  const language = CONTENT_LANGUAGES.find((one) => locale.startsWith(one));
  return text[language ?? 'en'];
}
