// The signs by which a language writes numbers.
import type { NumberSigns } from '#domain/calculations/number-text.ts';

const known = new Map<string, NumberSigns>();

/** @param locale a BCP 47 tag */
export function numberSigns(locale: string): NumberSigns {
  const before = known.get(locale);
  if (before) return before;
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const signOf = (type: 'decimal' | 'group') =>
    parts.find((part) => part.type === type)?.value ?? '';
  const signs = { decimal: signOf('decimal'), group: signOf('group') };
  known.set(locale, signs);
  return signs;
}
