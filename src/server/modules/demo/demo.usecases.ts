// A fresh demo learner for each press, played forward through the same use cases as anybody's study.
import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/fields.ts';
import { type Activity, isTask, type Step } from '#domain/catalog/activity.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { isRightAt, wrongAnswer } from '#domain/demo/demo-paper.ts';
import {
  DEMO_DAYS,
  DEMO_NOTIFICATIONS,
  type DemoEntry,
  demoStudySessions,
  eventDaysAgoOf,
  isTakenPaper,
  isTakenTest,
  stepsBegun,
  type TakenTest,
} from '#domain/demo/demo-story.ts';
import { plannedWork } from '#domain/demo/demo-task.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Instant, isTimeZone, MS_PER_MINUTE } from '#domain/kernel/time.ts';
import { keyOf } from '#domain/questions/answer.ts';
import { taskFor } from '#domain/tasks/tasks.ts';
import {
  type Database,
  databaseNow,
  type Executor,
  type Transaction,
} from '#server/db/database.ts';
import { HOURLY, type Job } from '#server/jobs.ts';
import { joinEvent, listEvents } from '#server/modules/event/event.usecases.ts';
import { changeLearner } from '#server/modules/learner/change-learner.usecases.ts';
import { createLearner } from '#server/modules/learner/learner.usecases.ts';
import { leaveUnread } from '#server/modules/notification/notification.usecases.ts';
import { findActivityState, whoseOf } from '#server/modules/study/activity.usecases.ts';
import { finishPlay } from '#server/modules/study/finish.usecases.ts';
import type { ActivityRequest } from '#server/modules/study/open-play.usecases.ts';
import { answerStep, retakeQuiz, seeStep, startPlay } from '#server/modules/study/play.usecases.ts';
import type { StudyRules } from '#server/modules/study/study.usecases.ts';
import { submitTask } from '#server/modules/study/task.usecases.ts';
import { eraseDemoLearners, insertDemoAccount } from './demo.queries.ts';
import { endDemoEvent, enterDemoEvent } from './demo-events.usecases.ts';
import { takePaper } from './demo-paper.usecases.ts';
import { joinDemoTeam } from './demo-teams.usecases.ts';
import { makeWorks } from './demo-works.usecases.ts';
import { renewRivals, rivalsStand } from './rivals.usecases.ts';

/** The demo learner gets one check in this many wrong, as people do. */
const WRONG_EVERY = 6;

/**
 * Makes the account, its profile and the story, all in one transaction, after the rivals of the day.
 * @returns the id of the account; it has no password and its address reaches nobody
 */
export async function createDemoLearner(
  deps: { readonly db: Database; readonly catalog: CatalogIndex },
  input: { locale?: Locale | undefined; timeZone?: string | undefined },
): Promise<string> {
  const id = randomUUID();
  const timeZone = input.timeZone && isTimeZone(input.timeZone) ? input.timeZone : 'UTC';
  const course = deps.catalog.courses.find(({ demo }) => demo?.begun) ?? deps.catalog.courses[0]!;
  // By itself, so that nobody who starts a demo holds the lock of the rivals for a whole story.
  if (!(await rivalsStand(deps.db))) {
    await deps.db.transaction((tx) => renewRivals(tx, deps.catalog));
  }
  await deps.db.transaction(async (tx) => {
    await insertDemoAccount(tx, id);
    await createLearner(tx, {
      id,
      firstName: 'Demo',
      lastName: 'Learner',
      locale: input.locale,
      timeZone,
      isDemo: true,
      courseKey: course.key,
      shieldsAtStart: deps.catalog.rewards.shields.atStart,
    });
    await playStory(tx, deps.catalog, { id, timeZone });
    await joinAnEvent(tx, deps.catalog, id);
    await leaveUnread(tx, id, DEMO_NOTIFICATIONS);
    await joinDemoTeam(tx, deps.catalog, { learnerId: id, now: await databaseNow(tx) });
  });
  return id;
}

/** Who plays, and when. */
interface Player {
  readonly tx: Transaction;
  readonly rules: StudyRules & { readonly at: Instant };
  readonly learnerId: string;
  /** Activities that were begun on a day before, by their ids, with how many of their steps were taken. */
  readonly begun: Map<string, { readonly activity: Activity; readonly taken: number }>;
  /** How many rounds of a test were taken, by its id. */
  readonly rounds: Map<string, number>;
}

async function playStory(
  tx: Transaction,
  catalog: CatalogIndex,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
): Promise<void> {
  const now = await databaseNow(tx);
  const stories = catalog.courses.flatMap(({ demo }) => demo ?? []);
  if (stories.length === 0) return;
  const minutesOf = (id: string) => catalog.findActivity(id)?.estimatedMinutes ?? 0;
  const sessions = demoStudySessions(stories, now, timeZone, minutesOf);
  for (const { key: courseKey, demo } of catalog.courses) {
    const choice = demo?.choice;
    if (choice) must(await changeLearner(tx, catalog, id, { choice: { courseKey, ...choice } }));
  }
  const eventDaysAgo = eventDaysAgoOf(stories);
  const begun: Player['begun'] = new Map();
  const rounds: Player['rounds'] = new Map();
  let event: string | undefined;
  for (const { daysAgo, at, pauseMs, entries } of sessions) {
    if (daysAgo === eventDaysAgo)
      event = await enterDemoEvent(tx, catalog, { learnerId: id, at, now });
    let then = at;
    for (const entry of entries) {
      const rules = { catalog, at: then };
      const ended = await playEntry({ tx, rules, learnerId: id, begun, rounds }, entry);
      then = ended + pauseMs;
    }
  }
  if (event) await endDemoEvent(tx, { learnerId: id, occurrenceId: event, now });
  for (const { key: courseKey, demo } of catalog.courses) {
    if (demo) must(await makeWorks(tx, { catalog, learnerId: id, courseKey, now, timeZone }, demo));
  }
}

/** Plays one thing of the story. @returns when it ended */
async function playEntry(player: Player, entry: DemoEntry): Promise<Instant> {
  const { tx, rules, learnerId } = player;
  const { catalog, at } = rules;
  if (isTakenPaper(entry)) return must(await takePaper(tx, { catalog, learnerId, at }, entry));
  if (isTakenTest(entry)) return takeTest(player, entry);
  if (typeof entry !== 'string') {
    const before = player.begun.get(entry.begun)?.taken ?? 0;
    const upTo = (stepCount: number) => stepsBegun(stepCount, before, entry.steps);
    const activity = await takeSteps(player, { activityRef: entry.begun }, upTo);
    const taken = upTo(activity.steps.length);
    player.begun.set(entry.begun, { activity, taken });
    return at + (taken - before) * msOfStep(activity);
  }
  const request = { activityRef: entry };
  const { estimatedMinutes } = await takeSteps(player, request);
  const end = at + estimatedMinutes * MS_PER_MINUTE;
  must(await finishPlay(tx, { ...rules, at: end }, learnerId, request));
  return end;
}

/** Takes the rounds of a unit's test; the last one ends it where it passed. @returns when it ended */
async function takeTest(player: Player, { test, right }: TakenTest): Promise<Instant> {
  const { tx, rules, learnerId } = player;
  const request = { activityRef: test };
  let end = rules.at;
  for (const rightOnes of right) {
    const begin = { ...rules, at: end };
    const before = player.rounds.get(test) ?? 0;
    player.rounds.set(test, before + 1);
    if (before > 0) must(await retakeQuiz(tx, begin, learnerId, request));
    const activity = await startOne({ ...player, rules: begin }, request);
    const { steps, estimatedMinutes } = activity;
    for (const [place, step] of steps.entries()) {
      if (step.kind !== 'check') throw new Error(`${test} is no test.`);
      const question = rules.catalog.getQuestion(step.questionId);
      const isRight = isRightAt(place, steps.length, rightOnes);
      const answer = (!isRight && wrongAnswer(question)) || keyOf(question);
      const at = end + (place + 1) * msOfStep(activity);
      must(await answerStep(tx, { ...rules, at }, learnerId, request, { stepId: step.id, answer }));
    }
    end += estimatedMinutes * MS_PER_MINUTE;
  }
  const { quiz } = rules.catalog.getItem(test);
  const isPassed = quiz && 100 * right.at(-1)! >= quiz.passPercent * quiz.count;
  if (isPassed) must(await finishPlay(tx, { ...rules, at: end }, learnerId, request));
  return end;
}

/**
 * Takes part in an event whose goal the story has not reached, of a week where there is one: what it did counts, and
 * the XP stay as they are. On a Saturday its five days may have reached every goal of the week.
 */
async function joinAnEvent(tx: Transaction, catalog: CatalogIndex, id: string): Promise<void> {
  const { active } = await listEvents(tx, catalog, id);
  const open = active.filter(
    (one) => one.together === null && !one.maxParticipants && one.progress < one.count,
  );
  const event = open.find(({ type }) => type === 'weekly') ?? open[0];
  if (event) must(await joinEvent(tx, catalog, id, event.id));
}

/**
 * Starts an activity and takes the steps of it that were not taken on a day before.
 * @param upTo how many are taken in the end
 * @returns the activity
 */
async function takeSteps(
  player: Player,
  request: ActivityRequest,
  upTo: (stepCount: number) => number = (stepCount) => stepCount,
): Promise<Activity> {
  const { activityRef } = request;
  const { rules, learnerId } = player;
  const before = player.begun.get(activityRef);
  const taken = before?.taken ?? 0;
  const activity = before?.activity ?? (await startOne(player, request));
  for (const [place, step] of activity.steps.slice(0, upTo(activity.steps.length)).entries()) {
    if (place < taken) continue;
    const own = isTask(step) ? taskFor(step, whoseOf({ activity }, learnerId), 1) : step;
    const at = rules.at + (place - taken) * msOfStep(activity);
    await takeStep({ ...player, rules: { ...rules, at } }, request, own, place);
  }
  return activity;
}

/** Each step takes its part of the minutes that the activity is planned for. */
const msOfStep = ({ estimatedMinutes, steps }: Activity): number =>
  Math.floor((estimatedMinutes * MS_PER_MINUTE) / steps.length);

/** Starts an activity. @returns it with the steps that this learner gets */
async function startOne(
  { tx, rules, learnerId }: Player,
  request: ActivityRequest,
): Promise<Activity> {
  must(await startPlay(tx, rules, learnerId, request));
  const state = await findActivityState(tx, rules.catalog, {
    ref: request.activityRef,
    industry: undefined,
    learnerId,
  });
  return state!.activity;
}

async function takeStep(
  { tx, rules, learnerId }: Player,
  request: ActivityRequest,
  step: Step,
  place: number,
): Promise<void> {
  const stepId = step.id;
  if (step.kind === 'reading') {
    must(await seeStep(tx, rules, learnerId, request, stepId));
    return;
  }
  // What is answered is seen by that.
  if (isTask(step)) {
    must(await submitTask(tx, rules, learnerId, request, { stepId, answer: plannedWork(step) }));
    return;
  }
  const question = rules.catalog.getQuestion(step.questionId);
  const isSlip = question.type === 'sc' && place % WRONG_EVERY === WRONG_EVERY - 1;
  const answer = (isSlip && wrongAnswer(question)) || keyOf(question);
  must(await answerStep(tx, rules, learnerId, request, { stepId, answer }));
}

/** The story only does what the rules allow; anything else is a bug. */
function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`The demo's story was refused: ${JSON.stringify(result)}`);
  return result.value;
}

/** Erased by one statement at most, so that none of them takes long. */
const ERASED_AT_MOST = 500;

/** Erases the demo learners past their time, all of them. @returns how many */
export async function eraseOldDemoLearners(db: Executor): Promise<number> {
  let erased = 0;
  for (;;) {
    const some = await eraseDemoLearners(db, { days: DEMO_DAYS, limit: ERASED_AT_MOST });
    erased += some;
    if (some < ERASED_AT_MOST) return erased;
  }
}

/** What happens to demo learners at set times; where the demo is off, those that stand still go. */
export const demoJobs = (
  config: { readonly demo: boolean },
  catalog: CatalogIndex,
): readonly Job[] => [
  { name: 'demo-learners', cron: HOURLY, run: eraseOldDemoLearners },
  ...(config.demo
    ? [{ name: 'demo-rivals', cron: HOURLY, run: (tx: Transaction) => renewRivals(tx, catalog) }]
    : []),
];
