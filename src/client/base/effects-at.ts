// What of the store works at a moment, and when the next of it ends. Pure.
import type { StoreEffects } from '#contract/learner.ts';

/**
 * What still works at that moment.
 * @param now the server's clock, ms since 1970
 */
export function effectsAt(effects: StoreEffects, now: number): StoreEffects {
  const runs = (until: string) => now < Date.parse(until);
  const { boosts, focusUntil, looks } = effects;
  return {
    boosts: boosts.filter(({ until }) => runs(until)),
    focusUntil: focusUntil !== null && runs(focusUntil) ? focusUntil : null,
    looks,
  };
}

/** How long until the next of them ends, ms; undefined where nothing runs. */
export function nextEndIn({ boosts, focusUntil }: StoreEffects, now: number): number | undefined {
  const ends = [...boosts.map(({ until }) => until), ...(focusUntil === null ? [] : [focusUntil])];
  return ends.length === 0 ? undefined : Math.min(...ends.map((end) => Date.parse(end) - now));
}
