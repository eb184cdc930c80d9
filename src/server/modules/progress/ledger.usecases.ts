// Paying XP: each source once, so much of a day ranking, and nothing for a pace that nobody studies at.
import type { PaceLimit } from '#contract/outcome.ts';
import type { AnswerPay } from '#contract/papers.ts';
import type { Activity } from '#domain/catalog/activity.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { PAPER_SOURCE, PASS_SOURCE, paperAwards } from '#domain/exam/paper-awards.ts';
import { PRACTICE_SOURCE, practiceAwards } from '#domain/exam/practice-awards.ts';
import { type StudyDay, studyDayAt, studyDayStart } from '#domain/kernel/time.ts';
import { isQuest } from '#domain/missions/requirements.ts';
import type { AttemptGraded, FirstRightAnswer } from '#domain/progress/facts.ts';
import { isTooFast, paceWindowMs } from '#domain/rewards/study-pace.ts';
import { activitySource, awardXp, firstRightSource } from '#domain/rewards/xp.ts';
import { reasonOf } from '#domain/rewards/xp-source.ts';
import { boostXp } from '#domain/store/boost.ts';
import type { Executor } from '#server/db/database.ts';
import { boostPercentAt } from '#server/modules/store/store.usecases.ts';
import {
  countLedgerDrift,
  paidBefore,
  paidSources,
  payOnce,
  rankedXpOn,
} from './ledger.queries.ts';
import { doneBetween, flagActivity } from './pace.queries.ts';
import type { Work } from './work.ts';

/** What the metrics watch: any number but 0 is a bug. */
export const ledgerDrift = countLedgerDrift;

interface Payment {
  readonly source: string;
  readonly xp: number;
  /** False where it belongs to no course. */
  readonly isOfCourse?: boolean;
}

/**
 * Pays a source of the ledger once.
 * @returns the XP paid now, ranking and not: 0 when it had been paid before
 */
async function payXp(
  { tx, catalog, learner, courseKey, effects }: Work,
  { source, xp, isOfCourse = true }: Payment,
): Promise<number> {
  const { now, timeZone } = learner;
  const day = studyDayAt(now, timeZone);
  const dayStart = new Date(studyDayStart(now, timeZone));
  const rankedToday = await rankedXpOn(tx, learner.id, { day, dayStart, now });
  const award = awardXp(xp, rankedToday, catalog.rewards.rankedXpPerDay);
  effects.boostPercent ??= await boostPercentAt(tx, catalog, learner);
  const boosted = boostXp(xp, effects.boostPercent);
  const isPaid = await payOnce(tx, {
    learnerId: learner.id,
    source,
    courseKey: isOfCourse ? courseKey : null,
    baseXp: award.base,
    bonusXp: award.bonus + boosted,
    boostXp: boosted,
    createdAt: new Date(now),
    studyDay: day,
  });
  if (!isPaid) return 0;
  effects.rankedXp += award.base;
  effects.boostXp += boosted;
  return xp + boosted;
}

export interface PaidActivity {
  /** Paid now. */
  readonly xp: number;
  /** Why it was none where the pace was too fast. */
  readonly paceLimit: PaceLimit | null;
}

/** Pays an activity that was just done; done too fast it is flagged instead. */
export async function payActivity(
  work: Work,
  { id, xp }: Pick<Activity, 'id' | 'xp'>,
): Promise<PaidActivity> {
  if (xp === 0) return { xp: 0, paceLimit: null };
  const before = await paidBefore(work.tx, work.learner.id, firstRightSource(id));
  work.effects.paidBefore = before.xp;
  const paceLimit = await findPaceLimit(work);
  if (paceLimit) {
    await flagActivity(work.tx, work.learner.id, id);
    return { xp: 0, paceLimit };
  }
  return {
    // What a boost added to the first part is no part of what content pays.
    xp: await payXp(work, {
      source: activitySource(id),
      xp: Math.max(0, xp - (before.xp - before.boostXp)),
    }),
    paceLimit: null,
  };
}

/** Pays the first right answer of an activity, unless the pace is too fast; its end pays that much less. */
export async function payFirstRight(
  work: Work,
  { activityId, xp }: FirstRightAnswer,
): Promise<number> {
  if (await findPaceLimit(work)) return 0;
  return payXp(work, { source: firstRightSource(activityId), xp });
}

/** Says when more was finished lately than can be studied in that time; quests have no minutes of their own. */
async function findPaceLimit({ tx, catalog, learner }: Work): Promise<PaceLimit | null> {
  const { pace } = catalog.rewards;
  const after = new Date(learner.now - paceWindowMs(pace));
  const done = await doneBetween(tx, learner.id, { after, until: new Date(learner.now) });
  const minutesDone = done.reduce((sum, { activityId }) => {
    const mission = catalog.findMission(activityId);
    const activity = mission && isQuest(mission) ? undefined : catalog.findActivity(activityId);
    return sum + (activity?.estimatedMinutes ?? 0);
  }, 0);
  const withinMinutes = pace.activitiesWithinMinutes;
  return isTooFast(minutesDone, pace) ? { minutesDone, withinMinutes } : null;
}

/** Pays the goal of an event, which is of no course. @returns the XP paid now */
export const payEvent = (work: Work, payment: Payment): Promise<number> =>
  payXp(work, { ...payment, isOfCourse: false });

/** The day's sources of practice answers that the learner was paid. */
const practicePaidOn = (db: Executor, learnerId: string, day: StudyDay): Promise<Set<string>> =>
  paidSources(db, learnerId, { prefix: PRACTICE_SOURCE, suffix: `:${day}` });

/** The sources of first passes that the learner was paid, as `passSource` names them. */
export const passesPaid = (db: Executor, learnerId: string): Promise<ReadonlySet<string>> =>
  paidSources(db, learnerId, { prefix: PASS_SOURCE, suffix: '' });

/** The sources of submitted papers that the learner was paid on a day, as `paperSource` names them. */
export const papersPaidOn = (
  db: Executor,
  learnerId: string,
  day: StudyDay,
): Promise<ReadonlySet<string>> =>
  paidSources(db, learnerId, { prefix: PAPER_SOURCE, suffix: `:${day}` });

/** The sum of a day for right answers of practice; null where content pays none. */
export async function answerPayOn(
  db: Executor,
  { rewards }: CatalogIndex,
  learnerId: string,
  day: StudyDay,
): Promise<AnswerPay | null> {
  if (rewards.practice.rightXp === 0) return null;
  const paid = await practicePaidOn(db, learnerId, day);
  return { ...rewards.practice, xpToday: paid.size * rewards.practice.rightXp };
}

/**
 * Pays what an attempt may be paid and was not paid before: the paper, its first pass, and right
 * answers of practice. Sets the day's sum for answers where the paper pays them one by one.
 * @returns the XP paid now
 */
export async function payAttempt(work: Work, fact: AttemptGraded): Promise<number> {
  const { tx, catalog, learner, effects } = work;
  const paper = catalog.findPaper(fact.paperId);
  const day = studyDayAt(fact.finishedAt, learner.timeZone);
  const isPractice = paper?.kind === 'practice';
  const { answersXp, submittedXp, firstPassXp } = fact.implausible
    ? NO_PAY
    : await payAwards(work, fact, { day, isPractice, count: paper?.count ?? 0 });
  const pay = isPractice ? await answerPayOn(tx, catalog, learner.id, day) : null;
  if (pay) effects.answers = { ...pay, xp: answersXp };
  effects.paper = { submittedXp, firstPassXp };
  return submittedXp + firstPassXp + answersXp;
}

/** What each kind of award of a paper came to, XP. */
const NO_PAY = { submittedXp: 0, firstPassXp: 0, answersXp: 0 };

async function payAwards(
  work: Work,
  { paperId, answered, total, passed, rightIds }: AttemptGraded,
  of: { readonly day: StudyDay; readonly isPractice: boolean; readonly count: number },
): Promise<typeof NO_PAY> {
  const { tx, catalog, learner } = work;
  const { papers, practice } = catalog.rewards;
  const whole = { paperId, answered, total: Math.max(total, of.count), passed, day: of.day };
  const awards = [...paperAwards(whole, papers)];
  if (of.isPractice) {
    const paid = await practicePaidOn(tx, learner.id, of.day);
    awards.push(...practiceAwards(rightIds, paid, of.day, practice));
  }
  const pay = { ...NO_PAY };
  for (const award of awards) {
    const { kind } = reasonOf(award.source);
    const part =
      kind === 'paper' ? 'submittedXp' : kind === 'paper_pass' ? 'firstPassXp' : 'answersXp';
    pay[part] += await payXp(work, award);
  }
  return pay;
}
