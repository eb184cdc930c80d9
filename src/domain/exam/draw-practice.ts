// A practice is drawn from a topic and a pool, as many as there are up to its length; one more is like its model.
import { shuffled } from '#domain/kernel/shuffled.ts';
import { pickThings, pickUpTo, type Thing } from './draw.ts';
import type { Meetings } from './meetings.ts';
import type { Bank } from './paper.ts';

/**
 * any: all, unseen first; unseen: never in front of the learner in a paper and not missed elsewhere; missed: by the rule of
 * `missed.ts`.
 * None is unseen and missed at once.
 */
export const POOLS = ['any', 'unseen', 'missed'] as const;
export type Pool = (typeof POOLS)[number];

/** What a learner's answers say about questions. */
export interface Met {
  /** How often a question stood in front of the learner; absent is never. */
  readonly seen: ReadonlyMap<string, number>;
  /** Those that are missed (`isMissed`), in an attempt or a lesson, each with when that was, in ms. */
  readonly missed: ReadonlyMap<string, number>;
  /** Of those, the ones that were seen and left open; the others were answered wrong. */
  readonly leftOpen: ReadonlySet<string>;
  /** Of those, the ones that were missed last in a mission, a lesson, a quiz or a test-out, and not in an attempt. */
  readonly inLessons: ReadonlySet<string>;
  /** Those that a running exam asks: a practice would tell what they are worth. */
  readonly withheld: ReadonlySet<string>;
}

/** A thing that a practice can ask. */
export interface PractiseThing extends Thing {
  /** True where another paper or a lesson asks it: it is practised only once it was missed there. */
  readonly isGuest?: boolean;
}

function isIn(pool: Pool, { seen, missed, withheld }: Met, id: string, isGuest = false): boolean {
  if (withheld.has(id) || (isGuest && !missed.has(id))) return false;
  if (pool === 'any') return true;
  return pool === 'missed' ? missed.has(id) : !missed.has(id) && !seen.has(id);
}

/** Of each thing the questions that are in a pool: those of a case stay together, and each is in its own pools. */
const within = (pool: Pool, met: Met, things: readonly PractiseThing[]): readonly PractiseThing[] =>
  narrowed(things, (id, { isGuest }) => isIn(pool, met, id, isGuest));

/** Of each thing the questions that are wanted; a thing without any is left out. */
const narrowed = <T extends Thing>(
  things: readonly T[],
  isWanted: (id: string, thing: T) => boolean,
): readonly T[] =>
  things.flatMap((thing) => {
    const ids = thing.ids.filter((id) => isWanted(id, thing));
    return ids.length === 0 ? [] : [{ ...thing, ids }];
  });

/** What of a bank can be practised: its single questions, and its case sets. */
export const thingsOf = ({ units, sets = [] }: Bank): readonly Thing[] => [
  ...Object.values(units)
    .flat()
    .map(({ questionId, family }) => ({ ids: [questionId], ...(family && { family }) })),
  ...sets.map(({ questions }) => ({ ids: questions.map(({ questionId }) => questionId) })),
];

/**
 * What of these is on a topic. Of a case set it is the questions on the topic, so that a practice asks, counts and
 * reports nothing else, and the counts of all topics add up (decision record 0094).
 * @param isOn says whether a question is on the topic
 */
export const thingsOn = <T extends Thing>(
  things: readonly T[],
  isOn: (questionId: string) => boolean,
): readonly T[] => narrowed(things, isOn);

/**
 * How many questions of these a practice of each pool can ask: the figures of every screen.
 */
export const countPools = (
  things: readonly PractiseThing[],
  met: Met,
): Readonly<Record<Pool, number>> => {
  const count = (pool: Pool) =>
    within(pool, met, things).reduce((sum, { ids }) => sum + ids.length, 0);
  return { any: count('any'), unseen: count('unseen'), missed: count('missed') };
};

/** What explains the counts of a practice: why they are other than that of its own questions, and what the missed ones are. */
export interface Besides {
  /** Guests that it asks in addition, as they were missed where they stand. */
  readonly elsewhere: number;
  /** What it asks again once a running exam, which asks it now, has ended. */
  readonly held: number;
  /** Of the missed ones in it, those that were left open. */
  readonly leftOpen: number;
  /** Of the missed ones in it, those that were missed in a mission, a lesson, a quiz or a test-out; the others, in attempts. */
  readonly inLessons: number;
}

/** @returns so that own questions + `elsewhere` - own ones that are held = any */
export function countBesides(things: readonly PractiseThing[], met: Met): Besides {
  const count = (isCounted: (id: string, isGuest: boolean) => boolean) =>
    things.reduce(
      (sum, { ids, isGuest = false }) => sum + ids.filter((id) => isCounted(id, isGuest)).length,
      0,
    );
  const ofMissed = (some: ReadonlySet<string>) =>
    count((id, isGuest) => some.has(id) && isIn('missed', met, id, isGuest));
  return {
    elsewhere: count((id, isGuest) => isGuest && isIn('missed', met, id, isGuest)),
    held: count((id, isGuest) => met.withheld.has(id) && (!isGuest || met.missed.has(id))),
    leftOpen: ofMissed(met.leftOpen),
    inLessons: ofMissed(met.inLessons),
  };
}

/**
 * The questions of a focused practice in their order, those of a case set together. Of missed questions
 * those that were answered wrong are asked before those that were left open, and of each those that were missed last:
 * after an exam they are its own.
 * @returns at most `count`, none where the pool is empty; of a family one
 */
export function drawFocused(
  things: readonly PractiseThing[],
  { count, pool, met, seed }: { count: number; pool: Pool; met: Met; seed: string },
): readonly string[] {
  const from = within(pool, met, things);
  const picked = pickThings(from, count, pool === 'missed' ? latestFirst(from, met) : met, seed);
  return shuffled(picked, `${seed} order`).flat();
}

/** More than any moment, in milliseconds. */
const AFTER_ALL = 1e15;

/**
 * Things in the order in which they are asked again, as a draw knows order: by a number that grows. What was wrong comes
 * before what was only left open, and the latest of each before the others.
 */
function latestFirst(things: readonly PractiseThing[], met: Met): Meetings {
  const { missed, leftOpen, withheld } = met;
  const rank = (ids: readonly string[]) => {
    const isOpen = ids.every((id) => !missed.has(id) || leftOpen.has(id));
    return (isOpen ? AFTER_ALL : 0) - Math.max(...ids.map((id) => missed.get(id) ?? 0));
  };
  const seen = things.flatMap(({ ids }) => ids.map((id) => [id, rank(ids)] as const));
  return { seen: new Map(seen), withheld };
}

/** The missed questions that a practice of these can ask. */
export const missedIn = (things: readonly PractiseThing[], met: Met): ReadonlySet<string> =>
  new Set(within('missed', met, things).flatMap(({ ids }) => ids));

/**
 * One more question like one of the attempt: a variant of it that is unseen, else an unseen one on its topic that rests
 * on the same place of the standard, else any on its topic, unseen first: of the attempt's own bank, and where that has
 * none left, of what practice by topic asks.
 * @param like the question that it is to be like, of the bank or a guest from elsewhere
 * @param topicOf the objective or area of a question; undefined where content does not know it any more
 * @param placeOf the place of the standard that a question rests on
 * @param has what the attempt asks already
 * @param others single questions on its topic that practice by topic asks, worth as much
 * @returns undefined where neither has anything on the topic that neither this attempt nor a running exam asks
 */
export function drawAnother(
  bank: Bank,
  {
    like,
    topicOf,
    placeOf = () => undefined,
    has,
    others = [],
    met: { seen, withheld },
    seed,
  }: {
    like: string;
    topicOf: (questionId: string) => string | undefined;
    placeOf?: (questionId: string) => string | undefined;
    has: ReadonlySet<string>;
    others?: readonly string[];
    met: Pick<Met, 'seen' | 'withheld'>;
    seed: string;
  },
): string | undefined {
  const topic = topicOf(like);
  if (topic === undefined) return undefined;
  const entries = Object.values(bank.units).flat();
  const isFree = (id: string) => topicOf(id) === topic && !has.has(id) && !withheld.has(id);
  const free = entries.filter(({ questionId }) => isFree(questionId));
  const family = entries.find(({ questionId }) => questionId === like)?.family;
  const unseen = free.filter(({ questionId }) => !seen.has(questionId));
  const variants = unseen.filter((entry) => family !== undefined && entry.family === family);
  const place = placeOf(like);
  const near = unseen.filter(
    ({ questionId }) => place !== undefined && placeOf(questionId) === place,
  );
  const elsewhere = () => others.filter(isFree).map((questionId) => ({ questionId }));
  const from = [variants, near, free].find((some) => some.length > 0) ?? elsewhere();
  const [another] = pickUpTo(from, 1, { seen, withheld }, seed);
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
