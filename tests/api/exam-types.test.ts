import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { Attempt, AttemptQuestion } from '#contract/exams.ts';
import type { Answer } from '#contract/questions/questions.ts';
import type { Question } from '#domain/questions/questions.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { CANARY } from '#tests/support/exam-catalog.ts';
import {
  catalogWithMixedExam,
  MIXED_BLOCKS,
  MIXED_EXAM,
  MIXED_PRACTICE,
  mixedQuestions,
} from '#tests/support/mixed-exam.ts';
import { changeOf, codeOf, passSeconds, start } from '#tests/support/sample-attempts.ts';

const catalog = catalogWithMixedExam();
const questions = new Map(mixedQuestions(catalog).map((question) => [question.id, question]));
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog });
});
afterAll(() => app.close());

/** By type: the right answer, one that is not, and one that does not fit. */
const answers = {
  sc: { right: { chosen: ['b'] }, wrong: { chosen: ['a'] }, malformed: { areas: ['one'] } },
  ms: { right: { chosen: ['d', 'b'] }, wrong: { chosen: ['b'] }, malformed: { order: ['b'] } },
  gradient: {
    right: { chosen: ['b'] },
    wrong: { chosen: ['d'] },
    malformed: { chosen: ['b', 'd'] },
  },
  match: {
    right: {
      pairs: [
        ['l3', 'r2'],
        ['l1', 'r3'],
        ['l2', 'r1'],
      ],
    },
    wrong: { pairs: [['l1', 'r3']] },
    malformed: {
      pairs: [
        ['l1', 'r3'],
        ['l2', 'r3'],
      ],
    },
  },
  order: {
    right: { order: ['i1', 'i2', 'i3', 'i4'] },
    wrong: { order: ['i2', 'i1', 'i3', 'i4'] },
    malformed: { order: ['i1'] },
  },
  fill: {
    right: { gaps: { g2: 'a', g1: 'b' } },
    wrong: { gaps: { g1: 'b' } },
    malformed: { gaps: { g9: 'a' } },
  },
  hotspot: {
    right: { areas: ['two'] },
    wrong: { areas: ['one'] },
    malformed: { areas: ['one', 'two'] },
  },
} satisfies Partial<Record<Question['type'], { right: Answer; wrong: Answer; malformed: Answer }>>;
/** The types of the mixed paper. */
type Type = keyof typeof answers;

const of = (attempt: Attempt, type: Type): AttemptQuestion =>
  attempt.questions.find(({ question }) => question.type === type)!;

/** Answers every question: those of the named types wrong, the others right. */
async function answerAll(api: Api, attempt: Attempt, wrong: readonly Type[] = []) {
  const changes = attempt.questions.map((one) => {
    const type = one.question.type as Type;
    return changeOf(one, { answer: answers[type][wrong.includes(type) ? 'wrong' : 'right'] });
  });
  return api.exams.save({ attemptId: attempt.id, changes });
}

describe('a paper of all types', () => {
  test('is drawn to its blueprint and says what it is worth', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, MIXED_EXAM.key);
    expect(attempt.paper).toMatchObject({
      maxPoints: 11,
      openBook: true,
    });
    expect(attempt.paper.topics.map(({ title, count }) => [title, count])).toEqual([
      ['Area a1', 2],
      ['Area a2', 3],
      ['Area a3', 1],
      ['Area a4', 1],
    ]);
    expect(attempt.questions.map(({ question }) => question.type).toSorted()).toEqual(
      Object.keys(answers).toSorted(),
    );
    expect(of(attempt, 'gradient').maxPoints).toBe(5);
    expect(of(attempt, 'match').maxPoints).toBe(1);
  });

  test('is answered, graded by points and explained part by part', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, MIXED_EXAM.key);
    // As long as anybody reads: what was too quick says nothing of a topic.
    await passSeconds(app, attempt.id, 10 * 60);
    await answerAll(api, attempt, ['gradient', 'fill']);
    const { attempt: ended } = await api.exams.submit({ attemptId: attempt.id });
    // 3 of 5 for the scenario's second best way on, nothing for the gap left open, 1 for each other.
    expect(ended).toMatchObject({ right: 5, total: 7, points: 8, maxPoints: 11, percent: 73 });
    expect(ended.passed).toBe(true);
    const result = await api.exams.result({ attemptId: attempt.id });
    expect(result).toMatchObject({ passed: true, passedExamLine: false });
    expect(result.score).toMatchObject({ points: 8, maxPoints: 11, percent: 73 });
    const byArea = Object.fromEntries(
      result.objectives.map((one) => [one.title, [one.points, one.maxPoints]]),
    );
    expect(byArea).toEqual({
      'Area a1': [2, 2],
      'Area a2': [2, 3],
      'Area a3': [1, 1],
      'Area a4': [3, 5],
    });
    const feedbacks = new Map(result.questions.map((one) => [one.question.type, one]));
    expect(feedbacks.get('gradient')).toMatchObject({
      points: 3,
      maxPoints: 5,
      feedback: {
        right: false,
        chosen: ['d'],
        answer: ['b'],
        turns: [{ with: 'A bank has stopped.', ranking: ['d', 'b', 'a', 'c'] }],
      },
    });
    expect(feedbacks.get('match')).toMatchObject({
      points: 1,
      feedback: {
        pairs: [
          ['l1', 'r3'],
          ['l2', 'r1'],
          ['l3', 'r2'],
        ],
      },
    });
    expect(feedbacks.get('fill')).toMatchObject({
      points: 0,
      feedback: { gaps: { g1: 'b' }, answer: { g1: 'b', g2: 'a' } },
    });
    const overview = await api.exams.overview({ courseKey: 'togaf' });
    expect(overview.topics.find(({ title }) => title === 'Area a4')).toMatchObject({
      // What a topic says counts answers that were wholly right, as weak areas do.
      answers: 1,
      percent: 0,
    });
  });

  test('explains every option, side, item, gap and area, and nothing was given where nothing was', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, MIXED_EXAM.key);
    await api.exams.submit({ attemptId: attempt.id });
    const { questions: review, score } = await api.exams.result({ attemptId: attempt.id });
    expect(score).toMatchObject({ right: 0, points: 0, maxPoints: 11 });
    const reasons = { sc: 4, ms: 5, gradient: 4, match: 3, order: 4, fill: 6, hotspot: 3 };
    for (const { feedback, answer, points } of review) {
      expect([answer, points]).toEqual([null, 0]);
      expect(feedback?.reasons).toHaveLength(reasons[feedback!.type as Type]);
      for (const { why } of feedback!.reasons) expect(why).toContain(CANARY);
      expect(feedback?.explanation).toContain(CANARY);
    }
    const given = review.map(({ feedback }) => {
      if (feedback === null) return 'no verdict';
      if (feedback.type === 'match') return feedback.pairs;
      if (feedback.type === 'order') return feedback.order;
      if (feedback.type === 'fill') return feedback.gaps;
      return feedback.type === 'hotspot' ? feedback.areas : feedback.chosen;
    });
    expect(given.every((one) => Object.keys(one).length === 0)).toBe(true);
  });

  test('keeps the order in which each type is shown', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, MIXED_EXAM.key);
    const again = await api.exams.attempt({ attemptId: attempt.id });
    expect(again.questions).toEqual(attempt.questions);
    const { question } = of(attempt, 'order');
    const shown = question.type === 'order' ? question.items.map(({ id }) => id) : [];
    expect(shown.toSorted()).toEqual(['i1', 'i2', 'i3', 'i4']);
    expect(shown).not.toEqual(['i1', 'i2', 'i3', 'i4']);
  });

  test.each(Object.keys(answers) as Type[])(
    '%s: an answer of another form is refused and changes nothing, a repeated one is the same',
    async (type) => {
      const { api } = await aLearner(app);
      const attempt = await start(api, MIXED_EXAM.key);
      const one = of(attempt, type);
      const save = (answer: Answer, revision = 1) =>
        api.exams.save({
          attemptId: attempt.id,
          changes: [changeOf(one, { answer, revision })],
        });
      expect(await codeOf(save(answers[type].malformed))).toBe('attempt.answer_malformed');
      expect((await api.exams.attempt({ attemptId: attempt.id })).revision).toBe(0);
      await save(answers[type].right);
      expect((await save(answers[type].right)).saved[0]?.outcome).toBe('saved');
      expect((await save(answers[type].wrong)).saved[0]?.outcome).toBe('stale');
    },
  );
});

describe('R-20: no type tells its key while the paper runs', () => {
  test('in any byte of the attempt, of what is saved, or of a refusal', async () => {
    const { api, client } = await aLearner(app);
    const attempt = await start(api, MIXED_EXAM.key);
    const saved = await answerAll(api, attempt, ['match']);
    const read = await (await client.fetch(`/api/attempts/${attempt.id}`)).text();
    const refused = await client.fetch(`/api/attempts/${attempt.id}/answers`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        changes: attempt.questions.map((one) =>
          changeOf(one, { revision: 9, answer: answers[one.question.type as Type].malformed }),
        ),
      }),
    });
    const sent = [JSON.stringify(attempt), JSON.stringify(saved), read, await refused.text()];
    for (const text of sent) {
      expect(text).not.toContain(CANARY);
      expect(text).not.toMatch(/"(?:why|trap|explanation|reasons|score|facts|turns|ref)":/);
    }
    for (const { question } of attempt.questions) {
      expect(question).not.toHaveProperty('pairs');
      expect(JSON.stringify(question)).not.toContain('"answer"');
      expect(questions.get(question.id)?.type).toBe(question.type);
    }
  });

  test('and the codes of errors stay with the authors, once it is handed in too', async () => {
    const { api, client } = await aLearner(app);
    const attempt = await start(api, MIXED_EXAM.key);
    await answerAll(api, attempt);
    await api.exams.submit({ attemptId: attempt.id });
    const report = await (await client.fetch(`/api/attempts/${attempt.id}/result`)).text();
    expect(report).toContain(`${CANARY} The reason of d`);
    expect(report).not.toMatch(/"trap":|code-[acd]/);
  });

  test('and a practice tells it with the committed answer, for that question only', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, MIXED_PRACTICE.key);
    expect(JSON.stringify(attempt)).not.toContain(CANARY);
    for (const one of attempt.questions) {
      const type = one.question.type as Type;
      const { saved } = await api.exams.save({
        attemptId: attempt.id,
        changes: [changeOf(one, { answer: answers[type].wrong })],
      });
      expect(saved[0]?.feedback).toMatchObject({ type, right: false });
      const { saved: second } = await api.exams.save({
        attemptId: attempt.id,
        changes: [changeOf(one, { answer: answers[type].right, revision: 2 })],
      });
      expect(second[0]).toMatchObject({ outcome: 'committed', feedback: { right: false } });
    }
  });
});

describe('a break', () => {
  const pause = (api: Api, attemptId: string, action: 'start' | 'pass' | 'end', after = 3) =>
    api.exams.pause({ attemptId, action, after });
  const ms = (instant: string) => new Date(instant).getTime();

  test('moves the deadline by the time taken', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, MIXED_BLOCKS.key);
    const begun = await pause(api, attempt.id, 'start');
    expect(begun.onBreak?.after).toBe(3);
    expect(ms(begun.deadlineAt)).toBe(ms(attempt.deadlineAt) + 600_000);
    expect(await pause(api, attempt.id, 'start')).toMatchObject({ onBreak: begun.onBreak });
    // Four minutes of the break pass.
    await app.database.asOwner(
      `update exam_attempts set break_started_at = break_started_at - interval '4 minutes',
         break_ends_at = break_ends_at - interval '4 minutes',
         started_at = started_at - interval '4 minutes',
         deadline_at = deadline_at - interval '4 minutes' where id = $1`,
      [attempt.id],
    );
    const ended = await pause(api, attempt.id, 'end');
    expect(ended.onBreak).toBeNull();
    const left = ms(ended.deadlineAt) - ms(ended.serverNow);
    const lost = ms(attempt.deadlineAt) - ms(attempt.serverNow) - left;
    expect(Math.abs(lost)).toBeLessThan(1_000 + ms(ended.serverNow) - ms(attempt.serverNow));
    expect(await pause(api, attempt.id, 'end')).toMatchObject({ deadlineAt: ended.deadlineAt });
    expect((await api.exams.attempt({ attemptId: attempt.id })).breaksTaken).toEqual([3]);
    expect(await codeOf(pause(api, attempt.id, 'start'))).toBe('attempt.no_break');
  });

  test('finishes its block, taken or passed over: answers are taken in the block that runs only', async () => {
    for (const action of ['start', 'pass'] as const) {
      const { api } = await aLearner(app);
      const attempt = await start(api, MIXED_BLOCKS.key);
      const outcomes = async (wrong: readonly Type[] = []) => {
        const { saved } = await answerAll(api, attempt, wrong);
        return saved.map(({ outcome }) => outcome);
      };
      expect(await outcomes()).toEqual([...Array(3).fill('saved'), ...Array(4).fill('late')]);
      expect(await codeOf(pause(api, attempt.id, action, 7))).toBe('attempt.no_break');
      const finished = await pause(api, attempt.id, action);
      expect(finished.breaksTaken).toEqual([3]);
      if (action === 'start') await pause(api, attempt.id, 'end');
      else expect(await pause(api, attempt.id, 'pass')).toMatchObject({ breaksTaken: [3] });
      const firstThree = async () => {
        const { questions: now } = await api.exams.attempt({ attemptId: attempt.id });
        return now.slice(0, 3).map(({ answer }) => answer);
      };
      const before = await firstThree();
      const changes = attempt.questions.map((one) => {
        const type = one.question.type as Type;
        return changeOf(one, { answer: answers[type].wrong, revision: 2 });
      });
      const { saved } = await api.exams.save({ attemptId: attempt.id, changes });
      expect(saved.slice(0, 3).map(({ outcome }) => outcome)).toEqual(Array(3).fill('committed'));
      expect(saved.slice(3).map(({ outcome }) => outcome)).toEqual(Array(4).fill('saved'));
      expect(await firstThree()).toEqual(before);
    }
  });

  test('is refused where the paper has none', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, MIXED_BLOCKS.key);
    expect(await codeOf(pause(api, attempt.id, 'start', 4))).toBe('attempt.no_break');
    const thief = await aLearner(app);
    expect(await codeOf(pause(thief.api, attempt.id, 'start'))).toBe('attempt.not_found');
    await api.exams.submit({ attemptId: attempt.id });
    expect(await codeOf(pause(api, attempt.id, 'start'))).toBe('attempt.finished');
  });

  test('saves nothing while it runs, is over by itself, and handing in ends it', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, MIXED_BLOCKS.key);
    await pause(api, attempt.id, 'start');
    expect(await codeOf(answerAll(api, attempt))).toBe('attempt.on_break');
    await app.database.asOwner(
      `update exam_attempts set break_ends_at = now() - interval '1 second' where id = $1`,
      [attempt.id],
    );
    expect((await answerAll(api, attempt)).onBreak).toBeNull();

    const other = await aLearner(app);
    const second = await start(other.api, MIXED_BLOCKS.key);
    const pausedAt = performance.now();
    await pause(other.api, second.id, 'start');
    const { attempt: ended } = await other.api.exams.submit({ attemptId: second.id });
    expect(ended.state).toBe('submitted');
    const moved = Math.abs(ms(ended.deadlineAt) - ms(second.deadlineAt));
    expect(moved).toBeLessThan(1_000 + performance.now() - pausedAt);
  });

  test('that nobody ends does not keep the attempt open', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, MIXED_BLOCKS.key);
    await pause(api, attempt.id, 'start');
    await passSeconds(app, attempt.id, 21 * 60);
    expect((await api.exams.attempt({ attemptId: attempt.id })).state).toBe('expired');
    expect(await codeOf(pause(api, attempt.id, 'end'))).toBe('attempt.expired');
  });
});
