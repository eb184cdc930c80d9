// The product's catalog with a bank of all question types and papers of it, for tests of the engine:
// every key, score, reason, fact and reference carries a word that nothing else has.
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { Paper } from '#domain/exam/paper.ts';
import type { Question } from '#domain/questions/questions.ts';
import { anOption, aQuestion } from './builders.ts';
import { productCatalog } from './catalog.ts';
import { CANARY, SAMPLE_EXAM } from './exam-catalog.ts';
import { aFill, aGradient, aHotspot, aMatch, anOrderQuestion } from './question-builders.ts';

/** Puts the canary into whatever must not leave too early. */
function marked<Q extends Question>(question: Q): Q {
  const secret = (key: string, value: unknown) =>
    (key === 'why' || key === 'explanation' || key === 'ref' || key === 'trap') &&
    typeof value === 'string'
      ? `${CANARY} ${value}`
      : value;
  // A question is plain data, so it comes back as it was but for its texts.
  return JSON.parse(JSON.stringify(question, secret)) as Q;
}

const about = (unit: string, at: number) => ({
  id: `tga.q.${unit}.${9001 + at}`,
  tags: [`tgp.${unit}`],
  stem: `What has to be done in case ${at + 1} of the mixed paper?`,
});

/** One of each type; the hotspot stands in a picture of the course. */
export function mixedQuestions(catalog: Catalog): Question[] {
  const src = catalog.figures[0]!.src;
  const options = ['a', 'b', 'c', 'd', 'e'].map(anOption);
  return [
    aQuestion(about('a1', 0)),
    aQuestion({ ...about('a1', 1), type: 'ms', options, answer: ['b', 'd'] }),
    aMatch(about('a2', 2)),
    anOrderQuestion(about('a2', 3)),
    aFill(about('a2', 4)),
    aHotspot({ ...about('a3', 5), figure: { src, alt: 'Three boxes stand side by side.' } }),
    aGradient({
      ...about('a4', 6),
      facts: ['one', 'two', 'three', 'four'].map((fact) => `${CANARY} fact ${fact}`),
    }),
  ].map(marked);
}

const blueprint = { a1: 2, a2: 3, a3: 1, a4: 1 };

/** Seven questions, one of each type, for eleven points. */
export const MIXED_EXAM: Paper = {
  ...SAMPLE_EXAM,
  id: 'pap.mixed.certified',
  key: 'mixed-certified',
  title: 'Mixed simulation',
  bankId: 'mixed',
  count: 7,
  passPercent: 60,
  examPassPercent: 90,
  blueprint,
  openBook: true,
};

/** The same in two blocks, with a break after the third question. */
export const MIXED_BLOCKS: Paper = {
  ...MIXED_EXAM,
  id: 'pap.mixed.blocks',
  key: 'mixed-certified-blocks',
  breaksAfter: [3],
  breakMinutes: 10,
};

/** The same questions, each explained at once. */
export const MIXED_PRACTICE: Paper = {
  ...MIXED_EXAM,
  id: 'pap.mixed.practice',
  key: 'mixed-practice',
  kind: 'practice',
  review: 'immediate',
};

export function catalogWithMixedExam(): Catalog {
  const catalog = productCatalog();
  const questions = mixedQuestions(catalog);
  const units = Object.fromEntries(
    Object.keys(blueprint).map((unit) => [
      unit,
      questions
        .filter(({ tags }) => tags[0] === `tgp.${unit}`)
        .map(({ id }) => ({ questionId: id })),
    ]),
  );
  const areas = Object.keys(blueprint).map((unit) => ({
    id: `tgp.${unit}`,
    title: `Area ${unit}`,
  }));
  return {
    ...catalog,
    courses: catalog.courses.map((course) =>
      course.key === 'togaf' ? { ...course, areas } : course,
    ),
    questions: [...catalog.questions, ...questions],
    banks: [...catalog.banks, { id: 'mixed', courseKey: 'togaf', units }],
    papers: [...catalog.papers, MIXED_EXAM, MIXED_BLOCKS, MIXED_PRACTICE],
  };
}
