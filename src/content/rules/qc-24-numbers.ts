import { at } from '../located.ts';
import { optionSetsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

interface Amount {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
}

export const numbersRule: Rule = {
  id: 'QC-24',
  title: 'Options that are numbers have one unit and do not overlap',
  why: 'Two ranges that share a value are both right for it, and a lone unit stands out.',
  severity: 'warning',
  // Options are shuffled for every learner, so their authored order is left alone.
  run: (content) =>
    content.questions.flatMap((question) =>
      optionSetsOf(question.data).flatMap(({ path, options }) => {
        const amounts = options
          .map(({ text }) => amountIn(text))
          .filter((one) => one !== undefined);
        if (amounts.length < options.length) return [];
        const units = new Set(amounts.map(({ unit }) => unit));
        const place = at(question, path);
        if (units.size > 1) {
          const message = `the options have the units ${[...units].map((unit) => unit || 'none').join(', ')}`;
          return [{ ...place, message, fix: 'give all options the same unit' }];
        }
        const sorted = amounts.toSorted((a, b) => a.from - b.from);
        const isApart = sorted.every(
          (one, index) => (sorted[index - 1]?.to ?? -Infinity) < one.from,
        );
        if (isApart) return [];
        return [{ ...place, message: 'the numbers overlap', fix: 'part the ranges' }];
      }),
    ),
};

/** An option that is nothing but a number, or a range of numbers, with its unit. */
function amountIn(text: string): Amount | undefined {
  const match = /^(\d+(?:[.,]\d+)*)(?: ?(?:-|–|to) ?(\d+(?:[.,]\d+)*))? ?(%|[a-z]*)$/i.exec(
    text.trim(),
  );
  if (!match) return undefined;
  const [, from = '', to = from, unit = ''] = match;
  const value = (digits: string) => Number(digits.replaceAll(',', ''));
  return { from: value(from), to: value(to), unit: unit.toLowerCase().replace(/s$/, '') };
}
