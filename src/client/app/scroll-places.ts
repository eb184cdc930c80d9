// Back returns to the same scroll: each step of the history keeps its height for this visit.

const storageKey = 'meritpath-scroll';
/** Content that comes late may still lift the page to the old height for this long. */
const patienceMs = 1_000;

function load(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
const heights = load();

window.addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...heights].slice(-100)));
  } catch {
    // Without storage a reload begins at the top.
  }
});

let count = 0;
/** The mark of a new step of the history. */
export const newEntryState = () => ({ entry: `${Date.now()}-${count++}` });

/** The mark of the current step. */
export const entryKey = (): string =>
  (history.state as { entry?: string } | null)?.entry ?? 'first';

export const keepScroll = (): void => {
  heights.set(entryKey(), window.scrollY);
};

/** Scrolls to where this step was left; ends when somebody scrolls, or when it is called off. */
export function restoreScroll(entry: string): () => void {
  const wanted = heights.get(entry) ?? 0;
  window.scrollTo(0, wanted);
  const until = performance.now() + patienceMs;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const again = () => {
    if (Math.abs(window.scrollY - wanted) < 2 || performance.now() > until) return;
    window.scrollTo(0, wanted);
    frame = requestAnimationFrame(again);
  };
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchstart', stop, { once: true, passive: true });
  frame = requestAnimationFrame(again);
  return stop;
}
