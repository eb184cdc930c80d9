// How much of a day was really spent on studying, beside the goal that a learner may set.

import type { Activity } from '#domain/catalog/activity.ts';
import type { PathItem } from '#domain/catalog/path.ts';

const MS_PER_MINUTE = 60_000;

/** A card counts at most so many times the minutes planned for it: a page that was left open is no study. */
const LONGEST = 3;

/** One card that was seen for the first time. */
export interface CardSeen {
  readonly activity: Pick<Activity, 'estimatedMinutes' | 'steps'> & Partial<Pick<PathItem, 'quiz'>>;
  /** In ms since 1970, as every time here. */
  readonly seenAt: number;
  /** When its question was answered; null where there is none. */
  readonly answeredAt: number | null;
}

/** Work on the questions of a paper: `from` and `until` in ms since 1970, `msSpent` in ms. */
export interface PaperWork {
  readonly from: number;
  /** The last change that was taken. */
  readonly until: number;
  readonly msSpent: number;
}

/**
 * The minutes of study that a day's records show: the time that passed, never the time that was planned. A card
 * takes what passed until the next thing was done, within three times its plan; questions of papers take the time
 * for which they were open, and papers that were open side by side no more than the time that passed. What is read
 * again is not counted, and nor is a last card after which nothing was done.
 * @param finishedAt when activities were finished
 * @returns whole minutes, rounded; 0 where nothing was done
 */
export function minutesStudied(
  cards: readonly CardSeen[],
  finishedAt: readonly number[],
  papers: readonly PaperWork[],
): number {
  const spent = papers.reduce((sum, { msSpent }) => sum + msSpent, 0);
  const onPapers = Math.min(spent, msCovered(papers));
  return Math.round(
    (msOnCards(cards, [...finishedAt, ...edgesOf(papers)]) + onPapers) / MS_PER_MINUTE,
  );
}

const edgesOf = (papers: readonly PaperWork[]): number[] =>
  papers.flatMap(({ from, until }) => [from, until]);

/** @param others times at which something else was done, which end a card's time */
function msOnCards(cards: readonly CardSeen[], others: readonly number[]): number {
  const events = [
    ...cards.flatMap((card) => [
      { at: card.seenAt, card },
      ...(card.answeredAt === null ? [] : [{ at: card.answeredAt, card }]),
    ]),
    ...others.map((at) => ({ at, card: undefined })),
  ].toSorted((a, b) => a.at - b.at);
  const spent = new Map<CardSeen, number>();
  for (const [index, { at, card }] of events.entries()) {
    const next = events[index + 1];
    if (card && next) spent.set(card, (spent.get(card) ?? 0) + next.at - at);
  }
  return [...spent].reduce((sum, [card, ms]) => sum + Math.min(ms, LONGEST * msPlanned(card)), 0);
}

/** A card's part of the minutes that content gives its activity. */
function msPlanned({ activity }: CardSeen): number {
  const all = activity.quiz?.count ?? activity.steps.length;
  return all === 0 ? 0 : (activity.estimatedMinutes * MS_PER_MINUTE) / all;
}

/** How much time at least one of them covers, ms. */
function msCovered(papers: readonly PaperWork[]): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, until } of papers.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return covered;
}
