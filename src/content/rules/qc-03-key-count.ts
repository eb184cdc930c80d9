import { keysOf } from '../bank.ts';
import { at } from '../located.ts';
import type { QuestionFile } from '../schema/question.ts';
import type { Rule } from './rule.ts';

const NUMBER_WORDS: Readonly<Record<number, RegExp>> = {
  2: /\b(?:two|2)\b/i,
  3: /\b(?:three|3)\b/i,
};

export const keyCountRule: Rule = {
  id: 'QC-03',
  title: 'Single choice has one key of four options, multiple two or three of five or six',
  why: 'A question whose number of right options is unclear cannot be answered fairly.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) =>
      faults(question.data).map(([field, message, fix]) => ({
        ...at(question, [field]),
        message,
        fix,
      })),
    ),
};

function faults(question: QuestionFile): [field: string, message: string, fix: string][] {
  const { type, options, answer, stem } = question;
  const found: [string, string, string][] = [];
  const ids = new Set(options.map((option) => option.id));
  if (ids.size < options.length) {
    found.push(['options', 'two options have the same id', 'letter the options a, b, c, …']);
  }
  if (new Set(answer).size < answer.length || keysOf(question).length < answer.length) {
    found.push(['answer', 'the answer names an option twice or one that is not there', 'name ids']);
  }
  if (type === 'sc') {
    if (answer.length !== 1) found.push(['answer', `${answer.length} keys`, 'name one option']);
    if (options.length !== 4) {
      found.push(['options', `${options.length} options`, 'single choice has four options']);
    }
    return found;
  }
  if (answer.length < 2 || answer.length > 3) {
    found.push([
      'answer',
      `${answer.length} keys`,
      'multiple choice has two or three right options',
    ]);
  }
  if (options.length < 5 || options.length > 6) {
    found.push(['options', `${options.length} options`, 'multiple choice has five or six options']);
  }
  if (NUMBER_WORDS[answer.length]?.test(stem) === false) {
    found.push([
      'stem',
      `the stem does not say ${answer.length}`,
      'say how many options to choose',
    ]);
  }
  return found;
}
