// Early and late dates of an activity list: finish to start, without lags.

export interface Activity {
  readonly id: string;
  readonly takes: number;
  readonly after?: readonly string[];
}

export interface Dates {
  readonly earlyStart: number;
  readonly earlyFinish: number;
  readonly lateStart: number;
  readonly lateFinish: number;
  /** How far it can slip before the next activity starts later. */
  readonly freeFloat: number;
}

/** @returns the dates by activity, or undefined where the list is empty, waits for itself or names a stranger */
export function datesOf(activities: readonly Activity[]): ReadonlyMap<string, Dates> | undefined {
  const sorted = inOrder(activities);
  if (!sorted || sorted.length === 0) return undefined;
  const early = new Map<string, number>();
  for (const { id, takes, after = [] } of sorted) {
    early.set(id, Math.max(0, ...after.map((one) => early.get(one) ?? 0)) + takes);
  }
  const end = Math.max(...early.values());
  const dates = new Map<string, Dates>();
  for (const { id, takes } of sorted.toReversed()) {
    const next = sorted.filter(({ after = [] }) => after.includes(id));
    const starts = next.map((one) => dates.get(one.id) as Dates);
    const lateFinish = Math.min(end, ...starts.map(({ lateStart }) => lateStart));
    const earlyFinish = early.get(id) ?? 0;
    dates.set(id, {
      earlyStart: earlyFinish - takes,
      earlyFinish,
      lateStart: lateFinish - takes,
      lateFinish,
      freeFloat: Math.min(end, ...starts.map(({ earlyStart }) => earlyStart)) - earlyFinish,
    });
  }
  return dates;
}

/** Each behind all that it waits for. */
function inOrder(activities: readonly Activity[]): Activity[] | undefined {
  const sorted: Activity[] = [];
  const left = [...activities];
  while (left.length > 0) {
    const at = left.findIndex(({ after = [] }) =>
      after.every((id) => sorted.some((done) => done.id === id)),
    );
    if (at < 0) return undefined;
    sorted.push(...left.splice(at, 1));
  }
  return sorted;
}
