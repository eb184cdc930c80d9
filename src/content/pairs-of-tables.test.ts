// Which pairs the tables of ArchiMate permit is a skill of modellers with the book open: a closed-book paper asks little of it.
import { expect, test } from 'vitest';
import { drawPaper } from '#domain/exam/draw.ts';
import { questionsOf } from '#domain/exam/paper.ts';
import { contentPart } from '#tests/support/content-part.ts';
import { compileBanks, compilePapers } from './compile-exams.ts';

const content = contentPart((path) =>
  /^courses\/archimate\/(?:course|papers|language)\.yaml$|\/archimate\/banks\//.test(path),
);
const stemOf = new Map(content.questions.map(({ id, data }) => [id, data.stem]));

/** How a question says that the tables alone answer it. */
const ASKS_TABLES =
  /relationship tables?|do(?:es)? the tables? [^.]*permit|(?:besides|other than) association|NOT (?:permitted|be drawn|be the source)|realizes no other/i;

const isOfTables = (id: string) => ASKS_TABLES.test(stemOf.get(id) ?? '');

const drawnBy = (key: string) => {
  const paper = compilePapers(content).find((one) => one.key === key)!;
  const bank = compileBanks(content).find(({ id }) => id === paper.bankId)!;
  return { paper, bank };
};

test.each(['foundation', 'foundation-oga-031'])(
  '%s asks for a pair of the tables in three of its questions at most, however it is drawn',
  (key) => {
    const { paper, bank } = drawnBy(key);
    const counts = Array.from({ length: 300 }, (_, index) => {
      const met = { seen: new Map<string, number>(), withheld: new Set<string>() };
      return drawPaper({ paper, bank, met, seed: `paper ${index}` }).filter(isOfTables).length;
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  },
);

test('a learner practises the pairs of the tables in practice by topic', () => {
  const { bank } = drawnBy('topic-practice');
  expect(questionsOf(bank).filter(isOfTables).length).toBeGreaterThan(20);
});
