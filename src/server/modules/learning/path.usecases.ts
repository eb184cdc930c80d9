// The learning path in one answer: phases, items, readiness and the next three steps.
import type { ItemView, Path, PhaseView } from '#contract/path.ts';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import {
  INDUSTRIES,
  type Industry,
  type ItemType,
  type LabVariant,
  type Track,
} from '#domain/catalog/path.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Records } from '#domain/missions/mission-status.ts';
import { isRequired, nextSteps } from '#domain/path/guide.ts';
import {
  type ItemState,
  nextInPhase,
  type PhaseState,
  phaseStates,
  testOutId,
} from '#domain/path/path-status.ts';
import {
  confidenceOf,
  coveredObjectives,
  minutesLeft,
  weightedPercent,
} from '#domain/path/readiness.ts';
import { examCoverage } from '#domain/readiness/exam-coverage.ts';
import type { Failure } from '#server/http/context.ts';
import { getLearnerView } from '#server/modules/learner/learner.usecases.ts';
import { activityRecords } from './learning.queries.ts';
import type { LearningDeps } from './learning.usecases.ts';

/** Everything the path screen shows; one read of the profile and one of the records. */
export async function readPath(
  deps: LearningDeps,
  learnerId: string,
  courseKey: string,
): Promise<Result<Path, Failure>> {
  const { db, catalog } = deps;
  const course = catalog.findCourse(courseKey);
  if (!course) return err({ code: 'course.not_found' });
  const [learner, records] = await Promise.all([
    getLearnerView(db, catalog, learnerId),
    activityRecords(db, learnerId, courseKey),
  ]);
  const { track, industry } = learner;
  const phases = phaseStates(catalog, courseKey, records);
  const items = phases.flatMap((phase) => phase.items);
  return ok({
    courseKey,
    track,
    industry,
    coveragePercent: examCoverage(course.objectives, coveredObjectives(phases)),
    masteryPercent: weightedPercent(items),
    progressPercent: weightedPercent(items.filter((state) => isRequired(track, state.item.kind))),
    confidence: confidenceOf(latestScores(records)),
    minutesLeft: minutesLeft(phases, track),
    phasesStarted: phases.filter((phase) => phase.items.some((state) => state.record)).length,
    badges: { earned: learner.badgesEarned, total: catalog.badges.length },
    phases: phases.map((phase) => phaseView({ catalog, course, phase, track })),
    nextStepIds: nextSteps(phases, track).map((state) => state.item.id),
  });
}

/** Scores of quiz rounds, newest first. */
function latestScores(records: Records): number[] {
  return [...records.values()]
    .filter((record) => record.lastPercent !== null)
    .toSorted((a, b) => (b.scoredAt ?? 0) - (a.scoredAt ?? 0))
    .map((record) => record.lastPercent!);
}

interface Seen {
  readonly catalog: CatalogIndex;
  readonly course: Course;
  readonly phase: PhaseState;
  readonly track: Track;
}

function phaseView(seen: Seen): PhaseView {
  const { catalog, course, track } = seen;
  const { phase, status, items, missing, isTestedOut } = seen.phase;
  const short = (list: readonly { id: string; title: string }[]) =>
    list.map(({ id, title }) => ({ id, title }));
  const test = catalog.findItem(testOutId(phase));
  return {
    id: phase.id,
    letter: phase.letter,
    order: phase.order,
    title: phase.title,
    mapTitle: phase.mapTitle,
    description: phase.description,
    status,
    percent: weightedPercent(items),
    totalMinutes: items.reduce((sum, state) => sum + state.item.estimatedMinutes, 0),
    prerequisites: short(phase.prerequisites.map((id) => catalog.findPhase(id)!)),
    missing: short(missing),
    testedOut: isTestedOut,
    testOutId: status === 'locked' && test ? test.id : null,
    objectives: objectiveViews(course, phase.objectives),
    pitfalls: [...phase.pitfalls],
    applyAtWork: [...phase.applyAtWork],
    items: items.map((state) => itemView(course, state, track)),
    nextItemId: nextInPhase(seen.phase)?.item.id ?? null,
  };
}

function itemView(course: Course, state: ItemState, track: Track): ItemView {
  const { item, record } = state;
  return {
    id: item.id,
    phaseId: item.phaseId,
    type: item.kind as ItemType,
    title: item.title,
    description: item.description,
    status: state.status,
    estimatedMinutes: item.estimatedMinutes,
    xp: item.xp,
    outcomes: [...item.outcomes],
    deliverable: item.deliverable ?? null,
    objectives: objectiveViews(course, item.objectives),
    required: isRequired(track, item.kind),
    ...stepsOf(state),
    variants: item.variants
      ? INDUSTRIES.map((industry) => variantView(industry, item.variants![industry]))
      : [],
    bestPercent: record?.bestPercent ?? null,
    passPercent: item.quiz?.passPercent ?? null,
  };
}

/** A new round of a quiz begins at none; a lab worked on in two industries counts one story. */
function stepsOf({ item, record }: ItemState): { stepCount: number; stepsSeen: number } {
  const stepCount = item.quiz?.count ?? item.steps.length;
  const earlier = item.quiz && record ? (record.round - 1) * stepCount : 0;
  return { stepCount, stepsSeen: Math.min((record?.stepsSeen ?? 0) - earlier, stepCount) };
}

function variantView(industry: Industry, variant: LabVariant): ItemView['variants'][number] {
  const first = variant.scenario[0];
  return {
    industry,
    title: variant.title,
    scenario: first?.kind === 'paragraph' ? plainText(first.content) : '',
    tasks: variant.steps.flatMap((step) =>
      step.kind === 'reading' || step.kind === 'check' ? [] : step.title,
    ),
  };
}

type Plain = string | { readonly content: readonly Plain[] };
const plainText = (content: readonly Plain[]): string =>
  content.map((one) => (typeof one === 'string' ? one : plainText(one.content))).join('');

const objectiveViews = (course: Course, ids: readonly string[]) =>
  ids.map((id) => ({
    id,
    title: course.objectives.find((objective) => objective.id === id)?.title ?? id,
  }));
