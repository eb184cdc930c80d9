// Many rounds of a calculation, worked out as a learner would: what may go wrong in one of them.
import { drawNumbers } from '#domain/calculations/drawn-numbers.ts';
import { type Numbers, resultOf } from '#domain/calculations/expression.ts';
import {
  type CalculationStep,
  calculationWith,
  type DrawnAsk,
  type DrawnCalculation,
  isNear,
} from '#domain/tasks/calculation.ts';
import type { CalculationTaskFile } from './tasks/calculation.ts';
import { stepOf } from './tasks/calculation.ts';
import type { Fault } from './tasks/task-kind.ts';

/** A round has to differ from most others, or "other numbers" would not be true. */
const LEAST_SHARE_OF_ROUNDS = 0.2;

/**
 * @param rounds how many are drawn
 * @returns each fault once, with the numbers of the first round that has it
 */
export function roundFaults(task: CalculationTaskFile, rounds: number): Fault[] {
  const step = stepOf(task);
  const faults = new Map<string, Fault>();
  const told = (fault: Fault) => {
    const key = JSON.stringify(fault[0]) + fault[2];
    if (!faults.has(key)) faults.set(key, fault);
  };
  const seen = new Set<string>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const numbers = drawNumbers(step, `${task.id}:${round}`);
      if (!numbers) {
        return [[['where'], 'no round keeps to its limits', 'widen the ranges or the limits']];
      }
      const drawn = calculationWith(step, numbers);
      seen.add(JSON.stringify(drawn.case) + JSON.stringify(drawn.table));
      for (const fault of faultsOf(task, drawn)) told(fault);
    }
    for (const fault of mistakeFaults(step, rounds)) told(fault);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [[[], error.message, 'use names of its numbers, + - * / ^, brackets and formulas']];
  }
  if (seen.size < Math.min(rounds, 50) * LEAST_SHARE_OF_ROUNDS) {
    told([['numbers'], `${rounds} rounds show ${seen.size} cases`, 'widen the ranges']);
  }
  for (const name of unshown(task)) {
    told([['numbers', name], `the case never shows ${name}`, `write {${name}} where it is told`]);
  }
  return [...faults.values()];
}

function faultsOf(task: CalculationTaskFile, drawn: DrawnCalculation): Fault[] {
  const round = roundOf(drawn.numbers);
  return drawn.asks.flatMap((ask, index): Fault[] => {
    const path = ['asks', index];
    const file = task.asks[index];
    return [
      ...(Number.isFinite(ask.expected)
        ? []
        : [[path, `comes to ${ask.expected} ${round}`, 'limit what is divided by'] as Fault]),
      ...(ask.expected < 0 && file?.negative !== true
        ? [[path, `comes to ${ask.expected} ${round}`, 'limit it, or say negative: true'] as Fault]
        : []),
      ...ask.working.flatMap((line, place): Fault[] => {
        const wrong = wrongIn(line);
        return wrong === undefined
          ? []
          : [[[...path, 'working', place], `${wrong} ${round}`, 'correct the line or its places']];
      }),
      ...(endsInAnswer(ask)
        ? []
        : [
            [
              [...path, 'working'],
              `the last line "${ask.working.at(-1)}" does not end in ${ask.expected} ${round}`,
              'let it come to the answer',
            ] as Fault,
          ]),
    ];
  });
}

const roundOf = (numbers: Numbers): string =>
  `with ${Object.entries(numbers)
    .map(([name, value]) => `${name} ${+value.toFixed(4)}`)
    .join(', ')}`;

/** A part of a line that is nothing but numbers and signs, with its unit; undefined for words. */
function sumIn(part: string): string | undefined {
  const bare = part
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[$%]/g, '')
    .replaceAll(/(?<=\d) ?[a-z][a-z -]*\.?$/gi, '')
    .replaceAll(/(?<=\d)\.$/g, '')
    .replaceAll(' x ', ' * ')
    .trim();
  return /\d/.test(bare) && /^[-+*/^().,\d\sminaxceflor]+$/.test(bare) ? bare : undefined;
}

const placesOf = (number: string): number => (number.split('.')[1] ?? '').length;

/** The parts of a line between its equal signs have to be equal, as far as they are shown. */
function wrongIn(line: string): string | undefined {
  const sums = line.split(' = ').flatMap((part) => sumIn(part) ?? []);
  for (const [index, sum] of sums.entries()) {
    const next = sums[index + 1];
    if (next === undefined) return undefined;
    const off = Math.abs(resultOf(sum, {}) - resultOf(next, {}));
    const isPlain = /^-?[\d.]+$/.test(next);
    if (off > (isPlain ? 0.5 * 10 ** -placesOf(next) : 0) + 1e-7) return `"${line}" is not equal`;
  }
  return undefined;
}

function endsInAnswer(ask: DrawnAsk): boolean {
  const last = ask.working.at(-1)?.split(' = ').at(-1) ?? '';
  const sum = sumIn(last);
  return sum !== undefined && isNear(ask, resultOf(sum, {}), ask.expected);
}

/** A mistake that leads to the right number in most rounds explains nothing. */
function mistakeFaults(step: CalculationStep, rounds: number): Fault[] {
  const hidden = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const { asks } = calculationWith(step, drawNumbers(step, `${step.id}:${round}`) ?? {});
    for (const [at, ask] of asks.entries()) {
      for (const [index, { value }] of ask.mistakes.entries()) {
        if (!Number.isFinite(value) || isNear(ask, value, ask.expected)) {
          const key = `${at} ${index}`;
          hidden.set(key, (hidden.get(key) ?? 0) + 1);
        }
      }
    }
  }
  return [...hidden]
    .filter(([, count]) => count > rounds / 4)
    .map(([key, count]): Fault => {
      const [at = 0, index = 0] = key.split(' ').map(Number);
      const message = `leads to the right number in ${count} of ${rounds} rounds`;
      return [
        ['asks', at, 'mistakes', index],
        message,
        'take another mistake, or limit the numbers',
      ];
    });
}

/** Numbers that are drawn and told nowhere. */
function unshown(task: CalculationTaskFile): string[] {
  const told = [
    ...task.case,
    ...(task.table ? [...task.table.head, ...task.table.rows.flat()] : []),
    ...task.asks.map(({ text }) => text),
  ].flatMap((text) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, inside = '']) => inside));
  const namesIn = (text: string): string[] => text.match(/[a-z][a-z0-9]*/g) ?? [];
  const names = new Set(told.flatMap(namesIn));
  // A value that is shown tells the numbers it is worked out of, those of the last value first.
  for (const [name, value] of Object.entries(task.values).toReversed()) {
    if (names.has(name)) for (const part of namesIn(JSON.stringify(value))) names.add(part);
  }
  return Object.keys(task.numbers).filter((name) => !names.has(name));
}
