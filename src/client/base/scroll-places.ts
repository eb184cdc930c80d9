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

export const saveScroll = (): void => {
  heights.set(entryKey(), window.scrollY);
};

let callOff = () => {};

/** Scrolls to where this step was left; ends when anybody else scrolls, or when it is called off. */
export function restoreScroll(entry: string): () => void {
  const target = heights.get(entry) ?? 0;
  const until = performance.now() + patienceMs;
  let frame = 0;
  let reached = 0;
  const reach = () => {
    window.scrollTo(0, target);
    reached = window.scrollY;
    frame = requestAnimationFrame(again);
  };
  const again = () => {
    if (Math.abs(window.scrollY - target) < 2 || performance.now() > until) return;
    if (!isMovedUp(reached)) reach();
  };
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of events) window.removeEventListener(name, stop);
  };
  for (const name of events) window.addEventListener(name, stop, { passive: true });
  callOff();
  callOff = stop;
  reach();
  return stop;
}

/** A page that became shorter lifts itself to its new end: nobody did that. */
function isMovedUp(from: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY < Math.min(from, end) - 1;
}

/** To the top of what is shown now: where the page was left before does not matter any more. */
export function scrollToTop(): void {
  callOff();
  window.scrollTo(0, 0);
}
