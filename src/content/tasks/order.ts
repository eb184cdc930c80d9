// Ordering as authors write it.
import { z } from 'zod';
import { opaqueItems } from '../opaque-items.ts';
import {
  type AuthoredTask,
  ITEM_TEXT,
  labelled,
  MINUTES_PER_CHOICE,
  taskHead,
  WHY_TEXT,
  words,
} from './task-kind.ts';

const orderSchema = z.strictObject({
  ...taskHead,
  kind: z.literal('order'),
  /** In the right order. */
  items: z
    .array(z.strictObject({ ...labelled(ITEM_TEXT).shape, why: words(WHY_TEXT) }))
    .min(4)
    .max(6),
});

export const order = {
  schema: orderSchema,
  lists: ({ items }) => [['items', items]],
  faults: () => [],
  minutes: ({ items }) => items.length * MINUTES_PER_CHOICE,
  compiled: (task) => ({ ...task, items: opaqueItems(task.id, task.items) }),
} satisfies AuthoredTask<z.infer<typeof orderSchema>>;
