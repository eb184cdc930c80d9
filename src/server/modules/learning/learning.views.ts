// Content and records as the wire shows them; a question never carries its key before its answer.
import type { FigureView } from '#contract/figures.ts';
import type {
  CourseCard,
  DemandView,
  MissionCard,
  MissionDetail,
  SectionView,
  StepView,
} from '#contract/learning.ts';
import type { ChoiceVerdict } from '#contract/questions.ts';
import type {
  Activity,
  CheckStep,
  ChoiceQuestion,
  Course,
  FigureUse,
  ReadingStep,
} from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { maxPointsOf } from '#domain/catalog/questions.ts';
import { demandStates, isQuest } from '#domain/missions/demands.ts';
import { nextForQuest, type Standing, standingIn } from '#domain/missions/ending.ts';
import {
  type MissionState,
  missionStates,
  percentDone,
  type Records,
  sectionStatus,
} from '#domain/missions/mission-status.ts';
import type { StepRecord } from '#domain/missions/play.ts';
import { pathStates } from '#domain/path/path-states.ts';
import { linkTo } from './activity.usecases.ts';

/** Wire types are mutable copies; the catalog itself is frozen, so it can be handed out as it is. */
const open = <T>(value: unknown): T => value as T;

export function missionCard(
  catalog: CatalogIndex,
  state: MissionState,
  records: Records,
  standing?: () => Standing,
): MissionCard {
  const { mission, section, record, opensAfter } = state;
  const hasQuest = isQuest(mission);
  const demands = hasQuest ? demandStates(catalog, mission, records) : [];
  const isOpen = state.status === 'available' || state.status === 'in_progress';
  const next =
    hasQuest && isOpen ? nextForQuest(catalog, mission, records, standing?.()) : undefined;
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
    status: state.status,
    form: hasQuest ? 'quest' : 'story',
    stepCount: hasQuest ? demands.length : mission.steps.length,
    stepsSeen: hasQuest
      ? demands.filter((demand) => demand.isMet || state.status === 'done').length
      : Math.min(record?.stepsSeen ?? 0, mission.steps.length),
    opensAfter: opensAfter ? linkTo(opensAfter) : null,
    next: next ? linkTo(next) : null,
    doneAt: record?.doneAt ? new Date(record.doneAt).toISOString() : null,
  };
}

export function missionDetail(
  catalog: CatalogIndex,
  state: MissionState,
  records: Records,
): MissionDetail {
  const { mission } = state;
  const objectives = catalog.findCourse(mission.courseKey)?.objectives ?? [];
  return {
    ...missionCard(catalog, state, records),
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
    demands: demandViews(catalog, mission, records),
  };
}

/** What an activity asks for outside itself, and where the learner stands in it. */
export function demandViews(
  catalog: CatalogIndex,
  activity: Activity,
  records: Records,
): DemandView[] {
  const demands = demandStates(catalog, activity, records);
  if (demands.length === 0) return [];
  const statuses = new Map([
    ...missionStates(catalog, activity.courseKey, records).map(
      ({ mission, status }) => [mission.id, status] as const,
    ),
    ...pathStates(catalog, activity.courseKey, records).items.map(
      ({ item, status }) => [item.id, status] as const,
    ),
  ]);
  return demands.map((demand) => ({
    activity: linkTo(demand.activity),
    status: statuses.get(demand.activityId) ?? 'locked',
    met: demand.isMet,
    percent: demand.percent ?? null,
    bestPercent: demand.bestPercent,
  }));
}

export function sectionViews(
  catalog: CatalogIndex,
  states: readonly MissionState[],
  records: Records,
): SectionView[] {
  // Looked at once for all open quests, and only where there is one.
  let known: Standing | undefined;
  const standing = (courseKey: string) => () => {
    known ??= standingIn(catalog, courseKey, records);
    return known;
  };
  return [...Map.groupBy(states, (state) => state.section)].map(([section, within]) => ({
    id: section.id,
    title: section.title,
    summary: section.summary,
    letter: section.letter,
    status: sectionStatus(within),
    done: within.filter((state) => state.status === 'done').length,
    missions: within.map((state) =>
      missionCard(catalog, state, records, standing(section.courseKey)),
    ),
  }));
}

export function courseCard(catalog: CatalogIndex, course: Course, done: number): CourseCard {
  const missions = catalog.missionsOf(course.key);
  return {
    key: course.key,
    title: course.title,
    subject: course.subject,
    description: course.description,
    legalNotice: course.legalNotice,
    icon: course.icon,
    color: course.color,
    percent: percentDone(done, missions.length),
    completedMissions: done,
    totalMissions: missions.length,
    totalMinutes: missions.reduce((sum, mission) => sum + mission.estimatedMinutes, 0),
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
    figure: step.figure ? figureView(catalog, step.figure) : null,
    keep: step.keep ?? null,
  };
}

export function checkView(
  catalog: CatalogIndex,
  step: CheckStep,
  record: StepRecord | undefined,
): StepView {
  const question = catalog.getChoice(step.questionId);
  return {
    id: step.id,
    kind: 'check',
    question: {
      id: question.id,
      type: question.type,
      stem: question.stem,
      choose: question.answer.length,
      options: question.options.map(({ id, text }) => ({ id, text })),
    },
    verdict: record?.chosen ? verdictOf(question, record.chosen, record.right ?? false) : null,
  };
}

export function figureView(catalog: CatalogIndex, use: FigureUse): FigureView {
  const figure = catalog.getFigure(use.src);
  return {
    alt: use.alt,
    caption: use.caption ?? null,
    viewBox: figure.viewBox,
    nodes: open(figure.nodes),
  };
}

export function verdictOf(
  question: ChoiceQuestion,
  chosen: readonly string[],
  right: boolean,
): ChoiceVerdict {
  return {
    type: question.type,
    right,
    points: Number(right),
    maxPoints: maxPointsOf(question),
    chosen: [...chosen],
    answer: [...question.answer],
    reasons: question.options.map(({ id, why }) => ({ optionId: id, why })),
    explanation: question.explanation,
    ref: question.ref,
  };
}
