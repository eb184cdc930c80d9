// What of the store works for this learner now; each ends by the server's clock, also on an open page.
import { useEffect, useState } from 'react';
import { useSessionState } from '#client/base/session/session.tsx';
import type { Learner, StoreEffects } from '#contract/learner.ts';

const NONE: StoreEffects = { boosts: [], focusUntil: null, looks: [] };

/** Timers of browsers are shorter than this. */
const LONGEST_MS = 2_147_000_000;

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

export function useActiveEffects(): StoreEffects {
  const state = useSessionState();
  const [, look] = useState(0);
  const isIn = state.status === 'signed_in';
  // A profile that an earlier release has kept on the device has none.
  const known = isIn ? (state.learner as Partial<Learner>).effects : undefined;
  const offsetMs = isIn ? state.offsetMs : 0;
  const now = Date.now() + offsetMs;
  const effects = effectsAt(known ?? NONE, now);
  const endIn = nextEndIn(effects, now);
  const nextEnd = endIn === undefined ? undefined : now + endIn - offsetMs;
  useEffect(() => {
    if (nextEnd === undefined) return;
    const left = Math.min(Math.max(0, nextEnd - Date.now()) + 50, LONGEST_MS);
    const timer = setTimeout(() => look((count) => count + 1), left);
    return () => clearTimeout(timer);
  }, [nextEnd]);
  return effects;
}
