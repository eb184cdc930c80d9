import type { CaseSet } from '#domain/exam/paper.ts';
import type { QuestionCase } from '#domain/questions/question-case.ts';
import { figureOf } from './compile-steps.ts';
import type { Content, QuestionSource } from './content.ts';
import { isShipped } from './content.ts';
import { paragraphsOf } from './questions/scenario.ts';
import type { CaseFile } from './schema/case.ts';

/** The case of a question as the catalog holds it, with the words that decide this question. */
export function compileCase(
  content: Content,
  { courseKey, data }: QuestionSource,
): QuestionCase | undefined {
  if (data.case === undefined) return undefined;
  const { id, uses } = data.case;
  const found = content.cases.find((one) => one.courseKey === courseKey && one.id === id);
  if (!found) throw new Error(`There is no case ${id}; MP-49 guards this.`);
  const { title, text, table, figure, facts } = found.data;
  return {
    id,
    title,
    paragraphs: paragraphsOf(text),
    ...(table && { table }),
    ...(figure && { figure: figureOf(courseKey, figure) }),
    uses: uses.flatMap((name) => paragraphsOf(facts[name] ?? '')),
  };
}

/** The shipped questions that name a case, in the order of their files. */
export const questionsOn = (content: Content, { id }: Pick<CaseFile, 'id'>): QuestionSource[] =>
  content.questions.filter((question) => isShipped(question) && question.data.case?.id === id);

/** The sets of which a bank has every question. */
export function compileSets(content: Content, bank: readonly QuestionSource[]): CaseSet[] {
  const own = new Set(bank.map(({ id }) => id));
  return content.cases.filter(isShipped).flatMap(({ id }) => {
    const questions = questionsOn(content, { id });
    if (questions.length === 0 || questions.some((question) => !own.has(question.id))) return [];
    const named = questions.map((question) => ({
      questionId: question.id,
      unit: question.inBank?.unit ?? '',
    }));
    return [{ caseId: id, questions: named }];
  });
}
