import { drawable } from '#domain/exam/paper.ts';
import { entryOf } from '../compile-exams.ts';
import { type Content, isShipped } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import type { Rule } from './rule.ts';

export const feasiblePapersRule: Rule = {
  id: 'MP-24',
  title: 'Every paper can be drawn from its bank, and its blueprint sums to its length',
  why: 'A paper that the bank cannot fill must fail here, never in front of a learner.',
  severity: 'error',
  run: (content) =>
    content.papers.flatMap((paper) => [
      ...sums(paper),
      ...breaks(paper),
      ...(isShipped(paper) ? lacks(content, paper) : []),
    ]),
  report: (content) =>
    content.papers
      .filter((paper) => !isShipped(paper))
      .map((paper) => {
        const missing = lacks(content, paper).map(({ message }) => message);
        return `${paper.id} is a draft: ${missing.join(', ') || 'its bank suffices'}`;
      }),
};

type Paper = Content['papers'][number];

function sums(paper: Paper): Finding[] {
  const { blueprint, count } = paper.data;
  if (!blueprint) return [];
  const sum = Object.values(blueprint).reduce((total, part) => total + part, 0);
  if (sum === count) return [];
  const message = `the blueprint sums to ${sum}, the paper has ${count} questions`;
  return [{ ...at(paper, ['blueprint']), message, fix: 'make both the same' }];
}

/** Breaks lie within the paper, and have a length. */
function breaks(paper: Paper): Finding[] {
  const { breaksAfter = [], breakMinutes = 0, count } = paper.data;
  const isWithin = breaksAfter.every((after) => after < count);
  if (isWithin && breaksAfter.length > 0 === breakMinutes > 0) return [];
  const message = isWithin
    ? 'breaksAfter and breakMinutes need each other'
    : 'a break lies outside';
  const fix = 'name both, with numbers below the count, or none';
  return [{ ...at(paper, ['breaksAfter']), message, fix }];
}

function lacks(content: Content, paper: Paper): Finding[] {
  const { bank, blueprint, count } = paper.data;
  const pool = inCourse(content.questions, paper).filter(
    (question) => question.inBank?.bank === bank && isShipped(question),
  );
  const has = (unit?: string) =>
    drawable(
      pool
        .filter(({ inBank }) => unit === undefined || inBank?.unit === unit)
        .map((question) => entryOf(question)),
    );
  const wanted: [string, number, number][] = blueprint
    ? Object.entries(blueprint).map(([unit, part]) => [`${bank}/${unit}`, has(unit), part])
    : [[bank, has(), count]];
  return wanted
    .filter(([, there, part]) => there < part)
    .map(([name, there, part]) => ({
      ...at(paper, ['blueprint']),
      message: `${name} has ${there} of ${part} questions`,
      fix: 'write more questions, or leave the paper a draft',
    }));
}
