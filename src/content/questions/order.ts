// Ordering as authors write it: the items in the right order.
import { z } from 'zod';
import { opaqueItems } from '../opaque-items.ts';
import {
  type AuthoredType,
  between,
  explainedSchema,
  questionHead,
  reasonsAt,
  twice,
  withoutOptions,
} from './question-type.ts';

const orderSchema = z.strictObject({
  ...questionHead,
  type: z.literal('order'),
  /** In the right order; learners see them in another. */
  items: z.array(explainedSchema).min(2),
});

export const order = {
  schema: orderSchema,
  ...withoutOptions,
  asked: ({ stem }) => [stem],
  parts: ({ items }) => [{ path: ['items'], parts: items, kind: 'items' }],
  keyTexts: ({ items }) => [items.map(({ text }) => text).join(' < ')],
  reasons: ({ items }) => reasonsAt(['items'], items, 'item'),
  keyFaults: () => [],
  partFaults: ({ items }) => [...twice('items', items), ...between('items', items, 3, 8)],
  compiled: (question) => ({ ...question, items: opaqueItems(question.id, question.items) }),
} satisfies AuthoredType<z.infer<typeof orderSchema>>;
