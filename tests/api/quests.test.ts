import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog, Mission } from '#domain/catalog/catalog.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { aMission, aReading, aSection } from '#tests/support/builders.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { completeActivity, completePhase, takeSteps } from '#tests/support/play.ts';

const briefing = [{ kind: 'paragraph', content: ['It is Monday.'] }] as const;
const aQuest = (key: string, over: Partial<Mission>): Mission =>
  aMission({ id: `ms.q.${key}`, key, title: key, xp: 50, steps: [], briefing, ...over });

/** The product's path with missions of these tests: two chains, a score and a story that waits. */
function questCatalog(): Catalog {
  const missions = [
    aQuest('read', { doneWhen: ['item.done:tg.pre.lesson', 'item.done:tg.pre.deepdive'] }),
    aQuest('again', { doneWhen: ['item.done:tg.pre.lesson'], xp: 400 }),
    aQuest('last', { doneWhen: ['mission.done:ms.q.again'], xp: 80 }),
    aQuest('score', { unlockWhen: [], doneWhen: ['quiz.best:tg.pre.quiz>=80'] }),
    aQuest('low', { unlockWhen: [], doneWhen: ['quiz.best:tg.pre.quiz>=20'], xp: 10 }),
    aQuest('far', { unlockWhen: ['item.done:tg.req.quiz'], doneWhen: ['item.done:tg.req.lab'] }),
    aMission({ id: 'ms.q.tale', key: 'tale', unlockWhen: [], steps: [aReading({ id: 's1' })] }),
    aQuest('both', {
      unlockWhen: [],
      doneWhen: ['item.done:tg.pre.deepdive', 'mission.done:ms.q.tale'],
      xp: 5,
    }),
    aMission({
      id: 'ms.q.story',
      key: 'story',
      xp: 30,
      unlockWhen: [],
      steps: [aReading({ id: 's1' }), aReading({ id: 's2' })],
      doneWhen: ['steps.seen', 'checks.answered', 'item.done:tg.pre.artifact'],
    }),
  ];
  const sections = [aSection({ missionIds: missions.map(({ id }) => id) })];
  // The route of the product knows none of these missions.
  const courses = productCatalog().courses.map(({ route: _, twins: __, ...course }) => course);
  return { ...productCatalog(), revision: 'quests', courses, missions, sections };
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: questCatalog() });
});
afterAll(() => app.close());

type Api = Awaited<ReturnType<typeof aLearner>>['api'];
const code = (expected: string) => ({ code: expected });
const cardOf = async (api: Api, key: string) => api.learning.mission({ missionKey: key });
const ledgerOf = async (learnerId: string) =>
  (
    await app.database.asOwner<{ source: string; xp: number }>(
      "select source, base_xp + bonus_xp as xp from xp_ledger where learner_id = $1 and source like '%ms.q.%' order by id",
      [learnerId],
    )
  ).map(({ source, xp }) => [source.replace('activity:ms.q.', ''), xp]);

describe('a quest', () => {
  test('counts what is true, is in progress from then on, and stores nothing before its end', async () => {
    const { api, learner } = await aLearner(app);
    expect(await cardOf(api, 'read')).toMatchObject({
      form: 'quest',
      status: 'available',
      stepCount: 2,
      stepsSeen: 0,
      next: { ref: 'tg.pre.lesson' },
      requirements: [
        { activity: { ref: 'tg.pre.lesson' }, met: false, status: 'available', percent: null },
        { activity: { ref: 'tg.pre.deepdive' }, met: false, status: 'locked', percent: null },
      ],
    });
    const finish = await completeActivity(api, 'tg.pre.lesson');
    expect(finish).toMatchObject({ xpAwarded: 20, totalXp: 20, questsDone: [] });
    expect(await cardOf(api, 'read')).toMatchObject({
      status: 'in_progress',
      stepsSeen: 1,
      next: { ref: 'tg.pre.deepdive' },
    });
    const rows = await app.database.asOwner(
      "select 1 from activity_progress where learner_id = $1 and kind = 'mission'",
      [learner.id],
    );
    expect(rows).toEqual([]);
  });

  test('that was done when it stood in another course is not ended, paid or told a second time', async () => {
    const { api, learner } = await aLearner(app);
    await app.database.asOwner(
      `insert into activity_progress
         (learner_id, activity_id, course_key, kind, status, current_step_id, done_at, done_on)
       values ($1, 'ms.q.read', 'pmp', 'mission', 'done', '', now(), now()::date)`,
      [learner.id],
    );
    await completeActivity(api, 'tg.pre.lesson');
    const { questsDone } = await completeActivity(api, 'tg.pre.deepdive');
    expect(questsDone.map(({ key }) => key)).not.toContain('read');
    expect((await ledgerOf(learner.id)).map(([key]) => key)).not.toContain('read');
    const trail = await api.learning.activity({ limit: 20 });
    expect(trail.map(({ title }) => title)).not.toContain('read');
  });

  test('ends with the activity that it lacked, and brings those whose conditions are true already', async () => {
    const { api, learner } = await aLearner(app);
    await completeActivity(api, 'tg.pre.lesson');
    const finish = await completeActivity(api, 'tg.pre.deepdive');
    expect(finish.questsDone).toEqual([
      { id: 'ms.q.read', key: 'read', title: 'read', xp: 50, paceLimit: null },
      { id: 'ms.q.again', key: 'again', title: 'again', xp: 400, paceLimit: null },
      { id: 'ms.q.last', key: 'last', title: 'last', xp: 80, paceLimit: null },
    ]);
    expect(finish).toMatchObject({
      alreadyDone: false,
      xpAwarded: 30,
      totalXpBefore: 20,
      totalXp: 20 + 30 + 50 + 400 + 80,
      leveledUp: true,
      level: { key: 'analyst' },
      learner: { totalXp: 580 },
    });
    expect(await ledgerOf(learner.id)).toEqual([
      ['read', 50],
      ['again', 400],
      ['last', 80],
    ]);
    const trail = await api.learning.activity({ limit: 20 });
    expect(trail.map((entry) => [entry.type, entry.xp])).toEqual([
      ['badge_earned', 0],
      ['level_reached', 0],
      ['mission_done', 80],
      ['mission_done', 400],
      ['mission_done', 50],
      ['item_done', 30],
      ['badge_earned', 0],
      ['item_done', 20],
    ]);
    expect(finish.badgesEarned.map((badge) => badge.id)).toEqual(['bdg.quick-learner']);
    expect(await cardOf(api, 'read')).toMatchObject({ status: 'done', next: null });
    const again = await api.learning.finish({ activityRef: 'tg.pre.deepdive' });
    expect(again).toMatchObject({ alreadyDone: true, questsDone: [], totalXp: 580 });
  });

  test('is paid once when the finishes of two activities and many repeats race', async () => {
    const { api, learner } = await aLearner(app);
    await completeActivity(api, 'tg.pre.lesson');
    await takeSteps(api, 'tg.pre.deepdive');
    await takeSteps(api, 'tale');
    const refs = Array.from({ length: 24 }, (_, at) => (at % 2 ? 'tg.pre.deepdive' : 'tale'));
    const results = await Promise.all(
      refs.map((activityRef) => api.learning.finish({ activityRef })),
    );
    const ended = results.flatMap((result) => result.questsDone.map(({ key }) => key));
    expect(ended.toSorted()).toEqual(['again', 'both', 'last', 'read']);
    const keys = (await ledgerOf(learner.id)).map(([key]) => key);
    expect(keys.toSorted()).toEqual(['again', 'both', 'last', 'read', 'tale']);
    const [row] = await app.database.asOwner<{ balance: number; sum: number }>(
      `select balance_xp as balance, (select sum(base_xp + bonus_xp)::int from xp_ledger where learner_id = $1) as sum
         from learners where id = $1`,
      [learner.id],
    );
    expect(row).toEqual({ balance: 635, sum: 635 });
  });

  test('has no cards: it is neither started, played, finished nor answered by hand', async () => {
    const { api, learner } = await aLearner(app);
    const on = { activityRef: 'read' };
    await expect(api.learning.start(on)).resolves.toMatchObject({
      status: 'available',
      stepCount: 0,
    });
    await expect(api.learning.play(on)).rejects.toMatchObject(code('activity.no_steps'));
    await expect(api.learning.finish(on)).rejects.toMatchObject(code('activity.not_started'));
    const step = { ...on, stepId: 's1' };
    await expect(api.learning.seeStep(step)).rejects.toMatchObject(code('activity.not_started'));
    await expect(api.learning.start({ activityRef: 'far' })).rejects.toMatchObject(
      code('activity.locked'),
    );
    expect(await ledgerOf(learner.id)).toEqual([]);
  });

  test('that is locked names the item that opens it, and its conditions wait', async () => {
    const { api } = await aLearner(app);
    expect(await cardOf(api, 'far')).toMatchObject({
      status: 'locked',
      opensAfter: [
        [{ kind: 'item', ref: 'tg.req.quiz', itemType: 'quiz', phaseId: 'requirements' }],
      ],
      next: null,
    });
  });

  test('that became true without a write ends when it is opened by one', async () => {
    const { api, learner } = await aLearner(app);
    await completeActivity(api, 'tg.pre.lesson');
    await takeSteps(api, 'tg.pre.deepdive');
    // As after an update of content that changed what it asks for.
    await app.database.asOwner(
      "update activity_progress set status = 'done', done_at = now() where learner_id = $1",
      [learner.id],
    );
    expect(await cardOf(api, 'read')).toMatchObject({
      status: 'in_progress',
      stepsSeen: 2,
      next: null,
    });
    expect(await ledgerOf(learner.id)).toEqual([]);
    await expect(api.learning.start({ activityRef: 'read' })).resolves.toMatchObject({
      status: 'done',
    });
    expect(await ledgerOf(learner.id)).toHaveLength(3);
  });
});

describe('a quest over a score', () => {
  test('ends with the round that reaches it, also when the quiz is long done', async () => {
    const { api, learner } = await aLearner(app);
    await completePhase(api, 'pre', 'quiz');
    const quiz = { activityRef: 'tg.pre.quiz' };
    const first = await completeActivity(api, quiz.activityRef, { right: 7 });
    expect(first).toMatchObject({ xpAwarded: 40, questsDone: [] });
    expect((await ledgerOf(learner.id)).map(([key]) => key)).toContain('low');
    expect(await cardOf(api, 'score')).toMatchObject({
      status: 'in_progress',
      requirements: [{ met: false, percent: 80, bestPercent: 70, status: 'done' }],
      next: { ref: 'tg.pre.quiz' },
    });
    await api.learning.retakeQuiz(quiz);
    await takeSteps(api, quiz.activityRef, { right: 8 });
    expect(await cardOf(api, 'score')).toMatchObject({ status: 'done' });
    expect((await ledgerOf(learner.id)).filter(([key]) => key === 'score')).toEqual([
      ['score', 50],
    ]);
    await expect(api.learning.finish(quiz)).resolves.toMatchObject({
      alreadyDone: true,
      questsDone: [],
    });
  });

  test('tells what the round brought in the answer that ended it', async () => {
    const { api } = await aLearner(app);
    await completePhase(api, 'pre', 'quiz');
    const quiz = { activityRef: 'tg.pre.quiz' };
    const { steps, progress } = await takeSteps(api, quiz.activityRef, { count: 9 });
    const last = steps.find((step) => !progress.answeredStepIds.includes(step.id))!;
    await api.learning.seeStep({ ...quiz, stepId: last.id });
    const { total_xp: before } = (
      await app.database.asOwner<{ total_xp: number }>(
        'select total_xp from learners where id = (select learner_id from step_progress where step_id = $1 order by seen_at desc limit 1)',
        [last.id],
      )
    )[0]!;
    const { outcome } = await api.learning.answerStep({ ...quiz, stepId: last.id, chosen: ['a'] });
    expect(outcome).toMatchObject({
      questsDone: [
        { key: 'score', xp: 50 },
        { key: 'low', xp: 10 },
      ],
      totalXpBefore: before,
    });
  });
});

describe('a story that asks for an activity, too', () => {
  test('waits for it, says so, and ends with it', async () => {
    const { api, learner } = await aLearner(app);
    await completeActivity(api, 'tg.pre.lesson');
    await takeSteps(api, 'story');
    await expect(api.learning.finish({ activityRef: 'story' })).rejects.toMatchObject(
      code('activity.not_finished'),
    );
    expect(await api.learning.play({ activityRef: 'story' })).toMatchObject({
      activity: {
        requirements: [{ activity: { ref: 'tg.pre.artifact' }, met: false, status: 'available' }],
      },
      progress: { canFinish: false },
    });
    await completeActivity(api, 'tg.pre.deepdive');
    const finish = await completeActivity(api, 'tg.pre.artifact');
    expect(finish.questsDone.map(({ key }) => key)).toEqual(['story']);
    expect(await cardOf(api, 'story')).toMatchObject({ form: 'story', status: 'done' });
    expect((await ledgerOf(learner.id)).filter(([key]) => key === 'story')).toEqual([
      ['story', 30],
    ]);
  });

  test('is locked until that is open, and every place names the same for it', async () => {
    const { api } = await aLearner(app);
    const told = async () => {
      const card = await cardOf(api, 'story');
      const page = await api.learning.mission({ missionKey: 'story' });
      const details = await api.learning.details({ activityRef: 'story' });
      const path = await api.learning.path({ courseKey: 'togaf' });
      const here = path.phases.flatMap(({ missions }) => missions);
      return [
        [card.status, card.opensAfter],
        [page.status, page.opensAfter],
        [details.status, details.missing],
        ...here.flatMap((one) => (one.key === 'story' ? [[one.status, one.opensAfter]] : [])),
      ];
    };
    const lesson = expect.objectContaining({ kind: 'item', ref: 'tg.pre.lesson' });
    const locked = await told();
    expect(locked.length).toBeGreaterThanOrEqual(3);
    for (const one of locked) expect(one).toEqual(['locked', [[lesson]]]);
    await expect(api.learning.start({ activityRef: 'story' })).rejects.toMatchObject(
      code('activity.locked'),
    );
    const { unlocked } = await completeActivity(api, 'tg.pre.lesson');
    expect(unlocked.map(({ ref }) => ref)).toContain('story');
    for (const one of await told()) expect(one).toEqual(['available', []]);
    await expect(api.learning.start({ activityRef: 'story' })).resolves.toBeDefined();
  });

  test('is finished by its learner where the activity was done first', async () => {
    const { api } = await aLearner(app);
    await completePhase(api, 'pre', 'lab');
    await expect(completeActivity(api, 'story')).resolves.toMatchObject({
      alreadyDone: false,
      xpAwarded: 30,
      questsDone: [],
    });
  });

  test('leads on to the activity of the quest that comes next, which has cards of its own', async () => {
    const { api } = await aLearner(app);
    await expect(completeActivity(api, 'tale')).resolves.toMatchObject({
      next: { kind: 'item', ref: 'tg.pre.lesson' },
    });
  });

  test('does not end before its own cards are seen', async () => {
    const { api } = await aLearner(app);
    await completeActivity(api, 'tg.pre.lesson');
    await takeSteps(api, 'story', 1);
    await completeActivity(api, 'tg.pre.deepdive');
    await completeActivity(api, 'tg.pre.artifact');
    expect(await cardOf(api, 'story')).toMatchObject({ status: 'in_progress', stepsSeen: 1 });
  });
});
