// A link for a new password that the operator hands on, where no mail reaches the owner.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Database } from '#server/db/database.ts';
import { RESET_MINUTES } from '#server/modules/mail/mail.usecases.ts';
import { findOwner } from './account.queries.ts';
import { issueToken, withdrawTokens } from './account-token.queries.ts';

/** Issues a token; those that were issued before it end, so that one link is out at a time. */
export const issueResetLink = (
  db: Database,
  email: string,
): Promise<Result<{ token: string; minutes: number }, { code: 'not_found' | 'demo' }>> =>
  db.transaction(async (tx) => {
    const owner = await findOwner(tx, { email });
    if (!owner) return err({ code: 'not_found' as const });
    if (owner.isDemo) return err({ code: 'demo' as const });
    await withdrawTokens(tx, owner.id, ['reset']);
    const minutes = RESET_MINUTES;
    const { token } = await issueToken(tx, { purpose: 'reset', userId: owner.id, minutes });
    return ok({ token, minutes });
  });
