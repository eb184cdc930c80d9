// Ordering on the wire: all items, the first first.
import { z } from 'zod';
import type { OrderAnswer, OrderQuestion } from '#domain/questions/order.ts';
import { partIdSchema } from '../fields.ts';
import { asked, explained, MOST_PARTS, partViewSchema, type QuestionWire } from './parts.ts';

const orderListSchema = z.array(partIdSchema).max(MOST_PARTS);

export const orderSchema = z.strictObject({ order: orderListSchema.min(1) });

const openSchema = z.object({
  ...asked,
  type: z.literal('order'),
  items: z.array(partViewSchema),
});

const feedbackSchema = z.object({
  ...explained,
  type: z.literal('order'),
  order: orderListSchema,
  answer: orderListSchema,
  reasons: z.array(z.object({ itemId: partIdSchema, why: z.string() })),
});

export const orderWire = {
  openSchema,
  feedbackSchema,
  open: ({ type, items }, shown) => ({ type, items: shown.lines(items) }),
  feedback: ({ type, items }, given, key) => ({
    type,
    order: [...(given?.order ?? [])],
    answer: [...key.order],
    reasons: items.map(({ id, why }) => ({ itemId: id, why })),
  }),
} satisfies QuestionWire<
  OrderQuestion,
  OrderAnswer,
  z.infer<typeof openSchema>,
  z.infer<typeof feedbackSchema>
>;
