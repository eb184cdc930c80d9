// What a learner did is recorded here and nowhere else: each fact once, with everything it brings.
import type { Outcome } from '#contract/outcome.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import type { Fact } from '#domain/progress/facts.ts';
import type { Transaction } from '#server/db/database.ts';
import { levelView } from '#server/modules/learner/learner.usecases.ts';
import { standingStreak, streakView } from '#server/modules/learner/streak.usecases.ts';
import { HANDLERS } from './handlers.ts';
import type { FactsOf, Handler, Work } from './work.ts';

/**
 * Does all that the facts bring, in the caller's transaction, which has written them and holds the
 * learner. No facts bring nothing: the outcome then says where the learner stands.
 * @param facts of one moment and one course
 * @param handlers in the order in which they run; another list is for tests
 */
export async function recordFacts(
  tx: Transaction,
  of: FactsOf,
  facts: readonly Fact[],
  handlers: readonly Handler[] = HANDLERS,
): Promise<Outcome> {
  const work: Work = {
    ...of,
    tx,
    effects: {
      paid: new Map(),
      paidBefore: 0,
      boostPercent: undefined,
      boostXp: 0,
      rankedXp: 0,
      summedXp: 0,
      paceLimit: null,
      answers: null,
      paper: null,
      questsDone: [],
      eventsDone: [],
      eventsCounted: false,
      studyDay: undefined,
      badgesEarned: undefined,
      levelReached: undefined,
      isTold: false,
    },
  };
  for (const handler of handlers) {
    for (const fact of facts) await react(handler, work, fact);
  }
  return outcomeOf(work);
}

/** Typed by the kind of fact, which a union of handlers' parameters would lose. */
const react = async <F extends Fact>(handler: Handler, work: Work, fact: F): Promise<void> =>
  (handler[fact.type] as ((work: Work, fact: F) => Promise<void>) | null)?.(work, fact);

async function outcomeOf({ tx, catalog, learner, effects }: Work): Promise<Outcome> {
  const { rewards } = catalog;
  const { studyDay } = effects;
  const today = studyDayAt(learner.now, learner.timeZone);
  const streak = studyDay
    ? streakView(studyDay.overall, today, studyDay.shieldsHeld)
    : streakView(await standingStreak(tx, learner.id), today, learner.shieldsHeld);
  const totalXp = learner.totalXp + effects.rankedXp;
  const [levelBefore, level] = [learner.totalXp, totalXp].map((xp) => levelView(rewards, xp));
  return {
    xpAwarded: effects.paid.values().reduce((sum, xp) => sum + xp, 0),
    boostXp: effects.boostXp,
    paceLimit: effects.paceLimit,
    answers: effects.answers,
    paper: effects.paper,
    questsDone: effects.questsDone,
    eventsDone: effects.eventsDone,
    totalXpBefore: learner.totalXp,
    totalXp,
    levelBefore: levelBefore!,
    level: level!,
    leveledUp: level!.key !== levelBefore!.key,
    streakBefore: studyDay?.daysBefore ?? streak.days,
    streak,
    shieldUsed: studyDay?.shieldUsed ?? false,
    badgesEarned: [...(effects.badgesEarned ?? [])],
  };
}
