// The seconds of a question as its ring shows and says them.

const MS_PER_SECOND = 1_000;
/** Red from here on, and said once for those who do not see it. */
const SHORT_SECONDS = 10;

/** Whole seconds as a clock shows them: 0 only when nothing is left. */
export const secondsOf = (ms: number): number => Math.max(0, Math.ceil(ms / MS_PER_SECOND));

/** The lit share of the ring, 0 to 1. */
export const shareLeft = (ms: number, total: number): number =>
  total <= 0 ? 0 : Math.min(1, Math.max(0, ms / total));

export const isShort = (ms: number): boolean => secondsOf(ms) <= SHORT_SECONDS;
