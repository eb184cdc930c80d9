// A narration on the wire: chapters of scenes, each with its picture and its caption in every language.
import { z } from 'zod';
import { ICONS } from '#domain/catalog/icons.ts';
import { PART_LOOKS, PART_MARKS } from '#domain/narration/narration.ts';
import { localizedTextSchema } from './fields.ts';
import { figureViewSchema } from './figures.ts';

const screenPartSchema = z.object({
  id: z.string().nullable(),
  look: z.enum(PART_LOOKS),
  /** Column, row (from 1), width and height in cells of the stage. */
  at: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  /** A text of the product, as `area.key`: the page says it in its own language. */
  says: z.string().nullable(),
  sign: z.string().nullable(),
  icon: z.enum(ICONS).nullable(),
  /** Percent. */
  share: z.int().nullable(),
  mark: z.enum(PART_MARKS).nullable(),
});
export type ScreenPartView = z.infer<typeof screenPartSchema>;

const pictureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('screen'), screen: z.string(), point: z.string().nullable() }),
  z.object({
    kind: z.literal('slide'),
    title: localizedTextSchema,
    lines: z.array(localizedTextSchema),
  }),
  z.object({ kind: z.literal('figure'), figure: figureViewSchema }),
  /** Which of `speakers` says it, from 0. */
  z.object({ kind: z.literal('speaker'), speaker: z.int() }),
]);
export type PictureView = z.infer<typeof pictureSchema>;

const sceneSchema = z.object({ picture: pictureSchema, say: localizedTextSchema });
export type SceneView = z.infer<typeof sceneSchema>;

export const narrationSchema = z.object({
  id: z.string(),
  title: localizedTextSchema,
  summary: localizedTextSchema,
  screens: z.record(z.string(), z.array(screenPartSchema)),
  /** Who speaks with whom; absent where one voice tells it all. */
  speakers: z.array(z.object({ name: z.string(), role: z.string() })).exactOptional(),
  chapters: z.array(z.object({ title: localizedTextSchema, scenes: z.array(sceneSchema) })),
});
export type NarrationView = z.infer<typeof narrationSchema>;

/** What a list says of a narration. */
export const narrationHeadSchema = z.object({
  id: z.string(),
  title: localizedTextSchema,
  summary: localizedTextSchema,
  minutes: z.int(),
  chapters: z.int(),
});
export type NarrationHead = z.infer<typeof narrationHeadSchema>;
