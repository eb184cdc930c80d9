// Whom a reminder may be due for: narrowed here to what has an index or changes nothing, decided by the domain.
import { and, eq, gt, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { StudyDay, TimeZone } from '#domain/kernel/time.ts';
import type { MailTopic } from '#domain/notifications/mail-topics.ts';
import { type Settings, settingDefaults } from '#domain/settings/settings.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners, streaks } from '#server/modules/learner/learner.table.ts';
import { notifications } from '#server/modules/notification/notification.table.ts';
import { accountDeletions } from '#server/modules/user/deletion.table.ts';
import { users } from '#server/modules/user/user.table.ts';
import { learnerReminders } from './reminder.table.ts';

/** What every reminder needs to know of a learner. */
const person = {
  id: learners.id,
  settings: learners.settings,
  locale: learners.locale,
  timeZone: learners.timeZone,
  shieldsHeld: learners.shieldsHeld,
  email: users.email,
  isConfirmed: users.emailVerified,
  sentAt: learnerReminders.sentAt,
};

export interface Person {
  readonly id: string;
  readonly settings: unknown;
  readonly locale: string;
  readonly timeZone: string;
  readonly shieldsHeld: number;
  readonly email: string;
  /** False while nobody proved that the address is theirs: nothing but the account's own mails goes there. */
  readonly isConfirmed: boolean;
  readonly sentAt: Date | null;
}

const lastSent = (kind: MailTopic) =>
  and(eq(learnerReminders.learnerId, learners.id), eq(learnerReminders.kind, kind));

type Switch = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

const isOn = (key: Switch): SQL =>
  sql`coalesce((${learners.settings} ->> ${key}::text)::boolean, ${settingDefaults[key]}::boolean)`;

/** No demo learner, and nobody who is leaving. */
const isReachable = (db: Executor) =>
  and(
    eq(learners.isDemo, false),
    notExists(
      db
        .select({ id: accountDeletions.userId })
        .from(accountDeletions)
        .where(eq(accountDeletions.userId, learners.id)),
    ),
  );

const isOlder = (hours: number) =>
  or(
    isNull(learnerReminders.sentAt),
    lt(learnerReminders.sentAt, sql`now() - make_interval(hours => ${hours})`),
  );

/** The zones that learners live in. */
export async function zonesOfLearners(db: Executor): Promise<TimeZone[]> {
  const rows = await db.selectDistinct({ zone: learners.timeZone }).from(learners);
  return rows.map(({ zone }) => zone);
}

/**
 * Learners of these zones with a run that stands and a day that is open.
 * @param todays the day it is now in each zone
 * @param hours how long ago the last reminder must lie
 */
export async function findOpenRuns(
  tx: Transaction,
  todays: ReadonlyMap<TimeZone, StudyDay>,
  { leastDays, hours, limit }: { leastDays: number; hours: number; limit: number },
) {
  const [zones, days] = [[...todays.keys()], [...todays.values()]];
  const zone = sql`unnest(${sql.param(zones)}::text[], ${sql.param(days)}::date[]) as here (zone, today)`;
  return tx
    .select({ ...person, streak: streaks })
    .from(streaks)
    .innerJoin(learners, eq(learners.id, streaks.learnerId))
    .innerJoin(users, eq(users.id, learners.id))
    .innerJoin(zone, sql`here.zone = ${learners.timeZone}`)
    .leftJoin(learnerReminders, lastSent('streak'))
    .where(
      and(
        eq(streaks.scope, 'overall'),
        sql`${streaks.days} >= ${leastDays}`,
        sql`${streaks.lastStudyDay} < here.today and ${streaks.lastStudyDay} >= here.today - 2`,
        isOn('streakReminders'),
        sql`not ${isOn('quietMode')}`,
        isOlder(hours),
        isReachable(tx),
      ),
    )
    .orderBy(learners.id)
    .limit(limit);
}

/** Learners of these zones who asked for the digest and had none in the last days. */
export async function findDigestReaders(
  tx: Transaction,
  zones: readonly TimeZone[],
  { hours, limit }: { hours: number; limit: number },
): Promise<Person[]> {
  return tx
    .select(person)
    .from(learners)
    .innerJoin(users, eq(users.id, learners.id))
    .leftJoin(learnerReminders, lastSent('digest'))
    .where(
      and(
        inArray(learners.timeZone, [...zones]),
        // As the index has it: the digest is off until somebody asks for it.
        sql`${learners.settings} ->> 'weeklyDigest' = 'true'`,
        isOn('notifyByEmail'),
        isOlder(hours),
        isReachable(tx),
      ),
    )
    .orderBy(learners.id)
    .limit(limit);
}

const unseen = (kinds: readonly string[], hours: number) =>
  and(
    isNull(notifications.readAt),
    isNull(notifications.mailedAt),
    inArray(notifications.kind, [...kinds]),
    gt(notifications.createdAt, sql`now() - make_interval(hours => ${hours})`),
  );

/** Learners with news that they did not see, the newest of it so many minutes old. */
export async function findUnseenNews(
  tx: Transaction,
  kinds: readonly string[],
  given: { newsHours: number; quietMinutes: number; hours: number; limit: number },
): Promise<Person[]> {
  const waiting = tx
    .select({ learnerId: notifications.learnerId })
    .from(notifications)
    .where(unseen(kinds, given.newsHours))
    .groupBy(notifications.learnerId)
    .having(
      sql`max(${notifications.createdAt}) <= now() - make_interval(mins => ${given.quietMinutes})`,
    )
    .as('waiting');
  return tx
    .select(person)
    .from(waiting)
    .innerJoin(learners, eq(learners.id, waiting.learnerId))
    .innerJoin(users, eq(users.id, learners.id))
    .leftJoin(learnerReminders, lastSent('achievements'))
    .where(
      and(
        isOn('achievementsByEmail'),
        isOn('notifyByEmail'),
        isOlder(given.hours),
        isReachable(tx),
      ),
    )
    .orderBy(learners.id)
    .limit(given.limit);
}

/** Takes the learner's news that were not seen, in the order in which they came, and marks them as mailed. */
export async function takeUnseenNews(
  tx: Transaction,
  learnerId: string,
  kinds: readonly string[],
  newsHours: number,
) {
  const rows = await tx
    .update(notifications)
    .set({ mailedAt: sql`now()` })
    .where(and(eq(notifications.learnerId, learnerId), unseen(kinds, newsHours)))
    .returning({
      id: notifications.id,
      kind: notifications.kind,
      subjectId: notifications.subjectId,
      createdAt: notifications.createdAt,
    });
  return rows.toSorted((one, other) => one.id - other.id);
}

/**
 * Says that this run reaches the learner.
 * @returns false where another one did within these hours
 */
export async function claimReminder(
  tx: Transaction,
  learnerId: string,
  kind: MailTopic,
  hours: number,
): Promise<boolean> {
  const claimed = await tx
    .insert(learnerReminders)
    .values({ learnerId, kind, sentAt: sql`now()` })
    .onConflictDoUpdate({
      target: [learnerReminders.learnerId, learnerReminders.kind],
      set: { sentAt: sql`now()` },
      setWhere: sql`${learnerReminders.sentAt} < now() - make_interval(hours => ${hours})`,
    })
    .returning({ learnerId: learnerReminders.learnerId });
  return claimed.length > 0;
}
