import { describe, expect, test } from 'vitest';
import { type CallResult, failureOf } from '#client/api/failure.ts';
import type { Attempt, AttemptPulse, AttemptQuestion, SavedAnswer } from '#contract/exams.ts';
import type { AttemptCalls } from './attempt-calls.ts';
import { createAttemptSession } from './attempt-session.ts';
import { currentOf } from './attempt-session-state.ts';
import type { SavedWork } from './saved-work.ts';

const NOW = '2026-03-28T12:00:00.000Z';
const at = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString();

const aQuestion = (number: number): AttemptQuestion => ({
  number,
  question: {
    id: `q.${number}`,
    type: 'sc',
    stem: `Question ${number}`,
    choose: 1,
    options: ['a', 'b'].map((id) => ({ id, text: id })),
  },
  answer: null,
  flagged: false,
  revision: 0,
  msSpent: 0,
  maxPoints: 1,
  confidence: null,
  feedback: null,
});

const anAttempt = (over: Partial<Attempt> = {}): Attempt => ({
  id: 'attempt-1',
  state: 'open',
  paper: { review: 'immediate', kind: 'practice', breaksAfter: [] } as unknown as Attempt['paper'],
  startedAt: NOW,
  deadlineAt: at(600),
  extraTimePercent: 0,
  serverNow: NOW,
  savedAt: null,
  revision: 0,
  position: 1,
  onBreak: null,
  breaksTaken: [],
  partEnds: [],
  focus: null,
  total: 3,
  serving: null,
  questions: [aQuestion(1)],
  ...over,
});

const pulse = (revision: number, deadlineAt = at(600)): AttemptPulse => ({
  state: 'open',
  serverNow: NOW,
  deadlineAt,
  savedAt: null,
  revision,
  answered: 0,
  onBreak: null,
  breaksTaken: [],
  partEnds: [],
});
const savedWork: SavedWork = {
  read: () => ({ position: null, entries: {}, choices: {}, struck: {} }),
  write: () => undefined,
  forget: () => undefined,
  isThere: () => false,
};
const never = () => Promise.reject(new Error('Nobody asks for this here.'));

/** An attempt whose server takes every answer, and what it was asked, in order. */
function anAttemptSession(attempt: Attempt, calls: Partial<AttemptCalls>, isLate = false) {
  const asked: string[] = [];
  let revision = attempt.revision;
  let ms = 0;
  let send = () => Promise.resolve<CallResult<null>>({ ok: true, value: null });
  const attemptSession = createAttemptSession({
    attempt,
    savedWork,
    steady: () => ms,
    later: () => () => undefined,
    newKey: () => 'key',
    tellTabs: () => undefined,
    // Here nothing waits for its turn.
    turns: {
      begin: (own) => {
        send = own;
        return () => undefined;
      },
      soon: () => undefined,
      now: async () => (await send()).ok,
    },
    calls: {
      read: never,
      heartbeat: never,
      submit: never,
      pause: never,
      endPart: never,
      next: never,
      another: never,
      save: async (changes) => {
        revision += changes.length;
        const saved = changes.map((change): SavedAnswer => {
          asked.push(`save ${change.questionId} ${change.confidence ?? 'unsaid'}`);
          return {
            ...change,
            answer: isLate ? null : change.answer,
            outcome: isLate ? 'late' : 'saved',
            confidence: null,
            feedback: null,
          };
        });
        return { ok: true, value: { ...pulse(revision), saved } };
      },
      ...calls,
    },
  });
  attemptSession.start();
  return { attemptSession, asked, pass: (more: number) => (ms += more), revision: () => revision };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const noAnswer = { ok: false as const, failure: failureOf(new TypeError('no network')) };

const serving = (number: number, from = 0) => ({
  number,
  servedAt: at(from),
  dueAt: at(from + 30),
});

describe('rapid fire', () => {
  test('sends the choice before it asks for the next question, and shows that one', async () => {
    const attempt = anAttempt({ serving: serving(1) });
    const feedback = { right: true } as AttemptQuestion['feedback'];
    const closed = { ...aQuestion(1), revision: 1, answer: { chosen: ['a'] }, feedback };
    const { attemptSession, asked } = anAttemptSession(attempt, {
      next: async (after) => {
        asked.push(`next after ${after}`);
        return {
          ok: true,
          value: { ...pulse(1), serving: serving(2), question: aQuestion(2), left: closed },
        };
      },
    });
    attemptSession.answer({ chosen: ['a'] });
    attemptSession.flag();
    expect(await attemptSession.next()).toBe('served');
    expect(asked).toEqual(['save q.1 unsaid', 'next after 1']);
    expect(currentOf(attemptSession.state()).asked.number).toBe(2);
    expect(attemptSession.state()).toMatchObject({
      position: 2,
      asking: null,
      attempt: { serving: { number: 2 } },
    });
    // What was left says what became of it, and nothing can be flagged to come back to.
    const [left] = attemptSession.state().attempt.questions;
    expect([left?.answer, left?.feedback, left?.flagged]).toEqual([closed.answer, feedback, false]);
  });

  test('choosing is answering: each choice goes out, the last one counts, and none once it is left', async () => {
    const held = Promise.withResolvers<void>();
    const { attemptSession, asked } = anAttemptSession(anAttempt({ serving: serving(1) }), {
      next: async () => {
        await held.promise;
        return noAnswer;
      },
      read: async () => ({ ok: true, value: anAttempt({ serving: serving(1) }) }),
    });
    for (const id of ['a', 'b']) {
      attemptSession.answer({ chosen: [id] });
      await settled();
    }
    expect(asked).toEqual(['save q.1 unsaid', 'save q.1 unsaid']);
    const { answer, isAnswered, isCommitted } = currentOf(attemptSession.state());
    expect([answer, isAnswered, isCommitted]).toEqual([{ chosen: ['b'] }, true, false]);
    const next = attemptSession.next();
    attemptSession.answer({ chosen: ['a'] });
    expect(currentOf(attemptSession.state()).answer).toEqual({ chosen: ['b'] });
    held.resolve();
    await next;
  });

  test('says when the last was served', async () => {
    const { attemptSession } = anAttemptSession(anAttempt({ serving: serving(1) }), {
      next: async () => ({
        ok: true,
        value: { ...pulse(0), serving: null, question: null, left: null },
      }),
    });
    expect(await attemptSession.next()).toBe('last');
    expect(currentOf(attemptSession.state()).asked.number).toBe(1);
  });

  test('asks once at a time, and tells why a question did not come', async () => {
    let calls = 0;
    const { attemptSession } = anAttemptSession(anAttempt({ serving: serving(1) }), {
      next: async () => {
        calls += 1;
        return noAnswer;
      },
      read: async () => ({ ok: true, value: anAttempt({ serving: serving(1) }) }),
    });
    expect(await Promise.all([attemptSession.next(), attemptSession.next()])).toEqual([
      'failed',
      'failed',
    ]);
    expect([calls, attemptSession.state().askFailure]).toEqual([1, 'network.failed']);
  });

  test('asks again after a hand-in that began meanwhile and failed', async () => {
    const held = Promise.withResolvers<void>();
    const { attemptSession, asked } = anAttemptSession(anAttempt({ serving: serving(1) }), {
      submit: async () => noAnswer,
      next: async (after) => {
        asked.push(`next after ${after}`);
        await held.promise;
        return {
          ok: true,
          value: { ...pulse(1), serving: serving(2), question: aQuestion(2), left: null },
        };
      },
    });
    const first = attemptSession.next();
    await settled();
    const handIn = attemptSession.submit();
    held.resolve();
    expect(await first).toBe('failed');
    await handIn;
    expect(attemptSession.state()).toMatchObject({
      phase: 'open',
      asking: null,
      submitFailure: 'network.failed',
    });
    expect(await attemptSession.next()).toBe('served');
    expect(asked).toEqual(['next after 1', 'next after 1']);
  });

  test('counts a question down by the server’s clock', () => {
    const { attemptSession, pass } = anAttemptSession(anAttempt({ serving: serving(1, -10) }), {});
    expect(attemptSession.msOfQuestion()).toBe(20_000);
    pass(21_000);
    expect(attemptSession.msOfQuestion()).toBe(0);
    expect(anAttemptSession(anAttempt(), {}).attemptSession.msOfQuestion()).toBeNull();
  });

  test('does not send an answer again that came too late', async () => {
    const { attemptSession, asked } = anAttemptSession(
      anAttempt({ serving: serving(1) }),
      {},
      true,
    );
    attemptSession.answer({ chosen: ['a'] });
    await settled();
    attemptSession.start();
    await settled();
    expect(asked).toHaveLength(1);
    expect(currentOf(attemptSession.state()).isAnswered).toBe(false);
  });

  test('shows the question that is asked, wherever this device was last', () => {
    const questions = [aQuestion(1), aQuestion(2)];
    const { attemptSession } = anAttemptSession(anAttempt({ serving: serving(2), questions }), {});
    expect(attemptSession.state().position).toBe(2);
    const read = anAttempt({
      serving: serving(3),
      revision: 1,
      questions: [...questions, aQuestion(3)],
    });
    attemptSession.adopt(read);
    expect(currentOf(attemptSession.state()).asked.number).toBe(3);
  });
});

describe('another like this one', () => {
  test('is asked next, is shown, moves those after it and the deadline', async () => {
    const later = { ...aQuestion(2), question: aQuestion(3).question };
    const attempt = anAttempt({ total: 2, questions: [aQuestion(1), later] });
    const { attemptSession, asked, revision } = anAttemptSession(attempt, {
      another: async (questionId, total) => {
        asked.push(`another like ${questionId} after ${total}`);
        const value = { ...pulse(revision() + 1, at(660)), total: 3, question: aQuestion(2) };
        return { ok: true, value };
      },
    });
    attemptSession.answer({ chosen: ['a'] });
    attemptSession.say('guess');
    attemptSession.commit();
    await attemptSession.another();
    expect(asked).toEqual(['save q.1 guess', 'another like q.1 after 2']);
    expect(attemptSession.state()).toMatchObject({
      position: 2,
      attempt: { total: 3, deadlineAt: at(660) },
    });
    const { questions } = attemptSession.state().attempt;
    expect(questions.map(({ number, question }) => [number, question.id])).toEqual([
      [1, 'q.1'],
      [2, 'q.2'],
      [3, 'q.3'],
    ]);
    attemptSession.move(1);
    expect(currentOf(attemptSession.state()).isCommitted).toBe(true);
  });

  test('is read with all others where another device has added one meanwhile', async () => {
    const read = anAttempt({
      total: 3,
      revision: 2,
      questions: [aQuestion(1), aQuestion(2), aQuestion(3)],
    });
    const { attemptSession } = anAttemptSession(anAttempt({ total: 1 }), {
      another: async () => ({ ok: true, value: { ...pulse(2), total: 3, question: aQuestion(2) } }),
      read: async () => ({ ok: true, value: read }),
    });
    await attemptSession.another();
    await settled();
    expect(attemptSession.state()).toMatchObject({ position: 1, attempt: { total: 3 } });
  });

  test('of another device moves the numbers, and not the question that is shown', () => {
    const [one, two] = [aQuestion(1), aQuestion(2)];
    const { attemptSession } = anAttemptSession(anAttempt({ total: 2, questions: [one, two] }), {});
    attemptSession.move(2);
    const between = { ...aQuestion(2), question: aQuestion(9).question };
    const questions = [one, between, { ...two, number: 3 }];
    attemptSession.adopt(anAttempt({ total: 3, revision: 1, questions }));
    expect(currentOf(attemptSession.state()).asked.question.id).toBe('q.2');
  });

  test('that did not come is not said of the next question', async () => {
    const questions = [aQuestion(1), aQuestion(2)];
    const { attemptSession } = anAttemptSession(anAttempt({ total: 2, questions }), {
      another: async () => noAnswer,
      read: async () => ({ ok: true, value: anAttempt({ total: 2, questions }) }),
    });
    await attemptSession.another();
    expect(attemptSession.state().askFailure).toBe('network.failed');
    attemptSession.move(2);
    expect(attemptSession.state().askFailure).toBeNull();
  });

  test('can be asked for again after a hand-in that began meanwhile and failed', async () => {
    const held = Promise.withResolvers<void>();
    const { attemptSession, asked } = anAttemptSession(anAttempt({ total: 1 }), {
      submit: async () => noAnswer,
      another: async (questionId, total) => {
        asked.push(`another like ${questionId} after ${total}`);
        await held.promise;
        return { ok: true, value: { ...pulse(1), total: 2, question: aQuestion(2) } };
      },
    });
    const first = attemptSession.another();
    await settled();
    const handIn = attemptSession.submit();
    held.resolve();
    await Promise.all([first, handIn]);
    expect(attemptSession.state().asking).toBeNull();
    await attemptSession.another();
    expect(asked).toEqual(['another like q.1 after 1', 'another like q.1 after 1']);
    expect(attemptSession.state().attempt.total).toBe(2);
  });
});

test('how sure the learner was belongs to one question', () => {
  const questions = [aQuestion(1), aQuestion(2)];
  const { attemptSession } = anAttemptSession(anAttempt({ questions }), {});
  attemptSession.say('sure');
  expect(attemptSession.state().confidence).toBe('sure');
  attemptSession.move(2);
  expect(attemptSession.state().confidence).toBeNull();
});
