// The question types as authors write them: a new type is a file beside this one and two lines here.
import { z } from 'zod';
import type { QuestionType } from '#domain/questions/questions.ts';
import { multipleChoice, singleChoice } from './choice.ts';
import { fill } from './fill.ts';
import { hotspot } from './hotspot.ts';
import { match } from './match.ts';
import { order } from './order.ts';
import type {
  AuthoredType,
  Box,
  Fault,
  OptionSet,
  PartList,
  ReasonAt,
  TrappedParts,
} from './question-type.ts';
import { scenario } from './scenario.ts';

const authoredTypes = {
  sc: singleChoice,
  ms: multipleChoice,
  gradient: scenario,
  match,
  order,
  fill,
  hotspot,
} satisfies Record<QuestionType, object>;

const questionSchema = z.discriminatedUnion('type', [
  singleChoice.schema,
  scenario.schema,
  match.schema,
  order.schema,
  fill.schema,
  hotspot.schema,
]);
export type QuestionFile = z.infer<typeof questionSchema>;

/** `courses/<course>/questions/<slug>.yaml` and `banks/<bank>/<unit>.yaml`: a list of questions. */
export const questionsSchema = z.array(questionSchema);

const typeOf = ({ type }: Pick<QuestionFile, 'type'>): AuthoredType<QuestionFile> =>
  // The compiler cannot see that the entry of a type takes the question of that type.
  authoredTypes[type] as unknown as AuthoredType<QuestionFile>;

/** The lists of options: one of choices and scenarios, one a gap; none of the other types. */
export const optionSetsOf = (question: QuestionFile): OptionSet[] =>
  typeOf(question).optionSets(question);

/** All that is read before the options: the case, the question, and a text with gaps. */
export const askedTextOf = (question: QuestionFile): string =>
  typeOf(question).asked(question).join('\n\n');

/** The lists of everything that can be chosen, placed or pointed at. */
export const partListsOf = (question: QuestionFile): PartList[] => typeOf(question).parts(question);

/** The texts of all parts, and the picture or view where there is one. */
export const partTextsOf = (question: QuestionFile): string[] => [
  ...figuresOf(question).map(({ src }) => src),
  ...[viewIn(question) ?? []].flat(),
  ...partListsOf(question).flatMap(({ parts }) => parts.map(({ text }) => text)),
];

/** What is right, in words. */
export const keyTextOf = (question: QuestionFile): string[] => typeOf(question).keyTexts(question);

/** The reasons of all options, sides, items, gaps and areas. */
export const reasonsOf = (question: QuestionFile): ReasonAt[] => typeOf(question).reasons(question);

/** What carries codes of errors: an order and pairs have no distractors. */
export const trappedIn = (question: QuestionFile): TrappedParts[] =>
  typeOf(question).trapped(question);

/** The pictures that a question shows: that of its type, or the one that stands with it. */
export const figuresOf = (question: QuestionFile) => {
  const { figure: beside } = question;
  const figure =
    typeOf(question).figure?.(question) ??
    (beside && 'src' in beside ? { src: beside.src, path: ['figure', 'src'] } : undefined);
  return figure === undefined ? [] : [figure];
};

/** The view that stands with a question. */
export const viewIn = ({ figure }: QuestionFile): string | undefined =>
  figure !== undefined && 'view' in figure ? figure.view : undefined;

/** The views that can be chosen. */
export const viewsToChoose = (question: QuestionFile) => typeOf(question).views?.(question) ?? [];

export const keyFaultsOf = (question: QuestionFile): Fault[] =>
  typeOf(question).keyFaults(question);

/** @param picture of the figure it shows; undefined where there is none */
export const partFaultsOf = (question: QuestionFile, picture: Box | undefined): Fault[] =>
  typeOf(question).partFaults(question, picture);

/** What the catalog holds of a question. */
export function compiledQuestion(file: QuestionFile): object {
  const {
    state: _,
    family: _family,
    legacy: _legacy,
    relation: _relation,
    case: _case,
    ...question
  } = file;
  return typeOf(file).compiled(question as QuestionFile);
}
