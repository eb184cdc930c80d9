// A paper is drawn once from a stored seed: to its blueprint, unseen questions first, then the least seen.
import { shuffled } from '#domain/kernel/shuffled.ts';
import type { Bank, BankEntry, Paper } from './paper.ts';
import { partsOf } from './paper-parts.ts';

/** What of a learner's past and present a draw looks at. */
export interface Meetings {
  /** How often this learner has met a question of the bank; absent is never. */
  readonly seen: ReadonlyMap<string, number>;
  /** Those that a running attempt asks: the one's score would tell the other's key. */
  readonly withheld: ReadonlySet<string>;
}

export interface DrawInput {
  readonly paper: Pick<Paper, 'count' | 'blueprint' | 'parts'>;
  readonly bank: Bank;
  readonly met: Meetings;
  /** Kept with the attempt: the same seed and the same past draw the same paper. */
  readonly seed: string;
}

/**
 * The questions of an attempt in their order.
 * @returns ids, `paper.count` of them, none twice and none of one family twice
 * @throws where the bank cannot fill the paper; the content check guards this (MP-24)
 */
export function drawPaper({ paper, bank, met, seed }: DrawInput): readonly string[] {
  const { blueprint, count } = paper;
  const drawUnits = (units: readonly string[]) =>
    units.flatMap((unit) =>
      pick(bank.units[unit] ?? [], blueprint?.[unit] ?? 0, met, `${seed} ${unit}`),
    );
  const parts = partsOf(paper);
  if (parts.length > 0) {
    return parts.flatMap(({ units, from }) => shuffled(drawUnits(units), `${seed} order ${from}`));
  }
  const drawn = blueprint
    ? drawUnits(Object.keys(blueprint))
    : pick(Object.values(bank.units).flat(), count, met, seed);
  return shuffled(drawn, `${seed} order`);
}

function pick(pool: readonly BankEntry[], count: number, met: Meetings, seed: string): string[] {
  const picked = pickUpTo(pool, count, met, seed);
  if (picked.length < count) throw new Error(`A pool of ${pool.length} cannot give ${count}.`);
  return picked;
}

/**
 * Unseen first, then the least seen, those that are withheld last of all; of each family one, and as many
 * as there are up to `count`.
 */
export function pickUpTo(
  pool: readonly BankEntry[],
  count: number,
  { seen, withheld }: Meetings,
  seed: string,
): string[] {
  const times = ({ questionId }: BankEntry) =>
    withheld.has(questionId) ? Infinity : (seen.get(questionId) ?? 0);
  const families = new Set<string>();
  const picked: string[] = [];
  // By number of meetings, and shuffled among equals; sorting would look each of them up many times.
  const byTimes = [...Map.groupBy(shuffled(pool, seed), times)].sort(([a], [b]) => a - b);
  for (const entry of byTimes.flatMap(([, entries]) => entries)) {
    if (picked.length === count) break;
    const { family, questionId } = entry;
    if (family !== undefined && families.has(family)) continue;
    if (family !== undefined) families.add(family);
    picked.push(questionId);
  }
  return picked;
}
