import type { Bank, BankEntry, Paper } from '#domain/exam/paper.ts';
import { compileSets } from './compile-cases.ts';
import { type Content, isShipped, type QuestionSource } from './content.ts';
import type { QuestionFile } from './questions/questions.ts';
import { drawnBanks, type PaperFile } from './schema/paper.ts';

/** The banks of all courses with what is shipped of them. */
export function compileBanks(content: Content): Bank[] {
  const shipped = [...content.questions.filter(isShipped), ...content.drills];
  const banks = Map.groupBy(shipped, ({ courseKey, inBank }) =>
    inBank ? `${courseKey} ${inBank.bank}` : '',
  );
  banks.delete('');
  const single = [...banks.values()].map((questions) => toBank(content, questions));
  return [...single, ...derived(content, shipped)];
}

/** What papers draw from that take several banks as one, or some of the questions alone. */
function derived(content: Content, shipped: readonly QuestionSource[]): Bank[] {
  const banks = new Map<string, Bank>();
  for (const { courseKey, data } of content.papers.filter(isShipped)) {
    if (drawnBanks(data).length < 2 && !data.types && !data.questionDifficulties) continue;
    const id = bankIdOf(data);
    const own = shipped.filter(
      (question) => question.courseKey === courseKey && isDrawnBy(data, question),
    );
    banks.set(`${courseKey} ${id}`, { ...toBank(content, own), id, courseKey });
  }
  return [...banks.values()];
}

/** Whether a paper may ask a question of its course. */
export const isDrawnBy = (paper: PaperFile, { inBank, data }: QuestionSource): boolean =>
  drawnBanks(paper).includes(inBank?.bank ?? '') &&
  (paper.types?.includes(data.type) ?? true) &&
  (paper.questionDifficulties?.includes(data.difficulty) ?? true);

const bankIdOf = (paper: PaperFile): string =>
  [drawnBanks(paper), paper.types ?? [], paper.questionDifficulties ?? []]
    .filter((names) => names.length > 0)
    .map((names) => names.join('+'))
    .join(' ');

function toBank(content: Content, questions: readonly QuestionSource[]): Bank {
  const [first] = questions;
  const units = Map.groupBy(questions, ({ inBank }) => inBank?.unit ?? '');
  const sets = compileSets(content, questions);
  return {
    id: first?.inBank?.bank ?? '',
    courseKey: first?.courseKey ?? '',
    units: Object.fromEntries(
      [...units].map(([unit, list]) => [unit, list.filter(standsAlone).map(entryOf)]),
    ),
    ...(sets.length > 0 && { sets }),
  };
}

/** Questions on a case are drawn with their set only. */
export const standsAlone = ({ data }: QuestionSource): boolean => data.case === undefined;

export const entryOf = ({ id, data }: QuestionSource): BankEntry => ({
  questionId: id,
  forms: [isGraphic(data) ? 'graphic' : data.type, ...(data.asks ? [data.asks] : [])],
  ...(data.family !== undefined && { family: data.family }),
});

/** Something has to be read off a table or a picture before one of the options is chosen. */
const isGraphic = ({ type, table, figure }: QuestionFile): boolean =>
  type !== 'hotspot' && (table !== undefined || figure !== undefined);

/** The shipped papers, by course, in the order of their files. */
export const compilePapers = (content: Content): Paper[] =>
  content.papers.filter(isShipped).map(({ courseKey, data }) => {
    const { state: _, bank: __, types: ___, questionDifficulties: ____, ...paper } = data;
    return { ...paper, courseKey, bankId: bankIdOf(data) };
  });
