// What screens read: courses, dashboard, missions, one mission.

import type { CourseCard } from '#contract/course.ts';
import type { ListedCourse, MissionDetail, SectionView } from '#contract/learning.ts';
import type { Dashboard } from '#contract/progress.ts';
import type { OutsideCondition } from '#domain/catalog/activity.ts';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Track } from '#domain/catalog/course-keys.ts';
import { offerOf } from '#domain/catalog/offer.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  type MissionState,
  missionStates,
  missionStats,
  type Records,
} from '#domain/missions/mission-status.ts';
import type { playState } from '#domain/missions/play.ts';
import { isMet, requirementOf } from '#domain/missions/requirements.ts';
import { pathStates } from '#domain/path/path-states.ts';
import type { PhaseState } from '#domain/path/path-status.ts';
import { courseProgress } from '#domain/progress/course-progress.ts';
import { type NextOnRoute, nextOnRoute, type Standing } from '#domain/route/route.ts';
import type { TemplateNews } from '#domain/templates/template-news.ts';
import type { Executor } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  examOf,
  findCourseChoice,
  findTimeZone,
  inSelectedCourse,
} from '#server/modules/learner/learner.usecases.ts';
import { runsOf } from '#server/modules/learner/streak.usecases.ts';
import { modelsCreated } from '#server/modules/model/model.usecases.ts';
import { getLearnerView } from '#server/modules/profile/profile.usecases.ts';
import { badgeStandings } from '#server/modules/progress/badges.usecases.ts';
import { activityLogIn } from '#server/modules/progress/log.usecases.ts';
import { coverageOf } from '#server/modules/record/coverage.usecases.ts';
import { minutesStudiedToday } from '#server/modules/record/day-work.usecases.ts';
import { averageScore } from '#server/modules/record/evidence.usecases.ts';
import { masteryOf } from '#server/modules/record/mastery.usecases.ts';
import { activityRecords, tickCounts } from '#server/modules/record/records.usecases.ts';
import { topicStrength } from '#server/modules/record/weak-areas.usecases.ts';
import { templateNews } from '#server/modules/template/template.usecases.ts';
import { courseView, examView } from './course.views.ts';
import { nextStepView } from './route.views.ts';
import { type CourseStanding, courseCard, missionDetail, sectionViews } from './study.views.ts';

/** Entries of the activity log: the dashboard shows four lines of them, and what is alike is one line. */
const DASHBOARD_ACTIVITIES = 12;

/** What a write needs beside its transaction. */
export interface StudyRules {
  readonly catalog: CatalogIndex;
  /** Taken for the database's clock, ms since 1970; only the demo's story sets it. */
  readonly at?: number;
}

export interface StudyDeps extends StudyRules {
  readonly db: Executor;
}

export async function listCourses(deps: StudyDeps, learnerId: string): Promise<ListedCourse[]> {
  const { db, catalog } = deps;
  const runs = await runsOf(db, learnerId);
  return Promise.all(
    catalog.courses.map(async (course) => {
      const records = await activityRecords(db, learnerId, course.key);
      const { track } = await findCourseChoice(db, course, learnerId);
      const next = nextOnRoute(catalog, course.key, { records, track });
      return {
        ...courseView(catalog, course, standingIn(catalog, { course, records, track })),
        // By an activity, or by a day of study: papers are none.
        isBegun: records.size > 0 || runs.some(({ scope }) => scope === course.key),
        track,
        offer: offerOf(catalog, course.key),
        takenFor: course.takenFor,
        next: await nextView(deps, learnerId, next, records),
      };
    }),
  );
}

/** The next step; a checklist is asked how far it is ticked, begun or worked on ahead. */
async function nextView(
  { db, catalog }: StudyDeps,
  learnerId: string,
  next: NextOnRoute | undefined,
  records: Records,
): Promise<ListedCourse['next']> {
  if (!next) return null;
  const { opens } = next;
  const isList = 'form' in opens && opens.form === 'checklist';
  return nextStepView(
    catalog,
    next,
    records,
    await tickCounts(db, learnerId, isList ? [opens.id] : []),
  );
}

/** How far the learner is in a course, as every screen says it. */
function standingIn(
  catalog: CatalogIndex,
  { course, records, track }: { course: Course; records: Records; track: Track | null },
): CourseStanding {
  const { completedMissions } = missionStats(missionStates(catalog, course.key, records));
  return { completedMissions, progress: courseProgress(catalog, course.key, { records, track }) };
}

export async function readDashboard(
  deps: StudyDeps,
  learnerId: string,
  courseKey: string,
): Promise<Result<Dashboard, Failure>> {
  const { db, catalog } = deps;
  const course = catalog.findCourse(courseKey);
  if (!course) return err({ code: 'course.not_found' });
  const [learner, records, activity, exam, minutesToday] = await Promise.all([
    getLearnerView(db, catalog, learnerId),
    activityRecords(db, learnerId, courseKey),
    activityLogIn(db, catalog, learnerId, { courseKey, limit: DASHBOARD_ACTIVITIES }),
    examOf(db, learnerId, courseKey),
    minutesStudiedToday(db, catalog, learnerId),
  ]);
  const { track, industry } = await findCourseChoice(db, course, learnerId);
  const standing = standingIn(catalog, { course, records, track });
  const badges = await badgeStandings(db, catalog, learnerId, learner.streak.days);
  const states = missionStates(catalog, courseKey, records);
  const path = pathStates(catalog, courseKey, records);
  const stats = missionStats(states);
  const next = nextOnRoute(catalog, courseKey, { records, track });
  const mastery = await masteryOf(db, catalog, { course, learnerId });
  return ok({
    course: courseCard(catalog, course, standing),
    totalXp: learner.totalXp,
    level: learner.level,
    streak: learner.streak,
    streakGoalDays: catalog.rewards.streakGoalDays,
    streakBadgeDays: badges.nextStreakDays,
    percent: standing.progress.percent,
    stats: { ...stats, totalXp: learner.totalXp },
    badges: badges.countIn(courseKey),
    examCoveragePercent: (await coverageOf(db, catalog, { course, learnerId, records })).percent,
    exam: examView(exam, standing.progress),
    minutesToday,
    models: course.language ? await modelsCreated(db, learnerId, courseKey) : null,
    next: await nextView(deps, learnerId, next, records),
    line:
      path.phases.length > 0
        ? phaseStops(path.phases)
        : lineStops(catalog, states, { records, track }),
    lineOf: path.phases.length > 0 ? 'phases' : 'missions',
    activity,
    templates: newsView(
      course,
      await templateNews(db, catalog, { learnerId, courseKey }, industry),
    ),
    nextBadge: badges.nextIn(courseKey),
    averagePercent: await averageScore(db, learnerId, courseKey),
    hasPapers: catalog.papersOf(courseKey).length > 0,
    mastery,
  });
}

function newsView({ companies }: Course, news: TemplateNews | null): Dashboard['templates'] {
  if (!news?.fresh) return news && { total: news.total, fresh: null };
  const { count, company } = news.fresh;
  const industry = companies.find(({ key }) => key === company)?.name ?? null;
  return { total: news.total, fresh: { count, industry } };
}

/** A course with a path is drawn phase by phase, as its map is. */
const phaseStops = (phases: readonly PhaseState[]): Dashboard['line'] =>
  phases.map(({ phase, status }) => ({
    id: phase.id,
    letter: phase.letter,
    title: phase.mapTitle,
    status,
  }));

/** A course of few missions is drawn mission by mission, a longer one section by section. */
const STOPS_AT_MOST = 12;

function lineStops(
  catalog: CatalogIndex,
  states: readonly MissionState[],
  standing: Standing,
): Dashboard['line'] {
  if (states.length > STOPS_AT_MOST) {
    return sectionViews(catalog, states, standing).map(({ id, letter, title, status }) => ({
      id,
      letter,
      title,
      status,
    }));
  }
  return states.map(({ mission, status }, at) => ({
    id: mission.id,
    letter: String(at + 1),
    title: mission.title,
    status,
  }));
}

export async function listMissions(
  deps: StudyDeps,
  learnerId: string,
  courseKey: string,
): Promise<
  Result<
    { course: CourseCard; stats: ReturnType<typeof missionStats>; sections: SectionView[] },
    Failure
  >
> {
  const { db, catalog } = deps;
  const course = catalog.findCourse(courseKey);
  if (!course) return err({ code: 'course.not_found' });
  const records = await activityRecords(db, learnerId, courseKey);
  const states = missionStates(catalog, courseKey, records);
  const { track } = await findCourseChoice(db, course, learnerId);
  const standing = standingIn(catalog, { course, records, track });
  return ok({
    course: courseCard(catalog, course, standing),
    stats: missionStats(states),
    sections: sectionViews(catalog, states, { records, track }),
  });
}

/** A mission by its key or its id (`/missions/{id}` of the brief), with the learner's state. */
export async function findMissionState(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  key: string,
): Promise<{ state: MissionState; states: readonly MissionState[]; records: Records } | undefined> {
  const name = await inSelectedCourse(db, catalog, learnerId, key);
  const mission = catalog.findMissionByKey(name) ?? catalog.findMission(name);
  if (!mission) return undefined;
  const records = await activityRecords(db, learnerId, mission.courseKey);
  const states = missionStates(catalog, mission.courseKey, records);
  return { state: states.find((state) => state.mission.id === mission.id)!, states, records };
}

export async function readMission(
  deps: StudyDeps,
  learnerId: string,
  key: string,
): Promise<Result<MissionDetail, Failure>> {
  const found = await findMissionState(deps.db, deps.catalog, learnerId, key);
  if (!found) return err({ code: 'mission.not_found' });
  const course = deps.catalog.findCourse(found.state.mission.courseKey)!;
  const { track } = await findCourseChoice(deps.db, course, learnerId);
  const standing = { records: found.records, track };
  const detail = missionDetail(deps.catalog, found.state, standing);
  return ok({ ...detail, requirements: await withTopics(deps, learnerId, detail) });
}

/** How many topics are strong already, where a mission waits for all of them. */
async function withTopics(
  { db, catalog }: StudyDeps,
  learnerId: string,
  { requirements, courseKey, status }: MissionDetail,
): Promise<MissionDetail['requirements']> {
  if (!requirements.some(({ asks }) => asks === 'topics')) return requirements;
  const timeZone = await findTimeZone(db, learnerId);
  const { all: times, strong } = await topicStrength(
    db,
    catalog,
    { id: learnerId, timeZone },
    courseKey,
  );
  const isDone = status === 'done';
  return requirements.map((requirement) =>
    requirement.asks === 'topics'
      ? {
          ...requirement,
          met: isDone,
          status: isDone ? 'done' : strong > 0 ? 'in_progress' : 'available',
          times,
          timesMet: isDone ? times : strong,
        }
      : requirement,
  );
}

export const isMetIn = (records: Records) => (condition: OutsideCondition) =>
  isMet(requirementOf(condition), records);

export function mutable(state: ReturnType<typeof playState>) {
  return {
    seenStepIds: [...state.seenStepIds],
    answeredStepIds: [...state.answeredStepIds],
    submittedStepIds: [...state.submittedStepIds],
    canFinish: state.canFinish,
  };
}
