import { type Content, isShipped, type QuestionSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { drawnBanks } from '../schema/paper.ts';
import type { Rule } from './rule.ts';

const POINTS_OFF_MAX = 2;

export const blueprintRule: Rule = {
  id: 'QC-27',
  title: 'The units of a bank have the shares of the exam, and questions enough',
  why: 'A thin unit repeats itself from paper to paper while others still surprise.',
  severity: 'error',
  run: (content) => unitsOf(content).flatMap((unit) => (unit.isAsked ? faultsOf(unit) : [])),
  report: (content) =>
    unitsOf(content)
      .filter(({ isAsked }) => !isAsked)
      .flatMap((unit) => faultsOf(unit).map(({ message }) => `${message}, and no paper is live`)),
};

interface Unit {
  readonly name: string;
  readonly questions: readonly QuestionSource[];
  /** Of the bank's questions, in percent. */
  readonly share: number;
  /** Of the exam, among the units of this bank; absent where the outline has none. */
  readonly weight: number | undefined;
  readonly min: number;
  /** A live paper draws from the bank. */
  readonly isAsked: boolean;
}

function faultsOf({ name, questions, share, weight, min }: Unit): Finding[] {
  const [first] = questions;
  if (!first) return [];
  const place = at(first, ['id']);
  const found: Finding[] = [];
  if (questions.length < min) {
    const message = `${name} has ${questions.length} of ${min} questions`;
    found.push({ ...place, message, fix: 'write more questions' });
  }
  if (weight !== undefined && Math.abs(share - weight) > POINTS_OFF_MAX) {
    const message = `${name} holds ${share.toFixed(1)} % of its bank, the exam ${weight.toFixed(1)} %`;
    const fix = `bring them within ${POINTS_OFF_MAX} points`;
    found.push({ ...place, message, fix });
  }
  return found;
}

function unitsOf(content: Content): Unit[] {
  const shipped = content.questions.filter((one) => one.inBank && isShipped(one));
  const banks = Map.groupBy(shipped, ({ courseKey, inBank }) => `${courseKey} ${inBank?.bank}`);
  return [...banks.values()].flatMap((bank) => {
    const [first] = bank;
    const course = content.courses.find(({ id }) => id === first?.courseKey)?.data;
    const bankId = first?.inBank?.bank ?? '';
    const min = course?.banks?.find(({ id }) => id === bankId)?.unitMin ?? 0;
    const isAsked = content.papers.some(
      (paper) =>
        paper.courseKey === first?.courseKey &&
        drawnBanks(paper.data).includes(bankId) &&
        isShipped(paper),
    );
    const units = [...Map.groupBy(bank, ({ inBank }) => inBank?.unit ?? '')];
    const weightOf = (unit: string) =>
      course?.objectives.find(({ id }) => id.endsWith(`.${unit}`))?.weight;
    const whole = units.reduce((sum, [unit]) => sum + (weightOf(unit) ?? 0), 0);
    return units.map(([unit, questions]) => {
      const weight = weightOf(unit);
      return {
        name: `${bankId}/${unit}`,
        questions,
        share: (100 * questions.length) / bank.length,
        weight: weight === undefined ? undefined : (100 * weight) / whole,
        min,
        isAsked,
      };
    });
  });
}
