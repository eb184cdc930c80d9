// A paper is drawn once from a stored seed: to its blueprint, unseen questions first, then the least seen.
import { shuffled } from '#domain/kernel/shuffled.ts';
import type { Bank, BankEntry, Paper } from './paper.ts';

export interface DrawInput {
  readonly paper: Pick<Paper, 'count' | 'blueprint'>;
  readonly bank: Bank;
  /** How often this learner has met a question of the bank; absent is never. */
  readonly seen: ReadonlyMap<string, number>;
  /** Kept with the attempt: the same seed and the same past draw the same paper. */
  readonly seed: string;
}

/**
 * The questions of an attempt in their order.
 * @returns ids, `paper.count` of them, none twice and none of one family twice
 * @throws where the bank cannot fill the paper; the content check guards this (MP-24)
 */
export function drawPaper({ paper, bank, seen, seed }: DrawInput): readonly string[] {
  const { blueprint, count } = paper;
  const drawn = blueprint
    ? Object.entries(blueprint).flatMap(([unit, part]) =>
        pick(bank.units[unit] ?? [], part, seen, `${seed} ${unit}`),
      )
    : pick(Object.values(bank.units).flat(), count, seen, seed);
  return shuffled(drawn, `${seed} order`);
}

function pick(
  pool: readonly BankEntry[],
  count: number,
  seen: ReadonlyMap<string, number>,
  seed: string,
): string[] {
  const times = ({ questionId }: BankEntry) => seen.get(questionId) ?? 0;
  const families = new Set<string>();
  const picked: string[] = [];
  for (const entry of shuffled(pool, seed).sort((a, b) => times(a) - times(b))) {
    if (picked.length === count) break;
    const { family, questionId } = entry;
    if (family !== undefined && families.has(family)) continue;
    if (family !== undefined) families.add(family);
    picked.push(questionId);
  }
  if (picked.length < count) throw new Error(`A pool of ${pool.length} cannot give ${count}.`);
  return picked;
}
