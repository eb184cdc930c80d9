// A practice is drawn from a topic and a pool, as many as there are up to its length; one more is like its model.
import { shuffled } from '#domain/kernel/shuffled.ts';
import { pickThings, pickUpTo, type Thing } from './draw.ts';
import type { Meetings } from './meetings.ts';
import type { Bank } from './paper.ts';

/**
 * any: all, unseen first; unseen: never asked in a paper and not missed elsewhere; missed: latest graded answer wrong.
 * None is unseen and missed at once.
 */
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

/** What a learner's answers say about questions. */
export interface Met {
  /** How often a question was asked; absent is never. */
  readonly seen: ReadonlyMap<string, number>;
  /** Those whose latest graded answer was wrong, in an attempt or a lesson, each with when that was, in ms. */
  readonly missed: ReadonlyMap<string, number>;
  /** Those that a running exam asks: a practice would tell what they are worth. */
  readonly withheld: ReadonlySet<string>;
}

/** A thing that a practice can ask. */
export interface PractiseThing extends Thing {
  /** True where another paper or a lesson asks it: it is practised only once it was missed there. */
  readonly isGuest?: boolean;
}

/** A set is missed where one of its questions was, and unseen where none was seen: it is practised whole. */
function isIn(
  pool: Pool,
  { seen, missed, withheld }: Met,
  { ids, isGuest }: PractiseThing,
): boolean {
  if (ids.some((id) => withheld.has(id))) return false;
  if (isGuest && !ids.some((id) => missed.has(id))) return false;
  if (pool === 'any') return true;
  const isMissed = ids.some((id) => missed.has(id));
  return pool === 'missed' ? isMissed : !isMissed && ids.every((id) => !seen.has(id));
}

/**
 * What can be practised of a topic, by its units, or of all where none is named: the questions of the
 * units, and the case sets of which at least half is on them.
 */
export function thingsOf(bank: Bank, units?: readonly string[]): readonly Thing[] {
  const entries = (units ?? Object.keys(bank.units)).flatMap((unit) => bank.units[unit] ?? []);
  const sets = (bank.sets ?? []).filter(({ questions }) => {
    const own = questions.filter(({ unit }) => units?.includes(unit) ?? true);
    return 2 * own.length >= questions.length;
  });
  return [
    ...entries.map(({ questionId, family }) => ({ ids: [questionId], ...(family && { family }) })),
    ...sets.map(({ questions }) => ({ ids: questions.map(({ questionId }) => questionId) })),
  ];
}

/**
 * How many questions of these a practice of each pool can ask: the figures of every screen. A case set counts whole,
 * as it is asked whole.
 */
export const countPools = (
  things: readonly PractiseThing[],
  met: Met,
): Readonly<Record<Pool, number>> => {
  const count = (pool: Pool) =>
    things.filter((thing) => isIn(pool, met, thing)).reduce((sum, { ids }) => sum + ids.length, 0);
  return { any: count('any'), unseen: count('unseen'), missed: count('missed') };
};

/**
 * The questions of a focused practice in their order, those of a case set together. Of missed questions
 * those that were missed last are asked first: after an exam they are its own.
 * @returns at most `count`, none where the pool is empty; of a family one
 */
export function drawFocused(
  things: readonly PractiseThing[],
  { count, pool, met, seed }: { count: number; pool: Pool; met: Met; seed: string },
): readonly string[] {
  const from = things.filter((thing) => isIn(pool, met, thing));
  const picked = pickThings(from, count, pool === 'missed' ? latestFirst(from, met) : met, seed);
  return shuffled(picked, `${seed} order`).flat();
}

/** Things in the order in which they were missed, as a draw knows order: by a number that grows. */
function latestFirst(things: readonly PractiseThing[], { missed, withheld }: Met): Meetings {
  const missedAt = (ids: readonly string[]) => Math.max(...ids.map((id) => missed.get(id) ?? 0));
  const seen = things.flatMap(({ ids }) => ids.map((id) => [id, -missedAt(ids)] as const));
  return { seen: new Map(seen), withheld };
}

/** The missed questions that a practice of these can ask. */
export const missedIn = (things: readonly PractiseThing[], met: Met): ReadonlySet<string> =>
  new Set(
    things
      .filter((thing) => isIn('missed', met, thing))
      .flatMap(({ ids }) => ids.filter((id) => met.missed.has(id))),
  );

/**
 * One more question like one of the attempt: a variant of it that is unseen, else one on its topic,
 * unseen first.
 * @param like the question that it is to be like, of the bank or a guest from elsewhere
 * @param topicOf the objective or area of a question; undefined where content does not know it any more
 * @param has what the attempt asks already
 * @returns undefined where the bank has nothing on the topic that neither this attempt nor a running exam asks
 */
export function drawAnother(
  bank: Bank,
  {
    like,
    topicOf,
    has,
    met: { seen, withheld },
    seed,
  }: {
    like: string;
    topicOf: (questionId: string) => string | undefined;
    has: ReadonlySet<string>;
    met: Pick<Met, 'seen' | 'withheld'>;
    seed: string;
  },
): string | undefined {
  const topic = topicOf(like);
  if (topic === undefined) return undefined;
  const entries = Object.values(bank.units).flat();
  const free = entries.filter(
    ({ questionId: id }) => topicOf(id) === topic && !has.has(id) && !withheld.has(id),
  );
  const family = entries.find(({ questionId }) => questionId === like)?.family;
  const variants = free.filter(
    (entry) => family !== undefined && entry.family === family && !seen.has(entry.questionId),
  );
  const [another] = pickUpTo(variants.length > 0 ? variants : free, 1, { seen, withheld }, seed);
  return another;
}

/**
 * Where one more question like an asked one stands: right after it, and where it is one of a case set, after the
 * last of that case, whose questions stay together.
 * @param asked the questions of the attempt in their order, each with its case where it has one
 * @param like id of one of them
 * @returns its number, from 1
 */
export function placeOfAnother(
  asked: readonly { readonly questionId: string; readonly caseId?: string | undefined }[],
  like: string,
): number {
  const model = asked.find(({ questionId }) => questionId === like);
  const last = asked.findLastIndex(
    ({ questionId, caseId }) =>
      questionId === like || (caseId !== undefined && caseId === model?.caseId),
  );
  return last + 2;
}
