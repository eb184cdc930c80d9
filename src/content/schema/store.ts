import { z } from 'zod';
import { LOOKS, RARITIES, STORE_CATEGORIES, STORE_TYPES } from '#domain/store/store-item.ts';
import { localizedSchema } from './localized.ts';

const effectSchema = z.discriminatedUnion('kind', [
  /** So many percent of bonus XP for so many hours from the start. */
  z.strictObject({
    kind: z.enum(['boost', 'focus']),
    percent: z.int().min(1).max(400),
    hours: z.int().min(1),
  }),
  /** One more streak shield, while fewer than this many are held. */
  z.strictObject({ kind: z.literal('shield'), most: z.int().min(1) }),
  z.strictObject({ kind: z.literal('look'), look: z.enum(LOOKS) }),
  z.strictObject({ kind: z.literal('premium'), days: z.int().min(1) }),
  z.strictObject({ kind: z.literal('team'), seats: z.int().min(2), days: z.int().min(1) }),
]);

const itemSchema = z.strictObject({
  id: z.string().min(1),
  name: localizedSchema,
  description: localizedSchema,
  /** What it does, a line each. */
  features: z.array(localizedSchema).min(1).max(4),
  category: z.enum(STORE_CATEGORIES),
  type: z.enum(STORE_TYPES),
  rarity: z.enum(RARITIES),
  priceXp: z.int().min(1),
  /** In money instead of XP, cents of a US dollar; of things that are bought again and again. */
  priceCents: z.int().min(50).max(99_999).nullable().default(null),
  effect: effectSchema,
  /** What its preview is drawn in. */
  colors: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/))
    .min(2)
    .max(3),
  isPopular: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
});
export type StoreItemFile = z.infer<typeof itemSchema>;

/** `store.yaml`: everything that XP can buy, in the order it is shown. */
export const storeSchema = z.array(itemSchema);
