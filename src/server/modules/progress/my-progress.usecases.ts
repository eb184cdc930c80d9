// My Progress: levels, runs, study days and every XP entry with its reason.
import type { MyProgress, XpEntry } from '#contract/my-progress.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { subjectTitle } from '#domain/catalog/subject-title.ts';
import { addDays, studyDayAt } from '#domain/kernel/time.ts';
import { CALENDAR_WEEKS, weekStart } from '#domain/progress/calendar.ts';
import { reasonOf } from '#domain/rewards/xp-source.ts';
import { standingDays, standingDaysIn } from '#domain/streak/advance-streaks.ts';
import { daysToNextShield } from '#domain/streak/next-shield.ts';
import type { Executor } from '#server/db/database.ts';
import { getStanding } from '#server/modules/learner/learner.usecases.ts';
import { runsOf, studyDaysFrom } from '#server/modules/learner/streak.usecases.ts';
import { entriesBefore, xpByCourse, xpByDay } from './ledger.queries.ts';
import { levelsReached } from './log.queries.ts';

/** Everything of the screen but the list of entries, which is read page by page. */
export async function readMyProgress(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<MyProgress> {
  const { totalXp, shieldsHeld, timeZone, now } = await getStanding(db, learnerId);
  const today = studyDayAt(now, timeZone);
  const from = addDays(weekStart(today), -7 * (CALENDAR_WEEKS - 1));
  const [runs, studied, xpOfDays, xpOfCourses, reached] = await Promise.all([
    runsOf(db, learnerId),
    studyDaysFrom(db, learnerId, from),
    xpByDay(db, learnerId, from),
    xpByCourse(db, learnerId),
    levelsReached(db, learnerId),
  ]);
  const runIn = (scope: string) => runs.find((run) => run.scope === scope);
  const overall = runIn('overall');
  const standing = overall?.streak;
  const daysOf = (scope: string) =>
    standingDaysIn(runIn(scope)?.streak, standing, today, shieldsHeld);
  const days = standingDays(standing, today, shieldsHeld);
  const { shields, levels, rankedXpPerDay } = catalog.rewards;
  const all = new Set([...studied.map(({ day }) => day), ...xpOfDays.keys()]);
  return {
    totalXp,
    earnedXp: [...xpOfCourses.values()].reduce((sum, xp) => sum + xp, 0),
    rankedXpPerDay,
    levels: levels.map(({ key, name, fromXp }) => ({
      key,
      name,
      fromXp,
      reachedAt: reached.get(key)?.toISOString() ?? null,
    })),
    streak: {
      days,
      studiedToday: overall?.streak.lastStudyDay === today,
      bestDays: overall?.bestDays ?? 0,
      shieldsHeld,
      nextShieldInDays: daysToNextShield(days, shieldsHeld, shields),
      shieldsFrom: { atStart: shields.atStart, runDays: shields.runDays },
    },
    courses: catalog.courses
      .filter(({ key }) => runIn(key) !== undefined || xpOfCourses.has(key))
      .map(({ key, title }) => ({
        key,
        title,
        days: daysOf(key),
        bestDays: runIn(key)?.bestDays ?? 0,
        xp: xpOfCourses.get(key) ?? 0,
      })),
    calendar: {
      today,
      from,
      days: [...all].toSorted().map((day) => ({ day, xp: xpOfDays.get(day) ?? 0 })),
      bridged: days > 0 ? (overall?.streak.bridgedDays ?? []).filter((day) => day >= from) : [],
    },
  };
}

/** One page of the learner's XP entries, newest first. */
export async function listXpEntries(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<XpEntry[]> {
  const rows = await entriesBefore(db, learnerId, {
    before: before === undefined ? Number.MAX_SAFE_INTEGER : Number(before),
    limit,
  });
  return rows.map((row) => entryView(catalog, row));
}

function entryView(
  catalog: CatalogIndex,
  row: Awaited<ReturnType<typeof entriesBefore>>[number],
): XpEntry {
  const { kind, subjectId } = reasonOf(row.source);
  return {
    id: String(row.id),
    kind: kindOf(catalog, { kind, subjectId }, row.isOfMissed),
    isOfMissed: row.isOfMissed === true,
    courseKey: row.courseKey,
    title: kind === 'answer' ? topicOf(catalog, subjectId) : subjectTitle(catalog, kind, subjectId),
    baseXp: row.baseXp,
    bonusXp: row.bonusXp,
    createdAt: row.createdAt.toISOString(),
  };
}

function kindOf(
  catalog: CatalogIndex,
  { kind, subjectId }: ReturnType<typeof reasonOf>,
  isOfMissed: boolean | null,
): XpEntry['kind'] {
  if (kind === 'activity') return catalog.findMission(subjectId) ? 'mission' : 'item';
  // Its attempt is gone: whether it asked chosen topics or missed questions is not known any more.
  const isPutTogether = kind === 'paper' && catalog.findPaper(subjectId)?.draw === 'focus';
  if (isPutTogether && isOfMissed === null) return 'practice';
  return kind;
}

/** The topic of a question: its text belongs to the papers that ask it. */
function topicOf(catalog: CatalogIndex, questionId: string): XpEntry['title'] {
  const question = catalog.findQuestion(questionId);
  const topic = question && catalog.findTopic(question.courseKey, question.tags[0] ?? '');
  const title = topic?.title ?? questionId;
  return { en: title, es: title, fr: title, de: title };
}
