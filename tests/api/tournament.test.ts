// The tournament of teams on real PostgreSQL: two hundred places under races, the five best of a team, the end paid once.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import type { EventTemplate } from '#domain/events/event-template.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { completeMission } from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor } from '#tests/support/stub-places.ts';

const { first: FIRST, second: SECOND } = harbor.missions;
const inAll = (text: string) => ({ en: text, es: text, fr: text, de: text });
const tournament: EventTemplate = {
  ...productCatalog().events.find(({ id }) => id === 'evt.team-tournament')!,
  name: inAll('Tournament'),
  goal: { metric: 'missions-done', count: 3, scoring: 'team' },
  schedule: { kind: 'weeks', every: 1, offset: 0 },
};

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: { ...stubCatalog(), events: [tournament] } });
});
afterAll(() => app.close());
beforeEach(() => app.database.asOwner('delete from event_entries; delete from event_occurrences'));

let keys = 0;
const aKey = () => {
  keys += 1;
  return withKey(`tournament-key-${keys}`);
};
type Member = Awaited<ReturnType<typeof aLearner>>;
const viewOf = async ({ api }: Member) => (await api.events.list()).active[0]!;
const join = async (member: Member) =>
  tryCall(member.api.events.join({ eventId: (await viewOf(member)).id }, aKey()));
const codeOf = async (member: Member) => {
  const answer = await join(member);
  return answer.ok ? 'ok' : answer.failure.code;
};

/** A team of so many, each of them a new learner. */
async function aTeam(name: string, size: number): Promise<Member[]> {
  const members = await Promise.all(Array.from({ length: size }, () => aLearner(app)));
  const [owner, ...others] = members;
  await owner!.api.teams.create({ name }, aKey());
  const { team } = await owner!.api.teams.createInvite({ days: 7, uses: 10 }, aKey());
  for (const { api } of others) await api.teams.join({ token: team!.invites[0]!.token }, aKey());
  return members;
}

/** Ends it an hour ago, as the clock would have it later. */
async function end() {
  await app.database.asOwner(
    `update event_occurrences set opens_at = opens_at - interval '14 days',
       closes_at = now() - interval '1 hour'`,
  );
  for (const job of ['event-ends', 'event-rewards', 'event-ends', 'event-rewards']) {
    await app.jobs.run(job);
  }
}
const pastOf = async ({ api }: Member) => (await api.events.history({})).events[0]!;
const paidTo = async ({ learner }: Member) =>
  (
    await app.database.asOwner<{ base_xp: number }>(
      "select base_xp from xp_ledger where learner_id = $1 and source like 'event:%'",
      [learner.id],
    )
  ).map(({ base_xp }) => base_xp);

test('the tournament of the product is of teams, special, and has two hundred places', () => {
  const { type, maxParticipants } = tournament;
  expect([type, maxParticipants]).toEqual(['special', 200]);
});

test('who is in no team is told to find one, and takes no place', async () => {
  const alone = await aLearner(app);
  expect(await viewOf(alone)).toMatchObject({ team: null, scoring: 'team' });
  expect(await codeOf(alone)).toBe('event.needs_team');
  expect((await viewOf(alone)).participants).toBe(0);
});

test('of 201 who come at once exactly 200 get a place', async () => {
  const members = await Promise.all(Array.from({ length: 201 }, () => aLearner(app)));
  // One team of them all, past what its seats would let in.
  await app.database.asOwner(
    `insert into teams (id, name, is_demo, weekly_goal_xp, created_at)
       values ('all-in', 'All in', false, 500, now()) on conflict do nothing`,
  );
  await app.database.asOwner(
    `insert into team_members (learner_id, team_id, joined_at)
       select unnest($1::text[]), 'all-in', now()`,
    [members.map(({ learner }) => learner.id)],
  );
  const codes = await Promise.all(members.map(codeOf));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(200);
  expect(codes.filter((code) => code === 'event.full')).toHaveLength(1);
  const outside = members[codes.indexOf('event.full')]!;
  expect(await viewOf(outside)).toMatchObject({ participants: 200, isJoined: false });
  await members[codes.indexOf('ok')]!.api.events.leave({ eventId: (await viewOf(outside)).id });
  expect(await codeOf(outside)).toBe('ok');
  expect(await viewOf(outside)).toMatchObject({ participants: 200, isJoined: true });
}, 240_000);

test('teams stand by what their members did, and those who reached the goal are paid once at its end', async () => {
  const harborTeam = await aTeam('Harbor', 2);
  const marshTeam = await aTeam('Marsh', 3);
  for (const member of [...harborTeam, ...marshTeam]) expect(await codeOf(member)).toBe('ok');
  await completeMission(harborTeam[0]!.api, FIRST);
  await completeMission(harborTeam[0]!.api, SECOND);
  await completeMission(harborTeam[1]!.api, FIRST);
  await completeMission(marshTeam[0]!.api, FIRST);
  expect(await viewOf(harborTeam[1]!)).toMatchObject({
    ...{ isJoined: true, progress: 1, count: 3 },
    team: { total: 3, rank: 1, teams: 2 },
  });
  expect(await viewOf(marshTeam[2]!)).toMatchObject({ team: { total: 1, rank: 2, teams: 2 } });
  // A goal of teams is paid at the end: until then a better one may come.
  expect(await paidTo(harborTeam[0]!)).toEqual([]);
  await end();
  const paid = await Promise.all([...harborTeam, ...marshTeam].map(paidTo));
  expect(paid).toEqual([[tournament.rewardXp], [tournament.rewardXp], [], [], []]);
  expect(await pastOf(harborTeam[1]!)).toMatchObject({
    ...{ rank: 1, rankedOf: 2, progress: 1, teamTotal: 3, paidXp: tournament.rewardXp },
  });
  expect(await pastOf(marshTeam[0]!)).toMatchObject({ rank: 2, teamTotal: 1, paidXp: null });
  // Who added nothing has the rank of the team, and is neither paid nor told.
  const idle = await pastOf(marshTeam[2]!);
  expect(idle).toMatchObject({ rank: 2, progress: 0, reachedAt: null });
  const kinds = (await marshTeam[2]!.api.notifications.list()).notifications;
  expect(kinds.map(({ kind }) => kind)).not.toContain('event_ended');
  const certificate = await tryCall(
    harborTeam[1]!.api.events.certify({ eventId: (await pastOf(harborTeam[1]!)).id }, aKey()),
  );
  expect(certificate.ok).toBe(true);
});

test('the five best of a team score for it, and teams that reached as much share a rank', async () => {
  const small = await aTeam('Few', 1);
  const large = await aTeam('Many', 5);
  const [first] = large;
  for (const member of [...small, ...large]) await join(member);
  const progress = [[small[0]!, 20] as const, ...large.map((one, at) => [one, at + 2] as const)];
  for (const [{ learner }, count] of progress) {
    await app.database.asOwner('update event_entries set progress = $2 where learner_id = $1', [
      learner.id,
      count,
    ]);
  }
  // 2 + 3 + 4 + 5 + 6, as many as the one of the other team has alone.
  expect(await viewOf(first!)).toMatchObject({ team: { total: 20, rank: 1, teams: 2 } });
  const sixth = await aLearner(app);
  await app.database.asOwner(
    `insert into team_members (learner_id, team_id, joined_at)
       select $1, team_id, now() from team_members where learner_id = $2`,
    [sixth.learner.id, first!.learner.id],
  );
  expect(await codeOf(sixth)).toBe('ok');
  await app.database.asOwner('update event_entries set progress = 9 where learner_id = $1', [
    sixth.learner.id,
  ]);
  // The sixth takes the place of the weakest of the five.
  expect(await viewOf(first!)).toMatchObject({ team: { total: 27, rank: 1, teams: 2 } });
  expect(await viewOf(small[0]!)).toMatchObject({ team: { total: 20, rank: 2, teams: 2 } });
});

test('who changes teams during it plays on for the team they joined with', async () => {
  const [wanderer] = await aTeam('Before', 1);
  const [host] = await aTeam('After', 1);
  await join(wanderer!);
  await join(host!);
  await completeMission(wanderer!.api, FIRST);
  await wanderer!.api.teams.leave();
  const { team } = await host!.api.teams.createInvite({ days: 1, uses: 1 }, aKey());
  await wanderer!.api.teams.join({ token: team!.invites[0]!.token }, aKey());
  expect(await viewOf(wanderer!)).toMatchObject({ team: { total: 1, rank: 1, teams: 1 } });
  expect(await viewOf(host!)).toMatchObject({ team: { total: 0, rank: null } });
  await end();
  expect(await pastOf(wanderer!)).toMatchObject({ rank: 1, rankedOf: 1, teamTotal: 1 });
  expect(await pastOf(host!)).toMatchObject({ rank: null, teamTotal: null });
});
