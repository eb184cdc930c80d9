// The operator finds an account and hands its owner a link for a new password.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { issueResetLink } from '#server/modules/account/reset-link.usecases.ts';
import { countEverything, findPeople, type PersonRow } from './people.queries.ts';

const FOUND_AT_MOST = 20;

export type Person = PersonRow;

/** Accounts that fit the words: part of an address or a name, or an id. */
export const lookUp = (db: Executor, words: string): Promise<Person[]> =>
  findPeople(db, words.trim(), FOUND_AT_MOST);

/**
 * A link for a new password, for an operator to hand on. It works once, and those issued before it no
 * longer do.
 * @param email the account's whole address
 */
export async function makeResetLink(
  db: Database,
  publicUrl: string,
  email: string,
): Promise<Result<{ link: string; minutes: number }, { code: 'not_found' | 'demo' }>> {
  const issued = await issueResetLink(db, email.trim());
  if (!issued.ok) return err(issued.error);
  const { token, minutes } = issued.value;
  return ok({ link: `${publicUrl}/#/reset?token=${encodeURIComponent(token)}`, minutes });
}

/** Figures of the whole installation, by name. */
export const snapshot = countEverything;
