import type { Bank, BankEntry, Paper } from '#domain/exam/paper.ts';
import { type Content, isShipped, type QuestionSource } from './content.ts';
import { drawnBanks, type PaperFile } from './schema/paper.ts';

/** The banks of all courses with what is shipped of them. */
export function compileBanks(content: Content): Bank[] {
  const shipped = content.questions.filter(isShipped);
  const banks = Map.groupBy(shipped, ({ courseKey, inBank }) =>
    inBank ? `${courseKey} ${inBank.bank}` : '',
  );
  banks.delete('');
  const single = [...banks.values()].map((questions) => toBank(questions));
  return [...single, ...joined(content, single)];
}

/** What papers draw from that take several banks as one. */
function joined(content: Content, single: readonly Bank[]): Bank[] {
  const banks = new Map<string, Bank>();
  for (const { courseKey, data } of content.papers.filter(isShipped)) {
    const names = drawnBanks(data);
    const parts = single.filter((bank) => bank.courseKey === courseKey && names.includes(bank.id));
    if (names.length < 2) continue;
    const id = bankIdOf(data);
    const units = Object.assign({}, ...parts.map((bank) => bank.units));
    banks.set(`${courseKey} ${id}`, { id, courseKey, units });
  }
  return [...banks.values()];
}

const bankIdOf = (paper: PaperFile): string => drawnBanks(paper).join('+');

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
    const { state: _, bank: __, ...paper } = data;
    return { ...paper, courseKey, bankId: bankIdOf(data) };
  });
