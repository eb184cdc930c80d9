// Events on real PostgreSQL: places under races, counts from true rows, one payment, ranks, ends after a pause.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import type { EventTemplate } from '#domain/events/event-template.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { completeMission } from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor } from '#tests/support/stub-places.ts';

const { first: FIRST, second: SECOND } = harbor.missions;
const inAll = (text: string) => ({ en: text, es: text, fr: text, de: text });
const event = (id: string, over: Partial<EventTemplate>): EventTemplate => ({
  id: `evt.${id}`,
  name: inAll(id),
  description: inAll(`${id} goal`),
  type: 'weekly',
  difficulty: 'beginner',
  goal: { metric: 'missions-done', count: 1, scoring: 'own' },
  schedule: { kind: 'weeks', every: 1, offset: 0 },
  rewardXp: 25,
  maxParticipants: null,
  ...over,
});
const two = event('two', {
  goal: { metric: 'missions-done', count: 2, scoring: 'own' },
  rewardXp: 70,
});
const EVENTS = [
  event('one', {}),
  two,
  event('few', { maxParticipants: 10, goal: { ...two.goal, count: 9 } }),
  event('all', {
    type: 'community',
    goal: { metric: 'missions-done', count: 1, scoring: 'together' },
  }),
  event('days', { goal: { metric: 'study-days', count: 1, scoring: 'own' } }),
  // More days than a week has: out of reach on each of them.
  event('too-many', { goal: { metric: 'study-days', count: 8, scoring: 'own' } }),
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: { ...stubCatalog(), events: EVENTS } });
});
afterAll(() => app.close());
beforeEach(() => app.database.asOwner('delete from event_entries; delete from event_occurrences'));

let keys = 0;
const aKey = () => {
  keys += 1;
  return withKey(`events-test-key-${keys}`);
};
type Member = Awaited<ReturnType<typeof aLearner>>;
const viewOf = async ({ api }: Member, id: string, list: 'active' | 'upcoming' = 'active') =>
  (await api.events.list())[list].find((one) => one.id.startsWith(`evt.${id}@`))!;
const join = async (member: Member, id: string, list: 'active' | 'upcoming' = 'active') => {
  const { id: eventId } = await viewOf(member, id, list);
  return member.api.events.join({ eventId }, aKey());
};
/** Lets every event begin two weeks earlier, as the clock would have it two weeks later. */
const twoWeeksPass = () =>
  app.database.asOwner(
    `update event_occurrences set opens_at = opens_at - interval '14 days',
       closes_at = closes_at - interval '14 days'`,
  );
const runJobs = async () => {
  for (const job of ['event-openings', 'event-ends', 'event-rewards']) await app.jobs.run(job);
};
const kindsOf = async ({ api }: Member) =>
  (await api.notifications.list()).notifications.map(({ kind }) => kind);
const entriesOf = (learnerId: string) =>
  app.database.asOwner<{ base_xp: number }>(
    "select base_xp from xp_ledger where learner_id = $1 and source like 'event:%'",
    [learnerId],
  );

describe('an event that is open', () => {
  test('counts what was done since it began, pays its goal once and says so', async () => {
    const member = await aLearner(app);
    expect(await viewOf(member, 'two')).toMatchObject({ isJoined: false, progress: 0, count: 2 });
    await join(member, 'two');
    const first = await completeMission(member.api, FIRST);
    expect(first.eventsDone).toEqual([]);
    expect(await viewOf(member, 'two')).toMatchObject({ isJoined: true, progress: 1 });
    const second = await completeMission(member.api, SECOND);
    expect(second.eventsDone).toMatchObject([{ title: inAll('two'), xp: 70 }]);
    expect(second.totalXp - second.totalXpBefore).toBeGreaterThanOrEqual(70);
    expect((await viewOf(member, 'two')).reachedAt).not.toBeNull();
    expect(await entriesOf(member.learner.id)).toEqual([{ base_xp: 70 }]);
    expect(await kindsOf(member)).toContain('event_done');
    const [entry] = await member.api.learning.xpEntries({});
    expect((await member.api.learning.xpEntries({})).map(({ kind }) => kind)).toContain('event');
    expect(entry).toBeDefined();
  });

  test('joined late it counts what came before, and its reward is in the sums of the boards', async () => {
    const member = await aLearner(app);
    await completeMission(member.api, FIRST);
    expect(await viewOf(member, 'one')).toMatchObject({ isJoined: false, progress: 1 });
    const { event: joined, outcome } = await join(member, 'one');
    expect(joined).toMatchObject({ isJoined: true, participants: 1 });
    expect(outcome.eventsDone).toMatchObject([{ xp: 25 }]);
    const { totalXp } = await member.api.learner.get();
    expect((await member.api.leaderboards.board({ board: 'week' })).me?.xp).toBe(totalXp);
    const again = await join(member, 'one');
    expect(again).toMatchObject({ outcome: { eventsDone: [] }, event: { participants: 1 } });
    expect(await entriesOf(member.learner.id)).toHaveLength(1);
  });

  test('of study days is reached by the step that makes the day', async () => {
    const member = await aLearner(app);
    await join(member, 'days');
    await member.api.learning.start({ activityRef: FIRST });
    const { steps } = await member.api.learning.play({ activityRef: FIRST });
    for (const { id: stepId } of steps.slice(0, 2)) {
      expect((await viewOf(member, 'days')).reachedAt).toBeNull();
      await member.api.learning.seeStep({ activityRef: FIRST, stepId });
    }
    expect((await viewOf(member, 'days')).reachedAt).not.toBeNull();
  });

  test('is not joined where the days that remain cannot reach it; who joined before keeps it', async () => {
    const [late, early] = [await aLearner(app), await aLearner(app)];
    const { id: eventId } = await viewOf(late, 'too-many');
    const refused = await tryCall(late.api.events.join({ eventId }, aKey()));
    expect(refused).toMatchObject({
      ok: false,
      failure: { code: 'event.out_of_reach', status: 409 },
    });
    expect(await viewOf(late, 'too-many')).toMatchObject({ isJoined: false, participants: 0 });
    // In reach when it was joined, and no more since.
    const { id: days } = await viewOf(early, 'days');
    await join(early, 'days');
    await app.database.asOwner(
      `with moved as (
         insert into event_occurrences (id, is_demo, template_id, starts_on, ends_on, opens_at, closes_at, participants)
         select $2, is_demo, 'evt.too-many', starts_on, ends_on, opens_at, closes_at, 1
         from event_occurrences where id = $1 returning id
       )
       update event_entries set occurrence_id = moved.id from moved where occurrence_id = $1`,
      [days, eventId],
    );
    const kept = await early.api.events.join({ eventId }, aKey());
    expect(kept.event).toMatchObject({ isJoined: true, isReachable: false });
  });

  test('says whether the days that remain can still reach its study days', async () => {
    const member = await aLearner(app);
    const canReach = async (id: string) => (await viewOf(member, id)).isReachable;
    expect([await canReach('days'), await canReach('two')]).toEqual([true, true]);
    expect(await canReach('too-many')).toBe(false);
    await completeMission(member.api, FIRST);
    expect(await canReach('days')).toBe(true);
  });

  test('has ten places for fifty who join at once, and a place given back is free again', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => aLearner(app)));
    const { id: eventId } = await viewOf(members[0]!, 'few');
    const answers = await Promise.all(
      members.map(({ api }) => tryCall(api.events.join({ eventId }, aKey()))),
    );
    const codes = answers.map((one) => (one.ok ? 'ok' : one.failure.code));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['ok', 'event.full']));
    const inside = members[codes.indexOf('ok')]!;
    const outside = members[codes.indexOf('event.full')]!;
    expect(await viewOf(outside, 'few')).toMatchObject({ participants: 10, isJoined: false });
    await inside.api.events.leave({ eventId });
    expect((await join(outside, 'few')).event).toMatchObject({ participants: 10, isJoined: true });
  }, 60_000);

  test('is joined once by fifty presses of one learner', async () => {
    const member = await aLearner(app);
    await completeMission(member.api, FIRST);
    const { id: eventId } = await viewOf(member, 'one');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => tryCall(member.api.events.join({ eventId }, aKey()))),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await viewOf(member, 'one')).participants).toBe(1);
    expect(await entriesOf(member.learner.id)).toHaveLength(1);
  });

  test('cannot be left once its goal was paid, nor joined once it is over or unknown', async () => {
    const member = await aLearner(app);
    await completeMission(member.api, FIRST);
    const { event: one } = await join(member, 'one');
    const codeOf = async (call: Promise<unknown>) => {
      const answer = await tryCall(call);
      return answer.ok ? 'ok' : answer.failure.code;
    };
    const { events } = member.api;
    expect(await codeOf(events.leave({ eventId: one.id }))).toBe('event.reached');
    const { id: other } = await viewOf(member, 'two');
    expect(await codeOf(events.leave({ eventId: other }))).toBe('event.not_joined');
    const codes = await Promise.all(
      ['evt.one@2020-01-06', 'evt.one@2020-01-07', 'evt.none@2020-01-06', 'evt.one@2099-01-05'].map(
        (eventId) => codeOf(events.join({ eventId }, aKey())),
      ),
    );
    expect(codes).toEqual(['event.over', 'event.not_found', 'event.not_found', 'event.not_found']);
  });
});

describe('an event to come', () => {
  test('gives a place, tells when it opens, once, and counts from its beginning', async () => {
    const member = await aLearner(app);
    await completeMission(member.api, FIRST);
    await join(member, 'one', 'upcoming');
    expect(await viewOf(member, 'one', 'upcoming')).toMatchObject({ isJoined: true, progress: 0 });
    await runJobs();
    expect(await kindsOf(member)).not.toContain('event_started');
    await app.database.asOwner(
      `update event_occurrences set opens_at = now() - interval '1 minute'`,
    );
    await runJobs();
    await runJobs();
    expect((await kindsOf(member)).filter((kind) => kind === 'event_started')).toHaveLength(1);
    expect(await entriesOf(member.learner.id)).toEqual([]);
  });

  test('that began and ended while no node ran is not announced any more', async () => {
    const member = await aLearner(app);
    await join(member, 'two', 'upcoming');
    await app.database.asOwner(
      `update event_occurrences set opens_at = now() - interval '9 days', closes_at = now() - interval '2 days'`,
    );
    await runJobs();
    expect(await kindsOf(member)).toEqual([]);
    expect((await member.api.events.history({})).events).toMatchObject([
      { progress: 0, rank: null, paidXp: null },
    ]);
  });

  test('tells nobody in quiet mode, or who does not want to hear of events', async () => {
    const quiet = await aLearner(app);
    const off = await aLearner(app);
    await quiet.api.learner.update({ settings: { quietMode: true } });
    await off.api.learner.update({ settings: { notifyEvents: false } });
    for (const member of [quiet, off]) await join(member, 'two', 'upcoming');
    await app.database.asOwner(`update event_occurrences set opens_at = now() - interval '1 hour'`);
    await runJobs();
    for (const member of [quiet, off]) expect(await kindsOf(member)).toEqual([]);
  });
});

describe('an event that is over', () => {
  test('ranks those who added something, equals sharing a rank, and tells them once', async () => {
    const [best, equal, other, idle] = [
      await aLearner(app),
      await aLearner(app),
      await aLearner(app),
      await aLearner(app),
    ];
    for (const member of [best, equal, other, idle]) await join(member, 'two');
    for (const member of [best, equal]) {
      await completeMission(member.api, FIRST);
      await completeMission(member.api, SECOND);
    }
    await completeMission(other.api, FIRST);
    await twoWeeksPass();
    await runJobs();
    await runJobs();
    const pastOf = async ({ api }: Member) => (await api.events.history({})).events[0]!;
    const of = { rankedOf: 3, participants: 4 };
    expect(await pastOf(best)).toMatchObject({ ...of, rank: 1, progress: 2, paidXp: 70 });
    expect(await pastOf(equal)).toMatchObject({ ...of, rank: 1 });
    expect(await pastOf(other)).toMatchObject({ ...of, rank: 3, progress: 1, paidXp: null });
    expect(await pastOf(idle)).toMatchObject({ rank: null, rankedOf: null, progress: 0 });
    const ends = async (member: Member) =>
      (await kindsOf(member)).filter((kind) => kind === 'event_ended').length;
    expect(await Promise.all([best, equal, other, idle].map(ends))).toEqual([1, 1, 1, 0]);
    expect((await best.api.events.list()).completed).toBe(1);
    expect((await best.api.events.history({ type: 'special' })).events).toEqual([]);
  });

  test('waits ten minutes for attempts that ended with it', async () => {
    const member = await aLearner(app);
    await join(member, 'two');
    await completeMission(member.api, FIRST);
    await app.database.asOwner(
      `update event_occurrences set closes_at = now() - interval '9 minutes'`,
    );
    await runJobs();
    expect((await member.api.events.history({})).events[0]).toMatchObject({ rank: null });
    await app.database.asOwner(
      `update event_occurrences set closes_at = now() - interval '11 minutes'`,
    );
    await runJobs();
    expect((await member.api.events.history({})).events[0]).toMatchObject({ rank: 1 });
  });

  test('together pays everybody who added something, once, however often its end is looked at', async () => {
    const [busy, helper, idle] = [await aLearner(app), await aLearner(app), await aLearner(app)];
    for (const member of [busy, helper, idle]) await join(member, 'all');
    await completeMission(busy.api, FIRST);
    await completeMission(busy.api, SECOND);
    await completeMission(helper.api, FIRST);
    expect(await viewOf(idle, 'all')).toMatchObject({
      together: { total: 3, target: 2, contributors: 2 },
      progress: 0,
    });
    expect(await entriesOf(busy.learner.id)).toEqual([]);
    await twoWeeksPass();
    await Promise.all([runJobs(), runJobs()]);
    await runJobs();
    const paid = await Promise.all(
      [busy, helper, idle].map(async ({ learner }) => (await entriesOf(learner.id)).length),
    );
    expect(paid).toEqual([1, 1, 0]);
    expect((await helper.api.events.history({})).events[0]).toMatchObject({
      together: { total: 3, target: 2 },
      paidXp: 25,
    });
  });

  test('gives a certificate to who reached its goal, the same one each time, that a stranger verifies', async () => {
    const member = await aLearner(app);
    await completeMission(member.api, FIRST);
    const { event: one } = await join(member, 'one');
    const { event: two } = await join(member, 'two');
    const issue = (eventId: string) => tryCall(member.api.events.certify({ eventId }, aKey()));
    const early = await issue(one.id);
    expect(early).toMatchObject({ ok: false, failure: { code: 'certificate.event_open' } });
    await twoWeeksPass();
    await runJobs();
    const issued = await Promise.all([issue(one.id), issue(one.id)]);
    expect(issued[0]).toMatchObject({ ok: true });
    expect(issued[0]).toEqual(issued[1]);
    expect((await issue(two.id)).ok).toBe(false);
    const { events } = await member.api.events.history({});
    const { certificateId } = events.find(({ id }) => id === one.id)!;
    const { notifications } = await member.api.notifications.list();
    expect(notifications.filter(({ kind }) => kind === 'certificate_issued')).toMatchObject([
      { title: inAll('one'), courseKey: null, link: `/certificates/${certificateId}` },
    ]);
    const stranger = app.newClient();
    const shown = await stranger.api.certificates.verify({ certificateId: certificateId! });
    expect(shown).toMatchObject({ course: 'one', event: { name: inAll('one') } });
    expect(JSON.stringify(shown)).not.toContain(member.learner.id);
    const pdf = await stranger.fetch(`/api/certificates/${certificateId}/pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});

test('places of who is gone are free again within the hour', async () => {
  const [gone, stays] = [await aLearner(app), await aLearner(app)];
  await join(gone, 'few');
  await join(stays, 'few');
  await app.database.asOwner('select erase_learner($1)', [gone.learner.id]);
  expect((await viewOf(stays, 'few')).participants).toBe(2);
  await app.jobs.run('event-places');
  expect((await viewOf(stays, 'few')).participants).toBe(1);
});

test('demo learners take no place of anybody else, and nobody sees them in a count', async () => {
  const member = await aLearner(app);
  await join(member, 'few');
  const demo = app.newClient();
  await demo.api.account.startDemo({});
  const seen = (await demo.api.events.list()).active.find(({ id }) => id.startsWith('evt.few@'))!;
  expect(seen.participants).toBe(0);
  await demo.api.events.join({ eventId: seen.id }, aKey());
  expect((await viewOf(member, 'few')).participants).toBe(1);
});
