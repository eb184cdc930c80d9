import { z } from 'zod';
import { STUDY_SETTINGS } from '#domain/settings/study-settings.ts';
import { slugSchema } from './fields.ts';
import { viewUseSchema } from './view.ts';

const partIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** Places of the picture that can be touched, in the units of its viewBox (MP-33). */
const touchSchema = z.strictObject({
  points: z.array(
    z.strictObject({
      id: partIdSchema,
      label: z.string().min(1).max(60),
      /** One sentence that the place opens. */
      text: z.string().min(1).max(160),
      x: z.number(),
      y: z.number(),
      width: z.number().positive(),
      height: z.number().positive(),
    }),
  ),
  /** Words to put on the places where they belong; left out where places are only opened. */
  pieces: z
    .array(z.strictObject({ id: partIdSchema, label: z.string().min(1).max(40), at: partIdSchema }))
    .exactOptional(),
});
export type TouchFile = z.infer<typeof touchSchema>;

export const readingSchema = z.strictObject({
  id: z.string().min(1),
  kind: z.literal('reading'),
  title: z.string().min(1).max(80),
  /** Restricted Markdown, 50 to 120 words (MP-03, MP-10). */
  body: z.string().min(1),
  /** A picture by the name of its file, or a view. */
  figure: z
    .union([
      z.strictObject({
        src: slugSchema,
        alt: z.string().min(1),
        caption: z.string().min(1).max(120).exactOptional(),
        touch: touchSchema.exactOptional(),
      }),
      z.strictObject({
        ...viewUseSchema.shape,
        caption: z.string().min(1).max(120).exactOptional(),
      }),
    ])
    .exactOptional(),
  /** One line to remember. */
  keep: z.string().min(1).max(110).exactOptional(),
  /** What the learner sets on the card, in this order (MP-35). */
  sets: z.array(z.enum(STUDY_SETTINGS)).min(1).exactOptional(),
  /** Set where the card is about an older edition, so that QC-30 leaves it alone. */
  legacy: z.literal(true).exactOptional(),
});
export type ReadingFile = z.infer<typeof readingSchema>;

export const checkSchema = z.strictObject({
  id: z.string().min(1),
  kind: z.literal('check'),
  question: z.string().min(1),
});
export type CheckFile = z.infer<typeof checkSchema>;

export const missionCheckSchema = checkSchema.extend({
  /** The question is understood without the story: once missed, it comes back among missed questions. */
  alone: z.literal(true).exactOptional(),
});
