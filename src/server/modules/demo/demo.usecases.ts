// A fresh demo learner for each press, played forward through the same use cases as anybody's study.
import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/fields.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import { demoSittings } from '#domain/demo/demo-story.ts';
import { isTimeZone } from '#domain/kernel/time.ts';
import {
  databaseNow,
  type Executor,
  inTransaction,
  type Transaction,
} from '#server/db/database.ts';
import { createLearner } from '#server/modules/learner/learner.usecases.ts';
import { finishPlay } from '#server/modules/learning/finish.usecases.ts';
import type { LearningDeps } from '#server/modules/learning/learning.usecases.ts';
import { answerStep, seeStep, startPlay } from '#server/modules/learning/play.usecases.ts';
import { eraseDemoLearners, insertDemoAccount } from './demo.queries.ts';

/** The course of the story. */
const DEMO_COURSE = 'togaf';
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
  const missions = deps.catalog.missionsOf(DEMO_COURSE);
  const now = await databaseNow(deps.db);
  const sittings = demoSittings(
    now,
    timeZone,
    missions.map((mission) => ({ stepCount: mission.steps.length })),
  );
  const course = missions.flatMap((mission) => mission.steps.map((step) => ({ mission, step })));
  let taken = 0;
  for (const sitting of sittings) {
    const then = { ...deps, at: sitting.at };
    for (const { mission, step } of course.slice(taken, taken + sitting.steps)) {
      await takeStep(then, learnerId, mission, step.id);
    }
    taken += sitting.steps;
  }
}

async function takeStep(
  deps: LearningDeps,
  learnerId: string,
  mission: Mission,
  stepId: string,
): Promise<void> {
  const at = mission.steps.findIndex((step) => step.id === stepId);
  const wanted = { activityRef: mission.id };
  if (at === 0) must(await startPlay(deps, learnerId, wanted));
  must(await seeStep(deps, learnerId, wanted, stepId));
  const step = mission.steps[at]!;
  if (step.kind === 'check') {
    const question = deps.catalog.getQuestion(step.questionId);
    const isSlip = question.type === 'sc' && at % WRONG_EVERY === WRONG_EVERY - 1;
    const wrong = question.options.find((option) => !question.answer.includes(option.id))!;
    must(
      await answerStep(deps, learnerId, wanted, {
        stepId,
        chosen: isSlip ? [wrong.id] : question.answer,
      }),
    );
  }
  if (at === mission.steps.length - 1) must(await finishPlay(deps, learnerId, wanted));
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
