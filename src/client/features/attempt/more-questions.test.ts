import { describe, expect, test } from 'vitest';
import { failureOf } from '#client/api/failure.ts';
import type { Attempt, AttemptPulse, AttemptQuestion, SavedAnswer } from '#contract/exams.ts';
import type { KeptWork } from './kept-work.ts';
import { createSitting } from './sitting.ts';
import type { SittingCalls } from './sitting-calls.ts';
import { currentOf } from './sitting-state.ts';

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
  verdict: null,
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
});
const kept: KeptWork = {
  read: () => ({ position: null, entries: {}, choices: {} }),
  write: () => undefined,
  forget: () => undefined,
};
const never = () => Promise.reject(new Error('Nobody asks for this here.'));

/** A sitting whose server takes every answer, and what it was asked, in order. */
function aSitting(attempt: Attempt, calls: Partial<SittingCalls>, isLate = false) {
  const asked: string[] = [];
  let revision = attempt.revision;
  let ms = 0;
  const sitting = createSitting({
    attempt,
    kept,
    steady: () => ms,
    later: () => () => undefined,
    newKey: () => 'key',
    tellTabs: () => undefined,
    calls: {
      read: never,
      beat: never,
      submit: never,
      pause: never,
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
            verdict: null,
          };
        });
        return { ok: true, value: { ...pulse(revision), saved } };
      },
      ...calls,
    },
  });
  return { sitting, asked, pass: (more: number) => (ms += more), revision: () => revision };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const noAnswer = { ok: false as const, failure: failureOf(new TypeError('no network')) };

const serving = (number: number, from = 0) => ({
  number,
  servedAt: at(from),
  dueAt: at(from + 30),
});

describe('rapid fire', () => {
  test('sends the answer before it asks for the next question, and shows that one', async () => {
    const attempt = anAttempt({ serving: serving(1) });
    const { sitting, asked } = aSitting(attempt, {
      next: async (after) => {
        asked.push(`next after ${after}`);
        return { ok: true, value: { ...pulse(1), serving: serving(2), question: aQuestion(2) } };
      },
    });
    sitting.answer({ chosen: ['a'] });
    sitting.commit();
    expect(await sitting.next()).toBe('served');
    expect(asked).toEqual(['save q.1 unsaid', 'next after 1']);
    expect(currentOf(sitting.state()).asked.number).toBe(2);
    expect(sitting.state()).toMatchObject({
      position: 2,
      asking: null,
      attempt: { serving: { number: 2 } },
    });
  });

  test('says when the last was served', async () => {
    const { sitting } = aSitting(anAttempt({ serving: serving(1) }), {
      next: async () => ({ ok: true, value: { ...pulse(0), serving: null, question: null } }),
    });
    expect(await sitting.next()).toBe('last');
    expect(currentOf(sitting.state()).asked.number).toBe(1);
  });

  test('asks once at a time, and tells why a question did not come', async () => {
    let calls = 0;
    const { sitting } = aSitting(anAttempt({ serving: serving(1) }), {
      next: async () => {
        calls += 1;
        return noAnswer;
      },
      read: async () => ({ ok: true, value: anAttempt({ serving: serving(1) }) }),
    });
    expect(await Promise.all([sitting.next(), sitting.next()])).toEqual(['failed', 'failed']);
    expect([calls, sitting.state().askFailure]).toEqual([1, 'network.failed']);
  });

  test('asks again after a hand-in that began meanwhile and failed', async () => {
    const held = Promise.withResolvers<void>();
    const { sitting, asked } = aSitting(anAttempt({ serving: serving(1) }), {
      submit: async () => noAnswer,
      next: async (after) => {
        asked.push(`next after ${after}`);
        await held.promise;
        return { ok: true, value: { ...pulse(1), serving: serving(2), question: aQuestion(2) } };
      },
    });
    const first = sitting.next();
    await settled();
    const handIn = sitting.submit();
    held.resolve();
    expect(await first).toBe('failed');
    await handIn;
    expect(sitting.state()).toMatchObject({
      phase: 'open',
      asking: null,
      submitFailure: 'network.failed',
    });
    expect(await sitting.next()).toBe('served');
    expect(asked).toEqual(['next after 1', 'next after 1']);
  });

  test('counts a question down by the server’s clock', () => {
    const { sitting, pass } = aSitting(anAttempt({ serving: serving(1, -10) }), {});
    expect(sitting.msOfQuestion()).toBe(20_000);
    pass(21_000);
    expect(sitting.msOfQuestion()).toBe(0);
    expect(aSitting(anAttempt(), {}).sitting.msOfQuestion()).toBeNull();
  });

  test('does not send an answer again that came too late', async () => {
    const { sitting, asked } = aSitting(anAttempt({ serving: serving(1) }), {}, true);
    sitting.answer({ chosen: ['a'] });
    sitting.commit();
    await settled();
    sitting.start();
    await settled();
    expect(asked).toHaveLength(1);
    expect(currentOf(sitting.state()).isAnswered).toBe(false);
  });

  test('shows the question that is asked, wherever this device was last', () => {
    const questions = [aQuestion(1), aQuestion(2)];
    const { sitting } = aSitting(anAttempt({ serving: serving(2), questions }), {});
    expect(sitting.state().position).toBe(2);
    const read = anAttempt({
      serving: serving(3),
      revision: 1,
      questions: [...questions, aQuestion(3)],
    });
    sitting.adopt(read);
    expect(currentOf(sitting.state()).asked.number).toBe(3);
  });
});

describe('another like this one', () => {
  test('stands at the end, is shown, and moves the deadline', async () => {
    const attempt = anAttempt({ total: 1 });
    const { sitting, asked, revision } = aSitting(attempt, {
      another: async (questionId, total) => {
        asked.push(`another like ${questionId} after ${total}`);
        const value = { ...pulse(revision() + 1, at(660)), total: 2, question: aQuestion(2) };
        return { ok: true, value };
      },
    });
    sitting.answer({ chosen: ['a'] });
    sitting.say('guess');
    sitting.commit();
    await sitting.another();
    expect(asked).toEqual(['save q.1 guess', 'another like q.1 after 1']);
    expect(sitting.state()).toMatchObject({
      position: 2,
      attempt: { total: 2, deadlineAt: at(660) },
    });
    sitting.move(1);
    expect(currentOf(sitting.state()).isCommitted).toBe(true);
  });

  test('can be asked for again after a hand-in that began meanwhile and failed', async () => {
    const held = Promise.withResolvers<void>();
    const { sitting, asked } = aSitting(anAttempt({ total: 1 }), {
      submit: async () => noAnswer,
      another: async (questionId, total) => {
        asked.push(`another like ${questionId} after ${total}`);
        await held.promise;
        return { ok: true, value: { ...pulse(1), total: 2, question: aQuestion(2) } };
      },
    });
    const first = sitting.another();
    await settled();
    const handIn = sitting.submit();
    held.resolve();
    await Promise.all([first, handIn]);
    expect(sitting.state().asking).toBeNull();
    await sitting.another();
    expect(asked).toEqual(['another like q.1 after 1', 'another like q.1 after 1']);
    expect(sitting.state().attempt.total).toBe(2);
  });
});

test('how sure the learner was belongs to one question', () => {
  const questions = [aQuestion(1), aQuestion(2)];
  const { sitting } = aSitting(anAttempt({ questions }), {});
  sitting.say('sure');
  expect(sitting.state().confidence).toBe('sure');
  sitting.move(2);
  expect(sitting.state().confidence).toBeNull();
});
