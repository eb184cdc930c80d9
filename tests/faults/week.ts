// A week of learners, played by a clock that the test owns: what everybody did, and what each turn brought them, in lines.
import { type Api, withKey } from '#client/api/api.ts';
import { databaseNow } from '#server/db/database.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { OwnClock } from '#tests/support/own-clock.ts';
import { completeActivity } from '#tests/support/play.ts';

/** Does what is due at a turn, on whichever node. */
export type Turn = (app: TestApp) => Promise<void>;

interface Person {
  readonly name: string;
  readonly api: Api;
}

let keys = 0;
const aKey = () => {
  keys += 1;
  return withKey(`week-of-learners-${keys}`);
};

async function signUp(app: TestApp, name: string, timeZone: string): Promise<Person> {
  const { api } = app.newClient();
  await api.account.signUp({
    email: `${name.toLowerCase()}@example.org`,
    password: 'river-crossing-7',
    firstName: name,
    lastName: 'Ohara',
    timeZone,
  });
  return { name, api };
}

/** A team of ten by a bundle of its owner, who was paid for it by a row of the ledger like any other. */
async function teamOfTen(app: TestApp, [owner, ...others]: readonly Person[]): Promise<void> {
  const { id } = await owner!.api.learner.get();
  await app.database.asOwner(
    `insert into xp_ledger (learner_id, source, base_xp, bonus_xp) values ($1, 'test:purse', 0, 3000)`,
    [id],
  );
  await app.database.asOwner('update learners set balance_xp = 3000 where id = $1', [id]);
  await owner!.api.store.buy({ itemId: 'sto.bundle' }, aKey());
  await owner!.api.store.start({ itemId: 'sto.bundle' }, aKey());
  await owner!.api.teams.create({ name: 'Ten' }, aKey());
  const { team } = await owner!.api.teams.createInvite({ days: 7, uses: 10 }, aKey());
  for (const { api } of others) await api.teams.join({ token: team!.invites[0]!.token }, aKey());
}

const join = async ({ api }: Person, event: string) => {
  const { active } = await api.events.list();
  const { id: eventId } = active.find(({ id }) => id.startsWith(`evt.${event}@`))!;
  await api.events.join({ eventId }, aKey());
};

const does = async (person: Person, ...activities: readonly string[]) => {
  for (const ref of activities) await completeActivity(person.api, ref);
};

/** What a learner has now, with the events that ended since they were last asked about, in one line. */
async function standingOf({ name, api }: Person, ended: Set<string>): Promise<string> {
  const me = await api.learner.get();
  const { days, shieldsHeld } = me.streak;
  const { events } = await api.events.history({ limit: 50 });
  const isNew = ({ id }: { id: string }) => !ended.has(`${name} ${id}`);
  const past = events.filter(isNew).map((one) => {
    ended.add(`${name} ${one.id}`);
    const rank = one.rank === null ? 'no rank' : `rank ${one.rank} of ${one.rankedOf}`;
    const all = one.teamTotal ?? one.together?.total;
    const got = all === undefined ? `${one.progress}` : `${one.progress} of ${all}`;
    return `${one.id.slice(4)} ${got}, ${rank}, ${one.paidXp === null ? 'unpaid' : `+${one.paidXp}`}`;
  });
  const news = (await api.notifications.list()).notifications.map(({ kind }) => kind);
  const told = (['event_started', 'event_ended', 'event_done'] as const).map(
    (kind) => `${news.filter((one) => one === kind).length} ${kind.slice(6)}`,
  );
  return `${name}: ${me.totalXp} XP, run ${days}, shields ${shieldsHeld}, told ${told.join(' ')}${past.length > 0 ? `; ${past.join('; ')}` : ''}`;
}

async function boardsOf({ api }: Person): Promise<string[]> {
  const lines: string[] = [];
  for (const board of ['all', 'week', 'month'] as const) {
    const { rows } = await api.leaderboards.board({ board, limit: 5 });
    // Equals stand in the order of ids, which chance gave.
    const shown = rows
      .map((row) => `${row.rank} ${row.displayName.split(' ')[0]} ${row.xp}`)
      .toSorted();
    lines.push(`${board}: ${shown.join(', ') || 'nobody'}`);
  }
  for (const period of ['week', 'month'] as const) {
    const { rows } = await api.teams.board({ period });
    const shown = rows.map((row) => `${row.rank} ${row.name} ${row.xp}`);
    lines.push(`teams of the ${period}: ${shown.join(', ') || 'none'}`);
  }
  return lines;
}

/** Plays the week. @returns what each turn brought whom, line by line */
export async function playWeek(app: TestApp, clock: OwnClock, turn: Turn): Promise<string[]> {
  const lines: string[] = [];
  await clock.set('2027-03-27T09:00:00Z');
  const nora = await signUp(app, 'Nora', 'UTC');
  const otis = await signUp(app, 'Otis', 'Europe/Berlin');
  const mates: Person[] = [];
  for (let no = 3; no <= 10; no += 1) mates.push(await signUp(app, `Mate${no}`, 'UTC'));
  const quinn = await signUp(app, 'Quinn', 'America/Los_Angeles');
  await teamOfTen(app, [nora, otis, ...mates]);
  await quinn.api.teams.create({ name: 'Alone' }, aKey());
  const demo: Person = { name: 'Demo', api: app.newClient().api };
  await demo.api.account.startDemo({});
  // Nobody signs in again: whether sessions end is no matter of this week.
  await app.database.asOwner(`update sessions set expires_at = '2027-06-01'`);

  const ended = new Set<string>();
  const told = [nora, otis, mates[0]!, mates[7]!, quinn];
  /** The first instant of a day, as boards see it before any node did anything, and eleven minutes later. */
  const turnTo = async (day: string) => {
    await clock.set(`${day}T00:00:00Z`);
    const { rows } = await demo.api.leaderboards.board({ board: 'week', limit: 50 });
    const mine = (await nora.api.leaderboards.board({ board: 'week' })).rows.length;
    lines.push(
      `-- ${day}: ${rows.length > 20 ? 'rivals' : 'NOBODY'} on the demo's week, ${mine} on Nora's`,
    );
    await turn(app);
    await clock.set(`${day}T00:11:00Z`);
    await turn(app);
    for (const person of told) lines.push(await standingOf(person, ended));
    lines.push(...(await boardsOf(nora)));
    await clock.set(`${day}T12:00:00Z`);
  };

  // Saturday: the last day of the tournament.
  for (const person of [nora, otis, ...mates, quinn]) await join(person, 'tournament');
  for (const person of [nora, otis]) await join(person, 'missions');
  await join(nora, 'step');
  await does(nora, 'first-watch');
  for (const person of [otis, mates[0]!, mates[1]!]) await does(person, 'hb.core.01');
  await does(quinn, 'hb.core.01', 'hb.core.02');

  await turnTo('2027-03-28');
  // Sunday: clocks go forward in Berlin, and all join hands.
  for (const person of [nora, otis, quinn, mates[7]!]) await join(person, 'hands');
  await does(nora, 'last-watch');
  await does(otis, 'first-watch');
  await does(quinn, 'first-watch');

  await turnTo('2027-03-29');
  // Monday: the week turned. Nora rests.
  await join(otis, 'step');
  await does(otis, 'hb.core.02');

  await turnTo('2027-03-30');
  await join(nora, 'missions');
  await does(nora, 'hb.core.01');

  await turnTo('2027-03-31');
  await does(nora, 'hb.core.02');
  await does(quinn, 'hb.core.03');

  await turnTo('2027-04-01');
  // Thursday: the month turned, and the hands let go.
  await does(otis, 'hb.core.03');

  await turnTo('2027-04-02');
  await does(nora, 'hb.core.03');
  await does(quinn, 'hb.kn.brief');

  await turnTo('2027-04-03');
  expectFrozen(await databaseNow(app.database.db));
  return lines;
}

function expectFrozen(now: number): void {
  const noon = Date.parse('2027-04-03T12:00:00Z');
  if (now !== noon) throw new Error(`The week ended at ${new Date(now).toISOString()}.`);
}

/** Everything that the week left in the database, with names in place of ids that chance gave. */
export async function rowsOfWeek({ database }: TestApp): Promise<string[]> {
  const rows = await database.asOwner<{ row: string }>(`
    with who as (select id, case when id like 'rival-%' then id else display_name end as name from learners)
    select 'occurrence ' || to_jsonb(o)::text as row from event_occurrences o
    union all select 'entry ' || who.name || (to_jsonb(e) - 'learner_id' - 'team_id')::text from event_entries e join who on id = learner_id
    union all select 'ledger ' || who.name || (to_jsonb(x) - 'learner_id' - 'id')::text from xp_ledger x join who on who.id = learner_id
    union all select 'sum ' || who.name || (to_jsonb(s) - 'learner_id')::text from xp_sums s join who on id = learner_id
    union all select 'news ' || who.name || (to_jsonb(n) - 'learner_id' - 'id')::text from notifications n join who on who.id = learner_id
    union all select 'run ' || who.name || (to_jsonb(t) - 'learner_id')::text from streaks t join who on id = learner_id
    union all select 'log ' || who.name || (to_jsonb(a) - 'learner_id' - 'id')::text from activity_log a join who on who.id = learner_id
    union all select 'badge ' || who.name || (to_jsonb(b) - 'learner_id')::text from learner_badges b join who on id = learner_id
    union all select 'learner ' || who.name || ' ' || total_xp || ' ' || balance_xp || ' ' || shields_held from learners l join who on who.id = l.id`);
  return rows.map(({ row }) => row).toSorted();
}
