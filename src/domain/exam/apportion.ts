// Questions are shared out by weight as evenly as whole numbers allow, and no part gets more than it has.

export interface Part {
  readonly key: string;
  /** Of the parts, not of a hundred; above 0. */
  readonly weight: number;
  /** The most it can take. */
  readonly room: number;
}

/**
 * Shares `count` out over the parts (largest remainder). What does not fit into one part goes to the
 * others, so less than `count` is given only where all are full.
 * @returns how many each part gets, by its key, in the order of the parts
 */
export function apportion(count: number, parts: readonly Part[]): ReadonlyMap<string, number> {
  const given = new Map(parts.map(({ key }) => [key, 0]));
  const has = (key: string) => given.get(key) ?? 0;
  let left = count;
  while (left > 0) {
    const open = parts.filter(({ key, room }) => has(key) < room);
    if (open.length === 0) break;
    const weights = open.reduce((sum, { weight }) => sum + weight, 0);
    const quotas = open.map((part) => ({ ...part, quota: (left * part.weight) / weights }));
    const whole = quotas.map((part) => ({
      ...part,
      take: Math.min(Math.floor(part.quota), part.room - has(part.key)),
    }));
    for (const { key, take } of whole) given.set(key, has(key) + take);
    const taken = whole.reduce((sum, { take }) => sum + take, 0);
    left -= taken;
    if (taken > 0 && left >= open.length) continue;
    const byRemainder = whole
      .filter(({ key, room }) => has(key) < room)
      .toSorted((a, b) => (b.quota % 1) - (a.quota % 1));
    for (const { key } of byRemainder.slice(0, left)) {
      given.set(key, has(key) + 1);
      left -= 1;
    }
  }
  return given;
}
