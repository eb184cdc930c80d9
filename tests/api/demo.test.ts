import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PastEvent } from '#contract/events.ts';
import { isTask } from '#domain/catalog/activity.ts';
import { addDays, studyDayAt } from '#domain/kernel/time.ts';
import { type AccountDeps, assembleParts } from '#server/modules/account/account-parts.ts';
import { createDemoLearner, eraseOldDemoLearners } from '#server/modules/demo/demo.usecases.ts';
import { listEvents, listPastEvents } from '#server/modules/event/event.usecases.ts';
import { readHistory, readOverview } from '#server/modules/exam/papers.usecases.ts';
import { readBoard } from '#server/modules/leaderboard/leaderboard.usecases.ts';
import { listModels } from '#server/modules/model/model.usecases.ts';
import { listNotifications } from '#server/modules/notification/notification.usecases.ts';
import { getLearnerView } from '#server/modules/profile/profile.usecases.ts';
import { ledgerDrift } from '#server/modules/progress/ledger.usecases.ts';
import { activityLog } from '#server/modules/progress/log.usecases.ts';
import { readMyProgress } from '#server/modules/progress/my-progress.usecases.ts';
import { stepRecords } from '#server/modules/record/records.usecases.ts';
import { listDeliverables } from '#server/modules/study/deliverable.usecases.ts';
import { readPath } from '#server/modules/study/path.usecases.ts';
import { seeStep } from '#server/modules/study/play.usecases.ts';
import { listCourses, listMissions, readDashboard } from '#server/modules/study/study.usecases.ts';
import { readMyTeam } from '#server/modules/team/team.usecases.ts';
import { readTeamBoard } from '#server/modules/team/team-board.usecases.ts';
import { listDocuments } from '#server/modules/template/document.usecases.ts';
import { aLearner, startApp } from '#tests/support/app.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const catalog = productCatalogIndex();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'a demo learner in %s has the sample figures, reached by the rules',
  async (timeZone) => {
    const deps = { db: database.db, catalog };
    const id = await createDemoLearner(deps, { locale: 'en-US', timeZone });
    const learner = await getLearnerView(database.db, catalog, id);
    expect(learner).toMatchObject({
      totalXp: 245,
      balanceXp: 245,
      badgesEarned: 2,
      isDemo: true,
      isFirstDay: false,
      level: { key: 'foundation', nextAtXp: 500 },
      streak: { days: 5, studiedToday: true, shieldsHeld: 2 },
    });
    // What made today a study day stands in the list, and is of today wherever the learner is.
    const [newest] = await activityLog(database.db, catalog, id, 1);
    expect(newest).toMatchObject({ type: 'worked_on', courseKey: 'togaf' });
    expect(studyDayAt(Date.parse(newest!.createdAt), timeZone)).toBe(
      studyDayAt(Date.now(), timeZone),
    );
    const dashboard = await readDashboard(deps, id, 'togaf');
    // Also in the list of the course that the demo begins in.
    const [, shown] = dashboard.ok ? dashboard.value.activity : [];
    expect(shown).toMatchObject({ type: 'unit_opened', courseKey: 'togaf' });
    expect(studyDayAt(Date.parse(shown!.createdAt), timeZone)).toBe(
      studyDayAt(Date.now(), timeZone),
    );
    expect(dashboard.ok && dashboard.value).toMatchObject({
      stats: { completedMissions: 2, totalXp: 245 },
      badges: { earned: 2 },
      next: {
        activity: { ref: 'tg.pre.lab' },
        status: 'in_progress',
        // At the first task that is not handed in.
        stepsSeen: 4,
        stepCount: 5,
        minutesLeft: 6,
      },
      nextBadge: { id: 'bdg.week-warrior', percent: 71, progress: { have: 5, need: 7 } },
    });
    const { active } = await listEvents(database.db, catalog, id);
    const [joined, ...others] = active.filter(({ isJoined }) => isJoined);
    // On a Saturday the story may have reached every goal of the week.
    const open = active.filter(
      (one) => one.together === null && !one.maxParticipants && one.progress < one.count,
    );
    expect([joined !== undefined, joined?.reachedAt ?? null, others]).toEqual([
      open.length > 0,
      null,
      [],
    ]);
    const past = await listPastEvents(database.db, catalog, id, { offset: 0, limit: 20 });
    // Taken part in, and not reached: its XP would be ten too many.
    expect(past.events).toMatchObject([{ type: 'daily', count: 10, paidXp: null }]);
    const [{ progress, rank, rankedOf, participants }] = past.events as [PastEvent];
    expect(progress).toBeGreaterThan(3);
    expect(progress).toBeLessThan(10);
    expect(rankedOf).toBeGreaterThan(20);
    expect(rank).toBeGreaterThanOrEqual(1);
    expect(rank).toBeLessThan(rankedOf!);
    expect(participants).toBe(rankedOf);
    // What pays nothing stands there too: an exam date and a goal that suffices for it, documents and a model.
    const { dailyGoalMinutes } = learner.settings;
    const exam = dashboard.ok ? dashboard.value.exam : null;
    expect(exam).toMatchObject({ days: 49 });
    expect(dailyGoalMinutes).toBeGreaterThanOrEqual(exam!.minutesADay!);
    const { documents } = await listDocuments(database.db, { catalog }, id);
    expect(documents.map(({ template }) => [template?.courseKey, template?.key])).toEqual([
      ['togaf', 'principles'],
      ['pmp', 'team-charter'],
    ]);
    for (const { filled, createdAt, changedAt } of documents) {
      expect(filled).toBeGreaterThan(30);
      expect(Date.parse(createdAt)).toBeLessThan(Date.parse(changedAt));
      expect(Date.parse(changedAt)).toBeLessThan(Date.now());
    }
    const models = await listModels(database.db, catalog, id, 'archimate');
    const [model, ...furtherModels] = models.ok ? models.value : [];
    expect(furtherModels).toEqual([]);
    expect(model!.elements).toBeGreaterThanOrEqual(12);
    expect(
      studyDayAt(Date.parse(model!.updatedAt), timeZone) < studyDayAt(Date.now(), timeZone),
    ).toBe(true);
    const path = await readPath(deps, id, 'togaf');
    const openPhases = path.ok ? path.value.phases.filter(({ status }) => status !== 'locked') : [];
    expect(openPhases).toHaveLength(5);
    // The first station is worked through to its lab, of which two tasks are handed in, one with a slip in it.
    const first = path.ok ? path.value.phases[0]! : undefined;
    expect(first?.items.map(({ type, status }) => [type, status])).toEqual([
      ['lesson', 'done'],
      ['deepdive', 'available'],
      ['artifact', 'done'],
      ['lab', 'in_progress'],
      ['quiz', 'locked'],
      ['checklist', 'locked'],
    ]);
    const lab = await stepRecords(database.db, id, 'tg.pre.lab');
    const handedIn = [...lab.values()].filter(({ isSubmitted }) => isSubmitted);
    expect(handedIn).toHaveLength(2);
    const { steps } = catalog.getItem('tg.pre.lab').variants!.BFSI!;
    const whole = steps
      .filter((step) => lab.has(step.id))
      .reduce((sum, step) => sum + ('points' in step ? step.points : 0), 0);
    const points = handedIn.reduce((sum, step) => sum + (step.points ?? 0), 0);
    expect(points).toBeGreaterThan(whole / 2);
    expect(points).toBeLessThan(whole);
    // It goes on at the third task, and who does that has studied for as long as it took.
    const request = { activityRef: 'tg.pre.lab' };
    const third = steps.filter(isTask)[2]!;
    const { minutesToday } = dashboard.ok ? dashboard.value : { minutesToday: 0 };
    expect(minutesToday).toBeGreaterThan(0);
    await database.db.transaction((tx) => seeStep(tx, { catalog }, id, request, third.id));
    const later = await readDashboard(deps, id, 'togaf');
    expect(later.ok && later.value.minutesToday).toBe(minutesToday);
    // Its checklist is worked with, and not handed in.
    expect(first?.items.at(-1)?.ticks).toEqual({ ticked: 6, notApplicable: 1, lines: 15 });
    // So is one of PMP, of which no lesson is finished and so no lab is open.
    const ofPmp = await readPath(deps, id, 'pmp');
    const lists = ofPmp.ok ? ofPmp.value.phases.flatMap(({ items }) => items) : [];
    expect(lists.flatMap(({ ticks }) => ticks ?? [])).toEqual([
      { ticked: 5, notApplicable: 1, lines: 15 },
    ]);
    const { deliverables } = await listDeliverables(deps, id);
    expect(deliverables.map(({ activityRef }) => activityRef)).toEqual(['tg.pre.artifact']);
    // The samples 15 and 12 give way: no quiz and no paper is passed, and of eleven stations two items are done.
    expect(path.ok && path.value.coveragePercent).toBe(0);
    expect(path.ok && path.value.masteryPercent).toBe(3);
    // Confidence names what it rests on, and the list of what was done says the same of the tests.
    expect(path.ok && path.value.assessments).toEqual([
      { title: 'Test out: Phase C: Data Architecture', percent: 90 },
      { title: 'Foundation simulation', percent: 50 },
      { title: 'Foundation simulation', percent: 45 },
    ]);
    expect(shown).toMatchObject({ percent: 90 });
    const { notifications, unread } = await listNotifications(database.db, catalog, id);
    expect([notifications.length, unread]).toEqual([3, 2]);
    expect(notifications.map(({ isRead }) => isRead)).toEqual([false, false, true]);
    const history = await readHistory(deps, id, { courseKey: 'togaf', limit: 20 });
    const taken = history.ok ? history.value : [];
    expect(taken.map(({ paperKey, percent, passed }) => [paperKey, percent, passed])).toEqual([
      ['foundation', 50, false],
      ['foundation', 45, false],
    ]);
    expect(dashboard.ok && dashboard.value.percent).toBeGreaterThan(0);
    // Within two points of the samples (decision 12): domains 75, 60, 45 and layers 80, 65, 55, 40.
    const mastered = async (courseKey: string) => {
      const other = await readDashboard(deps, id, courseKey);
      return other.ok ? other.value.mastery?.groups.map(({ percent }) => percent) : undefined;
    };
    expect(await mastered('pmp')).toEqual([76, 62, 47]);
    expect((await mastered('archimate'))?.slice(1)).toEqual([78, 67, 56, 39]);
    // What is lent to the demo ends with it, at the latest.
    const lent = await database.asOwner<{ in_time: boolean }>(
      `select active_until <= created_at + interval '7 days' as in_time
       from store_items join learners on learners.id = learner_id where learner_id = $1`,
      [id],
    );
    expect(lent).toEqual([{ in_time: true }]);
    const earned = await database.asOwner<{ badge_id: string }>(
      'select badge_id from learner_badges where learner_id = $1 order by badge_id',
      [id],
    );
    expect(earned.map((row) => row.badge_id)).toEqual(['bdg.first-steps', 'bdg.quick-learner']);
  },
);

test('what one screen says of a demo learner, every other says too', async () => {
  const deps = { db: database.db, catalog };
  const id = await createDemoLearner(deps, { locale: 'en-US', timeZone: 'Europe/Berlin' });
  const learner = await getLearnerView(database.db, catalog, id);
  const progress = await readMyProgress(database.db, catalog, id);
  const log = await activityLog(database.db, catalog, id, 50);
  const listed = await listCourses(deps, id);
  let simulations = 0;
  for (const { key, isBegun, percent: done, next } of listed) {
    const dashboard = await readDashboard(deps, id, key);
    const history = await readHistory(deps, id, { courseKey: key, limit: 20 });
    const path = await readPath(deps, id, key);
    const exam = await readOverview(deps, id, key);
    if (!dashboard.ok || !history.ok || !path.ok || !exam.ok) {
      throw new Error('the course does not open');
    }
    // Whoever counts what was wrong in the listed attempts, and what the studied things add, comes to what is missed.
    const wrong = history.value.map(({ total, right }) => total - (right ?? 0));
    const [practice] = exam.value.practices;
    if (practice)
      expect([key, practice.pool.missed - practice.inLessons]).toEqual([
        key,
        wrong.reduce((sum, one) => sum + one, 0),
      ]);
    // One unit is under way, the first, and there the next step stands.
    const units = path.value.phases.map(({ status }) => status);
    const here = path.value.phases.find(({ status }) => status === 'in_progress')!;
    expect([key, units.filter((status) => status === 'in_progress').length]).toEqual([key, 1]);
    expect(here.id).toBe(path.value.phases[0]!.id);
    expect(next?.activity.phaseId).toBe(here.id);
    expect(path.value.nextSteps[0]!.ref).toBe(next?.activity.ref);
    expect(path.value.phasesStarted).toBe(1);
    // Missions stand at the stations of the line, with one state on both screens.
    const missions = await listMissions(deps, id, key);
    if (!missions.ok) throw new Error('the missions do not open');
    const { sections } = missions.value;
    const cards = new Map(sections.flatMap((one) => one.missions).map((one) => [one.key, one]));
    const atLine = path.value.phases.flatMap((phase) => phase.missions);
    for (const { key: mission, status } of atLine) expect(status).toBe(cards.get(mission)!.status);
    // What a test opened is open for its missions as well.
    for (const { status, testedOut, missions } of path.value.phases)
      if (testedOut)
        expect([key, status, missions[0]?.status ?? 'available']).toContain('available');
    const atStations = sections.filter(({ stations }) => stations.length > 0);
    expect(atLine).toHaveLength(atStations.flatMap((section) => section.missions).length);
    expect(atLine.length).toBeGreaterThan(20);
    // Who tried an exam has a coverage, the same wherever it stands. PMP has no XP left for a lesson.
    const { coveragePercent, weakAreas } = path.value;
    const isTried = key !== 'archimate';
    expect([key, coveragePercent, done! > 0]).toEqual([key, isTried ? 0 : null, key !== 'pmp']);
    expect(dashboard.value.examCoveragePercent).toBe(coveragePercent);
    expect(path.value.progressPercent).toBe(done);
    expect(path.value.badges).toEqual(dashboard.value.badges);
    const weakOf = (areas: readonly { objectiveId: string; percent: number }[]) =>
      areas.map(({ objectiveId, percent }) => [objectiveId, percent]);
    // Of the tasks of PMP none has answers enough to tell.
    expect([key, weakAreas.length > 0]).toEqual([key, key !== 'pmp']);
    expect(weakOf(weakAreas)).toEqual(weakOf(exam.value.weak.areas));
    // No paper was passed, and what was missed waits.
    expect([key, history.value.length > 0]).toEqual([key, isTried]);
    expect(exam.value.stats).toMatchObject({ attempts: history.value.length, passed: 0 });
    expect(exam.value.stats.bestPercent).toBe(history.value[0]?.percent ?? null);
    expect(exam.value.missed.some(({ count }) => count > 0)).toBe(true);
    // Each course is begun and has something to go on with, the same on picker and dashboard.
    expect([key, isBegun, next?.status]).toEqual([key, true, 'in_progress']);
    expect(dashboard.value.next?.activity.ref).toBe(next?.activity.ref);
    expect(dashboard.value.percent).toBe(done);
    // Its dashboard lists what was done in it, and what belongs to no course.
    const listedCourses = dashboard.value.activity.map(({ courseKey }) => courseKey);
    expect(listedCourses[0]).toBe(key);
    expect(listedCourses.filter((one) => one !== null && one !== key)).toEqual([]);
    // Papers are answered as a whole, at a pace that counts, and a later one is better.
    const oldestFirst = history.value.toReversed();
    for (const { answered, total, percent, implausible, state, finishedAt } of oldestFirst) {
      // The log says of it what the list of attempts does.
      const entry = log.find(
        ({ type, createdAt }) => type === 'paper_done' && createdAt === finishedAt,
      );
      expect(entry?.percent).toBe(percent);
      expect([answered, implausible, state]).toEqual([total, false, 'submitted']);
      expect(percent).toBeGreaterThanOrEqual(40);
    }
    const percents = oldestFirst.map(({ percent }) => percent!);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    simulations += history.value.length;
    // The log names the course of all that was done in it, and My Progress counts a day and the XP of it.
    const own = progress.courses.find((one) => one.key === key);
    expect(own!.xp).toBeGreaterThan(0);
    expect(own!.bestDays).toBeGreaterThan(0);
    expect(log.filter(({ courseKey }) => courseKey === key).length).toBeGreaterThan(1);
  }
  expect(listed).toHaveLength(3);
  expect(learner.examsTaken).toBe(simulations);
  const { days, bridged } = progress.calendar;
  expect(days.reduce((sum, { xp }) => sum + xp, 0)).toBe(learner.totalXp);
  expect([progress.streak.days, progress.streak.bestDays, bridged]).toEqual([5, 5, []]);
  // The study days are those of the run: the first XP are of the first of them.
  expect(days).toHaveLength(5);
  expect(days[0]!.xp).toBeGreaterThan(0);
  // A run of days in a course is one of days on which something of it was done, as its list says.
  const timeZone = 'Europe/Berlin';
  // Each study day has its entry, also where nothing was finished on it.
  const dayOf = ({ createdAt }: (typeof log)[number]) =>
    studyDayAt(Date.parse(createdAt), timeZone);
  const logged = new Set(log.filter(({ courseKey }) => courseKey !== null).map(dayOf));
  expect(days.map(({ day }) => day).filter((day) => !logged.has(day))).toEqual([]);
  for (const { key, days: run } of progress.courses) {
    const ofCourse = log.filter(
      ({ courseKey, type }) => courseKey === key && type !== 'badge_earned',
    );
    const doneOn = new Set(
      ofCourse.map(({ createdAt }) => studyDayAt(Date.parse(createdAt), timeZone)),
    );
    // Each course goes on: its run stands, and today makes it longer.
    expect([key, run > 3]).toEqual([key, true]);
    const last = [...doneOn].toSorted().at(-1)!;
    for (let back = 0; back < run; back += 1) expect(doneOn).toContain(addDays(last, -back));
  }
  expect(learner.streak.days).toBe(5);
  // Nobody does two things in the same moment, and what is done takes its time.
  const instants = log.map(({ createdAt }) => createdAt);
  expect(instants).toEqual(instants.toSorted().toReversed());
});

test('a crowd that presses for demos is served in turns, and what is too much is told to wait', async () => {
  const app = await startApp({ database });
  try {
    const { client } = await aLearner(app);
    const press = () =>
      app.newClient().fetch('/api/demo', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    const pressed = Array.from({ length: 40 }, press);
    // Meanwhile everybody else finds a free connection.
    const me = await client.fetch('/api/me');
    expect(me.status).toBe(200);
    const answers = await Promise.all(pressed);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40 - refused.length);
  } finally {
    await app.close();
  }
});

test('two stories are told at once, never a third', async () => {
  const { demosInTurn } = assembleParts({
    db: database.db,
    config: { publicUrl: 'http://localhost' },
    secret: 'a secret of this test',
  } as AccountDeps);
  let running = 0;
  let most = 0;
  const tell = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => demosInTurn(tell)));
  expect(most).toBe(2);
});

test('ten demos that start at once stand among the same forty rivals, and nobody else sees one', async () => {
  const own = await createTestDatabase();
  const deps = { db: own.db, catalog };
  const app = await startApp({ database: own });
  const board = (learnerId: string, of: 'all' | 'week' | 'month') =>
    readBoard(own.db, catalog, learnerId, { board: of, offset: 0, limit: 100 });
  const rivals = () =>
    own.asOwner<{ id: string; made: string }>(
      `select id, created_at::text as made from learners where id like 'rival-%' order by id`,
    );
  try {
    const ids = await Promise.all(Array.from({ length: 10 }, () => createDemoLearner(deps, {})));
    const made = await rivals();
    expect(made).toHaveLength(40);
    for (const of of ['all', 'week', 'month'] as const) {
      const { rows } = await board(ids[0]!, of);
      // On the first day of a period those are not on its board yet who studied yesterday.
      expect(rows.length).toBeGreaterThanOrEqual(of === 'all' ? 40 : 30);
      expect(rows.length).toBeLessThanOrEqual(40);
      expect((await board(ids[9]!, of)).rows).toEqual(rows);
      // Each has earned by studying, by the limits of a day, and none is the caller.
      expect(rows.every(({ xp, level, isMe }) => xp > 0 && level !== null && !isMe)).toBe(true);
    }
    const { rows, me, around } = await board(ids[0]!, 'all');
    expect(rows[0]!.streakDays).toBeGreaterThan(0);
    expect(rows[0]!.badges).toBeGreaterThan(0);
    expect(me).toMatchObject({ xp: 245, isListed: false });
    expect(me!.rank).toBeGreaterThan(1);
    expect(me!.rank).toBeLessThan(40);
    expect(around.filter(({ isMe }) => isMe)).toHaveLength(1);
    const { learner } = await aLearner(app);
    expect(await board(learner.id, 'all')).toMatchObject({ rows: [], me: null, around: [] });
    expect(await ledgerDrift(own.db)).toBe(0);

    // Each has a team of ten of their own, with the figures of the boards, beside three of rivals.
    const teamOf = async (learnerId: string) =>
      (await readMyTeam(own.db, catalog, learnerId)).team!;
    const team = await teamOf(ids[0]!);
    expect(team).toMatchObject({ isOwner: true, seats: 10, isListed: false });
    expect(team.members).toHaveLength(10);
    expect(team.weekXp).toBe(team.members.reduce((sum, { weekXp }) => sum + weekXp!, 0));
    const week = new Map(
      (await board(ids[0]!, 'week')).rows.map(({ displayName, xp }) => [displayName, xp]),
    );
    for (const { displayName, weekXp, isMe } of team.members) {
      if (!isMe) expect(weekXp).toBe(week.get(displayName!) ?? 0);
    }
    const teamBoard = await readTeamBoard(own.db, ids[0]!, 'month');
    expect(teamBoard.rows.filter(({ isMine }) => isMine)).toHaveLength(1);
    expect(teamBoard.rows.every(({ xp }) => xp > 0)).toBe(true);
    expect(teamBoard.rows.length).toBeLessThanOrEqual(4);

    // They stay on their day, are made anew on the next one, and go like other demo learners.
    await app.jobs.run('demo-rivals');
    expect(await rivals()).toEqual(made);
    await own.asOwner(
      `update users set created_at = created_at - interval '1 day' where id like 'rival-%'`,
    );
    await app.jobs.run('demo-rivals');
    const renewed = await rivals();
    expect(renewed.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    expect(renewed.every(({ made: at }) => at > made[0]!.made)).toBe(true);
    expect((await board(ids[0]!, 'all')).rows).toHaveLength(40);
    expect((await teamOf(ids[0]!)).members).toHaveLength(10);
    await own.asOwner(
      `update learners set created_at = created_at - interval '8 days' where is_demo`,
    );
    expect(await eraseOldDemoLearners(own.db)).toBe(50);
    expect(await own.asOwner(`select 1 from xp_sums union all select 1 from streaks`)).toEqual([]);
    await app.jobs.run('empty-teams');
    expect(await own.asOwner(`select 1 from teams where id not like 'rival-team-%'`)).toEqual([]);
    const later = await createDemoLearner(deps, {});
    expect((await board(later, 'all')).rows).toHaveLength(40);
  } finally {
    await app.close();
    await own.drop();
  }
});
