// Pictures on the wire: checked trees of shapes.
import { z } from 'zod';

export interface FigureNodeView {
  tag: string;
  attrs: Record<string, string>;
  children: (FigureNodeView | string)[];
}
const figureNodeSchema: z.ZodType<FigureNodeView> = z.lazy(() =>
  z.object({
    tag: z.string(),
    attrs: z.record(z.string(), z.string()),
    children: z.array(z.union([figureNodeSchema, z.string()])),
  }),
);
/** A figure as a checked tree of shapes, never as markup. */
export const figureViewSchema = z.object({
  alt: z.string(),
  caption: z.string().nullable(),
  /** Of a view: what it shows, a sentence an element and a relation. Other pictures have none. */
  sentences: z.array(z.string()).exactOptional(),
  viewBox: z.string(),
  nodes: z.array(figureNodeSchema),
});
export type FigureView = z.infer<typeof figureViewSchema>;

/** The places of a picture that can be touched, in the units of its viewBox, and pieces to put there. */
export const figureTouchSchema = z.object({
  points: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      text: z.string(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  /** Empty where places are only opened; `at` is the place where a piece belongs: nothing is graded. */
  pieces: z.array(z.object({ id: z.string(), label: z.string(), at: z.string() })),
});
export type FigureTouchView = z.infer<typeof figureTouchSchema>;
