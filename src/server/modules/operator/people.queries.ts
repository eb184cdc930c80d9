// What the operator may know of an account to help its owner: no answer, no password, no key.
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

export interface PersonRow extends Record<string, unknown> {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly isDemo: boolean;
  readonly createdAt: Date;
  readonly locale: string;
  readonly timeZone: string;
  readonly courseKey: string;
  readonly totalXp: number;
  readonly hasSecondFactor: boolean;
  readonly passkeys: number;
  readonly sessions: number;
  readonly lastSeenAt: Date | null;
  readonly eraseAt: Date | null;
  readonly activitiesDone: number;
  readonly openAttempts: number;
}

/** Accounts whose address or name holds the words, or whose id is them. */
export async function findPeople(db: Executor, words: string, limit: number): Promise<PersonRow[]> {
  const like = `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await db.execute<PersonRow>(sql`
    select u.id, u.email, l.display_name as name, u.email_verified as "isConfirmed",
      l.is_demo as "isDemo", l.created_at as "createdAt", l.locale, l.time_zone as "timeZone",
      l.course_key as "courseKey", l.total_xp as "totalXp",
      exists (select from two_factors t where t.user_id = u.id and t.verified is not false) as "hasSecondFactor",
      (select count(*) from passkeys p where p.user_id = u.id)::int as passkeys,
      (select count(*) from sessions s where s.user_id = u.id and s.expires_at > now())::int as sessions,
      (select max(s.updated_at) from sessions s where s.user_id = u.id) as "lastSeenAt",
      (select d.erase_at from account_deletions d where d.user_id = u.id) as "eraseAt",
      (select count(*) from activity_progress a where a.learner_id = u.id and a.done_at is not null)::int
        as "activitiesDone",
      (select count(*) from exam_attempts e where e.learner_id = u.id and e.state = 'open')::int
        as "openAttempts"
    from users u join learners l on l.id = u.id
    where u.id = ${words} or lower(u.email) like ${like} or lower(l.display_name) like ${like}
    order by lower(u.email) = ${words.toLowerCase()} desc, l.created_at desc limit ${limit}`);
  return rows;
}

/** Figures of the whole installation, of one moment. */
export async function countEverything(db: Executor): Promise<Readonly<Record<string, string>>> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select
      (select count(*) from learners where not is_demo)::text as "learners",
      (select count(*) from learners where is_demo and id not like 'rival-%')::text as "demo learners",
      (select count(distinct learner_id) from activity_log a join learners l on l.id = a.learner_id
        where not l.is_demo and a.created_at > now() - interval '1 day')::text as "active in a day",
      (select count(distinct learner_id) from activity_log a join learners l on l.id = a.learner_id
        where not l.is_demo and a.created_at > now() - interval '7 days')::text as "active in 7 days",
      (select count(*) from exam_attempts where state = 'open')::text as "attempts open",
      (select count(*) from exam_attempts where finished_at > now() - interval '1 day')::text
        as "attempts ended in a day",
      (select count(*) from xp_ledger where created_at > now() - interval '1 day')::text
        as "XP entries in a day",
      (select count(*) from mail_outbox where sent_at is null and failed_at is null)::text
        as "mails waiting",
      (select count(*) from mail_outbox where failed_at is not null)::text as "mails failed",
      (select count(*) from support_threads where state = 'open')::text as "messages to support open",
      (select coalesce(round(extract(epoch from now() - min(updated_at)) / 3600), 0)
        from support_threads where state = 'open')::text as "oldest of them, hours",
      (select count(*) from question_reports where state = 'open')::text as "question reports open",
      (select count(*) from account_deletions)::text as "accounts to be erased",
      pg_size_pretty(pg_database_size(current_database())) as "size of the database"`);
  return rows[0] ?? {};
}
