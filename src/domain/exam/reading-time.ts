// How long a paper takes to read at most, said before it is taken: who takes that long is never too quick to count.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { textsOfCase } from '#domain/questions/question-case.ts';
import { leastMsPaid, wordsOf, wordsShown } from './pace.ts';
import { type Paper, takesMore } from './paper.ts';

const longest = (words: readonly number[], count: number): number[] =>
  words.toSorted((a, b) => b - a).slice(0, count);

const sumOf = (words: readonly number[]): number => words.reduce((sum, count) => sum + count, 0);

/**
 * The shortest time that counts for a paper however it is drawn, ms: that of the longest questions and cases
 * which can stand on it together. Null where nobody knows before, because questions can be added.
 */
export function enoughReadingMs(catalog: CatalogIndex, paper: Paper): number | null {
  if (takesMore(paper)) return null;
  const { units, sets = [] } = catalog.bankOf(paper);
  const alone = Object.entries(units).flatMap(([unit, entries]) =>
    entries.flatMap(({ questionId }) => {
      const question = catalog.findQuestion(questionId);
      return question ? [{ unit, question }] : [];
    }),
  );
  const inSets = sets.flatMap(({ questions }) =>
    questions.flatMap(({ questionId, unit }) => {
      const question = catalog.findQuestion(questionId);
      return question ? [{ unit, question }] : [];
    }),
  );
  const wordsIn = (unit: string | null): number[] =>
    [...alone, ...inSets]
      .filter((one) => unit === null || one.unit === unit)
      .map(({ question }) => wordsShown(question));
  const words =
    paper.blueprint && paper.draw === undefined
      ? Object.entries(paper.blueprint).flatMap(([unit, count]) => longest(wordsIn(unit), count))
      : longest(wordsIn(null), paper.count);
  const cases = (some: typeof alone): number[] => {
    const told = new Map(some.flatMap(({ question: { case: of } }) => (of ? [[of.id, of]] : [])));
    return [...told.values()].map((one) => wordsOf(textsOfCase(one)));
  };
  const casesRead =
    sumOf(longest(cases(alone), paper.count)) + sumOf(longest(cases(inSets), paper.caseSets ?? 0));
  const [first = 0, ...others] = words;
  return leastMsPaid([first + casesRead, ...others], catalog.rewards.pace);
}
