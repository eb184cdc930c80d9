import { z } from 'zod';
import { checkSchema, readingSchema } from './activity-steps.ts';
import { dateSchema, revSchema, slugSchema, stateSchema } from './fields.ts';

const missionDone = z.templateLiteral(['mission.done:', z.string().min(1)]);
const itemDone = z.templateLiteral(['item.done:', z.string().min(1)]);

/** `courses/<course>/missions/<slug>.yaml`: one mission with its steps. */
export const missionSchema = z.strictObject({
  id: z.string().min(1),
  /** The address /#/learn/{key}. */
  key: slugSchema,
  title: z.string().min(1).max(60),
  description: z.string().min(1).max(160),
  estimatedMinutes: z.int().min(5).max(15),
  xp: z.int().min(1).max(500),
  objectives: z.array(z.string().min(1)).min(1),
  outcomes: z.array(z.string().min(1)).min(2).max(4),
  takeaway: z.string().min(1),
  refs: z.array(z.string().min(1)).min(1),
  rev: revSchema,
  checkedOn: dateSchema,
  state: stateSchema,
  /** Default: every step seen and every check answered. */
  doneWhen: z
    .array(z.union([z.literal('steps.seen'), z.literal('checks.answered'), missionDone, itemDone]))
    .min(1)
    .exactOptional(),
  /** Default: the first of its course, or the mission (and section) before it is done. */
  unlockWhen: z.array(missionDone).exactOptional(),
  steps: z.array(z.discriminatedUnion('kind', [readingSchema, checkSchema])).min(1),
});
export type MissionFile = z.infer<typeof missionSchema>;
