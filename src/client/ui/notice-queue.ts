// Which notices stand on the screen: the newest last, at most three (brief 1, section 9).

export interface Notice {
  title: string;
  text?: string | undefined;
  /** `bad` is read out at once, the others when the reader is free. */
  tone?: 'info' | 'good' | 'bad';
  action?: { label: string; run: () => void };
  durationMs?: number;
  /** Titles of what is no longer true once this is said. */
  ends?: readonly string[];
}
export type Shown = Notice & { id: number };

const atOnce = 3;

/** A notice that says the same as one on the screen takes its place instead of a second one. */
export function addNotice(before: readonly Shown[], notice: Shown): readonly Shown[] {
  const others = before.filter(
    ({ title, text }) =>
      (title !== notice.title || text !== notice.text) && notice.ends?.includes(title) !== true,
  );
  return [...others, notice].slice(-atOnce);
}
