// A scenario as authors write it: a case and four ways on.
import { z } from 'zod';
import { FACT_COVERS, GRADIENT_SCORES } from '#domain/questions/scenario.ts';
import { slugSchema } from '../schema/fields.ts';
import {
  type AuthoredType,
  byOptions,
  type Fault,
  type OptionFile,
  optionSchema,
  questionHead,
} from './question-type.ts';

/** A case and four ways on, worth 5, 3, 1 and 0 (QC-03). */
const gradientSchema = z.strictObject({
  ...questionHead,
  type: z.literal('gradient'),
  /** Paragraphs, apart by an empty line. */
  scenario: z.string().min(1),
  /** What the scenario asks a good answer to consider. */
  facts: z.array(z.string().min(1)).min(1),
  /** Sentences of the case that make another option the best where they are exchanged (QC-42). */
  turns: z
    .array(
      z.strictObject({
        /** Stands in the case as it is written here. */
        replace: z.string().min(1),
        with: z.string().min(1),
        /** All options by their ids, the best of the turned case first. */
        ranking: z.array(z.string().min(1)),
        why: z.string().min(1),
      }),
    )
    .min(1),
  options: z
    .array(
      z.strictObject({
        ...optionSchema.shape,
        /** A way on in words; a diagram has none. */
        text: z.string().min(1).exactOptional(),
        /** A diagram that can be chosen: a view by its id. All options are diagrams, or none is. */
        view: slugSchema.exactOptional(),
        score: z.union([z.literal(5), z.literal(3), z.literal(1), z.literal(0)]),
        /** How it deals with each of the question's facts; contra: it goes against it. */
        facts: z.array(z.enum(FACT_COVERS)),
      }),
    )
    .min(2),
});
export type GradientFile = z.infer<typeof gradientSchema>;

const FACTS = { min: 4, max: 6 };

/** Scores and facts of a scenario: learners are told by the grid what an option misses. */
function scenarioFaults({ options, facts }: GradientFile): Fault[] {
  const found: Fault[] = [];
  const told = options.filter(({ text, view }) => (text === undefined) !== (view === undefined));
  if (told.length < options.length || (isDrawn({ options }) && options.some(({ text }) => text))) {
    found.push([['options'], 'options in words and as views', 'give all a text, or all a view']);
  }
  const scores = options.map((option) => option.score);
  if (new Set(options.map(({ id }) => id)).size < options.length) {
    found.push([['options'], 'two options have the same id', 'letter the options a, b, c, d']);
  }
  if (scores.toSorted((a, b) => b - a).join() !== GRADIENT_SCORES.join()) {
    found.push([
      ['options'],
      `the scores are ${scores.join(', ')}`,
      'give 5, 3, 1 and 0 once each',
    ]);
  }
  if (facts.length < FACTS.min || facts.length > FACTS.max) {
    const fix = `name ${FACTS.min} to ${FACTS.max} facts that the text holds`;
    found.push([['facts'], `${facts.length} facts`, fix]);
  }
  for (const option of options) {
    if (option.facts.length === facts.length) continue;
    const message = `option ${option.id} has ${option.facts.length} of ${facts.length} facts`;
    found.push([['options'], message, 'say of every fact: yes, part, no or contra']);
  }
  return found;
}

const BEST = GRADIENT_SCORES[0];

/** Whether its ways on are diagrams. */
export const isDrawn = ({ options }: Pick<GradientFile, 'options'>): boolean =>
  options.some(({ view }) => view !== undefined);

/** Its options in words; diagrams are told apart by their views. */
const inWords = ({ options }: GradientFile): OptionFile[] =>
  options.map(({ text, view, ...option }) => ({ ...option, text: text ?? view ?? '' }));

const allOptions = (question: GradientFile) => {
  const best = question.options.filter(({ score }) => score === BEST);
  return [{ path: ['options'], options: inWords(question), answer: best.map(({ id }) => id) }];
};

export const scenario = {
  schema: gradientSchema,
  ...byOptions<GradientFile>(allOptions),
  // What is said of the wording of options says nothing of diagrams.
  optionSets: (question) => (isDrawn(question) ? [] : allOptions(question)),
  views: ({ options }) =>
    options.flatMap(({ view }, index) =>
      view === undefined ? [] : [{ view, path: ['options', index, 'view'] }],
    ),
  asked: (question) => [question.scenario, question.stem],
  keyFaults: scenarioFaults,
  partFaults: () => [],
  compiled: (question) => ({
    ...question,
    scenario: paragraphsOf(question.scenario),
    options: question.options.map((option) => ({ text: '', ...option })),
  }),
} satisfies AuthoredType<GradientFile>;

/** Paragraphs stand apart by an empty line; their lines break where they like. */
export const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split(/\s+/).join(' '));
