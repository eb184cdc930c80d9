import { FORMULAS, type FormulaKey, type Operands } from '#domain/calculations/formulas.ts';
import type { CalculationFile } from '../calculations/operands.ts';
import { at } from '../located.ts';
import type { OptionFile, OptionSet } from '../questions/question-type.ts';
import { optionSetsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

export const calculationsRule: Rule = {
  id: 'QC-36',
  title:
    'The key of a calculated item follows from its formula, and each distractor from a mistake',
  why: 'A key that was miscounted teaches a wrong number, and a distractor that nobody can arrive at is never chosen.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) =>
      optionSetsOf(question.data).flatMap((set) =>
        faultsOf(set).map(([message, fix]) => ({ ...at(question, set.path), message, fix })),
      ),
    ),
  report: (content) => {
    const courses = Map.groupBy(
      content.questions.filter(({ data }) => optionSetsOf(data).some((set) => set.calculation)),
      ({ courseKey }) => courseKey,
    );
    return [...courses].map(([course, items]) => `${course}: ${items.length} items are calculated`);
  },
};

type Fault = readonly [message: string, fix: string];

function faultsOf({ options, answer, calculation }: OptionSet): Fault[] {
  if (!calculation) return [];
  if (answer.length !== 1) {
    return [['a calculated item has several keys', 'ask for one number']];
  }
  const strangers = Object.keys(calculation.mistakes).filter(
    (id) => answer.includes(id) || !options.some((option) => option.id === id),
  );
  return [
    ...strangers.map((id): Fault => [`there is no distractor ${id}`, 'name the mistakes anew']),
    ...options.flatMap((option) => faultOf(option, answer.includes(option.id), calculation)),
  ];
}

function faultOf(option: OptionFile, isKey: boolean, calculation: CalculationFile): Fault[] {
  const { formula, mistakes, ...operands } = calculation;
  const mistake = isKey ? {} : mistakes[option.id];
  if (!mistake) {
    return [[`option ${option.id} names no mistake`, 'say by which formula or inputs it is got']];
  }
  const { formula: other = formula, inputs, ...others } = mistake;
  const value = resultOf(other, {
    ...operands,
    ...others,
    inputs: { ...operands.inputs, ...inputs },
  });
  if (typeof value === 'string') {
    return [[`${other} of option ${option.id} ${value}`, 'add what is missing']];
  }
  const shown = numberIn(option.text);
  if (!shown) return [[`option ${option.id} holds no number`, 'begin it with its number']];
  if (Math.abs(value - shown.value) <= 0.5 * 10 ** -shown.decimals + 1e-9) return [];
  const message = `option ${option.id} holds ${shown.value}, ${other} gives ${+value.toFixed(4)}`;
  return [[message, 'correct the number, the formula or the inputs']];
}

const resultOf = (formula: FormulaKey, operands: Operands): number | string => {
  const value = FORMULAS[formula](operands);
  return typeof value === 'string' || Number.isFinite(value) ? value : 'gives no number';
};

/** The first number of a text, with the places behind its point. */
function numberIn(text: string): { value: number; decimals: number } | undefined {
  const [found, minus, whole = '', places = ''] =
    /([-\u2212])?[$€]?(\d[\d,]*)(?:\.(\d+))?/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const value = Number(`${whole.replaceAll(',', '')}.${places || 0}`);
  return { value: minus ? -value : value, decimals: places.length };
}
