// How much of a day was really spent on studying, beside the goal that a learner may set.

import type { Activity } from '#domain/catalog/activity.ts';
import type { PathItem } from '#domain/catalog/path.ts';

const MS_PER_MINUTE = 60_000;

/** A card counts at most so many times the minutes planned for it: a page that was left open is no study. */
const LONGEST = 3;

/** One card that was worked on. */
export interface CardSeen {
  readonly activity: Pick<Activity, 'estimatedMinutes' | 'steps'> & Partial<Pick<PathItem, 'quiz'>>;
  /** When it was seen for the first time; in ms since 1970, as every time here, and null where that was on another day. */
  readonly seenAt: number | null;
  /** When it was last opened again. */
  readonly openedAt: number | null;
  /** When its question was answered or its task handed in; null where there is none. */
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
 * for which they were open, and papers that were open side by side no more than the time that passed. Not counted is
 * a last card after which nothing was done, and what passed between leaving off and taking up again (`wasAway`).
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
  const others = [
    ...finishedAt.map((at) => ({ at, how: 'finished' as const })),
    ...papers.flatMap(({ from, until }) =>
      [from, until].map((at) => ({ at, how: 'paper' as const })),
    ),
  ];
  return Math.round((msOnCards(cards, others) + onPapers) / MS_PER_MINUTE);
}

/** Something that was done: with a card, or with anything else. */
interface Done {
  readonly at: number;
  readonly card?: CardSeen;
  readonly how: 'seen' | 'opened' | 'answered' | 'finished' | 'paper';
}

/** @param others what else was done, which ends a card's time */
function msOnCards(cards: readonly CardSeen[], others: readonly Done[]): number {
  const events = [...cards.flatMap(eventsOf), ...others].toSorted((a, b) => a.at - b.at);
  const spent = new Map<CardSeen, number>();
  for (const [index, event] of events.entries()) {
    const { at, card } = event;
    const next = events[index + 1];
    if (card && next && !wasAway(event, card, next))
      spent.set(card, (spent.get(card) ?? 0) + next.at - at);
  }
  return [...spent].reduce((sum, [card, ms]) => sum + Math.min(ms, longestOn(card)), 0);
}

const eventsOf = (card: CardSeen): Done[] =>
  (['seen', 'opened', 'answered'] as const).flatMap((how) => {
    const at = card[`${how}At`];
    return at === null ? [] : [{ at, card, how }];
  });

/**
 * Had the learner left between two things? After more time than a card can take that is so where nothing was left to
 * do on it, where it was opened again, and where something else was taken up: whoever begins a lab in the morning
 * and goes on at night has not studied in between. Where its own answer follows, or the next card, the page stood open.
 */
function wasAway({ at, how }: Done, card: CardSeen, next: Done): boolean {
  if (next.at - at <= longestOn(card)) return false;
  if (how === 'answered' || next.how === 'opened' || next.how === 'paper') return true;
  return next.card !== undefined && next.card.activity !== card.activity;
}

const longestOn = (card: CardSeen): number => LONGEST * msPlanned(card);

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
