import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { optionsOf } from '#tests/support/choices.ts';
import { completeActivity, completeMission, rightAnswer, takeSteps } from '#tests/support/play.ts';
import { aDayLater, sitSlowly } from '#tests/support/slow-attempt.ts';

const FIRST = 'the-cycle-in-15-minutes';
const SECOND = 'choose-your-company';

const catalog = productCatalogIndex();
const MISSIONS = catalog.missionsOf('togaf');

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('a new learner', () => {
  test('has the first mission available, every other locked, and nothing earned', async () => {
    const { api } = await aLearner(app);
    const { sections, stats } = await api.learning.missions({ courseKey: 'togaf' });
    const statuses = sections.flatMap((section) =>
      section.missions.map((mission) => mission.status),
    );
    expect(statuses).toEqual(['available', ...Array(MISSIONS.length - 1).fill('locked')]);
    expect(stats).toEqual({ completedMissions: 0, totalMissions: MISSIONS.length, totalXp: 0 });
    const dashboard = await api.learning.dashboard({ courseKey: 'togaf' });
    expect(dashboard).toMatchObject({
      totalXp: 0,
      percent: 0,
      activity: [],
      next: { activity: { ref: FIRST } },
    });
    expect(dashboard.nextBadge).toMatchObject({ percent: 0, earnedAt: null });
  });

  test('plays the first mission to its end and everything moves', async () => {
    const { api } = await aLearner(app);
    const finish = await completeMission(api, FIRST);
    expect(finish).toMatchObject({
      alreadyDone: false,
      // The first right answer has paid ten of the fifty.
      xpAwarded: 40,
      totalXpBefore: 10,
      totalXp: 50,
      leveledUp: false,
      streakBefore: 1,
      streak: { days: 1, studiedToday: true },
      unlocked: [{ kind: 'mission', ref: SECOND }],
      next: { kind: 'mission', ref: SECOND },
    });
    expect(finish.badgesEarned.map((badge) => badge.id)).toEqual(['bdg.first-steps']);
    const dashboard = await api.learning.dashboard({ courseKey: 'togaf' });
    expect(dashboard).toMatchObject({ totalXp: 50, badges: { earned: 1 } });
    expect(dashboard.activity.map((entry) => entry.type)).toEqual(['badge_earned', 'mission_done']);
    // The same progress wherever it is shown.
    const card = (await api.learning.courses()).find(({ key }) => key === 'togaf')!;
    const path = await api.learning.path({ courseKey: 'togaf' });
    expect(dashboard.percent).toBeGreaterThan(0);
    expect([card.percent, dashboard.course.percent, path.progressPercent]).toEqual(
      Array(3).fill(dashboard.percent),
    );
    expect([card.minutesLeft, dashboard.course.minutesLeft]).toEqual(
      Array(2).fill(path.minutesLeft),
    );
    const play = await api.learning.play({ activityRef: FIRST });
    expect(play.progress.status).toBe('done');
    expect(play.steps.every((step) => step.kind !== 'check' || step.feedback)).toBe(true);
  });

  test('reaches the next level at 500 XP and the trail tells it', async () => {
    const { api, learner } = await aLearner(app);
    await app.database.asOwner(
      'update learners set total_xp = 470, balance_xp = 470 where id = $1',
      [learner.id],
    );
    const finish = await completeMission(api, FIRST);
    expect(finish).toMatchObject({
      leveledUp: true,
      level: { key: 'analyst', fromXp: 500, nextAtXp: 1200 },
    });
    const activity = await api.learning.activity({ limit: 10 });
    expect(activity.map((entry) => entry.type)).toContain('level_reached');
  });
});

describe('a mission', () => {
  test('keeps each step, so that another device resumes where the learner stopped', async () => {
    const { api, client } = await aLearner(app);
    const play = await takeSteps(api, FIRST, 4);
    expect(play.progress.currentStepId).toBe(play.steps[3]!.id);
    const second = app.newClient();
    for (const [name, value] of client.cookies) second.cookies.set(name, value);
    const elsewhere = await second.api.learning.play({ activityRef: FIRST });
    expect(elsewhere.progress).toEqual(play.progress);
    expect(elsewhere.progress.seenStepIds).toHaveLength(4);
    expect(await second.api.learning.mission({ missionKey: FIRST })).toMatchObject({
      stepsSeen: 4,
      status: 'in_progress',
    });
  });

  test('pays ten at the first right answer, once, and the rest at its end', async () => {
    const { api, learner } = await aLearner(app);
    const { steps } = await takeSteps(api, FIRST, 2);
    const answer = async (at: number) => {
      const step = steps[at]!;
      if (step.kind !== 'check') throw new Error('Expected a check.');
      await api.learning.seeStep({ activityRef: FIRST, stepId: step.id });
      const chosen = rightAnswer(step.question.id);
      const { outcome } = await api.learning.answerStep({
        activityRef: FIRST,
        stepId: step.id,
        answer: { chosen },
      });
      return outcome;
    };
    expect(await answer(2)).toMatchObject({ xpAwarded: 10, totalXpBefore: 0, totalXp: 10 });
    for (const at of [3, 4]) {
      await api.learning.seeStep({ activityRef: FIRST, stepId: steps[at]!.id });
    }
    expect(await answer(5)).toBeNull();
    await api.learning.seeStep({ activityRef: FIRST, stepId: steps[6]!.id });
    const [finish, twice] = [
      await api.learning.finish({ activityRef: FIRST }),
      await api.learning.finish({ activityRef: FIRST }),
    ];
    expect([finish.xpAwarded, finish.totalXp, twice.xpAwarded]).toEqual([40, 50, 0]);
    // The log says what the mission brought, not what its end did.
    const log = await api.learning.activity({ limit: 5 });
    expect(log.find(({ type }) => type === 'mission_done')).toMatchObject({ xp: 50 });
    expect(
      await app.database.asOwner(
        'select source, base_xp from xp_ledger where learner_id = $1 order by id',
        [learner.id],
      ),
    ).toEqual([
      { source: 'first-right:ms.tg.intro.cycle', base_xp: 10 },
      { source: 'activity:ms.tg.intro.cycle', base_xp: 40 },
    ]);
  });

  test('goes on where it was left, though it has fewer cards since, and is paid once', async () => {
    const { api, learner } = await aLearner(app);
    const { steps } = await takeSteps(api, FIRST, 6);
    const ids = steps.map(({ id }) => id);
    // As a release with fifteen cards left it: ten of them seen, and standing at one that is gone.
    await app.database.db.execute(
      sql`insert into step_progress (learner_id, activity_id, step_id) select ${learner.id}, 'ms.tg.intro.cycle', id from unnest(array['s07', 's08', 's10']) as id`,
    );
    await app.database.db.execute(
      sql`update activity_progress set current_step_id = 's10' where learner_id = ${learner.id}`,
    );
    const { progress } = await api.learning.play({ activityRef: FIRST });
    expect(progress).toMatchObject({
      status: 'in_progress',
      currentStepId: ids.at(-1),
      answeredStepIds: [ids[2], ids[5]],
      canFinish: true,
    });
    expect(await api.learning.mission({ missionKey: FIRST })).toMatchObject({ stepsSeen: 7 });
    await api.learning.finish({ activityRef: FIRST });
    expect((await api.learner.get()).totalXp).toBe(50);
  });

  test('is found by its id as by its key', async () => {
    const { api } = await aLearner(app);
    await takeSteps(api, FIRST, 2);
    const byKey = await api.learning.mission({ missionKey: FIRST });
    expect(byKey).toMatchObject({ id: 'ms.tg.intro.cycle', key: FIRST, stepsSeen: 2 });
    expect(await api.learning.mission({ missionKey: byKey.id })).toEqual(byKey);
    await expect(api.learning.mission({ missionKey: `${byKey.id}.x` })).rejects.toMatchObject({
      code: 'mission.not_found',
    });
  });

  test('shows no key, reason or explanation before the answer is committed', async () => {
    const { api, client } = await aLearner(app);
    await api.learning.start({ activityRef: FIRST });
    const response = await client.fetch(`/api/activities/${FIRST}/play`);
    const text = await response.text();
    const play = JSON.parse(text) as { steps: { kind: string; question?: { id: string } }[] };
    const checks = play.steps.filter((step) => step.kind === 'check');
    expect(checks.length).toBeGreaterThan(1);
    for (const word of ['"why"', '"answer"', '"explanation"', '"trap"'])
      expect(text).not.toContain(word);
  });

  test('takes an answer once: the second is refused and the first stays', async () => {
    const { api } = await aLearner(app);
    const { steps } = await takeSteps(api, FIRST, 2);
    const at = steps.findIndex((step) => step.kind === 'check');
    await takeSteps(api, FIRST, at);
    const check = steps[at]!;
    if (check.kind !== 'check') throw new Error('No check.');
    const right = rightAnswer(check.question.id);
    const wrong = optionsOf(check.question)
      .map((option) => option.id)
      .filter((id) => !right.includes(id));
    const answer = (chosen: string[]) =>
      api.learning.answerStep({ activityRef: FIRST, stepId: check.id, chosen: chosen as 'a'[] });
    const { feedback } = await answer([wrong[0]!]);
    expect(feedback).toMatchObject({ right: false, chosen: [wrong[0]], answer: right });
    expect(feedback.reasons.map((reason) => reason.why.length > 10)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await expect(answer(right)).rejects.toMatchObject({ code: 'step.already_answered' });
  });

  test.each([
    ['an unknown mission', 'no-such-mission', 'activity.not_found'],
    ['a locked mission', 'a-board-that-can-decide', 'activity.locked'],
  ])('cannot be started when it is %s', async (_name, missionKey, code) => {
    const { api } = await aLearner(app);
    await expect(api.learning.start({ activityRef: missionKey })).rejects.toMatchObject({ code });
    const xp = await app.database.asOwner('select 1 from xp_ledger where source like $1', [
      '%board%',
    ]);
    expect(xp).toEqual([]);
  });

  test('refuses steps out of order, steps before the start and a finish before the end', async () => {
    const { api } = await aLearner(app);
    const step = (stepId: string) => api.learning.seeStep({ activityRef: FIRST, stepId });
    await expect(step('s01')).rejects.toMatchObject({ code: 'activity.not_started' });
    await api.learning.start({ activityRef: FIRST });
    await expect(step('s05')).rejects.toMatchObject({ code: 'step.out_of_order' });
    await expect(step('s99')).rejects.toMatchObject({ code: 'step.not_found' });
    await expect(api.learning.finish({ activityRef: FIRST })).rejects.toMatchObject({
      code: 'activity.not_finished',
    });
    const answer = api.learning.answerStep({ activityRef: FIRST, stepId: 's01', chosen: ['a'] });
    await expect(answer).rejects.toMatchObject({
      code: expect.stringMatching(/not_a_check|out_of_order/),
    });
  });

  test('opens again for review when it is done, and pays nothing more', async () => {
    const { api } = await aLearner(app);
    await completeMission(api, FIRST);
    await expect(api.learning.start({ activityRef: FIRST })).resolves.toMatchObject({
      status: 'done',
    });
    await expect(api.learning.finish({ activityRef: FIRST })).resolves.toMatchObject({
      alreadyDone: true,
      xpAwarded: 0,
      totalXp: 50,
      badgesEarned: [],
    });
  });
});

describe('the whole course', () => {
  test('is walked mission by mission, and ends with every mission done', async () => {
    const { api, learner } = await aLearner(app);
    const met: string[] = [];
    for (let turns = 0; turns < 300; turns += 1) {
      const { sections } = await api.learning.missions({ courseKey: 'togaf' });
      const open = sections.flatMap(({ missions }) => missions);
      const next =
        open.find(({ status }) => status === 'in_progress') ??
        open.find(({ status }) => status === 'available');
      // Where the first waits for the curriculum, it goes on there.
      const held = open.find(({ status }) => status !== 'done')?.opensAfter[0]?.[0];
      if (held?.kind === 'item') {
        for (const ref of upTo(held.ref)) await completeActivity(api, ref);
        continue;
      }
      if (!next) break;
      if (met.at(-1) !== next.key) met.push(next.key);
      if (next.form === 'quest') {
        expect(next.next).not.toBeNull();
        const { kind, ref } = next.next!;
        if (kind === 'paper') {
          // Weak topics ask for more than one day.
          await aDayLater(app, learner.id);
          await sitSlowly({ app, api, catalog }, ref);
        } else if (kind === 'template') {
          await api.templates.download({ courseKey: 'togaf', templateKey: ref });
        } else await completeActivity(api, ref);
        continue;
      }
      await takeSteps(api, next.key);
      const { requirements } = await api.learning.mission({ missionKey: next.key });
      const missing = requirements.find((requirement) => !requirement.met);
      if (!missing) await api.learning.finish({ activityRef: next.key });
      for (const ref of missing ? upTo(missing.activity.ref) : []) await completeActivity(api, ref);
    }
    expect(met).toEqual(MISSIONS.map((mission) => mission.key).filter((key) => met.includes(key)));
    const dashboard = await api.learning.dashboard({ courseKey: 'togaf' });
    expect(dashboard).toMatchObject({
      stats: {
        completedMissions: MISSIONS.length,
        // As everywhere: what ranks, of which a day has its limit.
        totalXp: (await api.learner.get()).totalXp,
      },
    });
    const badges = await api.learning.badges();
    const earned = badges.filter((badge) => badge.earnedAt).map((badge) => badge.id);
    expect(earned).toEqual(
      expect.arrayContaining(['bdg.first-steps', 'bdg.quick-learner', 'bdg.founder']),
    );
  });
});

/** The items of a phase up to one of them: they open one after the other. */
function upTo(itemId: string): readonly string[] {
  const { courseKey, phaseId } = catalog.getItem(itemId);
  const ids = catalog.findPhase(courseKey, phaseId)!.itemIds;
  return ids.slice(0, ids.indexOf(itemId) + 1);
}

test('all courses share one set of tables for missions and badges, the course is a column', async () => {
  const rows = await app.database.asOwner<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns
       from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  const tables = new Map(rows.map(({ table, columns }) => [table, columns]));
  const named = [...tables.keys()].filter((name) => /mission|badge|submission|course/.test(name));
  expect(named.toSorted()).toEqual([
    'badge_credentials',
    'course_resets',
    'learner_badges',
    'learner_courses',
  ]);
  const courses = catalog.courses.map(({ key }) => key);
  expect(courses).toHaveLength(3);
  const ofOne = [...tables].filter(([name, columns]) =>
    [name, ...columns].some((word) => courses.some((key) => word.includes(key))),
  );
  expect(ofOne).toEqual([]);
  expect(tables.get('activity_progress')).toContain('course_key');
});
