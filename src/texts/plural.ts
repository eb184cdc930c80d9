// Numbers and plurals of one language, so that each catalogue writes sentences and no logic.

/** The forms a language needs; `other` is the only one that all have. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * @param locale a BCP 47 tag, for example `en-US`
 * @returns `number` writes a figure, `plural` picks a form by the language's rules and puts the
 * figure where the form says `#`
 */
export function wordsOf(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const figures = new Intl.NumberFormat(locale);
  const number = (n: number): string => figures.format(n);
  const plural = (n: number, forms: PluralForms): string =>
    (forms[rules.select(n)] ?? forms.other).replace('#', number(n));
  return { number, plural };
}
