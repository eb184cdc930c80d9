// What a check of the content tells people: a line for each problem and figure, and the counts at the end.
import { checkContent } from './check.ts';
import { type Content, itemsOf } from './content.ts';
import { printProblem } from './problem.ts';

export interface Told {
  readonly lines: readonly string[];
  /** Nothing is left to correct: what was waived is no problem. */
  readonly isClean: boolean;
}

/** Checks the content by every rule. */
export function toldOf(content: Content): Told {
  const { problems, waived, reports } = checkContent(content);
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const counts = [
    `${content.fileCount} files`,
    `${content.missions.length} missions`,
    `${content.phases.length} phases`,
    `${itemsOf(content).length} items`,
    `${content.questions.length} questions`,
    `${errors} errors`,
    `${problems.length - errors} warnings`,
    `${waived.length} waived`,
  ].join(', ');
  return {
    lines: [...problems.map(printProblem), ...reports.map((line) => `figure ${line}`), counts],
    isClean: problems.length === 0,
  };
}
