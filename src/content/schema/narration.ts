import { z } from 'zod';
import { ICONS } from '#domain/catalog/icons.ts';
import { PART_LOOKS, PART_MARKS, STAGE } from '#domain/narration/narration.ts';
import { slugSchema } from './fields.ts';
import { localizedSchema } from './localized.ts';

const cells = (most: number) => z.int().min(1).max(most);

const partSchema = z.strictObject({
  /** Scenes point at it by this name. */
  id: slugSchema.exactOptional(),
  look: z.enum(PART_LOOKS),
  /** Column, row, width and height on a stage of twelve by eight cells. */
  at: z
    .tuple([cells(STAGE.columns), cells(STAGE.rows), cells(STAGE.columns), cells(STAGE.rows)])
    .refine(
      ([column, row, width, height]) =>
        column + width <= STAGE.columns + 1 && row + height <= STAGE.rows + 1,
      'does not fit on the stage',
    ),
  /** A text of the product, such as `shell.nav.missions`. */
  says: z
    .string()
    .regex(/^[a-z]+(\.[a-zA-Z_-]+)+$/, 'expected area and key, such as shell.nav.missions')
    .exactOptional(),
  /** The same in every language: a letter, a key, a figure. */
  sign: z.string().min(1).max(8).exactOptional(),
  icon: z.enum(ICONS).exactOptional(),
  /** Percent, for meters, rings and lines. */
  share: z.int().min(0).max(100).exactOptional(),
  mark: z.enum(PART_MARKS).exactOptional(),
});
export type PartFile = z.infer<typeof partSchema>;

const sceneSchema = z.union([
  z.strictObject({
    /** One of `screens`. */
    screen: slugSchema,
    /** The part that the scene is about. */
    point: slugSchema.exactOptional(),
    say: localizedSchema,
  }),
  z.strictObject({
    slide: z.strictObject({
      title: localizedSchema,
      lines: z.array(localizedSchema).min(1).max(4),
    }),
    say: localizedSchema,
  }),
]);
export type SceneFile = z.infer<typeof sceneSchema>;

/** `tours/<id>.yaml`: one narration, told scene by scene with captions. */
export const narrationSchema = z.strictObject({
  id: slugSchema,
  /** Where it stands among the others; the smaller comes first. */
  order: z.int().min(1),
  title: localizedSchema,
  summary: localizedSchema,
  screens: z.record(slugSchema, z.array(partSchema).min(2).max(16)).default({}),
  chapters: z
    .array(z.strictObject({ title: localizedSchema, scenes: z.array(sceneSchema).min(1).max(6) }))
    .min(2)
    .max(6),
});
export type NarrationFile = z.infer<typeof narrationSchema>;
