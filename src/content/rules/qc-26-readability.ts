import { banksOf, mean, percent, type QuestionSource } from '../bank.ts';
import { wordsOf } from '../prose.ts';
import { askedTextOf } from '../questions/questions.ts';
import { gradeOf, sentencesOf } from '../readability.ts';
import type { Rule } from './rule.ts';

const GRADE_MAX = { question: 12, scenario: 13 };
const SENTENCE_WORDS_MAX = 30;
const NAMED_MAX = 5;

export const readabilityRule: Rule = {
  id: 'QC-26',
  title: 'What is asked reads easily',
  why: 'Many learners read English as a second language; an exam of the subject should not test their grammar.',
  severity: 'warning',
  // The long words of the subject raise every grade, so this only reports.
  run: () => [],
  report: (content) =>
    [...banksOf(content)].flatMap(([name, bank]) => {
      const graded = bank.map((question) => ({ question, grade: gradeOf(textOf(question)) }));
      const hard = graded
        .filter(({ question, grade }) => grade > gradeMax(question))
        .sort((a, b) => b.grade - a.grade);
      const long = bank.filter((question) => sentencesOf(textOf(question)).some(isLong));
      const middle = mean(graded.map(({ grade }) => grade)).toFixed(1);
      const shares = `${hard.length} (${percent(hard.length, bank.length)}) above the limit`;
      const worst = hard
        .slice(0, NAMED_MAX)
        .map(({ question, grade }) => `${question.id} (${grade.toFixed(1)})`);
      return [
        `${name}: reading grade ${middle} on average, ${shares}${worst.length > 0 ? `: ${worst.join(', ')}` : ''}`,
        ...(long.length > 0
          ? [`${name}: sentences over ${SENTENCE_WORDS_MAX} words: ${named(long)}`]
          : []),
      ];
    }),
};

const textOf = ({ data }: QuestionSource): string => askedTextOf(data);

const gradeMax = ({ data }: QuestionSource): number =>
  data.type === 'gradient' ? GRADE_MAX.scenario : GRADE_MAX.question;

const isLong = (sentence: string): boolean => wordsOf(sentence).length > SENTENCE_WORDS_MAX;

function named(questions: readonly QuestionSource[]): string {
  const ids = questions.slice(0, NAMED_MAX).map(({ id }) => id);
  const more = questions.length - ids.length;
  return [...ids, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
