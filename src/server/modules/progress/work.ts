// What a handler works with: the learner locked, and what the facts have brought so far.
import type { EventDone, Outcome, PaceLimit, QuestDone } from '#contract/outcome.ts';
import type { AnswerPay } from '#contract/papers.ts';
import type { BadgeView } from '#contract/progress.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Fact, FactOf } from '#domain/progress/facts.ts';
import type { Transaction } from '#server/db/database.ts';
import type { LockedLearner } from '#server/modules/learner/learner.usecases.ts';
import type { StudyDayCount } from '#server/modules/learner/streak.usecases.ts';

/** Whose facts they are, and of which course. */
export interface FactsOf {
  readonly catalog: CatalogIndex;
  /** As this transaction found them. */
  readonly learner: LockedLearner;
  readonly courseKey: string;
}

export interface Work extends FactsOf {
  readonly tx: Transaction;
  /** Filled by one handler after the other. */
  readonly effects: Effects;
}

export interface Effects {
  /** XP paid for each fact itself. */
  readonly paid: Map<Fact, number>;
  /** What the activity that was finished had been paid before its end: its first right answer. */
  paidBefore: number;
  /** What boosts of the store add to each 100 XP; undefined until something is paid. */
  boostPercent: number | undefined;
  /** Of everything that was paid, what boosts added. */
  boostXp: number;
  /** Of everything that was paid, what ranks. */
  rankedXp: number;
  /** Of that, what the boards have. */
  summedXp: number;
  paceLimit: PaceLimit | null;
  answers: (AnswerPay & { xp: number }) | null;
  /** Paid for handing a paper in, and for its first pass. */
  paper: Outcome['paper'];
  readonly questsDone: QuestDone[];
  /** Events whose goal was reached, with what they paid. */
  readonly eventsDone: EventDone[];
  /** True once the running events were counted. */
  eventsCounted: boolean;
  /** Set once the facts counted as study. */
  studyDay: StudyDayCount | undefined;
  /** Set once badges were granted. */
  badgesEarned: readonly BadgeView[] | undefined;
  /** The level that these facts reached. */
  levelReached: string | undefined;
  /** True once the learner was told of missions, badges and level. */
  isTold: boolean;
}

/** What a handler does about each kind of fact; null where it has nothing to do. */
export type Handler = {
  readonly [T in Fact['type']]: ((work: Work, fact: FactOf<T>) => Promise<void>) | null;
};
