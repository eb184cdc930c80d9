// A question type: one file in each of four rooms, and a line in each of their lists. It begins as one
// right option of several, with the answer that single choice has.
import type { Names } from './names.ts';
import type { Tree } from './tree.ts';

const rule = ({ camel, pascal, words }: Names) => `// ${words}: one right option of several.
import { type ChosenAnswer, chosenIn } from './choice.ts';
import {
  countOf,
  idsOf,
  type QuestionHead,
  type QuestionOption,
  type QuestionRules,
  textsOf,
  wrongPicks,
} from './question.ts';

export interface ${pascal}Question extends QuestionHead {
  readonly type: '${camel}';
  readonly options: readonly QuestionOption[];
  /** Id of the right option. */
  readonly right: string;
}

export const ${camel}: QuestionRules<${pascal}Question, ChosenAnswer> = {
  maxPoints: 1,
  form: 'one option',
  key: ({ right }) => ({ chosen: [right] }),
  fitted: ({ options }, answer) => {
    const chosen = chosenIn(options, answer);
    return chosen?.length === 1 ? { chosen } : undefined;
  },
  missing: (_, answer) => 1 - countOf(answer?.chosen),
  shownOrder: ({ options }, mix) => mix(idsOf(options)),
  texts: ({ options }) => textsOf(options),
  picks: ({ options, right }) => wrongPicks(idsOf(options), [right]),
};
`;

const authored = ({ camel, words }: Names) => `// ${words} as authors write it.
import { z } from 'zod';
import {
  type AuthoredType,
  between,
  byOptions,
  type Fault,
  idsOf,
  optionSchema,
  questionHead,
  twice,
} from './question-type.ts';

const ${camel}Schema = z.strictObject({
  ...questionHead,
  type: z.literal('${camel}'),
  options: z.array(optionSchema).min(2),
  right: z.string().min(1),
});
type File = z.infer<typeof ${camel}Schema>;

export const ${camel} = {
  schema: ${camel}Schema,
  ...byOptions<File>(({ options, right }) => [{ path: ['options'], options, answer: [right] }]),
  asked: ({ stem }) => [stem],
  keyFaults: ({ options, right }): Fault[] =>
    idsOf(options).includes(right)
      ? []
      : [[['right'], \`there is no option \${right}\`, 'name the id of one']],
  partFaults: ({ options }) => [
    ...twice('options', options),
    ...between('options', options, 2, 6),
  ],
  compiled: (question) => question,
} satisfies AuthoredType<File>;
`;

const wire = ({ kebab, camel, pascal, words }: Names) => `// ${words} on the wire.
import { z } from 'zod';
import type { ChosenAnswer } from '#domain/questions/choice.ts';
import type { ${pascal}Question } from '#domain/questions/${kebab}.ts';
import { optionIdSchema } from '../fields.ts';
import { asked, explained, optionViewSchema, type QuestionWire } from './parts.ts';

const openSchema = z.object({
  ...asked,
  type: z.literal('${camel}'),
  options: z.array(optionViewSchema),
});

const feedbackSchema = z.object({
  ...explained,
  type: z.literal('${camel}'),
  /** Empty where it was left unanswered. */
  chosen: z.array(optionIdSchema),
  answer: z.array(optionIdSchema),
  reasons: z.array(z.object({ optionId: optionIdSchema, why: z.string() })),
});

export const ${camel}Wire = {
  openSchema,
  feedbackSchema,
  open: ({ type, options }, shown) => ({ type, options: shown.lines(options) }),
  feedback: ({ type, options }, given, key) => ({
    type,
    chosen: [...(given?.chosen ?? [])],
    answer: [...key.chosen],
    reasons: options.map(({ id, why }) => ({ optionId: id, why })),
  }),
} satisfies QuestionWire<
  ${pascal}Question,
  ChosenAnswer,
  z.infer<typeof openSchema>,
  z.infer<typeof feedbackSchema>
>;
`;

const ui = ({ camel, pascal, words }: Names) => `// ${words} on the screen.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { MarkedOptions, markTag, OptionList } from '#client/ui/answering/option-list.tsx';
import { Reasons } from '#client/ui/answering/reasons.tsx';
import { optionResult, orderedReasons } from '#client/ui/answering/verdict-order.ts';
import { chosenIn } from '../answer-value.ts';
import type { InputProps } from '../input-props.ts';
import type { MarkedProps, QuestionUi, ReasonsProps } from '../question-ui.ts';

function ${pascal}Input(props: InputProps<'${camel}'>) {
  const { question, value, disabled, labelledBy, lang, onChange, onAgain } = props;
  const { pressAgain } = useTexts('player');
  return (
    <div lang={lang}>
      <OptionList
        againText={pressAgain}
        chosen={chosenIn(value)}
        isLocked={disabled}
        isMany={false}
        labelledBy={labelledBy}
        name={question.id}
        onAgain={onAgain}
        onChoose={(id) => onChange({ chosen: [id] })}
        options={question.options}
      />
    </div>
  );
}

function Marked${pascal}({ question, feedback, lang }: MarkedProps<'${camel}'>) {
  const player = useTexts('player');
  return (
    <div lang={lang}>
      <MarkedOptions
        isMany={false}
        label={player.outcome}
        markOf={(id) => {
          const result = optionResult(feedback, id);
          return { result, ...markTag(player, result, feedback.chosen.includes(id)) };
        }}
        options={question.options}
      />
    </div>
  );
}

function ${pascal}Reasons({ question, feedback, readOn }: ReasonsProps<'${camel}'>) {
  const lang = contentLang(useLocale());
  const words = useTexts('player');
  const whyOf = (id: string) => feedback.reasons.find(({ optionId }) => optionId === id)?.why;
  return (
    <Reasons
      explanation={feedback.explanation}
      lang={lang}
      markOf={optionLetter}
      readOn={readOn}
      source={feedback.ref}
      words={words}
      {...orderedReasons(question.options, feedback, whyOf)}
    />
  );
}

export const ${camel}: QuestionUi<'${camel}'> = {
  Input: ${pascal}Input,
  Marked: Marked${pascal},
  Reasons: ${pascal}Reasons,
  hint: (_, hints) => hints.sc,
  choices: ({ options }) => options.length,
  press: ({ options }, _, index) => {
    const option = options[index];
    return option && { chosen: [option.id] };
  },
  chosenNames: ({ options }, answer) => {
    const chosen = chosenIn(answer);
    const names = options.flatMap(({ id }, at) => (chosen.includes(id) ? [optionLetter(at)] : []));
    return { names, between: ', ' };
  },
};
`;

const ruleTest = ({ kebab, camel, pascal, words }: Names) => `import { expect, test } from 'vitest';
import { anOption, aQuestion } from '#tests/support/builders.ts';
import { isRight } from './answer.ts';
import type { ${pascal}Question } from './${kebab}.ts';

const { type: _, options: __, answer: ___, ...head } = aQuestion();
const question: ${pascal}Question = {
  ...head,
  type: '${camel}',
  options: [anOption('a'), anOption('b'), anOption('c')],
  right: 'b',
};

test('${words}: the right option is right, and no other', () => {
  expect(['a', 'b', 'c'].map((id) => isRight(question, { chosen: [id] }))).toEqual([
    false,
    true,
    false,
  ]);
});
`;

export function addQuestionType(tree: Tree, names: Names): void {
  const { kebab, camel, pascal } = names;
  const lists = {
    domain: 'src/domain/questions/questions.ts',
    content: 'src/content/questions/questions.ts',
    contract: 'src/contract/questions/questions.ts',
    client: 'src/client/features/questions/question-types.ts',
  };
  const files = { domain: rule, content: authored, contract: wire };
  for (const [room, write] of Object.entries(files)) {
    tree.add(`src/${room}/questions/${kebab}.ts`, write(names));
  }
  tree.add(`src/client/features/questions/types/${kebab}.tsx`, ui(names));
  tree.add(`src/domain/questions/${kebab}.test.ts`, ruleTest(names));

  const { domain, content, contract, client } = lists;
  tree.addBefore(
    domain,
    'export type Question',
    `import { type ${pascal}Question, ${camel} } from './${kebab}.ts';`,
  );
  tree.addBefore(domain, '| ChoiceQuestion', `  | ${pascal}Question`);
  tree.addBefore(domain, 'sc: singleChoice', `  ${camel},`);
  tree.addBefore(content, 'const authoredTypes', `import { ${camel} } from './${kebab}.ts';\n`);
  tree.addBefore(content, 'sc: singleChoice', `  ${camel},`);
  tree.addBefore(content, 'singleChoice.schema', `  ${camel}.schema,`);
  tree.addBefore(contract, 'const wires', `import { ${camel}Wire } from './${kebab}.ts';\n`);
  tree.addBefore(contract, 'sc: choiceWire', `  ${camel}: ${camel}Wire,`);
  tree.addBefore(contract, 'choiceWire.openSchema', `  ${camel}Wire.openSchema,`);
  tree.addBefore(contract, 'choiceWire.feedbackSchema', `  ${camel}Wire.feedbackSchema,`);
  tree.addBefore(
    client,
    'const questionTypes',
    `import { ${camel} } from './types/${kebab}.tsx';\n`,
  );
  tree.addBefore(client, 'sc: singleChoice', `  ${camel},`);
}
