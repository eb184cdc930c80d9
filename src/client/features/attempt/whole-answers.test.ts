// What counts as answered on the page.
import { expect, test } from 'vitest';
import { aDesk, chosen } from '#tests/support/attempt-desk.ts';
import { answeredHere, currentOf, isSettled } from './attempt-session-state.ts';

test('an answer counts once it is whole: one with a part missing is kept, and is incomplete', async () => {
  const desk = aDesk({ choose: 2 });
  const { attemptSession } = desk.sit();
  const now = () => {
    const { isAnswered, isIncomplete } = currentOf(attemptSession.state());
    return { isAnswered, isIncomplete, count: answeredHere(attemptSession.state()) };
  };
  expect(now()).toEqual({ isAnswered: false, isIncomplete: false, count: 0 });
  attemptSession.answer(chosen('a'));
  expect(now()).toEqual({ isAnswered: false, isIncomplete: true, count: 0 });
  await desk.pass(5_000);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
  attemptSession.answer(chosen('a', 'c'));
  expect(now()).toEqual({ isAnswered: true, isIncomplete: false, count: 1 });
  attemptSession.answer(chosen('a', 'b', 'c'));
  expect(now()).toEqual({ isAnswered: false, isIncomplete: true, count: 0 });
});

test('a practice is settled once each answer is given for good; what can still be changed never is', () => {
  const settled = (review: 'immediate' | 'afterSubmit', kind: 'practice' | 'simulation') => {
    const { attemptSession } = aDesk({ review, questions: 2 }).sit();
    const now = () => {
      const state = attemptSession.state();
      const paper = { ...state.attempt.paper, kind };
      return isSettled({ ...state, attempt: { ...state.attempt, paper } });
    };
    const said = [now()];
    for (const number of [1, 2]) {
      attemptSession.move(number);
      attemptSession.answer(chosen('a'));
      said.push(now());
      attemptSession.commit();
      said.push(now());
    }
    return said;
  };
  expect(settled('immediate', 'practice')).toEqual([false, false, false, false, true]);
  expect(settled('immediate', 'simulation')).not.toContain(true);
  expect(settled('afterSubmit', 'practice')).not.toContain(true);
});

test('finishing a quiz gives what is chosen and was not checked, as an exam counts it; a choice with a part missing is none', async () => {
  const desk = aDesk({ review: 'immediate', questions: 3, choose: 2 });
  const { attemptSession } = desk.sit();
  attemptSession.answer(chosen('a', 'b'));
  attemptSession.move(2);
  attemptSession.answer(chosen('c'));
  attemptSession.move(3);
  attemptSession.answer(chosen('b', 'd'));
  attemptSession.say('guess');
  await attemptSession.submit();
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a', 'b'));
  expect(desk.rows.get('q2')?.answer).toBeNull();
  expect(desk.rows.get('q3')?.answer).toEqual(chosen('b', 'd'));
  const sent = desk.calls.find(({ name }) => name === 'submit')!.changes;
  expect(sent.map(({ questionId, confidence }) => [questionId, confidence])).toEqual([
    ['q1', undefined],
    ['q3', 'guess'],
  ]);
});

test('what is chosen when the time is up is given, too', async () => {
  const desk = aDesk({ review: 'immediate', questions: 2, minutes: 1 });
  const { attemptSession } = desk.sit();
  attemptSession.answer(chosen('a'));
  await desk.pass(61_000);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
  expect(attemptSession.state().phase).toBe('over');
});
