import { z } from 'zod';
import { RESOURCE_CATEGORIES, RESOURCE_DIFFICULTIES } from '#domain/library/resource.ts';
import { grid } from '../tasks/grid.ts';
import { matrix } from '../tasks/matrix.ts';
import { order } from '../tasks/order.ts';
import { sort } from '../tasks/sort.ts';
import { dateSchema, slugSchema } from './fields.ts';
import { viewUseSchema } from './view.ts';

const text = (limit: number) => z.string().min(1).max(limit);
/** Restricted Markdown (MP-10). */
const prose = z.string().min(1);
const idSchema = slugSchema.max(40);

const drawnSchema = z.strictObject({
  src: slugSchema,
  alt: z.string().min(1),
  caption: text(120).exactOptional(),
});
const figureSchema = z.union([
  drawnSchema,
  z.strictObject({ ...viewUseSchema.shape, caption: text(120).exactOptional() }),
]);

const head = {
  /** The name of its file, and the last part of its address. */
  id: slugSchema.max(60),
  /** The name of its folder. */
  category: z.enum(RESOURCE_CATEGORIES),
  title: text(80),
  summary: z.string().min(40).max(200),
  minutes: z.int().min(1).max(60),
  difficulty: z.enum(RESOURCE_DIFFICULTIES),
  /** The first is home of its pictures and terms. */
  courses: z.array(slugSchema).min(1).max(3),
  /** Items of one of its courses that it goes with. */
  lessons: z.array(z.string().min(1)).min(1).max(6),
  related: z.array(slugSchema).max(4).default([]),
  tags: z.array(text(30)).min(1).max(6),
  outcomes: z.array(text(110)).min(2).max(4),
  refs: z.array(text(160)).max(5).default([]),
  checkedOn: dateSchema,
  /** What to do with it at work. */
  tryIt: prose,
};

const guideSchema = z.strictObject({
  ...head,
  format: z.literal('guide'),
  sections: z
    .array(
      z.strictObject({
        id: idSchema,
        title: text(80),
        body: prose,
        figure: figureSchema.exactOptional(),
        keep: text(110).exactOptional(),
        /** Set where the section is about an older edition, so that QC-30 leaves it alone. */
        legacy: z.literal(true).exactOptional(),
      }),
    )
    .min(3)
    .max(9),
});

const listSchema = z.strictObject({
  ...head,
  format: z.literal('checklist'),
  intro: prose,
  groups: z
    .array(
      z.strictObject({
        title: text(60),
        items: z
          .array(z.strictObject({ id: idSchema, text: text(140), why: text(240) }))
          .min(2)
          .max(8),
      }),
    )
    .min(2)
    .max(6),
});

const podcastSchema = z.strictObject({
  ...head,
  format: z.literal('podcast'),
  speakers: z.array(z.strictObject({ id: idSchema, name: text(40), role: text(80) })).length(2),
  chapters: z
    .array(
      z.strictObject({
        title: text(60),
        lines: z
          .array(z.strictObject({ by: idSchema, text: z.string().min(1) }))
          .min(4)
          .max(40),
      }),
    )
    .min(3)
    .max(7),
});

const videoSchema = z.strictObject({
  ...head,
  format: z.literal('video'),
  chapters: z
    .array(
      z.strictObject({
        title: text(60),
        scenes: z
          .array(
            z.union([
              z.strictObject({
                slide: z.strictObject({ title: text(60), lines: z.array(text(80)).min(1).max(4) }),
                say: z.string().min(1),
              }),
              z.strictObject({ figure: drawnSchema, say: z.string().min(1) }),
            ]),
          )
          .min(1)
          .max(8),
      }),
    )
    .min(2)
    .max(6),
});

const step = { id: idSchema, title: text(80), prompt: text(480) };

const storySchema = z.strictObject({
  ...step,
  kind: z.literal('story'),
  scenes: z
    .array(
      z.strictObject({
        id: idSchema,
        by: text(60).exactOptional(),
        text: text(700),
        options: z
          .array(
            z.strictObject({
              id: idSchema,
              text: text(240),
              reply: text(360),
              points: z.union([z.literal(0), z.literal(1), z.literal(2)]),
              /** A later scene, or `end`; the next scene where it is left out. */
              to: idSchema.exactOptional(),
            }),
          )
          .min(2)
          .max(5),
      }),
    )
    .min(2)
    .max(12),
  endings: z
    .array(z.strictObject({ from: z.int().min(0).max(100), text: text(300) }))
    .min(2)
    .max(4),
});
export type StoryStepFile = z.infer<typeof storySchema>;

const sumsSchema = z.strictObject({
  ...step,
  kind: z.literal('sums'),
  asks: z
    .array(
      z.strictObject({
        id: idSchema,
        numbers: z.record(
          z.string().regex(/^[a-z][a-z0-9]*$/),
          z.strictObject({ from: z.number(), to: z.number(), step: z.number().positive() }),
        ),
        text: text(400),
        answer: text(200),
        unit: z.string().max(30),
        decimals: z.int().min(0).max(4),
        working: z.array(text(200)).min(1).max(6),
      }),
    )
    .min(1)
    .max(6),
});
export type SumsStepFile = z.infer<typeof sumsSchema>;

const interactiveSchema = z.strictObject({
  ...head,
  format: z.literal('interactive'),
  intro: prose,
  steps: z
    .array(
      z.discriminatedUnion('kind', [
        sort.schema,
        grid.schema,
        order.schema,
        matrix.schema,
        storySchema,
        sumsSchema,
      ]),
    )
    .min(1)
    .max(8),
});

/** `library/<category>/<id>.yaml`: a resource of the library. */
export const resourceSchema = z.discriminatedUnion('format', [
  guideSchema,
  listSchema,
  podcastSchema,
  videoSchema,
  interactiveSchema,
]);
export type ResourceFile = z.infer<typeof resourceSchema>;
export type InteractiveFile = z.infer<typeof interactiveSchema>;
