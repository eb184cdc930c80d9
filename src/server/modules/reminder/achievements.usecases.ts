// Mails achievements that were not seen in the app, all of a session in one mail.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { textIn } from '#domain/catalog/localized-text.ts';
import { subjectTitle } from '#domain/catalog/subject-title.ts';
import {
  HOURS_BETWEEN_MAILS,
  isAchievementMailDue,
  NEWS_HOURS,
  QUIET_MINUTES,
} from '#domain/notifications/achievement-mail.ts';
import { isMailed } from '#domain/notifications/mail-topics.ts';
import { isWanted, type NotificationKind } from '#domain/notifications/notifications.ts';
import { settingsOf, validSettings } from '#domain/settings/settings.ts';
import { databaseNow, type Transaction } from '#server/db/database.ts';
import type { Mailer, News } from '#server/modules/mail/mail.usecases.ts';
import { claimReminder, findUnseenNews, takeUnseenNews } from './reminder.queries.ts';

const AT_ONCE = 200;

const KINDS = [
  'mission_done',
  'badge_earned',
  'level_reached',
] as const satisfies readonly NotificationKind[];

/** @returns how many mails were written */
export const mailAchievements =
  (mailer: Mailer, catalog: CatalogIndex) =>
  async (tx: Transaction): Promise<number> => {
    if (!mailer.canSend) return 0;
    const now = await databaseNow(tx);
    const hours = HOURS_BETWEEN_MAILS;
    const given = { newsHours: NEWS_HOURS, quietMinutes: QUIET_MINUTES, hours, limit: AT_ONCE };
    let written = 0;
    for (const person of await findUnseenNews(tx, KINDS, given)) {
      const { id, locale, sentAt } = person;
      if (!(await claimReminder(tx, id, 'achievements', hours))) continue;
      const rows = await takeUnseenNews(tx, id, KINDS, NEWS_HOURS);
      const settings = settingsOf(validSettings(person.settings));
      const cameAt = rows.map(({ createdAt }) => createdAt.getTime());
      const isDue = isAchievementMailDue(cameAt, sentAt?.getTime(), now);
      const told = rows.filter(({ kind }) => isWanted(kind as NotificationKind, settings));
      if (!isDue || told.length === 0) continue;
      if (!person.isConfirmed || !isMailed('achievements', settings)) continue;
      const news = told.map(
        ({ kind, subjectId }): News => ({
          kind: kind as News['kind'],
          subject: textIn(subjectTitle(catalog, kind, subjectId), locale),
        }),
      );
      await mailer.enqueue(tx, {
        letter: { kind: 'achievements', news },
        userId: id,
        recipient: person.email,
        locale,
      });
      written += 1;
    }
    return written;
  };
