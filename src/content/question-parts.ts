// What rules look at in a question of any type: its texts, its options, its reasons, its key.
import type { Path } from './located.ts';
import type { ChoiceFile, QuestionFile } from './schema/question.ts';

export type OptionFile = ChoiceFile['options'][number];

/** Options to choose from, with those that are right. */
export interface OptionSet {
  /** Where the list stands in the question. */
  readonly path: Path;
  readonly options: readonly OptionFile[];
  readonly answer: readonly string[];
}

/** The lists of options: one of choices and scenarios, one a gap; none of the other types. */
export function optionSetsOf(question: QuestionFile): OptionSet[] {
  switch (question.type) {
    case 'sc':
    case 'ms':
      return [{ path: ['options'], options: question.options, answer: question.answer }];
    case 'gradient': {
      const best = question.options.filter((option) => option.score === 5);
      return [{ path: ['options'], options: question.options, answer: best.map(({ id }) => id) }];
    }
    case 'fill':
      return question.gaps.map(({ options, answer }, at) => ({
        path: ['gaps', at, 'options'],
        options,
        answer: [answer],
      }));
    default:
      return [];
  }
}

/** All that is read before the options: the case, the question, and a text with gaps. */
export function askedTextOf(question: QuestionFile): string {
  const before = question.type === 'gradient' ? [question.scenario] : [];
  const after = question.type === 'fill' ? [question.text] : [];
  return [...before, question.stem, ...after].join('\n\n');
}

/** The texts of everything that can be chosen, placed or pointed at. */
export function partTextsOf(question: QuestionFile): string[] {
  switch (question.type) {
    case 'match':
      return [...question.left, ...question.right].map(({ text }) => text);
    case 'order':
      return question.items.map(({ text }) => text);
    case 'hotspot':
      return [question.figure.src, ...question.areas.map(({ label }) => label)];
    default:
      return optionSetsOf(question).flatMap(({ options }) => options.map(({ text }) => text));
  }
}

/** What is right, in words. */
export function keyTextOf(question: QuestionFile): string[] {
  switch (question.type) {
    case 'match': {
      const texts = new Map(
        [...question.left, ...question.right].map(({ id, text }) => [id, text]),
      );
      return question.pairs.map((pair) => pair.map((id) => texts.get(id) ?? id).join(' = '));
    }
    case 'order':
      return [question.items.map(({ text }) => text).join(' < ')];
    case 'hotspot':
      return question.areas.flatMap(({ id, label }) =>
        question.answer.includes(id) ? [label] : [],
      );
    default:
      return optionSetsOf(question)
        .flatMap(keysIn)
        .map(({ text }) => text);
  }
}

export const keysIn = ({ options, answer }: OptionSet): OptionFile[] =>
  options.filter((option) => answer.includes(option.id));

export const distractorsIn = ({ options, answer }: OptionSet): OptionFile[] =>
  options.filter((option) => !answer.includes(option.id));

/** A reason that learners read in the review, with the name of what it is about. */
export interface ReasonAt {
  readonly path: Path;
  readonly name: string;
  readonly why: string;
}

/** The reasons of all options, sides, items, gaps and areas. */
export function reasonsOf(question: QuestionFile): ReasonAt[] {
  const at = (list: string, parts: readonly { id: string; why: string }[], kind: string) =>
    parts.map(({ id, why }, index) => ({
      path: [list, index, 'why'],
      name: `${kind} ${id}`,
      why,
    }));
  switch (question.type) {
    case 'match':
      return at('left', question.left, 'side');
    case 'order':
      return at('items', question.items, 'item');
    case 'hotspot':
      return at('areas', question.areas, 'area');
    default:
      return optionSetsOf(question).flatMap(({ path, options }) =>
        options.map(({ id, why }, index) => ({
          path: [...path, index, 'why'],
          name: `option ${id}`,
          why,
        })),
      );
  }
}
