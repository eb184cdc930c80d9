// A text with gaps as authors write it; each gap has options of its own.
import { z } from 'zod';
import { calculationSchema } from '../calculations/operands.ts';
import {
  type AuthoredType,
  between,
  byOptions,
  type Fault,
  idsOf,
  optionSchema,
  partIdSchema,
  questionHead,
  twice,
} from './question-type.ts';

const fillSchema = z.strictObject({
  ...questionHead,
  type: z.literal('fill'),
  /** Holds each gap once, as its id in braces. */
  text: z.string().min(1),
  gaps: z
    .array(
      z.strictObject({
        id: partIdSchema,
        options: z.array(optionSchema).min(2),
        answer: z.string().min(1),
        calculation: calculationSchema.exactOptional(),
      }),
    )
    .min(1),
});
type FillFile = z.infer<typeof fillSchema>;

const GAP = /\{([^}]*)\}/g;

function fillFaults({ text, gaps }: FillFile): Fault[] {
  const named = [...text.matchAll(GAP)].map((match) => match[1] ?? '');
  const ids = idsOf(gaps);
  const isOneEach = named.length === ids.length && ids.every((id) => named.includes(id));
  return [
    ...twice('gaps', gaps),
    ...between('gaps', gaps, 1, 4),
    ...(isOneEach
      ? []
      : [[['text'], `the text has the gaps ${named.join(', ')}`, 'hold each gap once'] as const]),
    ...gaps.flatMap((gap, index): Fault[] => [
      ...between('options', gap.options, 3, 5).map(
        ([, message, fix]): Fault => [['gaps', index, 'options'], message, fix],
      ),
      ...twice('options', gap.options).map(
        ([path, message, fix]): Fault => [['gaps', index, ...path], message, fix],
      ),
      ...(idsOf(gap.options).includes(gap.answer)
        ? []
        : [[['gaps', index, 'answer'], 'the answer is no option', 'name an option'] as const]),
    ]),
  ];
}

export const fill = {
  schema: fillSchema,
  ...byOptions<FillFile>(({ gaps }) =>
    gaps.map(({ options, answer, calculation }, at) => ({
      path: ['gaps', at, 'options'],
      options,
      answer: [answer],
      calculation,
    })),
  ),
  asked: ({ stem, text }) => [stem, text],
  keyFaults: () => [],
  partFaults: fillFaults,
  compiled: (question) => ({
    ...question,
    gaps: question.gaps.map(({ calculation: _, ...gap }) => gap),
  }),
} satisfies AuthoredType<FillFile>;
