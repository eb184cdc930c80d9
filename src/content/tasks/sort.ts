// Sorting as authors write it.
import { z } from 'zod';
import { slugSchema } from '../schema/fields.ts';
import {
  type AuthoredTask,
  type Fault,
  ITEM_TEXT,
  labelled,
  MINUTES_PER_CHOICE,
  taskHead,
  WHY_TEXT,
  words,
} from './task-kind.ts';

const sortSchema = z.strictObject({
  ...taskHead,
  kind: z.literal('sort'),
  bins: z.array(labelled(60)).min(2).max(4),
  items: z
    .array(z.strictObject({ ...labelled(ITEM_TEXT).shape, bin: slugSchema, why: words(WHY_TEXT) }))
    .min(4)
    .max(10),
});
type SortFile = z.infer<typeof sortSchema>;

function binFaults({ bins, items }: SortFile): Fault[] {
  const ids = bins.map(({ id }) => id);
  return [
    ...items.flatMap(({ id, bin }, index): Fault[] =>
      ids.includes(bin)
        ? []
        : [[['items', index, 'bin'], `${id} goes into ${bin}`, `use ${ids.join(', ')}`]],
    ),
    ...ids.flatMap((id, index): Fault[] =>
      items.some(({ bin }) => bin === id)
        ? []
        : [[['bins', index], `nothing goes into ${id}`, 'add an item or remove it']],
    ),
  ];
}

export const sort = {
  schema: sortSchema,
  lists: ({ bins, items }) => [
    ['bins', bins],
    ['items', items],
  ],
  faults: binFaults,
  minutes: ({ items }) => items.length * MINUTES_PER_CHOICE,
} satisfies AuthoredTask<SortFile>;
