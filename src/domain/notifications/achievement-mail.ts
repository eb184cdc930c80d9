// When achievements are mailed: what the learner did not see in the app, in one mail after they stopped, one a day.
import { type Instant, MS_PER_HOUR } from '#domain/kernel/time.ts';

/** After the last one: who goes on studying gets all of them in one mail. */
export const QUIET_MINUTES = 30;
/** What is older is news no more, as after days without a server. */
export const NEWS_HOURS = 48;
/** Between two mails. */
export const HOURS_BETWEEN_MAILS = 20;

const MS_PER_MINUTE = 60_000;

/**
 * True where the mail is due.
 * @param unseen when each unread notification that was not mailed came, none older than `NEWS_HOURS`
 * @param mailedAt when the last mail about achievements went out
 * @param now the database's clock
 */
export function isAchievementMailDue(
  unseen: readonly Instant[],
  mailedAt: Instant | undefined,
  now: Instant,
): boolean {
  if (unseen.length === 0) return false;
  if (mailedAt !== undefined && now - mailedAt < HOURS_BETWEEN_MAILS * MS_PER_HOUR) return false;
  return now - Math.max(...unseen) >= QUIET_MINUTES * MS_PER_MINUTE;
}
