import type { QuestionSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import { askedTextOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

export const stemLengthRule: Rule = {
  id: 'QC-25',
  title: 'Stems stay within the length of their course, scenarios between 250 and 350 words',
  why: 'A stem longer than those of the real exam trains reading speed for the wrong text.',
  severity: 'warning',
  run: (content) =>
    content.questions.flatMap((question) => {
      if (question.data.type === 'gradient')
        return scenarioLength(question, question.data.scenario);
      const course = content.courses.find((one) => one.id === question.courseKey);
      const words = wordsOf(askedTextOf(question.data)).length;
      if (!course || words <= course.data.stemWordsMax) return [];
      const message = `the stem has ${words} words`;
      const fix = `cut it to ${course.data.stemWordsMax} (stemWordsMax of the course)`;
      return [{ ...at(question, ['stem']), message, fix }];
    }),
};

const SCENARIO_WORDS = { min: 250, max: 350 };

function scenarioLength(question: QuestionSource, scenario: string): Finding[] {
  const words = wordsOf(scenario).length;
  const { min, max } = SCENARIO_WORDS;
  if (words >= min && words <= max) return [];
  const message = `the scenario has ${words} words`;
  return [{ ...at(question, ['scenario']), message, fix: `bring it to ${min} to ${max}` }];
}
