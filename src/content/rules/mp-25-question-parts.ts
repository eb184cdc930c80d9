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

const pictureOf = (content: Content, { courseKey, data }: QuestionSource): Box | undefined =>
  boxOf(content, courseKey, figuresOf(data)[0]?.src);

/** How large a picture is; undefined where there is none, or it is missing or refused, which other rules report. */
export function boxOf(
  content: Content,
  courseKey: string,
  src: string | undefined,
): Box | undefined {
  const figure = content.figures.find((one) => one.courseKey === courseKey && one.id === src);
  const [, , width, height] = figure?.data?.viewBox.split(' ').map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}
