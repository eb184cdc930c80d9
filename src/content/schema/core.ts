import { z } from 'zod';
import { slugSchema } from './fields.ts';
import { lessonSchema, quizSchema } from './item.ts';

/** `core/core.yaml`: the Core line's lessons by group, and its quizzes. */
export const coreSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: slugSchema,
        title: z.string().min(1).max(40),
        /** Ids in order; one that no file has yet is a plan and is not shown. */
        lessons: z.array(z.string().min(1)).min(1),
      }),
    )
    .min(1),
  quizzes: z.array(z.string().min(1)),
});
export type CoreFile = z.infer<typeof coreSchema>;

/** The last part of the address /learning/core/{key}. */
const key = slugSchema;

/** `core/NN-<key>.yaml`: a lesson of the Core line. */
export const coreLessonSchema = lessonSchema.extend({ key });

/** `core/quiz-<name>.yaml`: a quiz of the Core line. */
export const coreQuizSchema = quizSchema.extend({ key });
