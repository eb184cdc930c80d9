// The pass that opens what is premium, as everything says it that leads to something premium.
import type { StoreItem } from './store-item.ts';

export interface PremiumPass {
  readonly xp: number;
  readonly days: number;
}

/** The cheapest one that is offered; null where none is. */
export function premiumPass(
  store: readonly Pick<StoreItem, 'priceXp' | 'effect'>[],
): PremiumPass | null {
  const passes = store.flatMap(({ priceXp: xp, effect }) =>
    effect.kind === 'premium' ? [{ xp, days: effect.days }] : [],
  );
  return passes.toSorted((one, other) => one.xp - other.xp)[0] ?? null;
}
