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
 * figure where the form says `#`; `clock` and `minutes` do both for minutes that need not be whole: `7`, `7:30`
 */
export function wordsOf(locale: string) {
  const rules = lazily(() => new Intl.PluralRules(locale));
  const figures = lazily(() => new Intl.NumberFormat(locale));
  const isPlain = (n: number) => Number.isInteger(n) && n >= 0 && n < PLAIN_BELOW;
  const number = (n: number): string =>
    isPlain(n) && !Object.is(n, -0) ? String(n) : figures().format(n);
  const plural = (n: number, forms: PluralForms): string =>
    (forms[rules().select(n)] ?? forms.other).replace('#', number(n));
  const secondsIn = (n: number) => Math.round(60 * n);
  const clock = (n: number): string => {
    const whole = number(Math.floor(secondsIn(n) / 60));
    const rest = secondsIn(n) % 60;
    return rest === 0 ? whole : `${whole}:${String(rest).padStart(2, '0')}`;
  };
  const minutes = (n: number, forms: PluralForms): string =>
    secondsIn(n) % 60 === 0 ? plural(secondsIn(n) / 60, forms) : forms.other.replace('#', clock(n));
  return { number, plural, clock, minutes };
}
