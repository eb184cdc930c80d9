// The learning path in one answer: phases, items, readiness and the next three steps.

import type { FigureView } from '#contract/figures.ts';
import type { Path } from '#contract/path.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { shownRound } from '#domain/exam/shown-score.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { missionStates, type Records } from '#domain/missions/mission-status.ts';
import type { Language } from '#domain/modelling/language.ts';
import { pathStates } from '#domain/path/path-states.ts';
import {
  assessmentsNeeded,
  confidenceOf,
  confidenceScores,
  weightedPercent,
} from '#domain/path/readiness.ts';
import { courseProgress } from '#domain/progress/course-progress.ts';
import { minutesAhead } from '#domain/progress/minutes-left.ts';
import { guideSteps } from '#domain/route/route.ts';
import { figureView } from '#server/figure-view.ts';
import type { Failure } from '#server/http/context.ts';
import { examOf, findChosen } from '#server/modules/learner/learner.usecases.ts';
import { getLearnerView } from '#server/modules/profile/profile.usecases.ts';
import { badgeStandings } from '#server/modules/progress/badges.usecases.ts';
import { linkTo } from '#server/modules/record/activity-links.usecases.ts';
import { coverageOf } from '#server/modules/record/coverage.usecases.ts';
import { type ExamEvidence, examEvidence } from '#server/modules/record/evidence.usecases.ts';
import {
  activityRecords,
  latestAnswers,
  tickCounts,
} from '#server/modules/record/records.usecases.ts';
import { newestFirst, weakAreasIn } from '#server/modules/record/weak-areas.usecases.ts';
import { examView, pathMapView } from './course.views.ts';
import { coreView, coverageViews, phaseView, weakAreaViews } from './path.views.ts';
import { groupTitle } from './route.views.ts';
import type { StudyDeps } from './study.usecases.ts';
import { sectionViews } from './study.views.ts';

/** Everything the path screen shows; one read each of profile, records, exam date and answers. */
export async function readPath(
  deps: StudyDeps,
  learnerId: string,
  courseKey: string,
): Promise<Result<Path, Failure>> {
  const { db, catalog } = deps;
  const course = catalog.findCourse(courseKey);
  if (!course) return err({ code: 'course.not_found' });
  const [learner, choice, records, exam, answers, evidence] = await Promise.all([
    getLearnerView(db, catalog, learnerId),
    findChosen(db, course, learnerId),
    activityRecords(db, learnerId, courseKey),
    examOf(db, learnerId, courseKey),
    latestAnswers(db, learnerId, courseKey),
    examEvidence(db, catalog, learnerId, courseKey),
  ]);
  const { track, industry } = choice;
  const badges = await badgeStandings(db, catalog, learnerId, learner.streak.days);
  const { phases, core, items } = pathStates(catalog, courseKey, records);
  const inPhases = phases.flatMap((phase) => phase.items);
  const progress = courseProgress(catalog, courseKey, { records, track });
  const assessments = latestAssessments(catalog, records, evidence);
  const scores = assessments.map(({ percent }) => percent);
  const counted = confidenceScores(scores);
  const lists = items.filter(({ item }) => item.form === 'checklist');
  const ticks = await tickCounts(
    db,
    learnerId,
    lists.map(({ item }) => item.id),
  );
  const seen = { catalog, course, track, phases, ticks };
  const cards = sectionViews(catalog, missionStates(catalog, courseKey, records), {
    records,
    track,
  }).flatMap(({ missions }) => missions);
  const coverage = await coverageOf(db, catalog, { course, learnerId, records });
  const weak = weakAreasIn(catalog, courseKey, newestFirst(catalog, answers, evidence));
  return ok({
    courseKey,
    track,
    industry,
    chosen: choice.chosen,
    coveragePercent: coverage.percent,
    coverage: coverageViews(course, coverage),
    coverageFrom: {
      quizzes: [...coverage.from.quizzes],
      simulations: [...coverage.from.simulations],
    },
    // Mastery is that of the phases: the Core line has no artifact and no lab to show for itself.
    masteryPercent: inPhases.some(({ status }) => status === 'done')
      ? weightedPercent(inPhases)
      : null,
    confidence: confidenceOf(scores),
    confidenceScores: [...counted],
    assessments: assessments.slice(0, counted.length),
    assessmentsNeeded: assessmentsNeeded(scores),
    progressPercent: progress.percent,
    minutesLeft: progress.minutesLeft,
    exam: examView(exam, progress),
    weakAreas: weakAreaViews(seen, items, weak.areas),
    phasesStarted: phases.filter(({ isStarted }) => isStarted).length,
    badges: badges.countIn(courseKey),
    phases: phases.map((phase) => phaseView(seen, phase, cards)),
    core: core ? coreView(seen, core) : null,
    map: course.map ? pathMapView(course.map) : null,
    nextSteps: guideSteps(catalog, courseKey, { records, track }).map(({ activity }) => ({
      ...linkTo(activity),
      groupTitle: groupTitle(catalog, activity),
      minutesLeft: minutesAhead(activity, records.get(activity.id)),
    })),
  });
}

/** The picture of a station; null where none is drawn. */
export function readScene(
  catalog: CatalogIndex,
  { courseKey, unit }: { courseKey: string; unit: string },
): Result<FigureView | null, Failure> {
  const course = catalog.findCourse(courseKey);
  if (course === undefined) return err({ code: 'course.not_found' });
  const isThere = unit === CORE_ID || catalog.findPhase(courseKey, unit) !== undefined;
  if (!isThere) return err({ code: 'unit.not_found' });
  const scene = Object.hasOwn(course.scenes, unit) ? course.scenes[unit] : undefined;
  return ok(scene === undefined ? null : figureView(catalog, scene));
}

/** The rules that models of a course are drawn by; null where it teaches no language. */
export function readLanguage(
  catalog: CatalogIndex,
  { courseKey }: { courseKey: string },
): Result<Language | null, Failure> {
  const course = catalog.findCourse(courseKey);
  return course ? ok(course.language ?? null) : err({ code: 'course.not_found' });
}

/** Quizzes, each by its latest round, and papers as their ends showed them, newest first. */
function latestAssessments(
  catalog: CatalogIndex,
  records: Records,
  { scores }: ExamEvidence,
): Path['assessments'] {
  const rounds = [...records.values()].flatMap(({ activityId, lastPercent, scoredAt }) => {
    if (lastPercent === null) return [];
    const { quiz, title = activityId } = catalog.findItem(activityId) ?? {};
    const percent = quiz ? shownRound(lastPercent, quiz) : lastPercent;
    return [{ title, percent, at: scoredAt ?? 0 }];
  });
  const papers = scores.map(({ paperId, percent, at }) => {
    return { title: catalog.findPaper(paperId)?.title ?? paperId, percent, at };
  });
  return [...rounds, ...papers]
    .toSorted((a, b) => b.at - a.at)
    .map(({ title, percent }) => ({ title, percent }));
}
