// The product's catalog with a small bank and two papers, for tests of the engine: twelve questions
// whose keys and reasons carry a word that nothing else has.
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { Paper } from '#domain/exam/paper.ts';
import type { ChoiceQuestion } from '#domain/questions/choice.ts';
import { productCatalog } from './catalog.ts';

/** Stands in every key's reason, explanation and reference: what must not leave too early. */
export const CANARY = 'canary-7f3a';

const SUBJECTS = [
  'A bank wants one view of its change portfolio. Who asks for the first architecture work?',
  'Two units use the word customer differently. What settles which meaning counts?',
  'A sponsor doubts the effort of a repository. Which benefit can be shown first?',
  'A project copies an old pattern that was withdrawn. What would have told the team?',
  'The enterprise buys a rival. Which boundary has to be drawn anew before any model is?',
  'A chief officer asks what an architecture is not. Which answer is the most useful one?',
  'An auditor asks where a principle came from. Which two records answer the question?',
  'The vision is approved and the domains are next. Which document carries the work on?',
  'A gap list names a block that nobody owns. Which step brings it to an owner?',
  'A release ends and the contract asks for a review. Who holds it against the target?',
  'A new law arrives during planning. Where does it enter before anything is changed?',
  'A transition is unstable for a year. Which two facts decide whether it may stand?',
];

function aSample(at: number): ChoiceQuestion {
  const isDouble = SUBJECTS[at]!.includes('Which two');
  const ids = ['a', 'b', 'c', 'd', 'e'].slice(0, isDouble ? 5 : 4);
  const answer = isDouble ? [ids[at % 5]!, ids[(at + 2) % 5]!].sort() : [ids[at % 4]!];
  const unit = at < 7 ? 'u1' : 'u3';
  return {
    id: `tgf.q.${unit}.${9001 + at}`,
    courseKey: 'togaf',
    type: isDouble ? 'ms' : 'sc',
    stem: SUBJECTS[at]!,
    tags: [`tgf.${unit}`],
    difficulty: (['easy', 'medium', 'hard'] as const)[at % 3]!,
    bloom: 'understand',
    spec: 'togaf-10',
    options: ids.map((id) => ({
      id,
      text: `Sample option ${id.toUpperCase()} of question ${at + 1}`,
      why: `${CANARY}: option ${id} is ${answer.includes(id) ? 'what the rule asks for' : 'a step too early'}.`,
    })),
    answer,
    explanation: `${CANARY}: the rule behind question ${at + 1}, in a sentence that explains it.`,
    ref: `TOGAF Standard, 10th Edition, ${CANARY}`,
    checkedOn: '2026-11-20',
    rev: 1,
  };
}

export const SAMPLE_QUESTIONS: readonly ChoiceQuestion[] = SUBJECTS.map((_, at) => aSample(at));

/** Six questions in ten minutes, with another line than the exam's own; keys after the end. */
export const SAMPLE_EXAM: Paper = {
  id: 'pap.sample.foundation',
  key: 'sample-foundation',
  courseKey: 'togaf',
  title: 'Sample simulation',
  description: 'Six questions over two topics.',
  kind: 'simulation',
  difficulty: 'Intermediate',
  bankId: 'sample',
  count: 6,
  minutes: 10,
  passPercent: 55,
  examPassPercent: 70,
  blueprint: { u1: 4, u3: 2 },
  review: 'afterSubmit',
  source: 'Our own design',
  checkedOn: '2026-11-20',
};

/** Four questions, each explained at once. */
export const SAMPLE_PRACTICE: Paper = {
  id: 'pap.sample.daily',
  key: 'sample-daily',
  courseKey: 'togaf',
  title: 'Sample practice',
  description: 'Four questions, each explained at once.',
  kind: 'practice',
  difficulty: 'Beginner',
  bankId: 'sample',
  count: 4,
  minutes: 4,
  passPercent: 70,
  review: 'immediate',
  source: 'Our own design',
  checkedOn: '2026-11-20',
};

/** Tests answer in milliseconds: only those that look at the pace let it decide what is paid. */
export function catalogWithExams(): Catalog {
  const catalog = productCatalog();
  const { rewards } = catalog;
  const entries = (unit: string) =>
    SAMPLE_QUESTIONS.filter(({ tags }) => tags[0] === `tgf.${unit}`).map(({ id }) => ({
      questionId: id,
    }));
  return {
    ...catalog,
    rewards: {
      ...rewards,
      pace: { ...rewards.pace, wordsPerMinute: 1_000_000_000, secondsPerQuestion: 0 },
    },
    questions: [...catalog.questions, ...SAMPLE_QUESTIONS],
    banks: [
      ...catalog.banks,
      { id: 'sample', courseKey: 'togaf', units: { u1: entries('u1'), u3: entries('u3') } },
    ],
    papers: [SAMPLE_EXAM, SAMPLE_PRACTICE, ...catalog.papers],
  };
}
