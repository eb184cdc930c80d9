// Whether something can be bought, started or worn, and until when it then works (decisions 9, R-12, R-16).
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Instant, MS_PER_HOUR } from '#domain/kernel/time.ts';
import type { StoreEffect, StoreItem } from './store-item.ts';

/** What a buyer has. */
export interface Buyer {
  /** XP that can be spent. */
  readonly balanceXp: number;
  readonly shieldsHeld: number;
  /** True where the item was bought before. */
  readonly owns: boolean;
}

export type PurchaseRefusal = 'store.already_owned' | 'store.shields_full' | 'store.not_enough_xp';

/** Says why an item cannot be bought now; what lasts is bought once. */
export function checkPurchase(item: StoreItem, buyer: Buyer): Result<null, PurchaseRefusal> {
  const { effect, type, priceXp } = item;
  if (type === 'permanent' && buyer.owns) return err('store.already_owned');
  if (effect.kind === 'shield' && buyer.shieldsHeld >= effect.most) {
    return err('store.shields_full');
  }
  return buyer.balanceXp < priceXp ? err('store.not_enough_xp') : ok(null);
}

/**
 * When something that is started now ends: one that still runs is prolonged.
 * @param runsUntil its end where it was started before, ms since 1970
 */
export const endOf = (hours: number, now: Instant, runsUntil: Instant | null): Instant =>
  Math.max(now, runsUntil ?? now) + hours * MS_PER_HOUR;

/** For how many hours an item runs once it is started; null where it is not one that is started. */
export function hoursOf(effect: StoreEffect | undefined): number | null {
  if (effect?.kind === 'boost' || effect?.kind === 'focus') return effect.hours;
  return effect?.kind === 'team' || effect?.kind === 'premium' ? effect.days * 24 : null;
}

/** True before its end, to the last millisecond; at its end it is over. */
export const isRunning = (until: Instant | null, now: Instant): boolean =>
  until !== null && now < until;

interface Offered {
  readonly effect: StoreEffect;
  readonly held: number;
  readonly priceXp: number;
  readonly refusal: string | null;
}

/** Whether it was bought and waits to be started. */
export const isReadyToStart = ({ effect, held }: Pick<Offered, 'effect' | 'held'>): boolean =>
  hoursOf(effect) !== null && held > 0;

/**
 * What the store begins with: what can be used now, before it says to who can buy nothing how many XP are missing.
 * @returns null where its offers come first
 */
export function leadOf(items: readonly Offered[]): 'mine' | 'needMore' | null {
  if (items.some(isReadyToStart)) return 'mine';
  return items.every(({ refusal }) => refusal !== null) ? 'needMore' : null;
}

/** The cheapest that only XP keep from the learner; what waits to be started is not bought again first. */
export const nearestOf = <T extends Offered>(items: readonly T[]): T | undefined =>
  items
    .filter((item) => item.refusal === 'store.not_enough_xp' && !isReadyToStart(item))
    .toSorted((a, b) => a.priceXp - b.priceXp)[0];
