// What the store sells and what each thing does (decisions 9): content names it, the server makes it work.
import type { LocalizedText } from '#domain/catalog/localized-text.ts';

export const STORE_CATEGORIES = [
  'premium',
  'boosts',
  'themes',
  'cosmetic',
  'certificates',
  'utilities',
  'team',
] as const;
export type StoreCategory = (typeof STORE_CATEGORIES)[number];

export const STORE_TYPES = ['subscription', 'consumable', 'permanent'] as const;
export type StoreType = (typeof STORE_TYPES)[number];

export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** What prices in money are in, as Stripe and `Intl` know it. */
export const STORE_CURRENCY = 'usd';

/** What changes what is seen; each is switched on and off by its owner. */
export const LOOKS = ['golden-frame', 'night-sky', 'premium-certificate'] as const;
export type Look = (typeof LOOKS)[number];

/**
 * `boost` and `focus` add so many percent of bonus XP for so many hours from their start, `focus` with
 * fewer distractions; `shield` adds a streak shield while fewer than `most` are held.
 */
export type StoreEffect =
  | { readonly kind: 'boost' | 'focus'; readonly percent: number; readonly hours: number }
  | { readonly kind: 'shield'; readonly most: number }
  | { readonly kind: 'look'; readonly look: Look }
  | { readonly kind: 'premium'; readonly days: number }
  | { readonly kind: 'team'; readonly seats: number; readonly days: number };

export interface StoreItem {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly features: readonly LocalizedText[];
  readonly category: StoreCategory;
  readonly type: StoreType;
  readonly rarity: Rarity;
  readonly priceXp: number;
  /** What it costs in money instead, where the installation takes any; null where it is sold for XP alone. */
  readonly priceCents: number | null;
  readonly effect: StoreEffect;
  /** What its preview is drawn in, `#rrggbb`. */
  readonly colors: readonly string[];
  readonly isPopular: boolean;
  /** Of those that are offered the first one stands in the banner. */
  readonly isFeatured: boolean;
}
