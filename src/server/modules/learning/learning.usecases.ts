// What screens read: courses, dashboard, missions, one mission.
import type { CourseCard, MissionDetail, SectionView } from '#contract/learning.ts';
import type { Dashboard } from '#contract/progress.ts';
import type { OutsideCondition } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { demandOf, isMet } from '#domain/missions/demands.ts';
import {
  type MissionState,
  missionStates,
  missionStats,
  nextMission,
  percentDone,
  type Records,
} from '#domain/missions/mission-status.ts';
import type { playState } from '#domain/missions/play.ts';
import { pathStates } from '#domain/path/path-states.ts';
import type { PhaseState } from '#domain/path/path-status.ts';
import { coveredObjectives } from '#domain/path/readiness.ts';
import { examCoverage } from '#domain/readiness/exam-coverage.ts';
import type { Executor } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { coveredInPapers } from '#server/modules/exam/evidence.usecases.ts';
import { findTimeZone, getLearnerView } from '#server/modules/learner/learner.usecases.ts';
import { activityTrail, badgeShelf } from '#server/modules/rewards/rewards.usecases.ts';
import { activityRecords, doneByCourse } from './learning.queries.ts';
import { courseCard, missionCard, missionDetail, sectionViews } from './learning.views.ts';
import { topicStrength } from './weak-areas.usecases.ts';

/** The dashboard shows this many entries of the trail (brief 1, section 9). */
const DASHBOARD_ACTIVITIES = 4;

export interface LearningDeps {
  readonly db: Executor;
  readonly catalog: CatalogIndex;
  /** Taken for the database's clock, ms since 1970; only the demo's story sets it. */
  readonly at?: number;
}

export async function listCourses(deps: LearningDeps, learnerId: string): Promise<CourseCard[]> {
  const { db, catalog } = deps;
  const ids = catalog.courses.flatMap((course) =>
    catalog.missionsOf(course.key).map(({ id }) => id),
  );
  const done = await doneByCourse(db, learnerId, ids);
  return catalog.courses.map((course) => courseCard(catalog, course, done.get(course.key) ?? 0));
}

export async function readDashboard(
  deps: LearningDeps,
  learnerId: string,
  courseKey: string,
): Promise<Result<Dashboard, Failure>> {
  const { db, catalog } = deps;
  const course = catalog.findCourse(courseKey);
  if (!course) return err({ code: 'course.not_found' });
  const [learner, records, activity, covered] = await Promise.all([
    getLearnerView(db, catalog, learnerId),
    activityRecords(db, learnerId, courseKey),
    activityTrail(db, catalog, learnerId, DASHBOARD_ACTIVITIES),
    coveredInPapers(db, learnerId, courseKey),
  ]);
  const shelf = await badgeShelf(db, catalog, learnerId, learner.streak.days);
  const states = missionStates(catalog, courseKey, records);
  const path = pathStates(catalog, courseKey, records);
  const stats = missionStats(states);
  const next = nextMission(states);
  return ok({
    course: courseCard(catalog, course, stats.completedMissions),
    totalXp: learner.totalXp,
    level: learner.level,
    streak: learner.streak,
    streakGoalDays: catalog.rewards.streakGoalDays,
    percent: percentDone(stats.completedMissions, stats.totalMissions),
    stats,
    badges: { earned: shelf.earned, total: shelf.all.length },
    examCoveragePercent: examCoverage(course.objectives, [
      ...coveredObjectives(path.items),
      ...covered,
    ]),
    next: next ? missionCard(catalog, next, records) : null,
    line: path.phases.length > 0 ? phaseStops(path.phases) : lineStops(catalog, states, records),
    lineOf: path.phases.length > 0 ? 'phases' : 'missions',
    activity,
    nextBadge: shelf.next,
  });
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
  records: Records,
): Dashboard['line'] {
  if (states.length > STOPS_AT_MOST) {
    return sectionViews(catalog, states, records).map(({ id, letter, title, status }) => ({
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
  deps: LearningDeps,
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
  const stats = missionStats(states);
  return ok({
    course: courseCard(catalog, course, stats.completedMissions),
    stats,
    sections: sectionViews(catalog, states, records),
  });
}

/** A mission by its key or its id (`/missions/{id}` of the brief), with the learner's state. */
export async function findMissionState(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  key: string,
): Promise<{ state: MissionState; states: readonly MissionState[]; records: Records } | undefined> {
  const mission = catalog.findMissionByKey(key) ?? catalog.findMission(key);
  if (!mission) return undefined;
  const records = await activityRecords(db, learnerId, mission.courseKey);
  const states = missionStates(catalog, mission.courseKey, records);
  return { state: states.find((state) => state.mission.id === mission.id)!, states, records };
}

export async function readMission(
  deps: LearningDeps,
  learnerId: string,
  key: string,
): Promise<Result<MissionDetail, Failure>> {
  const found = await findMissionState(deps.db, deps.catalog, learnerId, key);
  if (!found) return err({ code: 'mission.not_found' });
  const detail = missionDetail(deps.catalog, found.state, found.records);
  return ok({ ...detail, demands: await withTopics(deps, learnerId, detail) });
}

/** How many topics are strong already, where a mission waits for all of them. */
async function withTopics(
  { db, catalog }: LearningDeps,
  learnerId: string,
  { demands, courseKey, status }: MissionDetail,
): Promise<MissionDetail['demands']> {
  if (!demands.some(({ asks }) => asks === 'topics')) return demands;
  const timeZone = await findTimeZone(db, learnerId);
  const { all: times, strong } = await topicStrength(
    db,
    catalog,
    { id: learnerId, timeZone },
    courseKey,
  );
  const isDone = status === 'done';
  return demands.map((demand) =>
    demand.asks === 'topics'
      ? {
          ...demand,
          met: isDone,
          status: isDone ? 'done' : strong > 0 ? 'in_progress' : 'available',
          times,
          timesMet: isDone ? times : strong,
        }
      : demand,
  );
}

/** A step that content dropped is no place to stand: the first step is. */
export function currentStep(steps: readonly { id: string }[], stored: string): string {
  return steps.some((step) => step.id === stored) ? stored : (steps[0]?.id ?? '');
}

export const isMetIn = (records: Records) => (condition: OutsideCondition) =>
  isMet(demandOf(condition), records);

export function mutable(state: ReturnType<typeof playState>) {
  return {
    seenStepIds: [...state.seenStepIds],
    answeredStepIds: [...state.answeredStepIds],
    submittedStepIds: [...state.submittedStepIds],
    canFinish: state.canFinish,
  };
}
