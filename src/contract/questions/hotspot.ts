// Places in a picture on the wire.
import { z } from 'zod';
import type { AreasAnswer, HotspotQuestion } from '#domain/questions/hotspot.ts';
import { partIdSchema } from '../fields.ts';
import { figureViewSchema } from '../figures.ts';
import { asked, explained, MOST_PARTS, type QuestionWire } from './parts.ts';

export const areasSchema = z.strictObject({ areas: z.array(partIdSchema).min(1).max(MOST_PARTS) });

const openSchema = z.object({
  ...asked,
  type: z.literal('hotspot'),
  figure: figureViewSchema,
  /** In the authors' order, which follows the picture; as a button an area carries its label. */
  areas: z.array(
    z.object({
      id: partIdSchema,
      label: z.string(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  /** How many areas are right. */
  choose: z.int(),
});

const feedbackSchema = z.object({
  ...explained,
  type: z.literal('hotspot'),
  areas: z.array(partIdSchema),
  answer: z.array(partIdSchema),
  reasons: z.array(z.object({ areaId: partIdSchema, why: z.string() })),
});

export const hotspotWire = {
  openSchema,
  feedbackSchema,
  open: ({ type, figure, areas, answer }, shown) => ({
    type,
    figure: shown.figure(figure),
    areas: areas.map(({ id, label, x, y, width, height }) => ({ id, label, x, y, width, height })),
    choose: answer.length,
  }),
  feedback: ({ type, areas }, given, key) => ({
    type,
    areas: [...(given?.areas ?? [])],
    answer: [...key.areas],
    reasons: areas.map(({ id, why }) => ({ areaId: id, why })),
  }),
} satisfies QuestionWire<
  HotspotQuestion,
  AreasAnswer,
  z.infer<typeof openSchema>,
  z.infer<typeof feedbackSchema>
>;
