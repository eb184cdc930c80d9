// Matching as authors write it.
import { z } from 'zod';
import {
  type AuthoredType,
  between,
  explainedSchema,
  type Fault,
  idsOf,
  partIdSchema,
  questionHead,
  reasonsAt,
  twice,
  withoutOptions,
} from './question-type.ts';

const matchSchema = z.strictObject({
  ...questionHead,
  type: z.literal('match'),
  left: z.array(explainedSchema).min(2),
  right: z.array(z.strictObject({ id: partIdSchema, text: z.string().min(1) })).min(2),
  /** Every left side with its right one. */
  pairs: z.array(z.tuple([partIdSchema, partIdSchema])).min(1),
});
type MatchFile = z.infer<typeof matchSchema>;

function matchFaults({ left, right, pairs }: MatchFile): Fault[] {
  const lefts = pairs.map(([one]) => one);
  const rights = pairs.map(([, one]) => one);
  const isOneEach = (named: readonly string[], parts: readonly { readonly id: string }[]) =>
    new Set(named).size === named.length && named.every((id) => idsOf(parts).includes(id));
  const isWhole =
    isOneEach(lefts, left) && isOneEach(rights, right) && pairs.length === left.length;
  const isMeasured = right.length === left.length || right.length === left.length + 1;
  return [
    ...twice('left', left),
    ...twice('right', right),
    ...between('left', left, 3, 6),
    ...(isWhole
      ? []
      : [
          [
            ['pairs'],
            'the pairs do not give each left side one right side',
            'pair each once',
          ] as const,
        ]),
    ...(isMeasured
      ? []
      : [
          [
            ['right'],
            `${right.length} right sides for ${left.length} left ones`,
            'write as many, or one more',
          ] as const,
        ]),
  ];
}

export const match = {
  schema: matchSchema,
  ...withoutOptions,
  asked: ({ stem }) => [stem],
  parts: ({ left, right }) => [
    { path: ['left'], parts: left, kind: 'sides' },
    { path: ['right'], parts: right, kind: 'sides' },
  ],
  keyTexts: ({ left, right, pairs }) => {
    const texts = new Map([...left, ...right].map(({ id, text }) => [id, text]));
    return pairs.map((pair) => pair.map((id) => texts.get(id) ?? id).join(' = '));
  },
  reasons: ({ left }) => reasonsAt(['left'], left, 'side'),
  keyFaults: () => [],
  partFaults: matchFaults,
  compiled: (question) => question,
} satisfies AuthoredType<MatchFile>;
