import { expect, test } from 'vitest';
import { aDesk } from '#tests/support/attempt-desk.ts';
import { currentOf } from './attempt-session-state.ts';

const struckOf = ({ attemptSession }: ReturnType<ReturnType<typeof aDesk>['sit']>) =>
  currentOf(attemptSession.state()).struck;

test('an option is struck out and back in, question by question, and no answer changes', () => {
  const page = aDesk().sit();
  const { attemptSession } = page;
  attemptSession.answer({ chosen: ['b'] });
  attemptSession.strike('a');
  attemptSession.strike('c');
  expect(struckOf(page)).toEqual(['a', 'c']);
  expect(currentOf(attemptSession.state()).answer).toEqual({ chosen: ['b'] });
  attemptSession.strike('a');
  expect(struckOf(page)).toEqual(['c']);
  attemptSession.move(2);
  expect(struckOf(page)).toEqual([]);
  attemptSession.move(1);
  expect(struckOf(page)).toEqual(['c']);
});

test('a reload finds what was struck out, and nothing of it is left once the attempt has ended', async () => {
  const desk = aDesk();
  const { attemptSession, storage } = desk.sit();
  attemptSession.strike('d');
  const again = desk.sit(storage);
  expect(struckOf(again)).toEqual(['d']);
  await again.attemptSession.submit();
  expect(again.kept.read().struck).toEqual({});
});

test('once an answer is given, nothing is struck out any more', () => {
  const page = aDesk({ review: 'immediate' }).sit();
  page.attemptSession.answer({ chosen: ['b'] });
  page.attemptSession.commit();
  page.attemptSession.strike('a');
  expect(struckOf(page)).toEqual([]);
});
