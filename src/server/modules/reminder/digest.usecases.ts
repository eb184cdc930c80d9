// Mails the week that ended, on Monday morning of each zone, to those who asked for it.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { textIn } from '#domain/catalog/localized-text.ts';
import { subjectTitle } from '#domain/catalog/subject-title.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { isMailed } from '#domain/notifications/mail-topics.ts';
import {
  type DigestWeek,
  digestWeek,
  examsAhead,
  isWorthSending,
  studyDaysOf,
} from '#domain/notifications/weekly-digest.ts';
import { daysToExam } from '#domain/readiness/exam-date.ts';
import { settingsOf, validSettings } from '#domain/settings/settings.ts';
import { standingDays } from '#domain/streak/advance-streaks.ts';
import { databaseNow, type Transaction } from '#server/db/database.ts';
import { streakOf } from '#server/modules/learner/streak.usecases.ts';
import type { DigestFacts, Mailer } from '#server/modules/mail/mail.usecases.ts';
import {
  findBadges,
  findExamDates,
  findFinished,
  findOverallRun,
  findStudied,
  findXp,
} from './digest.queries.ts';
import {
  claimReminder,
  findDigestReaders,
  type Person,
  zonesOfLearners,
} from './reminder.queries.ts';

const AT_ONCE = 200;
/** A week, but for the longest way that a learner can move their Monday. */
const HOURS_BETWEEN = 5 * 24;

/**
 * @param clock the database's; a test brings its own, to have a Monday on any day
 * @returns how many mails were written
 */
export const mailDigests =
  (mailer: Mailer, catalog: CatalogIndex, clock = databaseNow) =>
  async (tx: Transaction): Promise<number> => {
    if (!mailer.canSend) return 0;
    const now = await clock(tx);
    const weeks = new Map(
      (await zonesOfLearners(tx)).flatMap((zone) => {
        const week = digestWeek(now, zone);
        return week ? [[zone, week] as const] : [];
      }),
    );
    if (weeks.size === 0) return 0;
    const given = { hours: HOURS_BETWEEN, limit: AT_ONCE };
    let written = 0;
    for (const person of await findDigestReaders(tx, [...weeks.keys()], given)) {
      if (!(await claimReminder(tx, person.id, 'digest', HOURS_BETWEEN))) continue;
      const settings = settingsOf(validSettings(person.settings));
      if (!person.isConfirmed || !isMailed('digest', settings)) continue;
      const digest = await countWeek(tx, catalog, person, weeks.get(person.timeZone)!, now);
      if (!isWorthSending(digest)) continue;
      await mailer.enqueue(tx, {
        letter: { kind: 'digest', digest },
        userId: person.id,
        recipient: person.email,
        locale: person.locale,
      });
      written += 1;
    }
    return written;
  };

/** The unit that the test opens; undefined for any other activity or paper. */
function testedOut(catalog: CatalogIndex, activityId: string) {
  const item = catalog.findItem(activityId);
  return item?.kind === 'testout' ? catalog.findPhase(item.courseKey, item.phaseId) : undefined;
}

async function countWeek(
  tx: Transaction,
  catalog: CatalogIndex,
  { id, timeZone, shieldsHeld, ...person }: Person,
  week: DigestWeek,
  now: number,
): Promise<DigestFacts> {
  const locale = person.locale;
  const { quietMode } = settingsOf(validSettings(person.settings));
  const today = studyDayAt(now, timeZone);
  const titleOf = (kind: string, subjectId: string) =>
    textIn(subjectTitle(catalog, kind, subjectId), locale);
  const run = await findOverallRun(tx, id);
  const streakDays = standingDays(run && streakOf(run), today, shieldsHeld);
  const finished = await findFinished(tx, id, week);
  const badges = await findBadges(tx, id, week);
  const exams = (await findExamDates(tx, id)).flatMap(({ courseKey, on }) => {
    const course = catalog.findCourse(courseKey);
    return course ? [{ course: course.title, days: daysToExam(on, today) }] : [];
  });
  return {
    from: week.from,
    to: week.to,
    studyDays: studyDaysOf(week, timeZone, await findStudied(tx, id, week)),
    xp: quietMode ? null : await findXp(tx, id, week),
    finished: finished.map(({ type, subjectId }) => {
      const unit = testedOut(catalog, subjectId);
      return unit ? { title: unit.title, isTestOut: true } : { title: titleOf(type, subjectId) };
    }),
    badges: badges.map((badgeId) => titleOf('badge_earned', badgeId)),
    streakDays: quietMode || streakDays === 0 ? null : streakDays,
    exams: examsAhead(exams),
  };
}
