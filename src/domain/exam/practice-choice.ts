// A practice that the learner puts together: topics, which questions, how many, and with or without a clock.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Pool } from './draw-practice.ts';
import { canBeKept, type ExamPace, minutesAt } from './exam-pace.ts';
import type { Paper } from './paper.ts';

/** What a learner chose for a practice, as its attempt keeps it; without a topic it is of all. */
export interface Focus {
  /** The one topic. */
  readonly objectiveId?: string | undefined;
  /** Several topics, at least two; never beside `objectiveId`. */
  readonly objectiveIds?: readonly string[] | undefined;
  readonly pool: Pool;
  /** How many questions at most; absent: the paper's own length. */
  readonly count?: number | undefined;
  /** True where a clock runs at the pace of the exam; absent: none does. */
  readonly clock?: boolean | undefined;
}

/** Ids of the topics that were chosen, each once, in the order of their ids; none is all of them. */
export const topicsChosen = (
  focus: Pick<Focus, 'objectiveId' | 'objectiveIds'>,
): readonly string[] =>
  [
    ...new Set(focus.objectiveIds ?? (focus.objectiveId === undefined ? [] : [focus.objectiveId])),
  ].toSorted();

/** Whether two name the same practice; null is the focus of a paper that takes none. */
export const isSameFocus = (one: Focus | null, other: Focus | null): boolean =>
  one?.pool === other?.pool &&
  one?.count === other?.count &&
  (one?.clock ?? false) === (other?.clock ?? false) &&
  topicsChosen(one ?? {}).join() === topicsChosen(other ?? {}).join();

/** Half of the paper's own length, that, twice and four times as much: 5, 10, 20 and 40 where it is 10. */
const LENGTHS = [0.5, 1, 2, 4];

type Sized = Pick<Paper, 'count'>;

/** The most questions that a practice of this paper can be asked for. */
export const longestPractice = ({ count }: Sized): number => Math.max(...LENGTHS) * count;

/**
 * The lengths to choose from, ascending.
 * @param standing questions that can be asked now: no length is above it, and where it lies between two, all of them
 *   are one to choose
 * @returns none where nothing stands there
 */
export function practiceLengths(paper: Sized, standing: number): readonly number[] {
  const most = Math.min(Math.max(0, standing), longestPractice(paper));
  const shorter = LENGTHS.map((share) => Math.floor(share * paper.count)).filter(
    (length) => length > 0 && length < most,
  );
  return most === 0 ? [] : [...shorter, most];
}

/** The length that a wish comes to: it, else the longest below it, else the shortest. */
export const lengthFor = (wished: number, lengths: readonly number[]): number | undefined =>
  lengths.findLast((length) => length <= wished) ?? lengths[0];

/** What of a choice is refused: a field of it, with the rule that it breaks. */
export interface ChoiceRefusal {
  readonly field: 'objectiveIds' | 'count';
  readonly rule: 'one_of_two' | 'repeated' | 'too_long';
}

/**
 * A choice as it is kept: one topic of a list is the topic, and the paper's own length is none of its own, so that the
 * same practice is the same however it was asked for.
 * @returns what is refused: topics named in both ways or twice, and more questions than `longestPractice`
 */
export function settledFocus(paper: Sized, focus: Focus): Result<Focus, ChoiceRefusal> {
  const { objectiveId, objectiveIds, pool, count, clock } = focus;
  const refuse = (refusal: ChoiceRefusal) => err(refusal);
  if (objectiveId !== undefined && objectiveIds !== undefined) {
    return refuse({ field: 'objectiveIds', rule: 'one_of_two' });
  }
  const topics = topicsChosen(focus);
  if (objectiveIds !== undefined && topics.length < objectiveIds.length) {
    return refuse({ field: 'objectiveIds', rule: 'repeated' });
  }
  if (count !== undefined && count > longestPractice(paper)) {
    return refuse({ field: 'count', rule: 'too_long' });
  }
  return ok({
    ...(topics.length === 1 && { objectiveId: topics[0] }),
    ...(topics.length > 1 && { objectiveIds: topics }),
    pool,
    ...(count !== undefined && count !== paper.count && { count }),
    ...(clock && { clock }),
  });
}

type Paced = Pick<Paper, 'count' | 'minutes'> & { readonly examPace?: ExamPace | null | undefined };

/**
 * What a clock gives: the exam's own pace where it can be kept with these questions, else the paper's.
 * @returns so many questions in so many minutes, and whether it is the exam's
 */
export function clockPace({ count, minutes, examPace }: Paced): {
  readonly count: number;
  readonly minutes: number;
  readonly isExam: boolean;
} {
  return examPace != null && canBeKept(examPace)
    ? { count: examPace.count, minutes: examPace.minutes, isExam: true }
    : { count, minutes, isExam: false };
}

/**
 * How long so many questions take: where a clock runs exactly, so that each has the seconds that its pace gives (7.5
 * minutes are five questions of 90 s); else about, as the paper says it, in whole minutes, a begun one counted.
 */
export const minutesFor = (paper: Paced, count: number, hasClock: boolean): number =>
  hasClock ? minutesAt(clockPace(paper), count) : Math.ceil(minutesAt(paper, count));

/**
 * The paper as an attempt of it was put together: with its length and its clock. Nothing else of it changes, so that
 * one engine draws, times, grades and pays every practice.
 */
export function chosenPaper(paper: Paper, focus: Focus | null): Paper {
  if (focus === null) return paper;
  const { examPace: _, untimed: __, ...own } = paper;
  const { count = paper.count, clock = false } = focus;
  const isUntimed = paper.untimed === true && !clock;
  return {
    ...own,
    count,
    minutes: minutesFor(paper, count, clock),
    ...(isUntimed && { untimed: true }),
  };
}

/** The paper of an attempt, as it was put together; undefined where content has dropped it. */
export function findPaperOf(
  catalog: CatalogIndex,
  { paperId, focus }: { readonly paperId: string; readonly focus: Focus | null },
): Paper | undefined {
  const paper = catalog.findPaper(paperId);
  return paper && chosenPaper(paper, focus);
}

/** What counts of an attempt that has ended, and how many of its questions were not reached. */
export interface Reached<T> {
  readonly counted: readonly T[];
  readonly notReached: number;
}

/**
 * When time ends a practice that was put together, what was answered counts, and the rest is neither right nor wrong.
 * Who hands it in leaves a question open on purpose: it counts as wrong, as everywhere.
 * @param focus null where the paper takes none: an exam's open questions are wrong however it ends
 */
export function reachedOf<T extends { readonly isAnswered: boolean }>(
  items: readonly T[],
  { isOverByTime, focus }: { readonly isOverByTime: boolean; readonly focus: Focus | null },
): Reached<T> {
  if (!isOverByTime || focus === null) return { counted: items, notReached: 0 };
  const counted = items.filter(({ isAnswered }) => isAnswered);
  return { counted, notReached: items.length - counted.length };
}

/** Whether enough was reached for a pass to be one: half of the questions, as of every attempt that counts. */
export const isReachedEnough = ({ counted, notReached }: Reached<unknown>): boolean =>
  notReached === 0 || counted.length >= notReached;
