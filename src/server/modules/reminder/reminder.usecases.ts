// What reaches learners by itself, and when it is looked for.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { EVERY_MINUTE, type Job } from '#server/jobs.ts';
import type { Mailer } from '#server/modules/mail/mail.usecases.ts';
import { mailAchievements } from './achievements.usecases.ts';
import { mailDigests } from './digest.usecases.ts';
import { remindOfStreaks } from './streak-reminder.usecases.ts';

/** Each looks for whom it is due now; the minutes between two runs are the most by which one is late. */
export function reminderJobs(mailer: Mailer, catalog: CatalogIndex): readonly Job[] {
  const after = () => void mailer.deliver();
  return [
    { name: 'streak-reminders', cron: EVERY_MINUTE, run: remindOfStreaks(mailer), after },
    {
      name: 'achievement-mails',
      cron: EVERY_MINUTE,
      run: mailAchievements(mailer, catalog),
      after,
    },
    { name: 'weekly-digests', cron: EVERY_MINUTE, run: mailDigests(mailer, catalog), after },
  ];
}
