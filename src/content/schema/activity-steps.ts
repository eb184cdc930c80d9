import { z } from 'zod';
import { slugSchema } from './fields.ts';
import { viewUseSchema } from './view.ts';

export const readingSchema = z.strictObject({
  id: z.string().min(1),
  kind: z.literal('reading'),
  title: z.string().min(1).max(80),
  /** Restricted Markdown, 80 to 180 words (MP-03, MP-10). */
  body: z.string().min(1),
  /** A picture by the name of its file, or a view. */
  figure: z
    .union([
      z.strictObject({
        src: slugSchema,
        alt: z.string().min(1),
        caption: z.string().min(1).max(120).exactOptional(),
      }),
      z.strictObject({
        ...viewUseSchema.shape,
        caption: z.string().min(1).max(120).exactOptional(),
      }),
    ])
    .exactOptional(),
  /** One line to remember. */
  keep: z.string().min(1).max(110).exactOptional(),
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
