// Ordering on the wire: items come in an order that a seed decided, not in the right one.
import { z } from 'zod';
import type { OrderStep } from '#domain/tasks/order.ts';
import { bare, idSchema, labelledSchema, type TaskWire } from './task.ts';

const answerSchema = z.strictObject({
  kind: z.literal('order'),
  order: z.array(idSchema).max(20),
});
const openShape = { items: z.array(labelledSchema) };

export const orderWire: TaskWire<OrderStep, typeof answerSchema, typeof openShape> = {
  answerSchema,
  openShape,
  open: ({ items }, mix) => ({ items: bare(mix(items)) }),
  rightOrder: ({ items }) => items.map(({ id }) => id),
};
