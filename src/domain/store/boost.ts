// What boosts add to XP: a bonus that can be spent and never ranks (decisions 6 and 9).
import type { Instant } from '#domain/kernel/time.ts';
import { isRunning } from './purchase.ts';
import type { StoreItem } from './store-item.ts';

/** Something of the store that a learner has. */
export interface StoreHolding {
  readonly itemId: string;
  /** When what was started last ends, ms since 1970; null where nothing was. */
  readonly activeUntil: Instant | null;
  /** For a look: whether it is worn. */
  readonly isOn: boolean;
}

/** A boost that runs. */
export interface Boost {
  /** What it adds to each 100 XP. */
  readonly percent: number;
  readonly until: Instant;
}

/** The boosts of a learner that run now, the one that ends first before the others. */
export function runningBoosts(
  owned: readonly StoreHolding[],
  find: (itemId: string) => Pick<StoreItem, 'effect'> | undefined,
  now: Instant,
): Boost[] {
  return owned
    .flatMap(({ itemId, activeUntil }) => {
      const effect = find(itemId)?.effect;
      const isBoost = effect?.kind === 'boost' || effect?.kind === 'focus';
      if (!isBoost || activeUntil === null || !isRunning(activeUntil, now)) return [];
      return [{ percent: effect.percent, until: activeUntil }];
    })
    .toSorted((a, b) => a.until - b.until);
}

/** What several boosts together add to each 100 XP. */
export const percentOf = (boosts: readonly Pick<Boost, 'percent'>[]): number =>
  boosts.reduce((sum, { percent }) => sum + percent, 0);

/** The bonus on XP, rounded down. */
export const boostXp = (xp: number, percent: number): number => Math.floor((xp * percent) / 100);
