import { expect, test } from 'vitest';
import { aDesk, chosen } from '#tests/support/attempt-desk.ts';
import { aStorage } from '#tests/support/outbox-desk.ts';
import { currentOf, shownHere } from './attempt-session-state.ts';
import { unsentCount } from './working-copy.ts';

const savesOf = (desk: ReturnType<typeof aDesk>) =>
  desk.calls.filter(({ name }) => name === 'save').map(({ changes }) => changes);

test('an answer is sent shortly after it was given, and those given meanwhile go in one call', async () => {
  const desk = aDesk();
  const { attemptSession } = desk.sit();
  attemptSession.answer(chosen('a'));
  attemptSession.move(2);
  await desk.pass(100);
  attemptSession.answer(chosen('b'));
  await desk.pass(500);
  expect(savesOf(desk).map((changes) => changes.map(({ questionId }) => questionId))).toEqual([
    ['q1', 'q2'],
  ]);
  expect(unsentCount(attemptSession.state().copy)).toBe(0);
});

test('a learner who never pauses is saved every few seconds all the same', async () => {
  const desk = aDesk();
  const { attemptSession } = desk.sit();
  for (let press = 0; press < 40; press += 1) {
    attemptSession.answer(chosen(press % 2 === 0 ? 'a' : 'b'));
    await desk.pass(300);
  }
  expect(savesOf(desk).length).toBeGreaterThanOrEqual(2);
});

test('it sends a heartbeat at least every thirty seconds, with or without answers', async () => {
  const desk = aDesk();
  desk.sit();
  await desk.pass(120_000);
  expect(desk.namesOf().filter((name) => name === 'heartbeat').length).toBeGreaterThanOrEqual(4);
});

test('the time of a question is what was spent on it while the page was seen', async () => {
  const desk = aDesk();
  const { attemptSession } = desk.sit();
  await desk.pass(10_000);
  attemptSession.show(false);
  await desk.pass(60_000);
  attemptSession.show(true);
  await desk.pass(5_000);
  attemptSession.answer(chosen('a'));
  await desk.pass(1_000);
  expect(desk.rows.get('q1')?.msSpent).toBe(15_000);
});

test('without a network the answers stay on the device, are counted, and go out when it is back', async () => {
  const desk = aDesk();
  const { attemptSession, kept } = desk.sit();
  desk.network('cut');
  attemptSession.answer(chosen('a'));
  attemptSession.move(2);
  attemptSession.flag();
  await desk.pass(180_000);
  expect(unsentCount(attemptSession.state().copy)).toBe(2);
  expect(Object.keys(kept.read().entries)).toEqual(expect.arrayContaining(['q1', 'q2']));
  desk.network('there');
  attemptSession.retry();
  await desk.pass(1_000);
  expect(unsentCount(attemptSession.state().copy)).toBe(0);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
  expect(desk.rows.get('q2')?.flagged).toBe(true);
  expect(Object.values(kept.read().entries).map(({ mine }) => mine)).toEqual([null, null]);
});

test('it tries again by itself, ever more seldom, at most half a minute apart', async () => {
  const desk = aDesk();
  const { attemptSession } = desk.sit();
  desk.network('cut');
  attemptSession.answer(chosen('a'));
  await desk.pass(300_000);
  const tries = desk.namesOf().filter((name) => name !== 'heartbeat').length;
  expect(tries).toBeGreaterThanOrEqual(10);
  expect(tries).toBeLessThanOrEqual(20);
});

test('unsent answers survive a reload, with the place where the learner was', async () => {
  const desk = aDesk();
  const before = desk.sit();
  desk.network('cut');
  before.attemptSession.answer(chosen('c'));
  before.attemptSession.move(3);
  await desk.pass(1_000);
  const after = desk.sit(before.storage);
  expect(after.attemptSession.state().position).toBe(3);
  after.attemptSession.move(1);
  expect(currentOf(after.attemptSession.state()).answer).toEqual(chosen('c'));
  desk.network('there');
  after.attemptSession.retry();
  await desk.pass(3_000);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('c'));
});

test('after a lost answer it first reads what arrived, so that a newer answer of another device stands', async () => {
  const desk = aDesk();
  const { attemptSession } = desk.sit();
  desk.network('answers lost');
  attemptSession.answer(chosen('a'));
  await desk.pass(1_000);
  expect(desk.rows.get('q1')?.revision).toBe(1);
  desk.elsewhere({
    questionId: 'q1',
    revision: 2,
    answer: chosen('b'),
    flagged: false,
    msSpent: 0,
  });
  attemptSession.answer(chosen('c'));
  desk.network('there');
  await desk.pass(30_000);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
  expect(currentOf(attemptSession.state()).answer).toEqual(chosen('b'));
  expect(attemptSession.state().conflict).toEqual([1]);
});

test('the work of another device shows by the revision of a heartbeat, and is read', async () => {
  const desk = aDesk();
  const { attemptSession } = desk.sit();
  desk.elsewhere({ questionId: 'q2', revision: 1, answer: chosen('d'), flagged: true, msSpent: 9 });
  await desk.pass(30_000);
  attemptSession.move(2);
  expect(currentOf(attemptSession.state())).toMatchObject({ answer: chosen('d'), flagged: true });
});

test('another tab that saved is heard at once', async () => {
  const desk = aDesk();
  const [one, other] = [desk.sit(), desk.sit()];
  one.attemptSession.answer(chosen('a'));
  await desk.pass(1_000);
  for (const news of one.tabs) other.attemptSession.receiveFromTab(news);
  await desk.pass(10);
  expect(currentOf(other.attemptSession.state()).answer).toEqual(chosen('a'));
});

test('handing in twice at once hands in once, with what was not sent', async () => {
  const desk = aDesk();
  const { attemptSession, kept } = desk.sit();
  attemptSession.answer(chosen('a'));
  await Promise.all([attemptSession.submit(), attemptSession.submit()]);
  const submits = desk.calls.filter(({ name }) => name === 'submit');
  expect(submits.length).toBe(1);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
  expect(attemptSession.state()).toMatchObject({
    phase: 'over',
    ending: { state: 'submitted', lost: 0 },
  });
  expect(kept.read()).toEqual({ position: null, entries: {}, choices: {}, struck: {} });
});

test('a submission that got no answer keeps its key as long as nothing has changed', async () => {
  const desk = aDesk();
  const { attemptSession } = desk.sit();
  attemptSession.answer(chosen('a'));
  await desk.pass(1_000);
  desk.network('cut');
  await attemptSession.submit();
  expect(attemptSession.state()).toMatchObject({ phase: 'open', submitFailure: 'network.failed' });
  await attemptSession.submit();
  desk.network('there');
  await attemptSession.submit();
  const keys = desk.calls.filter(({ name }) => name === 'submit').map(({ key }) => key);
  expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  expect(attemptSession.state().phase).toBe('over');
});

test('when the time is up it locks, sends what it has within the grace, and is over', async () => {
  const desk = aDesk({ minutes: 1 });
  const { attemptSession } = desk.sit();
  await desk.pass(59_900);
  attemptSession.answer(chosen('a'));
  await desk.pass(2_000);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
  expect(attemptSession.state()).toMatchObject({
    phase: 'over',
    ending: { isTimeUp: true, lost: 0 },
  });
  attemptSession.answer(chosen('b'));
  expect(currentOf(attemptSession.state()).answer).toEqual(chosen('a'));
});

test('time up without a network: it says what came too late once the server is back', async () => {
  const desk = aDesk({ minutes: 1 });
  const { attemptSession } = desk.sit();
  await desk.pass(30_000);
  desk.network('cut');
  attemptSession.answer(chosen('a'));
  await desk.pass(63_000);
  expect(attemptSession.state().phase).toBe('timeUp');
  desk.network('there');
  // Told so, it does not wait for its next turn.
  attemptSession.retry();
  await desk.pass(1_000);
  expect(attemptSession.state()).toMatchObject({
    phase: 'over',
    ending: { state: 'expired', lost: 1 },
  });
});

test('a sign of life that overtakes the answer to handing in does not take its place', async () => {
  const desk = aDesk({ minutes: 1 });
  const { attemptSession } = desk.sit();
  await desk.pass(30_000);
  attemptSession.answer(chosen('a'));
  await desk.pass(29_900);
  // It arrives, but nobody here hears of it: the next sign of life says that the attempt is over.
  desk.network('answers lost');
  await desk.pass(200);
  expect(attemptSession.state().phase).toBe('timeUp');
  expect(desk.namesOf().at(-1)).toBe('submit');
  desk.network('there');
  attemptSession.retry();
  await desk.pass(0);
  const { phase, ending } = attemptSession.state();
  expect(phase).toBe('over');
  expect(ending).toMatchObject({ state: 'submitted', isTimeUp: true, lost: 0 });
  expect(ending?.submitted).not.toBeNull();
});

test('ended elsewhere, it is over here too', async () => {
  const desk = aDesk();
  const { attemptSession } = desk.sit();
  desk.end('submitted');
  attemptSession.answer(chosen('a'));
  await desk.pass(1_000);
  expect(attemptSession.state()).toMatchObject({
    phase: 'over',
    ending: { state: 'submitted', submitted: null, lost: 1 },
  });
});

test('explained at once: a choice can change until it is given, then it stays and has its verdict', async () => {
  const desk = aDesk({ review: 'immediate' });
  const { attemptSession } = desk.sit();
  attemptSession.answer(chosen('a'));
  attemptSession.answer(chosen('b'));
  await desk.pass(1_000);
  expect(desk.rows.get('q1')?.answer).toBeNull();
  attemptSession.commit();
  await desk.pass(10);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
  expect(currentOf(attemptSession.state()).asked.feedback).not.toBeNull();
  attemptSession.answer(chosen('c'));
  expect(currentOf(attemptSession.state()).answer).toEqual(chosen('b'));
});

test('a choice that was not given yet survives a reload', async () => {
  const desk = aDesk({ review: 'immediate' });
  const { attemptSession, storage } = desk.sit();
  attemptSession.answer(chosen('b'));
  const { attemptSession: after } = desk.sit(storage);
  expect(currentOf(after.state())).toMatchObject({ answer: chosen('b'), isAnswered: false });
});

test('the device’s own date plays no part in the time that is left', async () => {
  const desk = aDesk({ minutes: 10 });
  const { attemptSession } = desk.sit();
  const realNow = Date.now;
  Date.now = () => realNow() + 2 * 86_400_000;
  await desk.pass(60_000);
  expect(attemptSession.msLeft()).toBe(9 * 60_000);
  Date.now = realNow;
});

test('a break sends what waits first, stands still, and ends by itself when it is over', async () => {
  const desk = aDesk({ minutes: 60, breaksAfter: [1] });
  const { attemptSession } = desk.sit();
  await desk.pass(60_000);
  attemptSession.answer(chosen('a'));
  expect(await attemptSession.pause('start', 1)).toBe(true);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
  expect(attemptSession.state().attempt).toMatchObject({ onBreak: { after: 1 }, breaksTaken: [1] });
  attemptSession.answer(chosen('b'));
  attemptSession.move(2);
  expect(attemptSession.state().position).toBe(2);
  await desk.pass(10 * 60_000 + 1_000);
  expect(attemptSession.state().attempt.onBreak).toBeNull();
  expect(attemptSession.msLeft()).toBe(59 * 60_000 - 1_000);
  expect(desk.rows.get('q1')?.msSpent).toBe(60_000);
});

test('a block that is finished is not gone back to, here or on another device', async () => {
  const desk = aDesk({ breaksAfter: [2] });
  const { attemptSession } = desk.sit();
  const { attemptSession: other } = desk.sit(aStorage());
  expect(shownHere(attemptSession.state()).map(({ asked }) => asked.number)).toEqual([1, 2]);
  attemptSession.move(3);
  expect(attemptSession.state().position).toBe(1);
  expect(await attemptSession.pause('pass', 2)).toBe(true);
  expect(attemptSession.state()).toMatchObject({ position: 3, part: 1 });
  expect(attemptSession.state().attempt.onBreak).toBeNull();
  attemptSession.move(1);
  expect(attemptSession.state().position).toBe(3);
  // The other device learns of it by its next sign of life; what it answered meanwhile comes too late.
  other.answer(chosen('c'));
  await desk.pass(30_000);
  expect(other.state()).toMatchObject({ position: 3, late: 1 });
  expect(desk.rows.get('q1')?.answer).toBeNull();
});

test('a block is not finished while an answer of it is on the device only', async () => {
  const desk = aDesk({ breaksAfter: [2] });
  const { attemptSession } = desk.sit();
  attemptSession.answer(chosen('a'));
  desk.network('cut');
  expect(await attemptSession.pause('pass', 2)).toBe(false);
  expect(attemptSession.state()).toMatchObject({ position: 1, part: 0 });
  desk.network('there');
  await desk.pass(60_000);
  expect(await attemptSession.pause('pass', 2)).toBe(true);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('a'));
});

test('a break that could not be asked for is not taken', async () => {
  const desk = aDesk({ breaksAfter: [1] });
  const { attemptSession } = desk.sit();
  desk.network('cut');
  expect(await attemptSession.pause('start', 1)).toBe(false);
  expect(attemptSession.state().attempt.onBreak).toBeNull();
});

test('the next part begins by itself when the clock of the one before it is over', async () => {
  const desk = aDesk({ halves: [60, 90] });
  const { attemptSession } = desk.sit();
  expect(attemptSession.msLeftHere()).toBe(60 * 60_000);
  attemptSession.move(3);
  expect(attemptSession.state().position).toBe(1);
  attemptSession.move(2);
  await desk.pass(60 * 60_000 - 1_000);
  attemptSession.answer(chosen('a'));
  await desk.pass(1_100);
  expect(attemptSession.state()).toMatchObject({ part: 1, position: 3 });
  expect(attemptSession.msLeftHere()).toBe(90 * 60_000 - 100);
  // What was answered in the last second went out with it.
  expect(desk.rows.get('q2')?.answer).toEqual(chosen('a'));
  attemptSession.move(2);
  expect(attemptSession.state().position).toBe(3);
});

test('a part is ended with what was answered in it, and none of its minutes is carried over', async () => {
  const desk = aDesk({ halves: [60, 90] });
  const { attemptSession } = desk.sit();
  await desk.pass(10 * 60_000);
  attemptSession.answer(chosen('b'));
  expect(await attemptSession.endPart()).toBe(true);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
  expect(attemptSession.state()).toMatchObject({ part: 1, position: 3 });
  expect(attemptSession.msLeft()).toBe(90 * 60_000);
  expect(await attemptSession.endPart()).toBe(false);
});

test('a part that could not be ended goes on', async () => {
  const desk = aDesk({ halves: [60, 90] });
  const { attemptSession } = desk.sit();
  desk.network('cut');
  expect(await attemptSession.endPart()).toBe(false);
  expect(attemptSession.state()).toMatchObject({ part: 0, position: 1 });
});

test('answers that arrive after their part are counted as late, and are not sent again', async () => {
  const desk = aDesk({ halves: [60, 90] });
  const { attemptSession } = desk.sit();
  await desk.pass(59 * 60_000);
  desk.network('cut');
  attemptSession.answer(chosen('a'));
  await desk.pass(2 * 60_000);
  expect(attemptSession.state()).toMatchObject({ part: 1, position: 3 });
  desk.network('there');
  attemptSession.retry();
  await desk.pass(30_000);
  expect(attemptSession.state().late).toBe(1);
  expect(desk.rows.get('q1')?.answer).toBeNull();
  expect(currentOf(attemptSession.state()).isAnswered).toBe(false);
});

test('another device that ended the part takes this one along', async () => {
  const desk = aDesk({ halves: [60, 90] });
  const here = desk.sit().attemptSession;
  const there = desk.sit().attemptSession;
  await there.endPart();
  await desk.pass(26_000);
  expect(here.state()).toMatchObject({ part: 1, position: 3 });
});

test('a page that is opened in the second part shows its first question', async () => {
  const storage = aStorage();
  const desk = aDesk({ halves: [60, 90] });
  const first = desk.sit(storage).attemptSession;
  first.move(2);
  first.stop();
  await desk.pass(61 * 60_000);
  expect(desk.sit(storage).attemptSession.state()).toMatchObject({ part: 1, position: 3 });
});
