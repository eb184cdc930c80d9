// Numbers and plurals of one language, so that each catalogue writes sentences and no logic.

/** The forms a language needs; `other` is the only one that all have. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Made when first asked for: a browser takes tens of milliseconds to read a language's rules. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Whole figures below this are written alike in every language that we have. */
const PLAIN_BELOW = 1_000;

/**
 * @param locale a BCP 47 tag, for example `en-US`
 * @returns `number` writes a figure, `plural` picks a form by the language's rules and puts the
 * figure where the form says `#`
 */
export function wordsOf(locale: string) {
  const rules = lazily(() => new Intl.PluralRules(locale));
  const figures = lazily(() => new Intl.NumberFormat(locale));
  const isPlain = (n: number) => Number.isInteger(n) && n >= 0 && n < PLAIN_BELOW;
  const number = (n: number): string =>
    isPlain(n) && !Object.is(n, -0) ? String(n) : figures().format(n);
  const plural = (n: number, forms: PluralForms): string =>
    (forms[rules().select(n)] ?? forms.other).replace('#', number(n));
  return { number, plural };
}
