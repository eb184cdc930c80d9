import { at } from '../located.ts';
import { wordsOf } from '../prose.ts';
import type { Rule } from './rule.ts';

export const stemLengthRule: Rule = {
  id: 'QC-25',
  title: 'Stems stay within the length of their course',
  why: 'A stem longer than those of the real exam trains reading speed for the wrong text.',
  severity: 'warning',
  run: (content) =>
    content.questions.flatMap((question) => {
      const course = content.courses.find((one) => one.id === question.courseKey);
      const words = wordsOf(question.data.stem).length;
      if (!course || words <= course.data.stemWordsMax) return [];
      const message = `the stem has ${words} words`;
      const fix = `cut it to ${course.data.stemWordsMax} (stemWordsMax of the course)`;
      return [{ ...at(question, ['stem']), message, fix }];
    }),
};
