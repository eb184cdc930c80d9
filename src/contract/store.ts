// The store: what is offered for XP, buying it, starting it, wearing it.
import { z } from 'zod';
import { LOOKS, RARITIES, STORE_CATEGORIES, STORE_TYPES } from '#domain/store/store-item.ts';
import { fails } from './errors.ts';
import { instantSchema, localizedTextSchema } from './fields.ts';
import { read, write } from './policy.ts';

export const storeItemIdSchema = z.string().min(1).max(100);

const effectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['boost', 'focus']), percent: z.int(), hours: z.int() }),
  z.object({ kind: z.literal('shield'), most: z.int() }),
  z.object({ kind: z.literal('look'), look: z.enum(LOOKS) }),
  z.object({ kind: z.literal('premium'), days: z.int() }),
  z.object({ kind: z.literal('team'), seats: z.int(), days: z.int() }),
]);

/** Something that is offered, with what the learner has of it. */
export const storeItemViewSchema = z.object({
  id: storeItemIdSchema,
  name: localizedTextSchema,
  description: localizedTextSchema,
  features: z.array(localizedTextSchema),
  category: z.enum(STORE_CATEGORIES),
  type: z.enum(STORE_TYPES),
  rarity: z.enum(RARITIES),
  priceXp: z.int(),
  /** Cents of a US dollar; null where it is not sold for money, here or to this learner. */
  priceCents: z.int().nullable(),
  effect: effectSchema,
  colors: z.array(z.string()),
  isPopular: z.boolean(),
  isFeatured: z.boolean(),
  /** Why it cannot be bought now; null where it can. */
  refusal: z
    .enum([
      'store.item_not_found',
      'store.already_owned',
      'store.shields_full',
      'store.not_enough_xp',
    ])
    .nullable(),
  /** Bought and not used yet. */
  held: z.int(),
  /** Of what lasts: whether it is worn. */
  isOn: z.boolean(),
  /** When what was started ends; null where nothing runs. */
  activeUntil: instantSchema.nullable(),
});
export type StoreItemView = z.infer<typeof storeItemViewSchema>;

/** The store as one learner sees it. Balance = earned - spent. */
export const storeViewSchema = z.object({
  balanceXp: z.int(),
  /** All XP that could ever be spent, bonus included. */
  earnedXp: z.int(),
  spentXp: z.int(),
  shieldsHeld: z.int(),
  items: z.array(storeItemViewSchema),
});
export type StoreView = z.infer<typeof storeViewSchema>;

const byItem = z.strictObject({ itemId: storeItemIdSchema });

export const storeContract = {
  get: read('learner')
    .route({ method: 'GET', path: '/store', tags: ['store'], summary: 'The store' })
    .output(storeViewSchema),
  /** Buys one at the price of the server; the answer is the store after it. */
  buy: write('learner', { idempotency: 'required' })
    .route({
      method: 'POST',
      path: '/store/items/{itemId}/purchases',
      tags: ['store'],
      summary: 'Buy an item with XP',
    })
    .errors(
      fails(
        'store.item_not_found',
        'store.already_owned',
        'store.shields_full',
        'store.not_enough_xp',
      ),
    )
    .input(byItem)
    .output(storeViewSchema),
  /** Uses one up: it runs from now, or for longer where it runs already. */
  start: write('learner', { idempotency: 'required' })
    .route({
      method: 'POST',
      path: '/store/items/{itemId}/starts',
      tags: ['store'],
      summary: 'Start an item that was bought',
    })
    .errors(fails('store.item_not_found', 'store.nothing_held'))
    .input(byItem)
    .output(storeViewSchema),
  /** Opens a page of the payment service for one item; it is handed over once the payment is confirmed. */
  checkout: write('learner', { idempotency: 'none' })
    .route({
      method: 'POST',
      path: '/store/items/{itemId}/checkouts',
      tags: ['store'],
      summary: 'Buy an item with money',
    })
    .errors(fails('store.item_not_found', 'store.payment_unavailable'))
    .input(byItem)
    .output(z.object({ url: z.url({ protocol: /^https$/ }) })),
  wear: write('learner', { idempotency: 'none' })
    .route({
      method: 'PUT',
      path: '/store/items/{itemId}/worn',
      tags: ['store'],
      summary: 'Put a look on or take it off',
    })
    .errors(fails('store.item_not_found', 'store.not_owned'))
    .input(byItem.extend({ on: z.boolean() }))
    .output(storeViewSchema),
};
