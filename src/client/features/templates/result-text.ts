// What the formula of a column comes to, as its sheet shows it.
import type { TemplatePartView } from '#contract/templates.ts';

type Look = Extract<TemplatePartView, { kind: 'table' }>['columns'][number]['look'];

const LOOKS = {
  plain: { maximumFractionDigits: 6 },
  thousands: { maximumFractionDigits: 0 },
  decimals: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** @param result as the rule of formulas has it */
export const resultText = (look: Look, result: string | number, locale: string): string =>
  typeof result === 'number'
    ? new Intl.NumberFormat(locale, LOOKS[look ?? 'plain']).format(result)
    : result;
