// Every figure that two answers of the API share is the same in both, whatever a learner did before.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { Finish } from '#contract/play.ts';
import { isCounted, isEvidence } from '#domain/exam/counted-paper.ts';
import { WEAK_BELOW, WEAK_FROM_ANSWERS } from '#domain/readiness/weak-areas.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { catalogWithExams, SAMPLE_EXAM, SAMPLE_PRACTICE } from '#tests/support/exam-catalog.ts';
import { completeActivity } from '#tests/support/play.ts';
import { answerSome, passSeconds, start } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  // The product's own pace: some papers of these histories are too quick to count.
  app = await startApp({ catalog: { ...catalogWithExams(), rewards: productCatalog().rewards } });
});
afterAll(() => app.close());

/** Asks for everything that shows a figure, and compares what is shared. @returns progress by course */
async function expectOneTruth(api: Api, learnerId: string): Promise<Map<string, number>> {
  const [me, badges, courses, session] = await Promise.all([
    api.learner.get(),
    api.learning.badges(),
    api.learning.courses(),
    api.learner.session(),
  ]);
  expect(session.learner).toEqual(me);
  const held = badges.filter(({ earnedAt }) => earnedAt !== null).length;
  expect(me.badgesEarned).toBe(held);
  const [ledger] = await app.database.asOwner<{ base: number; all: number }>(
    `select coalesce(sum(base_xp), 0)::int as base, coalesce(sum(base_xp + bonus_xp), 0)::int as all
       from xp_ledger where learner_id = $1`,
    [learnerId],
  );
  expect([me.totalXp, me.balanceXp]).toEqual([ledger!.base, ledger!.all]);
  // XP by course, and those of no course beside them, are all XP that were earned.
  const mine = await api.learning.progress();
  const [earned] = await app.database.asOwner<{ all: number; none: number }>(
    `select coalesce(sum(base_xp + bonus_xp), 0)::int as all,
            coalesce(sum(base_xp + bonus_xp) filter (where course_key is null), 0)::int as none
       from xp_ledger where learner_id = $1`,
    [learnerId],
  );
  expect(mine.earnedXp).toBe(earned!.all);
  expect(mine.courses.reduce((sum, { xp }) => sum + xp, earned!.none)).toBe(mine.earnedXp);
  let taken = 0;
  const progress = new Map<string, number>();
  for (const card of courses) {
    const courseKey = card.key;
    const [dashboard, path, { sections }, exams, history] = await Promise.all([
      api.learning.dashboard({ courseKey }),
      api.learning.path({ courseKey }),
      api.learning.missions({ courseKey }),
      api.exams.overview({ courseKey }),
      api.exams.history({ courseKey }),
    ]);
    const missions = sections.flatMap((section) => section.missions);
    const done = missions.filter(({ status }) => status === 'done').length;
    const said = { percent: card.percent, coverage: dashboard.examCoveragePercent, done };
    expect({
      percent: dashboard.percent,
      coverage: path.coveragePercent,
      done: dashboard.stats.completedMissions,
    }).toEqual(said);
    expect([dashboard.course.percent, path.progressPercent]).toEqual([card.percent, card.percent]);
    expect(dashboard.stats.totalMissions).toBe(missions.length);
    // One next step: the picker's and the dashboard's, with which Guide Me begins where it fits.
    expect(dashboard.next).toEqual(card.next);
    const { activity, form } = card.next ?? {};
    if (activity && (form === 'story' || form === 'item') && activity.estimatedMinutes <= 30) {
      expect(path.nextSteps[0]).toMatchObject(activity);
    }
    expect([dashboard.totalXp, dashboard.stats.totalXp]).toEqual([me.totalXp, me.totalXp]);
    expect([dashboard.level, dashboard.streak]).toEqual([me.level, me.streak]);
    // The badges of a course are its own and those of none, on every screen of it.
    const own = badges.filter((badge) => [courseKey, null].includes(badge.courseKey));
    const counted = {
      earned: own.filter(({ earnedAt }) => earnedAt !== null).length,
      total: own.length,
    };
    expect([dashboard.badges, path.badges]).toEqual([counted, counted]);
    expect([courseKey, null, undefined]).toContain(dashboard.nextBadge?.courseKey);
    // A phase is started by an item of it or by a mission at its station.
    const isBegun = ({ status }: { readonly status: string }) =>
      status === 'done' || status === 'in_progress';
    expect(path.phasesStarted).toBe(
      path.phases.filter((phase) => phase.items.some(isBegun) || phase.missions.some(isBegun))
        .length,
    );
    // What was too quick to count stays in the history, and in no figure of any screen.
    const ended = history.filter(({ state }) => state !== 'open');
    // Nor is one of which less than half was answered an attempt; its answers are answers all the same.
    // Missed questions asked again are no attempt at their paper.
    const isFresh = (one: (typeof ended)[number]) =>
      isEvidence(one) && one.focus?.pool !== 'missed';
    expect(exams.papers.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(
      ended.filter(isFresh).length,
    );
    expect(exams.stats.questionsAnswered).toBe(
      ended.filter(isCounted).reduce((sum, { answered }) => sum + answered, 0),
    );
    for (const paper of exams.papers) {
      const own = ended
        .filter(({ paperKey }) => paperKey === paper.key)
        .toSorted((a, b) => b.finishedAt!.localeCompare(a.finishedAt!));
      expect(paper.lastTooQuick).toBe(own[0] !== undefined && !isCounted(own[0]));
      expect(paper.passedOnce).toBe(own.some((one) => isFresh(one) && one.passed));
      expect(paper.bestPercent === null).toBe(!own.some(isFresh));
    }
    const assessed = ended.filter((one) => isFresh(one) && one.total >= 3);
    const passed = assessed.filter((one) => one.passed).length;
    expect([exams.stats.attempts, exams.stats.passed]).toEqual([assessed.length, passed]);
    expect(exams.stats.averagePercent === null).toBe(assessed.length === 0);
    // Rounds of quizzes are assessments too.
    expect(path.assessmentsNeeded).toBeLessThanOrEqual(Math.max(0, 3 - assessed.length));
    // One figure of a weak topic, and one list of them: the path's beside what helps, exam mode's beside its practice.
    expect(exams.weak.areas).toEqual(path.weakAreas.map(({ itemId: _, ...area }) => area));
    const told = exams.topics.filter(({ answers }) => answers >= WEAK_FROM_ANSWERS);
    expect(exams.weak.isTold).toBe(told.length > 0);
    // 'Practice by topic' and 'Weak areas' stand on one screen, with one figure for one topic.
    const byId = (a: { objectiveId: string }, b: { objectiveId: string }) =>
      a.objectiveId.localeCompare(b.objectiveId);
    expect(exams.weak.areas.toSorted(byId)).toEqual(
      told
        .filter(({ percent }) => percent! < WEAK_BELOW)
        .map(({ objectiveId, title, percent, answers }) => ({
          objectiveId,
          title,
          percent,
          answers,
        }))
        .toSorted(byId),
    );
    for (const { percent, answers } of exams.topics) expect(percent === null).toBe(answers === 0);
    expect(dashboard.averagePercent).toBe(exams.stats.averagePercent);
    expect(dashboard.hasPapers).toBe(exams.papers.length > 0);
    const simulations = new Set(
      exams.papers.filter(({ kind }) => kind === 'simulation').map(({ key }) => key),
    );
    taken += ended.filter((one) => simulations.has(one.paperKey) && isFresh(one)).length;
    progress.set(courseKey, card.percent);
  }
  expect(me.examsTaken).toBe(taken);
  return progress;
}

/** The end of an activity names the step that the dashboard, and with it every other screen, names next. */
async function expectSameNext(api: Api, courseKey: string, { next: named }: Finish): Promise<void> {
  const { next } = await api.learning.dashboard({ courseKey });
  expect(named).toEqual(next === null ? null : expect.objectContaining(next.activity));
}

interface Deed {
  readonly courseKey: string;
  readonly what: 'mission' | 'item' | 'exam' | 'rushed' | 'practice' | 'track' | 'day';
  readonly pick: number;
}

async function act(api: Api, learnerId: string, { courseKey, what, pick }: Deed): Promise<void> {
  switch (what) {
    case 'mission': {
      const { next } = await api.learning.dashboard({ courseKey });
      // A paper or a template is no activity to finish, and a quest with nothing missing ends by itself.
      if (next?.form === 'item' || next?.form === 'story') {
        const { ref } = next.activity;
        await expectSameNext(api, courseKey, await completeActivity(api, ref));
      }
      return;
    }
    case 'item': {
      const { phases, core } = await api.learning.path({ courseKey });
      const groups = core?.groups.flatMap(({ items }) => items) ?? [];
      const open = [...phases.flatMap(({ items }) => items), ...groups].filter(
        ({ status }) => status === 'available' || status === 'in_progress',
      );
      const item = open[pick % open.length];
      if (item) await expectSameNext(api, courseKey, await completeActivity(api, item.id));
      return;
    }
    case 'exam':
    case 'rushed':
    case 'practice': {
      const isPractice = what === 'practice' || (what === 'rushed' && pick % 2 === 0);
      const attempt = await start(api, isPractice ? SAMPLE_PRACTICE.key : SAMPLE_EXAM.key);
      if (what !== 'rushed') await passSeconds(app, attempt.id, 200);
      const right = pick % (attempt.questions.length + 1);
      // Handed in blank, nothing is saved before.
      if (right > 0) await answerSome(api, attempt, { right });
      await api.exams.submit({ attemptId: attempt.id });
      return;
    }
    case 'track': {
      const track = pick % 2 === 0 ? 'exam-ready' : 'real-world';
      await api.learner.update({ choice: { courseKey: 'togaf', track } });
      return;
    }
    case 'day':
      // Everything so far was a day earlier.
      await app.database.asOwner(
        `update streaks set last_study_day = last_study_day - 1 where learner_id = $1`,
        [learnerId],
      );
  }
}

const deeds = fc.array(
  fc.record({
    courseKey: fc.constantFrom('togaf', 'pmp', 'archimate'),
    what: fc.constantFrom<Deed['what'][]>(
      'mission',
      'item',
      'item',
      'exam',
      'exam',
      'rushed',
      'rushed',
      'practice',
      'track',
      'day',
    ),
    pick: fc.nat(50),
  }),
  { minLength: 4, maxLength: 7 },
);

test('figures that two screens share are equal after every deed of a random history', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (history) => {
      const { api, learner } = await aLearner(app);
      let before = await expectOneTruth(api, learner.id);
      for (const deed of history) {
        await act(api, learner.id, deed);
        const after = await expectOneTruth(api, learner.id);
        // Another track counts other minutes; learning never takes any away.
        if (deed.what !== 'track') {
          for (const [courseKey, percent] of before)
            expect(after.get(courseKey)).toBeGreaterThanOrEqual(percent);
        }
        before = after;
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
