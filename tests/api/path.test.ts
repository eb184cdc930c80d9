import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { twinOf } from '#domain/route/twins.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { completeActivity, completePhase, takeSteps } from '#tests/support/play.ts';

const LESSON = 'tg.pre.lesson';
const DEEPDIVE = 'tg.pre.deepdive';
const ARTIFACT = 'tg.pre.artifact';
const QUIZ = 'tg.pre.quiz';
const TEST_OUT = 'tg.req.testout';

const PHASES = productCatalogIndex().phasesOf('togaf');
const { groups, quizIds } = productCatalogIndex().findCore('togaf')!;
/** What the exam-ready track adds to the phases. */
const CORE_MINUTES = [...groups.flatMap((group) => group.itemIds), ...quizIds]
  .map((id) => productCatalogIndex().getItem(id).estimatedMinutes)
  .reduce((sum, minutes) => sum + minutes, 0);
/** Missions count on either track; a quest only by its activities, and what an item teaches as well only by that. */
const MISSION_MINUTES = productCatalogIndex()
  .missionsOf('togaf')
  .filter(({ id, steps }) => steps.length > 0 && !twinOf(productCatalogIndex(), id))
  .reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0);
/** What a track asks for in the phases. */
const phaseMinutes = (track: string) =>
  PHASES.flatMap(({ itemIds }) => itemIds)
    .map((id) => productCatalogIndex().getItem(id))
    .filter(({ requiredBy }) => requiredBy.includes(track))
    .reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0);
const WRITTEN = PHASES.filter(({ itemIds }) => itemIds.length > 0).length;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const pathOf = (api: Api) => api.learning.path({ courseKey: 'togaf' });
const ledgerOf = (learnerId: string) =>
  app.database.asOwner<{ source: string; base_xp: number }>(
    'select source, base_xp from xp_ledger where learner_id = $1 order by source',
    [learnerId],
  );
const phaseOf = async (api: Api, id: string) =>
  (await pathOf(api)).phases.find((phase) => phase.id === id)!;
const statusesOf = async (api: Api, phaseId: string) =>
  (await phaseOf(api, phaseId)).items.map((item) => item.status);
const code = (expected: string) => ({ code: expected });

/** A learner who did what stands before an item of the first phase. */
async function aLearnerAt(before: Parameters<typeof completePhase>[2]) {
  const person = await aLearner(app);
  await completePhase(person.api, 'pre', before);
  return person;
}

describe('the path of a new learner', () => {
  test('has the first phase open, the others locked, those that are written with a test-out', async () => {
    const { api } = await aLearner(app);
    const path = await pathOf(api);
    expect(path.phases.map((phase) => [phase.letter, phase.status, phase.items.length])).toEqual([
      ['P', 'available', 6],
      ...PHASES.slice(1).map(({ letter, itemIds }) => [letter, 'locked', itemIds.length]),
    ]);
    expect(path.phases.map((phase) => phase.testOutId !== null)).toEqual([
      false,
      ...PHASES.slice(1).map(({ itemIds }) => itemIds.length > 0),
    ]);
    const [preliminary, requirements] = path.phases;
    expect(preliminary).toMatchObject({ missing: [], testOutId: null, nextItemId: LESSON });
    expect(preliminary!.items.map((item) => item.status)).toEqual([
      'available',
      ...Array(5).fill('locked'),
    ]);
    expect(requirements).toMatchObject({
      missing: [{ id: 'preliminary', title: preliminary!.title }],
      testOutId: TEST_OUT,
      nextItemId: null,
    });
  });

  test('tells nothing done, what no evidence tells yet, and the first step to take', async () => {
    const { api } = await aLearner(app);
    expect(await pathOf(api)).toMatchObject({
      track: 'exam-ready',
      industry: 'BFSI',
      // What an account begins with is no choice of its learner.
      chosen: { track: false, industry: false },
      coveragePercent: null,
      masteryPercent: null,
      progressPercent: 0,
      confidence: null,
      assessmentsNeeded: 3,
      phasesStarted: 0,
      minutesLeft: phaseMinutes('exam-ready') + CORE_MINUTES + MISSION_MINUTES,
      badges: { earned: 0 },
      nextSteps: [
        { kind: 'mission', ref: 'the-cycle-in-15-minutes' },
        { ref: 'choose-your-company' },
        { ref: 'once-around-the-loop' },
      ],
    });
  });

  test('is not told for a course that does not exist, nor to somebody who is signed out', async () => {
    const { api } = await aLearner(app);
    await expect(api.learning.path({ courseKey: 'cooking' })).rejects.toMatchObject(
      code('course.not_found'),
    );
    await expect(pathOf(app.newClient().api)).rejects.toMatchObject(code('auth.signed_out'));
  });
});

describe('the items of a phase', () => {
  test('cannot be started, played or finished before their turn', async () => {
    const { api, learner } = await aLearner(app);
    for (const activityRef of [DEEPDIVE, QUIZ, 'tg.req.lesson']) {
      for (const call of [api.learning.start, api.learning.play, api.learning.finish])
        await expect(call({ activityRef })).rejects.toMatchObject(code('activity.locked'));
      const details = await api.learning.details({ activityRef });
      expect(details.status).toBe('locked');
      expect(details.opensAfter).not.toBeNull();
    }
    await expect(api.learning.start({ activityRef: 'tg.pre.none' })).rejects.toMatchObject(
      code('activity.not_found'),
    );
    expect(await ledgerOf(learner.id)).toEqual([]);
  });

  test.each([
    { track: 'exam-ready', asked: ['lesson', 'deepdive', 'quiz'] },
    { track: 'real-world', asked: ['lesson', 'artifact', 'lab'] },
  ])('open by what $track asks for, and stay open on the other track', async ({ track, asked }) => {
    const { api } = await aLearner(app);
    const list = 'tg.pre.checklist';
    await api.learner.update({ choice: { courseKey: 'togaf', track } });
    const detailsOf = () => api.learning.details({ activityRef: list });
    expect((await detailsOf()).stepsToOpen.map(({ ref }) => ref)).toEqual(
      asked.map((kind) => `tg.pre.${kind}`),
    );
    // The curriculum names the same: what is next, and how many follow.
    const toOpen = async () => (await phaseOf(api, 'preliminary')).items.at(-1)?.toOpen;
    expect(await toOpen()).toEqual({
      title: (await detailsOf()).stepsToOpen[0]?.title,
      more: asked.length - 1,
    });
    for (const kind of asked) {
      expect((await phaseOf(api, 'preliminary')).nextItemId).toBe(`tg.pre.${kind}`);
      await completeActivity(api, `tg.pre.${kind}`);
    }
    expect((await phaseOf(api, 'preliminary')).nextItemId).toBe(list);
    const before = await statusesOf(api, 'preliminary');
    expect(before.at(-1)).toBe('available');
    expect(await toOpen()).toBeNull();
    expect((await api.search.own({ courseKey: 'togaf' })).locked).not.toContain(list);
    const other = track === 'exam-ready' ? 'real-world' : 'exam-ready';
    await api.learner.update({ choice: { courseKey: 'togaf', track: other } });
    expect(await statusesOf(api, 'preliminary')).toEqual(before);
    expect(await detailsOf()).toMatchObject({ status: 'available', stepsToOpen: [] });
    await expect(api.learning.start({ activityRef: list })).resolves.toBeDefined();
  });

  test('are optional where the track does not ask for them, and the other track does', async () => {
    const { api } = await aLearner(app);
    const optional = async (ref: string) =>
      (await api.learning.details({ activityRef: ref })).isOptional;
    const kinds = ['lesson', 'deepdive', 'artifact', 'lab'];
    const all = () => Promise.all(kinds.map((kind) => optional(`tg.pre.${kind}`)));
    await api.learner.update({ choice: { courseKey: 'togaf', track: 'exam-ready' } });
    expect(await all()).toEqual([false, false, true, true]);
    await api.learner.update({ choice: { courseKey: 'togaf', track: 'real-world' } });
    expect(await all()).toEqual([false, true, false, false]);
  });

  test('goes on once it was opened, and its station with it', async () => {
    const { api } = await aLearner(app);
    await api.learning.start({ activityRef: LESSON });
    expect((await statusesOf(api, 'preliminary'))[0]).toBe('in_progress');
    const path = await pathOf(api);
    expect([path.phasesStarted, path.phases[0]?.status]).toEqual([1, 'in_progress']);
  });

  test('open by the one before: a finished lesson pays 20 XP once and opens the deep dive', async () => {
    const { api, learner } = await aLearner(app);
    await takeSteps(api, LESSON);
    expect(await statusesOf(api, 'preliminary')).toEqual([
      'in_progress',
      ...Array(5).fill('locked'),
    ]);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => api.learning.finish({ activityRef: LESSON })),
    );
    const first = all.filter((finish) => !finish.alreadyDone);
    expect(first).toHaveLength(1);
    expect(first[0]).toMatchObject({ xpAwarded: 20, totalXp: 20, sectionDone: false });
    // The requirements phase needs one done item of the first: it opens together with the deep dive.
    expect(first[0]!.unlocked.map((link) => link.ref)).toEqual(
      expect.arrayContaining([DEEPDIVE, 'tg.req.lesson']),
    );
    expect(await ledgerOf(learner.id)).toEqual([{ source: `activity:${LESSON}`, base_xp: 20 }]);
    // The deep dive for the exam, the work product for the job.
    expect((await statusesOf(api, 'preliminary')).slice(0, 4)).toEqual([
      'done',
      'available',
      'available',
      'locked',
    ]);
    expect(await pathOf(api)).toMatchObject({
      phasesStarted: 1,
      masteryPercent: Math.round(100 / (11 * WRITTEN)),
    });
  });

  test('end with the phase: all six pay what they say and nothing is left in it', async () => {
    const { api, learner } = await aLearnerAt('checklist');
    const finish = await completeActivity(api, 'tg.pre.checklist');
    expect(finish).toMatchObject({ xpAwarded: 15, totalXp: 205, sectionDone: true });
    // What the route has before the phase was left out: it comes next.
    expect(finish.next).toMatchObject({ kind: 'mission', ref: 'the-cycle-in-15-minutes' });
    expect((await ledgerOf(learner.id)).map((row) => row.base_xp).toSorted()).toEqual(
      [20, 30, 50, 50, 40, 15].toSorted(),
    );
    expect(await phaseOf(api, 'preliminary')).toMatchObject({
      status: 'done',
      percent: 100,
      nextItemId: null,
    });
  });
});

describe('a checklist that was handed in', () => {
  const CHECKLIST = 'tg.pre.checklist';
  const stepOf = async (api: Api) => {
    const { steps } = await api.learning.play({ activityRef: CHECKLIST });
    const step = steps.find(({ kind }) => kind === 'ticks');
    if (step?.kind !== 'ticks') throw new Error('No list.');
    return step;
  };

  test('is ticked on as work gets done, and pays no second time', async () => {
    const { api, learner } = await aLearnerAt('checklist');
    await api.learning.start({ activityRef: CHECKLIST });
    const { id: stepId, lines } = await stepOf(api);
    const ticks = (ticked: string[]) =>
      api.learning.tickTask({ activityRef: CHECKLIST, stepId, ticked });
    const all = lines.map(({ id }) => id);
    await expect(ticks(all)).rejects.toMatchObject({ code: 'step.not_submitted' });
    await takeSteps(api, CHECKLIST);
    await api.learning.finish({ activityRef: CHECKLIST });
    const before = await ledgerOf(learner.id);
    expect((await ticks(all.slice(0, 2))).outcome.answer).toMatchObject({
      ticked: all.slice(0, 2),
    });
    await ticks(all);
    expect((await stepOf(api)).outcome?.answer).toMatchObject({ ticked: all });
    expect(await ledgerOf(learner.id)).toEqual(before);
    await expect(ticks(['no-such-line'])).rejects.toMatchObject({ code: 'task.malformed' });
  });

  test('keeps notes and what does not apply, before and after it is handed in', async () => {
    const { api } = await aLearnerAt('checklist');
    await api.learning.start({ activityRef: CHECKLIST });
    const list = await stepOf(api);
    const onStep = { activityRef: CHECKLIST, stepId: list.id };
    const [one = '', two = '', three = ''] = list.lines.map(({ id }) => id);
    // A line that a template of ours helps with leads there.
    expect(list.lines.find(({ id }) => id === 'l6')?.help).toMatchObject({
      kind: 'template',
      ref: 'principles',
    });
    const kind = 'ticks' as const;
    const notes = { [one]: 'Signed in May', [three]: 'No such unit here' };
    const answer = { kind, ticked: [one], notApplicable: [three], notes };
    await api.learning.saveDraft({ ...onStep, answer });
    expect((await stepOf(api)).draft).toEqual(answer);
    await api.learning.submitTask({ ...onStep, answer });
    const counted = async () =>
      (await phaseOf(api, 'preliminary')).items.find(({ id }) => id === CHECKLIST)?.ticks;
    expect(await counted()).toEqual({ ticked: 1, notApplicable: 1, lines: list.lines.length });
    // A page of an older release sends its ticks only, and loses nothing.
    await api.learning.tickTask({ ...onStep, ticked: [one, two] });
    expect((await stepOf(api)).outcome?.answer).toEqual({ ...answer, ticked: [one, two] });
    await api.learning.tickTask({ ...onStep, ticked: [], notApplicable: [], notes: {} });
    expect((await stepOf(api)).outcome?.answer).toEqual({
      kind,
      ticked: [],
      notApplicable: [],
      notes: {},
    });
    // What is refused names the place and the rule.
    const long = { ...onStep, ticked: [], notes: { [one]: 'x'.repeat(301) } };
    await expect(api.learning.tickTask(long)).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: `notes.${one}`, rule: 'too_big' }],
    });
    const both = { ...onStep, ticked: [one], notApplicable: [one] };
    await expect(api.learning.tickTask(both)).rejects.toMatchObject({
      code: 'task.malformed',
      fields: [{ field: 'notApplicable' }],
    });
  });

  test('is read while it is locked, with the way to it, and neither handed in nor paid', async () => {
    const { api, learner } = await aLearner(app);
    const locked = 'tg.a.checklist';
    const read = await api.learning.recap({ activityRef: locked });
    const [step] = read.steps;
    if (step?.kind !== 'ticks') throw new Error('No list.');
    expect(step.lines.length).toBeGreaterThan(5);
    expect(step.lines.every(({ text, howKnown }) => text !== '' && howKnown !== '')).toBe(true);
    expect(read.activity).toMatchObject({ status: 'locked', opensAfter: { ref: LESSON } });
    // The first item of the phase that has to be begun, then what the track asks for in its own phase.
    const own = ['lesson', 'deepdive', 'quiz'].map((kind) => `tg.a.${kind}`);
    expect(read.activity.stepsToOpen.map(({ ref }) => ref)).toEqual([LESSON, ...own]);
    // The test-out of its phase would be one more step in the place of the only one that it saves …
    expect(read.activity.stepsAfterTestOut).toBeNull();
    // … and one less where two phases have to be begun.
    const further = (await api.learning.recap({ activityRef: 'tg.b.checklist' })).activity;
    expect(further.stepsToOpen).toHaveLength(5);
    expect(further.stepsAfterTestOut).toBe(3);
    const onStep = { activityRef: locked, stepId: step.id };
    const answer = { kind: 'ticks' as const, ticked: step.lines.map(({ id }) => id) };
    for (const call of [
      () => api.learning.start({ activityRef: locked }),
      () => api.learning.seeStep(onStep),
      () => api.learning.saveDraft({ ...onStep, stepId: 'no-such-step', answer }),
      () => api.learning.submitTask({ ...onStep, answer }),
      () => api.learning.tickTask({ ...onStep, ticked: answer.ticked }),
      () => api.learning.finish({ activityRef: locked }),
    ])
      await expect(call()).rejects.toMatchObject(code('activity.locked'));
    expect(await ledgerOf(learner.id)).toEqual([]);
    // A quiz keeps its questions.
    const quiz = api.learning.recap({ activityRef: 'tg.a.quiz' });
    await expect(quiz).rejects.toMatchObject(code('activity.locked'));
  });

  test('is ticked while it is locked: kept for its learner and handed to its start, and nothing is done by it', async () => {
    const [one, other] = [await aLearner(app), await aLearner(app)];
    await completeActivity(one.api, 'tg.pre.lesson');
    await completeActivity(one.api, 'tg.pre.deepdive');
    const answer = {
      kind: 'ticks' as const,
      ticked: ['l1'],
      notApplicable: ['l2'],
      notes: { l1: 'Signed in May' },
    };
    const draftOf = async ({ api }: { api: Api }, activityRef = CHECKLIST) => {
      const [step] = (await api.learning.recap({ activityRef })).steps;
      return step?.kind === 'ticks' ? step.draft : undefined;
    };
    const standOf = async (api: Api) => ({
      me: await api.learner.get(),
      log: await api.learning.activity({ limit: 50 }),
      today: (await api.learning.dashboard({ courseKey: 'togaf' })).minutesToday,
    });
    const before = await standOf(one.api);
    const stepId = (await one.api.learning.recap({ activityRef: CHECKLIST })).steps[0]!.id;
    await one.api.learning.saveDraft({ activityRef: CHECKLIST, stepId, answer });
    expect(await draftOf(one)).toEqual(answer);
    expect(await draftOf(other)).toBeNull();
    const list = (await phaseOf(one.api, 'preliminary')).items.find(({ id }) => id === CHECKLIST);
    expect(list).toMatchObject({
      status: 'locked',
      ticks: { ticked: 1, notApplicable: 1 },
    });
    expect(await standOf(one.api)).toEqual(before);
    await completeActivity(one.api, 'tg.pre.quiz');
    await one.api.learning.start({ activityRef: CHECKLIST });
    expect((await stepOf(one.api)).draft).toEqual(answer);
    const { next } = await one.api.learning.dashboard({ courseKey: 'togaf' });
    expect(next).toMatchObject({
      activity: { ref: CHECKLIST },
      ticks: { ticked: 1, notApplicable: 1, lines: list?.ticks?.lines },
    });
    // Begun anew, the course has nothing of it, nor of a list that is still locked.
    const far = 'tg.h.checklist';
    const farStep = (await one.api.learning.recap({ activityRef: far })).steps[0]!.id;
    await one.api.learning.saveDraft({ activityRef: far, stepId: farStep, answer });
    expect(await draftOf(one, far)).not.toBeNull();
    await one.api.learner.resetCourse({ courseKey: 'togaf' });
    expect([await draftOf(one), await draftOf(one, far)]).toEqual([null, null]);
  });

  test('no other task is ticked', async () => {
    const { api } = await aLearnerAt('artifact');
    await completeActivity(api, ARTIFACT);
    const { steps } = await api.learning.play({ activityRef: ARTIFACT });
    const stepId = steps.find(({ kind }) => kind === 'template')!.id;
    const asked = api.learning.tickTask({ activityRef: ARTIFACT, stepId, ticked: [] });
    await expect(asked).rejects.toMatchObject({ code: 'step.not_a_task' });
  });
});

describe('a test-out', () => {
  const requirements = (api: Api) => phaseOf(api, 'requirements');

  test('below its line opens nothing; at 80 percent it opens the phase and pays nothing', async () => {
    const { api, learner } = await aLearner(app);
    await takeSteps(api, TEST_OUT, { right: 7 });
    const finish = () => api.learning.finish({ activityRef: TEST_OUT });
    await expect(finish()).rejects.toMatchObject(code('quiz.not_passed'));
    expect(await requirements(api)).toMatchObject({ status: 'locked', testedOut: false });
    await expect(api.learning.start({ activityRef: 'tg.req.lesson' })).rejects.toMatchObject(
      code('activity.locked'),
    );
    await api.learning.retakeQuiz({ activityRef: TEST_OUT });
    await takeSteps(api, TEST_OUT, { right: 8 });
    const done = await finish();
    expect(done).toMatchObject({ xpAwarded: 0, totalXp: 0, sectionDone: false });
    expect(done.unlocked.map((link) => link.ref)).toEqual(['know-the-hub', 'tg.req.lesson']);
    // The log says what the test did, and to which phase.
    const log = await api.learning.activity({ limit: 20 });
    const { title } = await requirements(api);
    const told = log.map((entry) => [entry.type, entry.title.en]);
    expect(told).toContainEqual(['unit_opened', title]);
    expect(told.some(([type]) => type === 'item_done')).toBe(false);
    expect(await requirements(api)).toMatchObject({
      status: 'available',
      testedOut: true,
      testOutId: null,
      missing: [],
      percent: 0,
    });
    expect(await ledgerOf(learner.id)).toEqual([]);
    expect(await pathOf(api)).toMatchObject({ coveragePercent: null, masteryPercent: null });
    await expect(completeActivity(api, 'tg.req.lesson')).resolves.toMatchObject({ xpAwarded: 20 });
  });

  test('opens the missions of its unit, and every place says so', async () => {
    const { api } = await aLearner(app);
    const FIRST = 'know-the-hub';
    const SECOND = 'build-the-impact-page';
    const told = async (missionKey: string) => {
      const { sections } = await api.learning.missions({ courseKey: 'togaf' });
      const card = sections
        .flatMap(({ missions }) => missions)
        .find(({ key }) => key === missionKey);
      const here = (await requirements(api)).missions.find(({ key }) => key === missionKey);
      const page = await api.learning.mission({ missionKey });
      const details = await api.learning.details({ activityRef: missionKey });
      expect(page.stepsToOpen).toEqual(details.stepsToOpen);
      expect(details.missing).toEqual(page.opensAfter);
      const steps = page.stepsToOpen.length;
      const short = steps === 0 ? null : { steps, next: page.stepsToOpen[0] };
      const said = [card, here, page].map((one) => [one!.status, one!.opensAfter, one!.toOpen]);
      for (const one of said) expect(one).toEqual([details.status, page.opensAfter, short]);
      for (const one of [card, here]) expect(one?.isPassedOver).toBe(page.isPassedOver);
      return page;
    };
    const locked = await told(FIRST);
    expect(locked.status).toBe('locked');
    // The way without the test begins with what can be done now, and the test stands for all of it.
    expect(locked.toOpen!.next.ref).toBe(LESSON);
    for (const group of locked.opensAfter) expect(group.map(({ ref }) => ref)).toContain(TEST_OUT);
    const { unlocked } = await completeActivity(api, TEST_OUT, { right: 8 });
    expect(unlocked.map(({ ref }) => ref)).toEqual([FIRST, 'tg.req.lesson']);
    expect(await told(FIRST)).toMatchObject({
      status: 'available',
      next: { ref: 'tg.req.lesson' },
    });
    // The test led past the first mission of the course, not past this one.
    const { sections } = await api.learning.missions({ courseKey: 'togaf' });
    expect(sections[0]!.missions[0]).toMatchObject({ status: 'available', isPassedOver: true });
    expect(await told(FIRST)).toMatchObject({ isPassedOver: false });
    // Only what stands in the unit itself is still to be done.
    const second = await told(SECOND);
    expect(second.opensAfter.flat().map(({ ref }) => ref)).toEqual([FIRST]);
    expect(second.stepsToOpen.map(({ ref }) => ref)).toEqual(['tg.req.lesson', 'tg.req.deepdive']);
  });

  test('is not offered for a phase that is open', async () => {
    const { api } = await aLearner(app);
    await completeActivity(api, LESSON);
    expect(await requirements(api)).toMatchObject({ status: 'available', testOutId: null });
    await expect(api.learning.start({ activityRef: TEST_OUT })).rejects.toMatchObject(
      code('activity.locked'),
    );
  });
});

test('confidence rests on three assessments: none before, then by their mean', async () => {
  const { api } = await aLearner(app);
  const confidence = async () => (await pathOf(api)).confidence;
  await completeActivity(api, TEST_OUT, { right: 8 });
  await completePhase(api, 'pre', 'checklist');
  expect(await confidence()).toBeNull();
  await completePhase(api, 'req', 'quiz');
  await takeSteps(api, 'tg.req.quiz', { right: 4 });
  // 80, 100 and 40: a mean of 73.
  expect((await pathOf(api)).confidenceScores).toEqual([40, 100, 80]);
  expect(await confidence()).toBe('Medium');
  await api.learning.retakeQuiz({ activityRef: 'tg.req.quiz' });
  await completeActivity(api, 'tg.req.quiz');
  // A quiz is one of the three by its latest round: the 40 is gone.
  expect((await pathOf(api)).confidenceScores).toEqual([100, 100, 80]);
  expect(await confidence()).toBe('High');
});

describe('the profile', () => {
  test('keeps track and industry, and the path follows them', async () => {
    const { api, client } = await aLearner(app);
    const before = await pathOf(api);
    const response = await client.fetch('/api/me', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ track: 'real-world', industry: 'Healthcare' }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ track: 'real-world', industry: 'Healthcare' });
    const path = await pathOf(api);
    expect(path).toMatchObject({
      track: 'real-world',
      industry: 'Healthcare',
      minutesLeft: phaseMinutes('real-world') + MISSION_MINUTES,
    });
    // The picker's hours are of the same track, by its name.
    const course = (await api.learning.courses()).find(({ key }) => key === path.courseKey);
    expect(course?.track).toBe('real-world');
    const asked = (of: typeof path) =>
      of.phases[0]!.items.filter((item) => item.required).map((item) => item.type);
    expect(asked(before)).toEqual(['lesson', 'deepdive', 'quiz', 'checklist']);
    expect(asked(path)).toEqual(['lesson', 'artifact', 'lab', 'checklist']);
    // What a phase says of its minutes is what progress and time remaining make of it.
    const counted = (of: typeof path) =>
      of.phases.reduce((sum, phase) => sum + phase.countedMinutes, 0);
    expect(counted(before)).toBe(phaseMinutes('exam-ready'));
    expect(counted(path)).toBe(phaseMinutes('real-world'));
    expect(before.core).toMatchObject({ totalMinutes: CORE_MINUTES, countedMinutes: CORE_MINUTES });
    expect(path.core).toMatchObject({ totalMinutes: CORE_MINUTES, countedMinutes: 0 });
  });

  test.each([{ track: 'both' }, { industry: 'Farming' }, { industry: null }])(
    'refuses %j',
    async (change) => {
      const { api, client } = await aLearner(app);
      const response = await client.fetch('/api/me', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      });
      expect(response.status).toBe(400);
      expect(await pathOf(api)).toMatchObject({ track: 'exam-ready', industry: 'BFSI' });
    },
  );
});

test('another learner sees nothing of what one does', async () => {
  const [one, other] = await Promise.all([aLearner(app), aLearner(app)]);
  const before = await pathOf(other.api);
  await completePhase(one.api, 'pre', 'artifact');
  await takeSteps(one.api, ARTIFACT);
  expect(await pathOf(other.api)).toEqual(before);
  await expect(other.api.learning.play({ activityRef: ARTIFACT })).rejects.toMatchObject(
    code('activity.locked'),
  );
  await other.api.learning.start({ activityRef: LESSON });
  const play = await other.api.learning.play({ activityRef: LESSON });
  expect(play.progress).toMatchObject({ seenStepIds: [], answeredStepIds: [] });
  expect(play.steps.every((step) => step.kind !== 'check' || step.feedback === null)).toBe(true);
});
