// Reminds of runs of study days in the evening of each zone: in the app, by push, and by mail where it is wanted.
import { studyDayAt } from '#domain/kernel/time.ts';
import { isMailed } from '#domain/notifications/mail-topics.ts';
import {
  HOURS_BETWEEN_REMINDERS,
  isEvening,
  REMINDED_FROM_DAYS,
  streakReminder,
} from '#domain/notifications/streak-reminder.ts';
import { settingsOf, validSettings } from '#domain/settings/settings.ts';
import { databaseNow, type Transaction } from '#server/db/database.ts';
import { streakOf } from '#server/modules/learner/streak.usecases.ts';
import type { Mailer } from '#server/modules/mail/mail.usecases.ts';
import { notify } from '#server/modules/notification/notification.usecases.ts';
import { claimReminder, findOpenRuns, zonesOfLearners } from './reminder.queries.ts';

/** In one run of the job: 36,000 in the three hours of a zone's evening. */
const AT_ONCE = 200;

/** @returns how many learners were reminded */
export const remindOfStreaks =
  (mailer: Mailer) =>
  async (tx: Transaction): Promise<number> => {
    const now = await databaseNow(tx);
    const zones = (await zonesOfLearners(tx)).filter((zone) => isEvening(now, zone));
    if (zones.length === 0) return 0;
    const todays = new Map(zones.map((zone) => [zone, studyDayAt(now, zone)]));
    const hours = HOURS_BETWEEN_REMINDERS;
    const given = { leastDays: REMINDED_FROM_DAYS, hours, limit: AT_ONCE };
    let reminded = 0;
    for (const { streak, ...person } of await findOpenRuns(tx, todays, given)) {
      const { id, timeZone, shieldsHeld, sentAt } = person;
      if (!(await claimReminder(tx, id, 'streak', hours))) continue;
      const reminder = streakReminder({
        streak: streakOf(streak),
        shieldsHeld,
        zone: timeZone,
        now,
        remindedAt: sentAt?.getTime(),
      });
      if (!reminder) continue;
      const { days, shields } = reminder;
      const learner = { id, settings: person.settings, now };
      await notify(tx, learner, [
        { kind: 'streak_at_risk', courseKey: null, subjectId: String(days) },
      ]);
      reminded += 1;
      const settings = settingsOf(validSettings(person.settings));
      if (!mailer.canSend || !person.isConfirmed || !isMailed('streak', settings)) continue;
      await mailer.enqueue(tx, {
        letter: { kind: 'streak', days, shields },
        userId: id,
        recipient: person.email,
        locale: person.locale,
      });
    }
    return reminded;
  };
