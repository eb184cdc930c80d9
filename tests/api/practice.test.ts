import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { Attempt, Confidence, Focus } from '#contract/exams.ts';
import type { ChoiceQuestion } from '#domain/questions/choice.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { SAMPLE_EXAM, SAMPLE_PRACTICE, SAMPLE_QUESTIONS } from '#tests/support/exam-catalog.ts';
import { aFocus } from '#tests/support/focus.ts';
import { takeSteps } from '#tests/support/play.ts';
import { catalogWithPractice, SAMPLE_TOPIC, SAMPLE_WEAK } from '#tests/support/practice-catalog.ts';
import {
  answerSome,
  changeOf,
  codeOf,
  passSeconds,
  rightTo,
  sitPaper,
  start,
  wrongTo,
} from '#tests/support/sample-attempts.ts';

const catalog = catalogWithPractice();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app.close());

const practise = (api: Api, focus?: Focus) =>
  api.exams.start({ paperKey: SAMPLE_TOPIC.key, ...(focus && { focus }) });
const idsOf = ({ questions }: Attempt) => questions.map(({ question }) => question.id);
const poolOf = async (api: Api, objectiveId: string) =>
  (await api.exams.overview({ courseKey: 'togaf' })).topics
    .find((topic) => topic.objectiveId === objectiveId)
    ?.practices.find(({ paperKey }) => paperKey === SAMPLE_TOPIC.key)?.pool;
/** Answers questions of the product's own banks. */
async function choose(
  api: Api,
  attempt: Attempt,
  questions: Attempt['questions'],
  choosing: (option: { id: string; isRight: boolean }) => boolean,
) {
  const changes = questions.map((one) => {
    const key = catalog.questions.find(({ id }) => id === one.question.id) as ChoiceQuestion;
    const options = key.options.map(({ id }) => ({ id, isRight: key.answer.includes(id) }));
    return changeOf(one, { answer: { chosen: [options.find(choosing)!.id] } });
  });
  await api.exams.save({ attemptId: attempt.id, changes });
}
/** Sits the practice: the first so many right, the rest wrong. */
async function finish(api: Api, attempt: Attempt, right: number) {
  await answerSome(api, attempt, { right, wrong: attempt.questions.length - right });
  return api.exams.submit({ attemptId: attempt.id });
}

describe('a practice by topic', () => {
  test('asks the named topic only, and tells its focus wherever the attempt is told', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, { objectiveId: 'tgf.u1', pool: 'any' });
    expect(attempt).toMatchObject({
      total: 5,
      serving: null,
      focus: { objectiveId: 'tgf.u1', pool: 'any', title: 'Concepts' },
      paper: { takesFocus: true, asksConfidence: true, takesMore: true, secondsPerQuestion: null },
    });
    expect(idsOf(attempt).every((id) => id.startsWith('tgf.q.u1.'))).toBe(true);
    const { attempts } = await api.exams.running();
    expect(attempts[0]?.focus?.objectiveId).toBe('tgf.u1');
  });

  test('is not taken for one of another topic or pool: nothing starts, nothing ends, no answer is lost', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, { objectiveId: 'tgf.u1', pool: 'any' });
    await answerSome(api, attempt, { right: 2 });
    const others = [
      { objectiveId: 'tgf.u3', pool: 'any' },
      { objectiveId: 'tgf.u1', pool: 'unseen' },
      { pool: 'any' },
    ] as const;
    for (const focus of others) {
      expect(await codeOf(practise(api, focus))).toBe('attempt.other_focus');
    }
    const { attempts } = await api.exams.running();
    expect(attempts).toMatchObject([{ id: attempt.id, answered: 2, state: 'open' }]);
    // Without a focus, and with its own, it goes on.
    expect((await practise(api)).id).toBe(attempt.id);
    expect((await practise(api, { objectiveId: 'tgf.u1', pool: 'any' })).id).toBe(attempt.id);
    // Handed in, it makes room.
    await api.exams.submit({ attemptId: attempt.id });
    const next = await practise(api, { objectiveId: 'tgf.u3', pool: 'any' });
    expect([next.id === attempt.id, next.focus?.objectiveId]).toEqual([false, 'tgf.u3']);
  });

  test('whose time has run out does not stand in the way of another', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, { objectiveId: 'tgf.u1', pool: 'any' });
    await passSeconds(app, attempt.id, 3_600);
    const next = await practise(api, { objectiveId: 'tgf.u3', pool: 'any' });
    expect(next.focus?.objectiveId).toBe('tgf.u3');
  });

  test('started with two topics at once is one of them, and the other is told so', async () => {
    const { api } = await aLearner(app);
    const topics = ['tgf.u1', 'tgf.u3'];
    const told = await Promise.all(
      topics.map((objectiveId) =>
        practise(api, { objectiveId, pool: 'any' }).then(
          ({ focus }) => focus?.objectiveId === objectiveId,
          async (problem: unknown) => codeOf(Promise.reject(problem)),
        ),
      ),
    );
    expect(told.toSorted()).toEqual(['attempt.other_focus', true]);
    expect((await api.exams.running()).attempts).toHaveLength(1);
  });

  test('without a focus asks all topics', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api);
    expect(attempt.focus).toEqual(aFocus());
    expect(attempt.total).toBe(5);
  });

  test('of unseen questions asks what no paper asked, shorter and with less time where few are left', async () => {
    const { api } = await aLearner(app);
    const first = await practise(api, { objectiveId: 'tgf.u1', pool: 'unseen' });
    await finish(api, first, 5);
    expect(await poolOf(api, 'tgf.u1')).toEqual({ any: 7, unseen: 2, missed: 0 });
    const second = await practise(api, { objectiveId: 'tgf.u1', pool: 'unseen' });
    expect(second.total).toBe(2);
    expect(idsOf(first).filter((id) => idsOf(second).includes(id))).toEqual([]);
    expect(Date.parse(second.deadlineAt) - Date.parse(second.startedAt)).toBe(2 * 60_000);
    await finish(api, second, 2);
    const input = practise(api, { objectiveId: 'tgf.u1', pool: 'unseen' });
    expect(await codeOf(input)).toBe('paper.nothing_to_draw');
    expect((await api.exams.running()).attempts).toEqual([]);
  });

  test('of missed questions asks those whose latest answer was wrong', async () => {
    const { api } = await aLearner(app);
    expect(await codeOf(practise(api, { pool: 'missed' }))).toBe('paper.nothing_to_draw');
    const first = await practise(api, { objectiveId: 'tgf.u1', pool: 'any' });
    await finish(api, first, 3);
    const wrong = idsOf(first).slice(3).toSorted();
    expect(await poolOf(api, 'tgf.u1')).toEqual({ any: 7, unseen: 2, missed: 2 });
    const second = await practise(api, { objectiveId: 'tgf.u1', pool: 'missed' });
    expect(idsOf(second).toSorted()).toEqual(wrong);
    await finish(api, second, 1);
    expect(await poolOf(api, 'tgf.u1')).toMatchObject({ missed: 1 });
    const log = await api.learning.activity({ limit: 5 });
    const submitted = log.filter(({ type }) => type === 'paper_done');
    expect(submitted.map(({ isOfMissed }) => isOfMissed)).toEqual([true, false]);
    // One of two is no percentage; three of five are.
    const counts = { reached: 1, outOf: 2, isPoints: false };
    expect(submitted.map(({ few }) => few)).toEqual([counts, null]);
    const third = await practise(api, { pool: 'missed' });
    expect(idsOf(third)).toEqual([idsOf(second)[1]]);
  });

  test('of missed questions is told as that where its XP stands, too, and neutrally once a reset took the attempt', async () => {
    const { api, learner } = await aLearner(app);
    const entryOf = async () =>
      (await api.learning.xpEntries({})).find(({ title }) => title.en === SAMPLE_TOPIC.title);
    const first = await practise(api, { objectiveId: 'tgf.u1', pool: 'any' });
    await finish(api, first, 3);
    expect(await entryOf()).toMatchObject({ kind: 'paper', isOfMissed: false });
    // The first run of another day, of what was missed.
    await app.database.asOwner(
      `update exam_attempts set focus = jsonb_set(focus, '{pool}', '"missed"') where learner_id = $1`,
      [learner.id],
    );
    expect(await entryOf()).toMatchObject({ kind: 'paper', isOfMissed: true });
    await app.database.asOwner('delete from exam_attempts where learner_id = $1', [learner.id]);
    expect(await entryOf()).toMatchObject({ kind: 'practice', isOfMissed: false });
  });

  test('of missed questions begins with those missed last, and report and exam mode lead to them', async () => {
    const { api } = await aLearner(app);
    const missedNow = async () =>
      (await api.exams.overview({ courseKey: 'togaf' })).missed.map(({ count }) => count);
    expect(await missedNow()).toEqual([]);
    const before = await practise(api, { objectiveId: 'tgf.u1', pool: 'any' });
    await finish(api, before, 0);
    const after = await practise(api, { objectiveId: 'tgf.u3', pool: 'any' });
    await finish(api, after, 1);
    expect(await missedNow()).toEqual([9]);
    const { missed } = await api.exams.result({ attemptId: after.id });
    expect(missed).toEqual({
      paperKey: SAMPLE_TOPIC.key,
      count: 4,
      atOnce: 5,
      waiting: 9,
      // Each of them was answered.
      ...{ ownLeftOpen: 0, leftOpen: 0, allLeftOpen: 0 },
      elsewhere: [],
    });
    const offered = () => api.exams.offered({ courseKey: 'togaf' });
    expect(await offered()).toMatchObject({
      paper: { key: SAMPLE_TOPIC.key, isRunning: false },
      missed: { atOnce: 5, waiting: 9, all: 9 },
    });
    const again = await practise(api, { pool: 'missed' });
    expect(idsOf(again)).toEqual(expect.arrayContaining(idsOf(after).slice(1)));
    // While it runs it comes first, there and in every report.
    expect(await offered()).toMatchObject({
      paper: { key: SAMPLE_TOPIC.key, isRunning: true, focus: { pool: 'missed' } },
      missed: null,
    });
    const meanwhile = await api.exams.result({ attemptId: after.id });
    expect([meanwhile.missed, meanwhile.nextActions[0]]).toMatchObject([
      null,
      { kind: 'resume', paperKey: SAMPLE_TOPIC.key, focus: { pool: 'missed' } },
    ]);
    const { outcome } = await finish(api, again, 5);
    expect(await missedNow()).toEqual([4]);
    // The report says what became of the list; only that of such a practice.
    const listOf = async (attemptId: string) => (await api.exams.result({ attemptId })).list;
    expect(await listOf(again.id)).toEqual({ left: 5, waiting: 4 });
    expect(await listOf(after.id)).toBeNull();
    // Their answers were just explained: no average and no best score counts them.
    const { stats } = await api.exams.overview({ courseKey: 'togaf' });
    expect(stats).toMatchObject({ attempts: 2, passed: 0, averagePercent: 10, bestPercent: 20 });
    // Nor do they on the card of their paper, whose first pass is still to come: it is paid once it is passed.
    const { papers } = await api.exams.overview({ courseKey: 'togaf' });
    const card = papers.find(({ key }) => key === SAMPLE_TOPIC.key);
    expect(card).toMatchObject({ attempts: 2, bestPercent: 20, passedOnce: false });
    const { firstPassXp } = catalog.rewards.papers;
    expect([outcome.paper?.firstPassXp, card?.paperPay.firstPassXp]).toEqual([0, firstPassXp]);
    const passing = await practise(api, { objectiveId: 'tgf.u1', pool: 'any' });
    const passed = await finish(api, passing, passing.total);
    expect(passed.outcome.paper?.firstPassXp).toBe(firstPassXp);
    const now = await api.exams.paper({ paperKey: SAMPLE_TOPIC.key });
    expect(now).toMatchObject({ passedOnce: true, paperPay: { firstPassXp: 0, paidToday: true } });
    // Another paper's XP of the day are still to come.
    const exam = await api.exams.paper({ paperKey: SAMPLE_EXAM.key });
    expect(exam.paperPay.paidToday).toBe(false);
    // Each run names what it asked, as its report does.
    const submitted = (await api.learning.xpEntries({})).filter(
      ({ kind, title }) => kind === 'paper' && title.en === SAMPLE_TOPIC.title,
    );
    expect(submitted.map(({ isOfMissed }) => isOfMissed)).toEqual([false]);
    // What waits from other attempts comes before a paper too, until nothing does.
    const missedAfter = async () => (await api.exams.result({ attemptId: after.id })).missed;
    expect(await missedAfter()).toMatchObject({ count: 0, waiting: 1 });
    await finish(api, await practise(api, { pool: 'missed' }), 1);
    expect([await missedAfter(), (await offered()).missed]).toEqual([null, null]);
  });

  test('asks again what was missed in a paper that no practice by topic shares its bank with', async () => {
    const { api } = await aLearner(app);
    const missedNow = async () => (await api.exams.overview({ courseKey: 'togaf' })).missed;
    const quiz = await api.exams.start({ paperKey: 'sample-quiz' });
    const missed = quiz.questions.slice(0, 2);
    await choose(api, quiz, missed, (option) => !option.isRight);
    await api.exams.submit({ attemptId: quiz.id });
    expect(await missedNow()).toMatchObject([{ paperKey: SAMPLE_TOPIC.key, count: 2 }]);
    expect((await api.exams.result({ attemptId: quiz.id })).missed?.count).toBe(2);
    const again = await practise(api, { pool: 'missed' });
    expect(idsOf(again).toSorted()).toEqual(missed.map(({ question }) => question.id).toSorted());
    await choose(api, again, again.questions, (option) => option.isRight);
    // One more like a guest is of its topic, from the practice's own bank.
    const questionId = idsOf(again)[0]!;
    const more = await api.exams.another({ attemptId: again.id, questionId, total: 2 });
    expect(SAMPLE_QUESTIONS.map(({ id }) => id)).toContain(more.question.question.id);
    await api.exams.submit({ attemptId: again.id });
    expect(await missedNow()).toEqual([]);
    // The added question stood in no list.
    const { list } = await api.exams.result({ attemptId: again.id });
    expect(list).toEqual({ left: 2, waiting: 0 });
    // What nobody missed is no practice's to ask.
    expect(await poolOf(api, 'tgf.u1')).toMatchObject({ any: 7 });
  });

  test('of missed questions asks those that were shown and left open, whoever ended the attempt', async () => {
    const { api } = await aLearner(app);
    const look = async (attempt: Attempt, count: number) =>
      api.exams.save({
        attemptId: attempt.id,
        changes: attempt.questions.slice(0, count).map((one, at) =>
          changeOf(one, {
            msSpent: 1_000,
            answer: at === 0 ? rightTo(one.question.id) : null,
          }),
        ),
      });
    const missedOn = async (topic: string) => (await poolOf(api, topic))?.missed;
    const early = await practise(api, { objectiveId: 'tgf.u1', pool: 'any' });
    await look(early, 3);
    await api.exams.submit({ attemptId: early.id });
    expect(await missedOn('tgf.u1')).toBe(2);
    const report = await api.exams.result({ attemptId: early.id });
    const allOpen = { ownLeftOpen: 2, leftOpen: 2, allLeftOpen: 2 };
    expect(report).toMatchObject({
      missed: { count: 2, ...allOpen },
      neverOpened: early.total - 3,
    });
    const late = await practise(api, { objectiveId: 'tgf.u3', pool: 'any', clock: true });
    await look(late, 3);
    await passSeconds(app, late.id, 3_600);
    await api.exams.submit({ attemptId: late.id });
    expect(await missedOn('tgf.u3')).toBe(2);
    expect((await api.exams.result({ attemptId: late.id })).missed?.count).toBe(2);
    // What nobody came to stays new.
    expect(await poolOf(api, 'tgf.u3')).toEqual({ any: 5, unseen: 2, missed: 2 });
    const again = await practise(api, { pool: 'missed' });
    expect(again.total).toBe(4);
    await finish(api, again, 4);
    expect([await missedOn('tgf.u1'), await missedOn('tgf.u3')]).toEqual([0, 0]);
  });

  test('an answer with a part missing is none: what was shown so was left open, and says nothing of its topic', async () => {
    const { api } = await aLearner(app);
    const sit = async (chosen: string[]) => {
      let attempt = await start(api);
      const double = () => attempt.questions.find(({ question }) => question.type === 'ms');
      while (!double()) {
        await api.exams.submit({ attemptId: attempt.id });
        attempt = await start(api);
      }
      const changes = [changeOf(double()!, { answer: { chosen }, msSpent: 60_000 })];
      await api.exams.save({ attemptId: attempt.id, changes });
      await passSeconds(app, attempt.id, 600);
      await api.exams.submit({ attemptId: attempt.id });
      const { topics, missed } = await api.exams.overview({ courseKey: 'togaf' });
      return {
        missed: missed.map(({ count }) => count),
        open: missed.map(({ leftOpen }) => leftOpen),
        answers: topics.reduce((sum, one) => sum + one.answers, 0),
      };
    };
    expect(await sit(['a'])).toEqual({ missed: [1], open: [1], answers: 0 });
  });

  test('asks again what was missed in a lesson, until it is right, with the lesson to read on in', async () => {
    const { api } = await aLearner(app);
    const missedNow = async () => (await api.exams.overview({ courseKey: 'togaf' })).missed;
    const { steps } = await takeSteps(api, 'tg.core.01', { right: 0 });
    const checks = steps.flatMap((step) => (step.kind === 'check' ? [step.question.id] : []));
    expect(await missedNow()).toMatchObject([{ paperKey: SAMPLE_TOPIC.key, count: checks.length }]);
    // Over all topics each is counted once: new or missed, never both.
    const { practices } = await api.exams.overview({ courseKey: 'togaf' });
    const { any, unseen, missed } = practices.find(
      (one) => one.paperKey === SAMPLE_TOPIC.key,
    )!.pool;
    expect([missed, unseen + missed]).toEqual([checks.length, any]);
    const again = await practise(api, { pool: 'missed' });
    expect(idsOf(again).toSorted()).toEqual(checks.toSorted());
    await choose(api, again, again.questions, (option) => option.isRight);
    await api.exams.submit({ attemptId: again.id });
    const { questions } = await api.exams.result({ attemptId: again.id });
    expect(new Set(questions.map(({ feedback }) => feedback?.lesson?.ref))).toEqual(
      new Set(['tg.core.01']),
    );
    expect(await missedNow()).toEqual([]);
  });

  test('asks again what was missed in a mission and is understood without its story', async () => {
    const { api } = await aLearner(app);
    const { steps } = await takeSteps(api, 'ms.tg.intro.cycle', { right: 0 });
    const checks = steps.flatMap((step) => (step.kind === 'check' ? [step.question.id] : []));
    const again = await practise(api, { pool: 'missed' });
    expect(idsOf(again).toSorted()).toEqual(checks.toSorted());
    await choose(api, again, again.questions, (option) => option.isRight);
    await api.exams.submit({ attemptId: again.id });
    const { questions } = await api.exams.result({ attemptId: again.id });
    expect(questions.map(({ feedback }) => feedback?.lesson?.ref)).toEqual(
      checks.map(() => 'the-cycle-in-15-minutes'),
    );
    expect((await api.exams.overview({ courseKey: 'togaf' })).missed).toEqual([]);
  });

  test('left unanswered and never looked at is neither missed nor seen', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, { objectiveId: 'tgf.u3', pool: 'any' });
    await api.exams.submit({ attemptId: attempt.id });
    expect(await poolOf(api, 'tgf.u3')).toEqual({ any: 5, unseen: 5, missed: 0 });
  });

  test('refuses a topic that does not exist, and other papers take none', async () => {
    const { api } = await aLearner(app);
    const unknown = practise(api, { objectiveId: 'tgf.u99', pool: 'any' });
    expect(await codeOf(unknown)).toBe('objective.not_found');
    const elsewhere = api.exams.start({ paperKey: SAMPLE_EXAM.key, focus: { pool: 'unseen' } });
    expect(await codeOf(elsewhere)).toBe('paper.no_focus');
    const empty = practise(api, { objectiveId: 'tgf.u5', pool: 'any' });
    expect(await codeOf(empty)).toBe('paper.nothing_to_draw');
  });
});

describe('weak areas', () => {
  const aim = async (api: Api) => (await api.exams.paper({ paperKey: SAMPLE_WEAK.key })).aim;

  test('are drawn from what went wrong, and the intro says from where', async () => {
    const { api } = await aLearner(app);
    expect(await aim(api)).toEqual({ kind: 'leastSeen', topics: [] });
    const practice = await practise(api, { objectiveId: 'tgf.u3', pool: 'any' });
    await finish(api, practice, 1);
    expect(await aim(api)).toMatchObject({
      kind: 'weak',
      topics: [{ objectiveId: 'tgf.u3', count: 4 }],
    });
    const weak = await api.exams.start({ paperKey: SAMPLE_WEAK.key });
    expect(idsOf(weak).every((id) => id.startsWith('tgf.q.u3.'))).toBe(true);
    expect(weak.total).toBe(4);
  });

  test('fall back on what was seen least while nothing is weak', async () => {
    const { api } = await aLearner(app);
    const practice = await practise(api, { objectiveId: 'tgf.u3', pool: 'any' });
    await finish(api, practice, 5);
    expect(await aim(api)).toEqual({ kind: 'leastSeen', topics: [] });
    const drawn = await api.exams.start({ paperKey: SAMPLE_WEAK.key });
    expect(idsOf(drawn).filter((id) => idsOf(practice).includes(id))).toEqual([]);
  });
});

describe('how sure the learner was', () => {
  test('is kept with the answer and shown in the attempt and its report, not changed after the verdict', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, SAMPLE_PRACTICE.key);
    const [one, two] = attempt.questions;
    const say = (revision: number, confidence: Confidence) =>
      api.exams.save({
        attemptId: attempt.id,
        changes: [changeOf(one!, { answer: rightTo(one!.question.id), revision, confidence })],
      });
    const { saved } = await say(1, 'guess');
    expect(saved[0]).toMatchObject({ confidence: 'guess', feedback: { right: true } });
    expect((await say(2, 'sure')).saved[0]).toMatchObject({
      outcome: 'saved',
      confidence: 'guess',
    });
    await api.exams.save({
      attemptId: attempt.id,
      changes: [changeOf(two!, { answer: wrongTo(two!.question.id) })],
    });
    const told = await api.exams.attempt({ attemptId: attempt.id });
    const said = ({ confidence }: { confidence: Confidence | null }) => confidence;
    expect(told.questions.map(said)).toEqual(['guess', null, null, null]);
    await api.exams.submit({ attemptId: attempt.id });
    const report = await api.exams.result({ attemptId: attempt.id });
    expect(report.questions.map(said)).toEqual(['guess', null, null, null]);
  });

  test('is not kept where the paper does not ask', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    const [one] = attempt.questions;
    const change = changeOf(one!, { answer: rightTo(one!.question.id), confidence: 'sure' });
    const { saved } = await api.exams.save({ attemptId: attempt.id, changes: [change] });
    expect(saved[0]?.confidence).toBeNull();
    expect(attempt.paper.asksConfidence).toBe(false);
  });
});

describe('another like this one', () => {
  const another = (api: Api, attempt: Attempt, total: number, at = 0) =>
    api.exams.another({
      attemptId: attempt.id,
      questionId: attempt.questions[at]!.question.id,
      total,
    });

  test('comes next, on the same topic, with the time of a question, and is graded with the rest', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, { objectiveId: 'tgf.u1', pool: 'any' });
    await answerSome(api, attempt, { right: 5 });
    const more = await another(api, attempt, 5, 1);
    expect(more).toMatchObject({ total: 6, question: { number: 3, answer: null, feedback: null } });
    expect(more.question.question.id).toMatch(/^tgf\.q\.u1\./);
    expect(idsOf(attempt)).not.toContain(more.question.question.id);
    expect(Date.parse(more.deadlineAt) - Date.parse(attempt.deadlineAt)).toBe(60_000);
    const grown = await api.exams.attempt({ attemptId: attempt.id });
    expect([grown.total, grown.questions.length, grown.revision]).toEqual([6, 6, 6]);
    expect(grown.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(idsOf(grown).toSpliced(2, 1)).toEqual(idsOf(attempt));
    const change = changeOf(more.question, { answer: wrongTo(more.question.question.id) });
    await api.exams.save({ attemptId: attempt.id, changes: [change] });
    const { attempt: done } = await api.exams.submit({ attemptId: attempt.id });
    expect(done).toMatchObject({ total: 6, right: 5, percent: 83, maxPoints: 6 });
  });

  test('is one however often and at once the same call comes', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api, { objectiveId: 'tgf.u1', pool: 'any' });
    await answerSome(api, attempt, { right: 1 });
    const calls = await Promise.all(Array.from({ length: 8 }, () => another(api, attempt, 5)));
    const ids = new Set(calls.map(({ question }) => question.question.id));
    expect([ids.size, new Set(calls.map(({ total }) => total))]).toEqual([1, new Set([6])]);
    const next = await another(api, attempt, 6);
    expect(next.total).toBe(7);
    expect(ids).not.toContain(next.question.question.id);
    // The topic has seven questions.
    expect(await codeOf(another(api, attempt, 7))).toBe('paper.nothing_to_draw');
  });

  test('is drawn from practice by topic where the paper of a few questions has none left on the topic', async () => {
    const { api } = await aLearner(app);
    const quiz = await api.exams.start({ paperKey: 'sample-quiz' });
    await choose(api, quiz, quiz.questions, (option) => option.isRight);
    const topicOf = (id: string) => catalog.questions.find((one) => one.id === id)?.tags[0];
    for (const [at, { question }] of quiz.questions.entries()) {
      const total = quiz.total + at;
      const more = await api.exams.another({ attemptId: quiz.id, questionId: question.id, total });
      expect(topicOf(more.question.question.id)).toBe(topicOf(question.id));
      expect(idsOf(quiz)).not.toContain(more.question.question.id);
    }
    const { attempt } = await api.exams.submit({ attemptId: quiz.id });
    expect(attempt).toMatchObject({ total: 2 * quiz.total, right: quiz.total });
  });

  test('needs an answered question of a practice that has room and runs', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, SAMPLE_PRACTICE.key);
    expect(await codeOf(another(api, attempt, 4))).toBe('attempt.takes_no_more');
    await answerSome(api, attempt, { right: 4 });
    const strange = SAMPLE_QUESTIONS.find(({ id }) => !idsOf(attempt).includes(id))!;
    const unknown = { attemptId: attempt.id, questionId: strange.id, total: 4 };
    expect(await codeOf(api.exams.another(unknown))).toBe('attempt.question_not_in_attempt');
    let total = 4;
    let code = 'done';
    while (code === 'done' && total < 12) {
      const call = another(api, attempt, total, total % 4);
      code = await codeOf(call);
      if (code === 'done') total += 1;
      if (code === 'paper.nothing_to_draw') break;
    }
    expect(total).toBeLessThanOrEqual(8);
    expect(code).not.toBe('done');
    await passSeconds(app, attempt.id, 3_600);
    expect(await codeOf(another(api, attempt, total))).toBe('attempt.expired');
    const exam = await start(api);
    await answerSome(api, exam, { right: 1 });
    expect(await codeOf(another(api, exam, 6))).toBe('attempt.takes_no_more');
  });

  test('is nobody else’s to add', async () => {
    const { api } = await aLearner(app);
    const attempt = await practise(api);
    const stranger = await aLearner(app);
    expect(await codeOf(another(stranger.api, attempt, 5))).toBe('attempt.not_found');
  });
});

test.each(['giveUp', 'submit'] as const)(
  'of what a practice had drawn before its end (%s) only what was answered is no longer unseen',
  async (end) => {
    const { api } = await aLearner(app);
    const unseen = async () =>
      (await api.exams.overview({ courseKey: 'togaf' })).topics
        .flatMap(({ practices }) => practices)
        .filter(({ paperKey }) => paperKey === SAMPLE_TOPIC.key)
        .reduce((sum, { pool }) => sum + pool.unseen, 0);
    const before = await unseen();
    const attempt = await start(api, SAMPLE_TOPIC.key);
    expect(attempt.questions.length).toBeGreaterThan(1);
    await answerSome(api, attempt, { right: 1 });
    await api.exams[end]({ attemptId: attempt.id });
    expect(await unseen()).toBe(before - 1);
  },
);

describe('what to do next', () => {
  const report = async (api: Api, attemptId: string) =>
    (await api.exams.result({ attemptId })).nextActions;

  test('after a paper with a gap: a lesson on the weakest topic and practice of it, no exam beside them', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api);
    const inUnit = (unit: string) =>
      attempt.questions.filter(({ question }) => question.id.includes(`.${unit}.`));
    const changes = [
      ...inUnit('u1').map((one) => changeOf(one, { answer: rightTo(one.question.id) })),
      ...inUnit('u3').map((one) => changeOf(one, { answer: wrongTo(one.question.id) })),
    ].slice(2);
    await api.exams.save({ attemptId: attempt.id, changes });
    await api.exams.submit({ attemptId: attempt.id });
    const actions = await report(api, attempt.id);
    expect(actions).toHaveLength(2);
    expect(actions).toMatchObject([
      { kind: 'study', objectiveId: 'tgf.u3', activity: { kind: 'item' } },
      {
        kind: 'practise',
        paperKey: SAMPLE_TOPIC.key,
        focus: { objectiveId: 'tgf.u3', pool: 'any' },
      },
    ]);
  });

  test('where all was right: what exam mode leads with, by its own rule, and what is unseen', async () => {
    const { api } = await aLearner(app);
    await sitPaper(api, 6);
    const attempt = await start(api, SAMPLE_PRACTICE.key);
    const changes = attempt.questions.map((one) =>
      changeOf(one, { answer: rightTo(one.question.id) }),
    );
    await api.exams.save({ attemptId: attempt.id, changes });
    await api.exams.submit({ attemptId: attempt.id });
    const { paper } = await api.exams.offered({ courseKey: 'togaf' });
    expect(paper).not.toBeNull();
    expect(await report(api, attempt.id)).toMatchObject([
      ...(paper!.key === SAMPLE_PRACTICE.key ? [] : [{ kind: 'paper', paperKey: paper!.key }]),
      { kind: 'practise', focus: { objectiveId: null, pool: 'unseen' } },
    ]);
  });

  test('is two things at most', async () => {
    const { api } = await aLearner(app);
    for (const right of [0, 3, 6]) {
      const { attempt } = await sitPaper(api, right);
      expect((await report(api, attempt.id)).length).toBeLessThanOrEqual(2);
    }
  });
});
