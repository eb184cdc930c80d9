// Writing a short text, as authors set it.
import { z } from 'zod';
import {
  type AuthoredTask,
  minutesToWrite,
  rubricSchema,
  taskHead,
  wordLimits,
} from './task-kind.ts';

const textSchema = z.strictObject({
  ...taskHead,
  kind: z.literal('text'),
  ...wordLimits,
  rubric: rubricSchema,
  /** What a good answer looks like; it opens once the learner's own is handed in. */
  model: z.string().min(1),
});

export const text = {
  schema: textSchema,
  lists: ({ rubric }) => [['rubric', rubric]],
  faults: () => [],
  minutes: minutesToWrite,
  written: (task) => [{ field: [], limits: task, model: task.model }],
} satisfies AuthoredTask<z.infer<typeof textSchema>>;
