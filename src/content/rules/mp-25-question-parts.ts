import type { Content, QuestionSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Box } from '../questions/question-type.ts';
import { figuresOf, partFaultsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

export const questionPartsRule: Rule = {
  id: 'MP-25',
  title: 'The parts of a question fit together: pairs, gaps, items and areas',
  why: 'A gap without options, a side without a partner or an area off the picture cannot be answered.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) =>
      partFaultsOf(question.data, pictureOf(content, question)).map(
        ([path, message, fix]): Finding => ({ ...at(question, path), message, fix }),
      ),
    ),
};

/** Undefined where there is no picture, or it is missing or refused, which other rules report. */
function pictureOf(content: Content, { courseKey, data }: QuestionSource): Box | undefined {
  const [shown] = figuresOf(data);
  const figure = content.figures.find(
    (one) => one.courseKey === courseKey && one.id === shown?.src,
  );
  const [, , width, height] = figure?.data?.viewBox.split(' ').map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}
