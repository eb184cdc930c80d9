// Teams on real PostgreSQL: who gets in, who is shown, and who wins when many come at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof aLearner>>;

async function named(name: string): Promise<Person> {
  const one = await aLearner(app);
  await one.api.learner.update({ displayName: name });
  return one;
}

async function invite(owner: Person, uses: 1 | 5 | 10 = 10): Promise<string> {
  const { team } = await owner.api.teams.createInvite({ days: 7, uses });
  return team!.invites[0]!.token;
}

const join = ({ api }: Person, token: string) => tryCall(api.teams.join({ token }));
const codeOf = (answer: { ok: true } | { ok: false; failure: { code: string } }) =>
  answer.ok ? 'ok' : answer.failure.code;

/** So much ranking XP in this week and month. */
const earned = ({ learner }: Person, xp: number) =>
  app.database.asOwner(
    `insert into xp_sums (learner_id, board, starts_on, xp, is_demo, is_listed)
     select $1, board, starts_on, $2, false, true from (values
       ('week', date_trunc('week', now() at time zone 'UTC')::date),
       ('month', date_trunc('month', now() at time zone 'UTC')::date)) as p (board, starts_on)`,
    [learner.id, xp],
  );

/** The learner's bundle runs until the given instant, as PostgreSQL says it. */
const bundle = ({ learner }: Person, until: string) =>
  app.database.asOwner(
    `insert into store_items (learner_id, item_id, held, active_until)
     values ($1, 'sto.team-bundle', 0, ${until})
     on conflict (learner_id, item_id) do update set active_until = excluded.active_until`,
    [learner.id],
  );

describe('a team', () => {
  test('is made, named by the rule of names, and has one owner and a goal', async () => {
    const owner = await named('Ada');
    expect((await owner.api.teams.mine()).team).toBeNull();
    for (const name of ['Night\u200bshift', 'a'.repeat(51), '\u202eabc']) {
      expect(codeOf(await tryCall(owner.api.teams.create({ name })))).toBe('team.name_invalid');
    }
    const { team } = await owner.api.teams.create({ name: 'Nuit  e\u0301toile\u0301e' });
    expect(team).toMatchObject({
      name: 'Nuit étoilée',
      isOwner: true,
      seats: 5,
      weeklyGoalXp: 500,
    });
    expect(codeOf(await tryCall(owner.api.teams.create({ name: 'Another' })))).toBe(
      'team.already_in',
    );
  });

  test('is joined by a link that says its name to strangers and nobody who is in it', async () => {
    const owner = await named('Bo');
    await owner.api.teams.create({ name: 'Harbor' });
    const token = await invite(owner, 5);
    const seen = await app.newClient().api.teams.invite({ token });
    expect(seen).toEqual({ teamName: 'Harbor', members: 1, seats: 5, isOpen: true });
    const second = await named('Cy');
    expect(codeOf(await join(second, token))).toBe('ok');
    // Once more changes nothing and uses nothing up.
    expect(codeOf(await join(second, token))).toBe('ok');
    const { team } = await owner.api.teams.mine();
    expect(
      team!.members.map(({ displayName, isOwner, isMe }) => [displayName, isOwner, isMe]),
    ).toEqual([
      ['Bo', true, true],
      ['Cy', false, false],
    ]);
    expect(team!.invites[0]).toMatchObject({ uses: 5, usesLeft: 4 });
    expect((await second.api.teams.mine()).team).toMatchObject({ isOwner: false, invites: [] });
    const other = await named('Di');
    await other.api.teams.create({ name: 'Elsewhere' });
    expect(codeOf(await join(other, token))).toBe('team.already_in');
  });

  test('is led by nobody but its owner', async () => {
    const owner = await named('Ed');
    await owner.api.teams.create({ name: 'Led' });
    const token = await invite(owner);
    const member = await named('Flo');
    await join(member, token);
    const { members } = (await member.api.teams.mine()).team!;
    const refused = [
      () => member.api.teams.change({ weeklyGoalXp: 900 }),
      () => member.api.teams.createInvite({ days: 1, uses: 1 }),
      () => member.api.teams.revokeInvite({ token }),
      () => member.api.teams.removeMember({ memberNo: members[0]!.no }),
      () => member.api.teams.handOver({ memberNo: members[1]!.no }),
    ];
    for (const call of refused) expect(codeOf(await tryCall(call()))).toBe('team.not_owner');
    const { team } = await owner.api.teams.change({ name: 'Led well', weeklyGoalXp: 900 });
    expect(team).toMatchObject({ name: 'Led well', weeklyGoalXp: 900 });
  });

  test('is handed on, and of an owner who leaves or is erased goes to who was there first', async () => {
    const owner = await named('Gus');
    await owner.api.teams.create({ name: 'Relay' });
    const token = await invite(owner);
    const [first, second] = [await named('Hal'), await named('Ida')];
    await join(first, token);
    await join(second, token);
    const no = (await owner.api.teams.mine()).team!.members.find(
      ({ displayName }) => displayName === 'Ida',
    )!.no;
    expect((await owner.api.teams.handOver({ memberNo: no })).team!.isOwner).toBe(false);
    expect((await second.api.teams.mine()).team!.isOwner).toBe(true);
    expect((await second.api.teams.leave()).team).toBeNull();
    expect((await owner.api.teams.mine()).team!.isOwner).toBe(true);
    await app.database.asOwner('select erase_learner($1)', [owner.learner.id]);
    const { team } = await first.api.teams.mine();
    expect(team).toMatchObject({ isOwner: true, members: [{ displayName: 'Hal' }] });
    await first.api.teams.leave();
    const left = await app.database.asOwner("select 1 from teams where name = 'Relay'");
    expect(left).toEqual([]);
  });

  test('whose last member was erased goes with the next clearing up', async () => {
    const owner = await named('Joy');
    await owner.api.teams.create({ name: 'Last one' });
    await app.database.asOwner('select erase_learner($1)', [owner.learner.id]);
    await app.jobs.run('empty-teams');
    expect(await app.database.asOwner("select 1 from teams where name = 'Last one'")).toEqual([]);
  });
});

describe('an invite (R-37)', () => {
  test('is over at its end, with its last use and when it is revoked', async () => {
    const owner = await named('Kai');
    await owner.api.teams.create({ name: 'Invites' });
    const once = await invite(owner, 1);
    expect(codeOf(await join(await named('Lia'), once))).toBe('ok');
    expect(codeOf(await join(await named('Max'), once))).toBe('team.invite_over');
    const old = await invite(owner);
    await app.database.asOwner('update team_invites set expires_at = now() where token = $1', [
      old,
    ]);
    expect(codeOf(await join(await named('Ned'), old))).toBe('team.invite_over');
    expect((await app.newClient().api.teams.invite({ token: old })).isOpen).toBe(false);
    const revoked = await invite(owner);
    await owner.api.teams.revokeInvite({ token: revoked });
    expect(codeOf(await join(await named('Oda'), revoked))).toBe('team.invite_not_found');
    for (let count = 0; count < 5; count += 1) await invite(owner);
    const sixth = await tryCall(owner.api.teams.createInvite({ days: 1, uses: 1 }));
    expect(codeOf(sixth)).toBe('team.invites_full');
  });

  test('from before a removal does not let back in, one from after it does', async () => {
    const owner = await named('Pam');
    await owner.api.teams.create({ name: 'Removed' });
    const token = await invite(owner);
    const member = await named('Quin');
    await join(member, token);
    const { no } = (await owner.api.teams.mine()).team!.members[1]!;
    const { team } = await owner.api.teams.removeMember({ memberNo: no });
    expect(team!.members).toHaveLength(1);
    expect((await member.api.teams.mine()).team).toBeNull();
    expect(codeOf(await join(member, token))).toBe('team.removed');
    expect(codeOf(await join(member, await invite(owner)))).toBe('ok');
  });

  test('fifty who come for the last place: one gets it', async () => {
    const owner = await named('Ray');
    await owner.api.teams.create({ name: 'One place' });
    const tokens = [await invite(owner), await invite(owner), await invite(owner)];
    for (const name of ['Sia', 'Tom', 'Una']) await join(await named(name), tokens[0]!);
    const crowd = await Promise.all(Array.from({ length: 50 }, () => aLearner(app)));
    const codes = await Promise.all(
      crowd.map(async (one, at) => codeOf(await join(one, tokens[at % 3]!))),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'team.full')).toHaveLength(49);
    expect((await owner.api.teams.mine()).team!.members).toHaveLength(5);
  });

  test('fifty who come for its last use: one joins, and no use is lost', async () => {
    const owner = await named('Val');
    await bundle(owner, "now() + interval '1 day'");
    await owner.api.teams.create({ name: 'One use' });
    const token = await invite(owner, 1);
    const crowd = await Promise.all(Array.from({ length: 50 }, () => aLearner(app)));
    const codes = await Promise.all(crowd.map(async (one) => codeOf(await join(one, token))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'team.invite_over')).toHaveLength(49);
    expect((await owner.api.teams.mine()).team!.members).toHaveLength(2);
  });

  test('one who presses two links at once is in one team', async () => {
    const [one, other] = [await named('Wes'), await named('Xia')];
    await one.api.teams.create({ name: 'This' });
    await other.api.teams.create({ name: 'That' });
    const tokens = [await invite(one), await invite(other)];
    for (let round = 0; round < 10; round += 1) {
      const both = await aLearner(app);
      const codes = await Promise.all(tokens.map(async (token) => codeOf(await join(both, token))));
      expect(codes.toSorted()).toEqual(['ok', 'team.already_in']);
      await both.api.teams.leave();
    }
  });
});

test('the bundle opens ten places while it runs, and puts nobody out at its end', async () => {
  const owner = await named('Yan');
  const { id } = owner.learner;
  await app.database.asOwner(
    "insert into xp_ledger (learner_id, source, base_xp, bonus_xp) values ($1, 'test:purse', 0, 3000)",
    [id],
  );
  await app.database.asOwner('update learners set balance_xp = 3000 where id = $1', [id]);
  await owner.api.teams.create({ name: 'Bundle' });
  expect((await owner.api.teams.mine()).team).toMatchObject({ seats: 5, weeks: null });
  await owner.api.store.buy({ itemId: 'sto.team-bundle' }, withKey('teams-test-bundle-buy'));
  await owner.api.store.start({ itemId: 'sto.team-bundle' }, withKey('teams-test-bundle-start'));
  const { team } = await owner.api.teams.mine();
  expect(team!.seats).toBe(10);
  expect(team!.weeks).toHaveLength(8);
  const days = (new Date(team!.bundleUntil!).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
  const token = await invite(owner);
  for (let count = 0; count < 6; count += 1) await join(await aLearner(app), token);
  await bundle(owner, 'now()');
  const after = (await owner.api.teams.mine()).team!;
  expect([after.members.length, after.seats, after.bundleUntil]).toEqual([7, 5, null]);
  expect(codeOf(await join(await aLearner(app), token))).toBe('team.full');
});

test('the goal of the week is shared: the sum, and each one’s own part as far as they show it', async () => {
  const owner = await named('Zoe');
  await owner.api.teams.create({ name: 'Parts' });
  const token = await invite(owner);
  const [open, shy, hidden] = [await named('Abe'), await named('Bea'), await named('Cal')];
  for (const one of [open, shy, hidden]) await join(one, token);
  await Promise.all([earned(owner, 100), earned(open, 40), earned(shy, 30), earned(hidden, 20)]);
  await shy.api.learner.update({ settings: { showProgress: false } });
  await hidden.api.learner.update({ settings: { publicProfile: false } });
  const parts = async (one: Person) => {
    const { team } = await one.api.teams.mine();
    expect(JSON.stringify(team)).not.toContain(hidden.learner.id);
    return [team!.weekXp, ...team!.members.map(({ displayName, weekXp }) => [displayName, weekXp])];
  };
  const [zoe, abe] = [
    ['Zoe', 100],
    ['Abe', 40],
  ];
  expect(await parts(owner)).toEqual([190, zoe, abe, ['Bea', null], [null, null]]);
  expect(await parts(shy)).toEqual([190, zoe, abe, ['Bea', 30], [null, null]]);
  expect(await parts(hidden)).toEqual([190, zoe, abe, ['Bea', null], ['Cal', 20]]);
});

test('the board ranks teams of members who show themselves, equals alike, and the own one', async () => {
  await app.database.asOwner('delete from xp_sums');
  const make = async (name: string, ...xps: number[]) => {
    const owner = await named(`${name} owner`);
    await owner.api.teams.create({ name });
    const token = await invite(owner);
    for (const [at, xp] of xps.entries()) {
      const one = at === 0 ? owner : await named(`${name} ${at}`);
      if (at > 0) await join(one, token);
      await earned(one, xp);
    }
    return owner;
  };
  await make('Gold', 50, 50);
  await make('Tie one', 60);
  await make('Tie two', 30, 30);
  const hidden = await make('Hidden', 70);
  const last = await make('Last', 5);
  await hidden.api.learner.update({ settings: { publicProfile: false } });
  for (const period of ['week', 'month'] as const) {
    const { rows, hasTeam } = await last.api.teams.board({ period });
    expect(hasTeam).toBe(true);
    expect(rows.map(({ rank, xp, members }) => [rank, xp, members])).toEqual([
      [1, 100, 2],
      [2, 60, expect.any(Number)],
      [2, 60, expect.any(Number)],
      [4, 5, 1],
    ]);
    expect(rows.filter(({ isMine }) => isMine).map(({ name }) => name)).toEqual(['Last']);
  }
  const own = await hidden.api.teams.board({ period: 'week' });
  expect(own.rows.map(({ rank, name }) => [rank, name])[1]).toEqual([2, 'Hidden']);
  expect((await hidden.api.teams.mine()).team!.isListed).toBe(false);
  const alone = await named('Nobody');
  expect((await alone.api.teams.board({ period: 'week' })).hasTeam).toBe(false);
  const demo = app.newClient();
  await demo.api.account.startDemo({});
  const theirs = (await demo.api.teams.board({ period: 'week' })).rows.map(({ name }) => name);
  expect(theirs).not.toContain('Gold');
});

test('an invite of one kind of learner does not exist for the other', async () => {
  const demo = app.newClient();
  await demo.api.account.startDemo({});
  await tryCall(demo.api.teams.leave());
  await demo.api.teams.create({ name: 'Demo crew' });
  const { team } = await demo.api.teams.createInvite({ days: 1, uses: 5 });
  const real = await named('Real');
  expect(codeOf(await join(real, team!.invites[0]!.token))).toBe('team.invite_not_found');
});
