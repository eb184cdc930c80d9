// Single and multiple choice as authors write them.
import { z } from 'zod';
import { calculationSchema } from '../calculations/operands.ts';
import {
  type AuthoredType,
  byOptions,
  type Fault,
  idsOf,
  optionSchema,
  questionHead,
} from './question-type.ts';

const choiceSchema = z.strictObject({
  ...questionHead,
  type: z.enum(['sc', 'ms']),
  options: z.array(optionSchema).min(2),
  answer: z.array(z.string().min(1)).min(1),
  /** How the number of each option comes about (QC-36). */
  calculation: calculationSchema.exactOptional(),
});
export type ChoiceFile = z.infer<typeof choiceSchema>;

const NUMBER_WORDS: Readonly<Record<number, RegExp>> = {
  2: /\b(?:two|2)\b/i,
  3: /\b(?:three|3)\b/i,
};

/** What is wrong with keys and numbers of both types. */
function commonFaults({ options, answer }: ChoiceFile): Fault[] {
  const found: Fault[] = [];
  const ids = idsOf(options);
  if (new Set(ids).size < options.length) {
    found.push([['options'], 'two options have the same id', 'letter the options a, b, c, …']);
  }
  if (new Set(answer).size < answer.length || answer.some((id) => !ids.includes(id))) {
    const message = 'the answer names an option twice or one that is not there';
    found.push([['answer'], message, 'name ids']);
  }
  return found;
}

const choice = {
  schema: choiceSchema,
  ...byOptions<ChoiceFile>(({ options, answer, calculation }) => [
    { path: ['options'], options, answer, calculation },
  ]),
  asked: ({ stem }) => [stem],
  partFaults: () => [],
  compiled: ({ calculation: _, ...question }) => question,
} satisfies Omit<AuthoredType<ChoiceFile>, 'keyFaults'>;

export const singleChoice = {
  ...choice,
  keyFaults: (question) => {
    const { options, answer } = question;
    const found = commonFaults(question);
    if (answer.length !== 1) found.push([['answer'], `${answer.length} keys`, 'name one option']);
    if (options.length !== 4) {
      found.push([['options'], `${options.length} options`, 'single choice has four options']);
    }
    return found;
  },
} satisfies AuthoredType<ChoiceFile>;

export const multipleChoice = {
  ...choice,
  keyFaults: (question) => {
    const { options, answer, stem } = question;
    const found = commonFaults(question);
    if (answer.length < 2 || answer.length > 3) {
      const fix = 'multiple choice has two or three right options';
      found.push([['answer'], `${answer.length} keys`, fix]);
    }
    if (options.length < 5 || options.length > 6) {
      const fix = 'multiple choice has five or six options';
      found.push([['options'], `${options.length} options`, fix]);
    }
    if (NUMBER_WORDS[answer.length]?.test(stem) === false) {
      const message = `the stem does not say ${answer.length}`;
      found.push([['stem'], message, 'say how many options to choose']);
    }
    return found;
  },
} satisfies AuthoredType<ChoiceFile>;
