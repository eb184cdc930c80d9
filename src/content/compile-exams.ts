import type { Bank, BankEntry, Paper } from '#domain/exam/paper.ts';
import { type Content, isShipped, type QuestionSource } from './content.ts';

/** The banks of all courses with what is shipped of them. */
export function compileBanks(content: Content): Bank[] {
  const shipped = content.questions.filter(isShipped);
  const banks = Map.groupBy(shipped, ({ courseKey, inBank }) =>
    inBank ? `${courseKey} ${inBank.bank}` : '',
  );
  banks.delete('');
  return [...banks.values()].map((questions) => toBank(questions));
}

function toBank(questions: readonly QuestionSource[]): Bank {
  const [first] = questions;
  const units = Map.groupBy(questions, ({ inBank }) => inBank?.unit ?? '');
  return {
    id: first?.inBank?.bank ?? '',
    courseKey: first?.courseKey ?? '',
    units: Object.fromEntries([...units].map(([unit, list]) => [unit, list.map(entryOf)])),
  };
}

export const entryOf = ({ id, data: { family } }: QuestionSource): BankEntry => ({
  questionId: id,
  ...(family !== undefined && { family }),
});

/** The shipped papers, by course, in the order of their files. */
export const compilePapers = (content: Content): Paper[] =>
  content.papers.filter(isShipped).map(({ courseKey, data }) => {
    const { state: _, bank, ...paper } = data;
    return { ...paper, courseKey, bankId: bank };
  });
