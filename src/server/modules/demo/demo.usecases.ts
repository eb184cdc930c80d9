// A fresh demo learner for each press, played forward through the same use cases as anybody's study.
import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/fields.ts';
import type { Step } from '#domain/catalog/catalog.ts';
import { demoSittings, stepsBegun } from '#domain/demo/demo-story.ts';
import { isTimeZone } from '#domain/kernel/time.ts';
import { modelAnswer } from '#domain/tasks/model-answer.ts';
import {
  databaseNow,
  type Executor,
  inTransaction,
  type Transaction,
} from '#server/db/database.ts';
import { createLearner, findOwnIndustry } from '#server/modules/learner/learner.usecases.ts';
import { findActivityState } from '#server/modules/learning/activity.usecases.ts';
import { finishPlay } from '#server/modules/learning/finish.usecases.ts';
import type { LearningDeps } from '#server/modules/learning/learning.usecases.ts';
import {
  answerStep,
  seeStep,
  startPlay,
  type Wanted,
} from '#server/modules/learning/play.usecases.ts';
import { submitTask } from '#server/modules/learning/task.usecases.ts';
import { eraseDemoLearners, insertDemoAccount } from './demo.queries.ts';

/** The demo learner gets one check in this many wrong, as people do. */
const WRONG_EVERY = 6;

/**
 * Makes the account, its profile and the story, all in one transaction.
 * @returns the id of the account; it has no password and its address reaches nobody
 */
export async function createDemoLearner(
  deps: LearningDeps,
  input: { locale?: Locale | undefined; timeZone?: string | undefined },
): Promise<string> {
  const id = randomUUID();
  const timeZone = input.timeZone && isTimeZone(input.timeZone) ? input.timeZone : 'UTC';
  await inTransaction(deps.db, async (tx) => {
    await insertDemoAccount(tx, id);
    await createLearner(tx, {
      id,
      firstName: 'Demo',
      lastName: 'Learner',
      locale: input.locale,
      timeZone,
      isDemo: true,
      shieldsAtStart: deps.catalog.rewards.shields.atStart,
    });
    await tellStory({ ...deps, db: tx }, id, timeZone);
  });
  return id;
}

async function tellStory(
  deps: LearningDeps & { db: Transaction },
  learnerId: string,
  timeZone: string,
): Promise<void> {
  const now = await databaseNow(deps.db);
  for (const { at, finished, begun } of demoSittings(now, timeZone)) {
    const then = { ...deps, at };
    for (const activityRef of finished) {
      const wanted = { activityRef };
      await takeSteps(then, learnerId, wanted);
      must(await finishPlay(then, learnerId, wanted));
    }
    if (begun) await takeSteps(then, learnerId, { activityRef: begun }, stepsBegun);
  }
}

/** Starts an activity and takes its steps, as many of them as `share` says. */
async function takeSteps(
  deps: LearningDeps,
  learnerId: string,
  wanted: Wanted,
  share: (stepCount: number) => number = (stepCount) => stepCount,
): Promise<void> {
  must(await startPlay(deps, learnerId, wanted));
  const state = await findActivityState(deps.db, deps.catalog, {
    ref: wanted.activityRef,
    industry: await findOwnIndustry(deps.db, learnerId),
    learnerId,
  });
  const { steps } = state!.activity;
  for (const [at, step] of steps.slice(0, share(steps.length)).entries()) {
    await takeStep(deps, learnerId, wanted, step, at);
  }
}

async function takeStep(
  deps: LearningDeps,
  learnerId: string,
  wanted: Wanted,
  step: Step,
  at: number,
): Promise<void> {
  const stepId = step.id;
  must(await seeStep(deps, learnerId, wanted, stepId));
  if (step.kind === 'reading') return;
  if (step.kind !== 'check') {
    must(await submitTask(deps, learnerId, wanted, { stepId, answer: modelAnswer(step) }));
    return;
  }
  const question = deps.catalog.getChoice(step.questionId);
  const isSlip = question.type === 'sc' && at % WRONG_EVERY === WRONG_EVERY - 1;
  const wrong = question.options.find((option) => !question.answer.includes(option.id))!;
  const chosen = isSlip ? [wrong.id] : question.answer;
  must(await answerStep(deps, learnerId, wanted, { stepId, chosen }));
}

/** The story only does what the rules allow; anything else is a bug. */
function must(result: { ok: boolean; error?: unknown }): void {
  if (!result.ok) throw new Error(`The demo's story was refused: ${JSON.stringify(result)}`);
}

/** Demo learners live this long (decisions 12). */
const DEMO_DAYS = 7;
/** Erased in one go at most; the rest waits for the next hour. */
const ERASED_AT_MOST = 500;

/** Erases demo learners past their time. @returns how many */
export const eraseOldDemoLearners = (db: Executor): Promise<number> =>
  eraseDemoLearners(db, { days: DEMO_DAYS, limit: ERASED_AT_MOST });
