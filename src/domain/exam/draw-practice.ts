// A practice is drawn from a topic and a pool, as many as there are up to its length; one more is like its model.
import { shuffled } from '#domain/kernel/shuffled.ts';
import { pickUpTo } from './draw.ts';
import type { Bank, BankEntry } from './paper.ts';

/** any: all, unseen first; unseen: never asked in a paper; missed: latest graded answer wrong. */
export const POOLS = ['any', 'unseen', 'missed'] as const;
export type Pool = (typeof POOLS)[number];

/** What a learner names for a practice; without an objective all of them. */
export interface Focus {
  readonly objectiveId?: string | undefined;
  readonly pool: Pool;
}

/** Whether two name the same topic and pool; null is the focus of a paper that takes none. */
export const isSameFocus = (one: Focus | null, other: Focus | null): boolean =>
  one?.objectiveId === other?.objectiveId && one?.pool === other?.pool;

/** What a learner's attempts say about questions. */
export interface Met {
  /** How often a question was asked; absent is never. */
  readonly seen: ReadonlyMap<string, number>;
  /** Those whose latest graded answer was wrong. */
  readonly missed: ReadonlySet<string>;
  /** Those that a running exam asks: a practice would tell what they are worth. */
  readonly withheld: ReadonlySet<string>;
}

function isIn(pool: Pool, { seen, missed, withheld }: Met, { questionId }: BankEntry): boolean {
  if (withheld.has(questionId)) return false;
  return pool === 'any' || (pool === 'unseen' ? !seen.has(questionId) : missed.has(questionId));
}

/** The entries of a topic's units, or of all units where none is named. */
export const entriesOf = (bank: Bank, units?: readonly string[]): readonly BankEntry[] =>
  (units ?? Object.keys(bank.units)).flatMap((unit) => bank.units[unit] ?? []);

/** How many questions of these each pool holds. */
export const countPools = (
  entries: readonly BankEntry[],
  met: Met,
): Readonly<Record<Pool, number>> => {
  const count = (pool: Pool) => entries.filter((entry) => isIn(pool, met, entry)).length;
  return { any: count('any'), unseen: count('unseen'), missed: count('missed') };
};

/**
 * The questions of a focused practice in their order.
 * @returns at most `count`, none where the pool is empty; of a family one
 */
export function drawFocused(
  entries: readonly BankEntry[],
  { count, pool, met, seed }: { count: number; pool: Pool; met: Met; seed: string },
): readonly string[] {
  const from = entries.filter((entry) => isIn(pool, met, entry));
  return shuffled(pickUpTo(from, count, met, seed), `${seed} order`);
}

/**
 * One more question like one of the attempt: a variant of it that is unseen, else one of its unit,
 * unseen first.
 * @param has what the attempt asks already
 * @returns undefined where the unit has nothing that neither this attempt nor a running exam asks
 */
export function drawAnother(
  bank: Bank,
  {
    like,
    has,
    met: { seen, withheld },
    seed,
  }: {
    like: string;
    has: ReadonlySet<string>;
    met: Pick<Met, 'seen' | 'withheld'>;
    seed: string;
  },
): string | undefined {
  const unit = Object.values(bank.units).find((entries) =>
    entries.some(({ questionId }) => questionId === like),
  );
  const free = (unit ?? []).filter(({ questionId: id }) => !has.has(id) && !withheld.has(id));
  const family = unit?.find(({ questionId }) => questionId === like)?.family;
  const variants = free.filter(
    (entry) => family !== undefined && entry.family === family && !seen.has(entry.questionId),
  );
  const [another] = pickUpTo(variants.length > 0 ? variants : free, 1, { seen, withheld }, seed);
  return another;
}
