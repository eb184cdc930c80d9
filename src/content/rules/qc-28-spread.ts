import { BANK_MIN, banksOf, type QuestionSource } from '../bank.ts';
import type { Content } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

const POINTS_OFF_MAX = 5;

export const spreadRule: Rule = {
  id: 'QC-28',
  title: 'Difficulty and level of thinking of a bank are spread as its course plans',
  why: 'A bank that drifts to easy recall makes every paper drawn from it milder than the exam.',
  severity: 'warning',
  run: (content) =>
    planned(content).flatMap(({ name, bank, field, plan }): Finding[] => {
      const [first] = bank;
      if (!first || bank.length < BANK_MIN) return [];
      return sharesOf(bank, field, plan)
        .filter(({ is, planned }) => Math.abs(is - planned) > POINTS_OFF_MAX)
        .map(({ level, is, planned }) => ({
          ...at(first, [field]),
          id: name,
          message: `${name}: ${is.toFixed(0)} % are ${level}, planned are ${planned} %`,
          fix: `bring it within ${POINTS_OFF_MAX} points`,
        }));
    }),
  report: (content) =>
    planned(content).map(({ name, bank, field, plan }) => {
      const shares = sharesOf(bank, field, plan).map(
        ({ level, is, planned }) => `${level} ${is.toFixed(0)} of ${planned} %`,
      );
      return `${name}: ${field} ${shares.join(', ')}`;
    }),
};

type Field = 'difficulty' | 'bloom';

/** Banks whose course says what they are to be made of. */
function planned(content: Content) {
  return [...banksOf(content)].flatMap(([name, bank]) => {
    const [first] = bank;
    const course = content.courses.find(({ id }) => id === first?.courseKey)?.data;
    const plan = course?.banks?.find(({ id }) => id === first?.inBank?.bank);
    return (['difficulty', 'bloom'] as const).flatMap((field) => {
      const shares = plan?.[field];
      return shares ? [{ name, bank, field, plan: shares }] : [];
    });
  });
}

function sharesOf(
  bank: readonly QuestionSource[],
  field: Field,
  plan: Readonly<Record<string, number | undefined>>,
) {
  const levels = new Set([...Object.keys(plan), ...bank.map(({ data }) => data[field])]);
  return [...levels].map((level) => ({
    level,
    is: (100 * bank.filter(({ data }) => data[field] === level).length) / bank.length,
    planned: plan[level] ?? 0,
  }));
}
