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

/** From this many minutes on a length in words has no seconds. */
const TOLD_WHOLE_FROM = 10;

/**
 * @param locale a BCP 47 tag, for example `en-US`
 * @returns `number` writes a figure, `plural` picks a form by the language's rules and puts the
 * figure where the form says `#`; of minutes that need not be whole `clock` is what a clock shows (`66:40`), `minutes` and
 * `min` tell them in words: `67 minutes`, `67 min`, and below ten minutes `7 min 30 s`
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
  /** Null where whole minutes tell it well enough: a clock in a sentence, `66:40 minutes`, reads as hours. */
  const withSeconds = (n: number): string | null => {
    const seconds = secondsIn(n);
    if (seconds % 60 === 0 || seconds >= 60 * TOLD_WHOLE_FROM) return null;
    const rest = `${seconds % 60} s`;
    return seconds < 60 ? rest : `${Math.floor(seconds / 60)} min ${rest}`;
  };
  const minutes = (n: number, forms: PluralForms): string =>
    withSeconds(n) ?? plural(Math.round(secondsIn(n) / 60), forms);
  const min = (n: number, unit = ' min'): string =>
    withSeconds(n) ?? `${number(Math.round(secondsIn(n) / 60))}${unit}`;
  return { number, plural, clock, minutes, min };
}
