// Ends mails of a topic by the link that each of them carries; nobody has to sign in for it.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type MailTopic, settingsOnLeaving } from '#domain/notifications/mail-topics.ts';
import type { UnsubscribeTokens } from '#server/auth/unsubscribe-token.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { tellPages } from '#server/live/tell-pages.ts';
import { changeLearner } from '#server/modules/learner/change-learner.usecases.ts';

export interface LeaveParts {
  readonly catalog: CatalogIndex;
  readonly unsubscribe: UnsubscribeTokens;
}

/**
 * Switches the topic's mails off, or all mails but those about the account. A repetition changes nothing;
 * the link of a learner who is gone is answered as any other.
 */
export async function leaveMails(
  tx: Transaction,
  { catalog, unsubscribe }: LeaveParts,
  { token, all }: { readonly token: string; readonly all: boolean },
): Promise<Result<{ topic: MailTopic }, Failure>> {
  const subscription = unsubscribe.read(token);
  if (!subscription) return err({ code: 'mail.link_invalid' });
  const { topic, learnerId } = subscription;
  const settings = settingsOnLeaving(all ? 'all' : topic);
  const changed = await changeLearner(tx, catalog, learnerId, { settings });
  if (!changed.ok) return changed;
  await tellPages(tx, learnerId, 'profile');
  return ok({ topic });
}
