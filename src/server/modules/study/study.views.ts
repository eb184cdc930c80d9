// Content and records as the wire shows them; a question never carries its key before its answer.

import type { OpenersView } from '#contract/activity-link.ts';
import type { CourseCard } from '#contract/course.ts';
import type {
  MissionCard,
  MissionDetail,
  RequirementView,
  SectionView,
  StepView,
} from '#contract/learning.ts';
import { type Feedback, feedbackView, openQuestionView } from '#contract/questions/questions.ts';
import type { Activity, CheckStep, ReadingStep } from '#domain/catalog/activity.ts';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { lockedNeed, nextForQuest, type Standing, standingIn } from '#domain/missions/ending.ts';
import {
  isSectionShut,
  type MissionState,
  missionStates,
  type Records,
  sectionStatus,
} from '#domain/missions/mission-status.ts';
import {
  activityBesides,
  isQuest,
  isTemplate,
  minutesBesides,
  ownMinutesAhead,
  type RequirementState,
  requirementStates,
  requirementsOf,
  waitsForOthersOnly,
} from '#domain/missions/requirements.ts';
import type { Openers } from '#domain/missions/what-opens.ts';
import { type PathStates, pathStates } from '#domain/path/path-states.ts';
import type { CourseProgress } from '#domain/progress/course-progress.ts';
import { isInForm } from '#domain/questions/answer.ts';
import { isChoice } from '#domain/questions/choice.ts';
import type { Answer, Question } from '#domain/questions/questions.ts';
import { shownOrder } from '#domain/questions/shown-order.ts';
import { passedOverIds, type Standing as RouteStanding } from '#domain/route/route.ts';
import { stationOf } from '#domain/route/stations.ts';
import { figuresOf, figureView } from '#server/figure-view.ts';
import { isPaper, linkTo } from '#server/modules/record/activity-links.usecases.ts';
import type { StoredStep } from '#server/modules/record/records.usecases.ts';
import { templateRef } from '#server/template-ref.ts';

/** Wire types are mutable copies; the catalog itself is frozen, so it can be handed out as it is. */
const open = <T>(value: unknown): T => value as T;

interface Known {
  readonly records: Records;
  /** Ids of what was passed over. */
  readonly passedOver: ReadonlySet<string>;
  readonly standing?: () => Standing;
}

export function missionCard(
  catalog: CatalogIndex,
  state: MissionState,
  { records, passedOver, standing }: Known,
): MissionCard {
  const { mission, section, record } = state;
  const hasQuest = isQuest(mission);
  const requirements = hasQuest ? requirementStates(catalog, mission, records) : [];
  const isPlayed = waitsForOthersOnly(mission, records);
  const goesOn =
    (state.status === 'available' || state.status === 'in_progress') &&
    (hasQuest || isPlayed || isHeld(catalog, state, records, standing));
  const next = goesOn ? nextForQuest(catalog, mission, records, standing?.()) : undefined;
  return {
    id: mission.id,
    key: mission.key,
    courseKey: mission.courseKey,
    sectionId: section.id,
    sectionTitle: section.title,
    title: mission.title,
    description: mission.description,
    xp: mission.xp,
    estimatedMinutes: mission.estimatedMinutes,
    minutesLeft: ownMinutesAhead(mission, records),
    minutesBesides: state.status === 'done' ? 0 : minutesBesides(catalog, mission, records),
    activityBesides:
      state.status === 'done' ? null : (activityBesides(catalog, mission, records) ?? null),
    status: state.status,
    form: hasQuest ? 'quest' : 'story',
    stepCount: hasQuest ? requirements.length : mission.steps.length,
    stepsSeen: hasQuest
      ? requirements.filter((requirement) => requirement.isMet || state.status === 'done').length
      : Math.min(record?.stepsSeen ?? 0, mission.steps.length),
    opensAfter: openersView(state.opensAfter),
    toOpen: toOpenView(state.stepsToOpen),
    next: next ? linkTo(next) : null,
    isPassedOver: passedOver.has(mission.id),
    doneAt: record?.doneAt ? new Date(record.doneAt).toISOString() : null,
  };
}

/** Was it begun while something that it asks for is still locked? Only of the few stories that ask for anything. */
const isHeld = (
  catalog: CatalogIndex,
  { mission }: MissionState,
  records: Records,
  standing = () => standingIn(catalog, mission.courseKey, records),
): boolean =>
  requirementsOf(mission).length > 0 && lockedNeed(mission, records, standing()) !== undefined;

const toOpenView = (steps: MissionState['stepsToOpen']): MissionCard['toOpen'] => {
  const [next] = steps;
  return next ? { steps: steps.length, next: linkTo(next) } : null;
};

/** What a locked mission opens after, for the wire. */
export const openersView = (openers: Openers): OpenersView =>
  openers.map((group) => group.map(linkTo));

export function missionDetail(
  catalog: CatalogIndex,
  state: MissionState,
  on: RouteStanding,
): MissionDetail {
  const { mission } = state;
  const { records } = on;
  const passedOver = passedOverIds(catalog, mission.courseKey, on);
  const objectives = catalog.findCourse(mission.courseKey)?.objectives ?? [];
  return {
    ...missionCard(catalog, state, { records, passedOver }),
    outcomes: [...mission.outcomes],
    takeaway: mission.takeaway,
    objectives: mission.objectives.map((id) => ({
      id,
      title: objectives.find((objective) => objective.id === id)?.title ?? id,
    })),
    refs: [...mission.refs],
    checkedOn: mission.checkedOn,
    checkCount: mission.steps.filter((step) => step.kind === 'check').length,
    briefing: open(mission.briefing ?? []),
    stepsToOpen: state.stepsToOpen.map(linkTo),
    requirements: requirementViews(catalog, mission, records),
    template: handedOut(catalog, mission),
  };
}

/** The document that a mission asks for, or that of the artifact that it asks for. */
function handedOut(catalog: CatalogIndex, mission: Activity): MissionDetail['template'] {
  const [template] = requirementsOf(mission).flatMap(({ activityId }) => {
    const templateId = catalog.findItem(activityId)?.templateId ?? activityId;
    return catalog.findTemplate(templateId) ?? [];
  });
  return template ? templateRef(template) : null;
}

/** What an activity asks for outside itself, and where the learner stands in it. */
export function requirementViews(
  catalog: CatalogIndex,
  activity: Activity,
  records: Records,
): RequirementView[] {
  const requirements = requirementStates(catalog, activity, records);
  if (requirements.length === 0) return [];
  const statuses = new Map([
    ...missionStates(catalog, activity.courseKey, records).map(
      ({ mission, status }) => [mission.id, status] as const,
    ),
    ...pathStates(catalog, activity.courseKey, records).items.map(
      ({ item, status }) => [item.id, status] as const,
    ),
  ]);
  // A template is looked for where a mission ends and not kept among the records of activities.
  const isOver = records.get(activity.id)?.status === 'done';
  return requirements.map((requirement) => {
    const met = requirement.isMet || (isOver && isTemplate(requirement.activity));
    return {
      activity: linkTo(requirement.activity),
      // Papers and templates are always open.
      status:
        isPaper(requirement.activity) || isTemplate(requirement.activity)
          ? openStatus({ ...requirement, isMet: met })
          : (statuses.get(requirement.activityId) ?? 'locked'),
      met,
      percent: requirement.percent ?? null,
      bestPercent: requirement.bestPercent,
      times: requirement.times ?? 1,
      timesMet: met && isTemplate(requirement.activity) ? 1 : requirement.timesMet,
      asks: askedFor(requirement),
    };
  });
}

function askedFor({ anyOf, activity }: RequirementState): RequirementView['asks'] {
  if (anyOf) return 'papers';
  if (isTemplate(activity)) return 'template';
  return isPaper(activity) ? 'topics' : 'activity';
}

const openStatus = ({
  isMet,
  timesMet,
  bestPercent,
}: RequirementState): RequirementView['status'] => {
  if (isMet) return 'done';
  return timesMet > 0 || bestPercent !== null ? 'in_progress' : 'available';
};

export function sectionViews(
  catalog: CatalogIndex,
  states: readonly MissionState[],
  on: RouteStanding,
): SectionView[] {
  const { records } = on;
  // Looked at once for all open quests, and only where there is one.
  let known: Standing | undefined;
  let phases: PathStates['phases'] | undefined;
  let passedOver: ReadonlySet<string> | undefined;
  const standing = (courseKey: string) => () => {
    known ??= standingIn(catalog, courseKey, records);
    return known;
  };
  return [...Map.groupBy(states, (state) => state.section)].map(([section, within]) => {
    passedOver ??= passedOverIds(catalog, section.courseKey, on);
    const known = { records, passedOver, standing: standing(section.courseKey) };
    const missions = within.map((state) => missionCard(catalog, state, known));
    const stations = new Set(within.flatMap(({ mission }) => stationOf(catalog, mission) ?? []));
    const status = sectionStatus(missions);
    phases ??= pathStates(catalog, section.courseKey, records).phases;
    return {
      id: section.id,
      title: section.title,
      summary: section.summary,
      letter: section.letter,
      status,
      done: missions.filter(({ status }) => status === 'done').length,
      isShut: isSectionShut(
        status,
        phases.filter(({ phase }) => stations.has(phase)),
      ),
      stations: [...stations].map(({ id, title }) => ({ id, title })),
      missions,
    };
  });
}

export interface CourseStanding {
  readonly progress: CourseProgress;
  readonly completedMissions: number;
}

export function courseCard(
  catalog: CatalogIndex,
  course: Course,
  { progress, completedMissions }: CourseStanding,
): CourseCard {
  return {
    key: course.key,
    title: course.title,
    subject: course.subject,
    description: course.description,
    legalNotice: course.legalNotice,
    icon: course.icon,
    color: course.colors.dark.accent,
    percent: progress.percent,
    completedMissions,
    totalMissions: catalog.missionsOf(course.key).length,
    totalMinutes: progress.minutes,
    minutesLeft: progress.minutesLeft,
    objectives: course.objectives.map(({ id, title, weight, group }) => ({
      id,
      title,
      weight,
      group: group ?? null,
    })),
  };
}

export function readingView(catalog: CatalogIndex, step: ReadingStep): StepView {
  return {
    id: step.id,
    kind: 'reading',
    title: step.title,
    body: open(step.body),
    figure: step.figure ? touchedFigure(catalog, step.figure) : null,
    keep: step.keep ?? null,
    sets: [...(step.sets ?? [])],
  };
}

function touchedFigure(
  catalog: CatalogIndex,
  figure: NonNullable<ReadingStep['figure']>,
): Extract<StepView, { kind: 'reading' }>['figure'] {
  const { touch } = figure;
  return {
    ...figureView(catalog, figure),
    touch: touch
      ? {
          points: touch.points.map((point) => ({ ...point })),
          pieces: (touch.pieces ?? []).map((piece) => ({ ...piece })),
        }
      : null,
  };
}

export function checkView(
  catalog: CatalogIndex,
  step: CheckStep,
  stored: StoredStep | undefined,
  learnerId: string,
): StepView {
  const question = catalog.getQuestion(step.questionId);
  // Options of choices stand as their authors wrote them, which tells nothing; pairs and orders would.
  const order = isChoice(question) ? [] : shownOrder(question, `${learnerId}:${step.id}`);
  const { answer = null, right = null } = stored ?? {};
  return {
    id: step.id,
    kind: 'check',
    question: openQuestionView(question, order, figuresOf(catalog)),
    feedback: answer && checkFeedback(question, answer, right ?? false),
  };
}

/**
 * What is explained of a check of a lesson or quiz.
 * @param right as it was marked then: content may have changed since
 */
export const checkFeedback = (question: Question, answer: Answer, right: boolean): Feedback => {
  // A question that has got another type since shows what is right, and that nothing was given in it.
  const view = feedbackView(question, isInForm(question, answer) ? answer : null, null);
  const points = right ? view.maxPoints : view.right ? 0 : view.points;
  return { ...view, right, points };
};
