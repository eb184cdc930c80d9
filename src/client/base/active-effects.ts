// What of the store works for this learner now; each ends by the server's clock, also on an open page.
import { useEffect, useState } from 'react';
import { useSessionState } from '#client/base/session/session.tsx';
import type { Learner, StoreEffects } from '#contract/learner.ts';
import { effectsAt, nextEndIn } from './effects-at.ts';

const NONE: StoreEffects = { boosts: [], focusUntil: null, looks: [] };

/** Timers of browsers are shorter than this. */
const LONGEST_MS = 2_147_000_000;

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
