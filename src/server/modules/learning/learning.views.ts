// Content and records as the wire shows them; a question never carries its key before its answer.
import type {
  CourseCard,
  FigureView,
  MissionCard,
  MissionDetail,
  SectionView,
  StepView,
  Verdict,
} from '#contract/learning.ts';
import type {
  CheckStep,
  Course,
  FigureUse,
  Question,
  ReadingStep,
} from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { type MissionState, percentDone, sectionStatus } from '#domain/missions/mission-status.ts';
import type { StepRecord } from '#domain/missions/play.ts';

/** Wire types are mutable copies; the catalog itself is frozen, so it can be handed out as it is. */
const open = <T>(value: unknown): T => value as T;

export function missionCard(state: MissionState): MissionCard {
  const { mission, section, record, opensAfter } = state;
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
    stepCount: mission.steps.length,
    stepsSeen: Math.min(record?.stepsSeen ?? 0, mission.steps.length),
    opensAfter: opensAfter ? { key: opensAfter.key, title: opensAfter.title } : null,
    doneAt: record?.doneAt ? new Date(record.doneAt).toISOString() : null,
  };
}

export function missionDetail(catalog: CatalogIndex, state: MissionState): MissionDetail {
  const { mission } = state;
  const objectives = catalog.findCourse(mission.courseKey)?.objectives ?? [];
  return {
    ...missionCard(state),
    outcomes: [...mission.outcomes],
    takeaway: mission.takeaway,
    objectives: mission.objectives.map((id) => ({
      id,
      title: objectives.find((objective) => objective.id === id)?.title ?? id,
    })),
    refs: [...mission.refs],
    checkedOn: mission.checkedOn,
    checkCount: mission.steps.filter((step) => step.kind === 'check').length,
  };
}

export function sectionViews(states: readonly MissionState[]): SectionView[] {
  return [...Map.groupBy(states, (state) => state.section)].map(([section, within]) => ({
    id: section.id,
    title: section.title,
    summary: section.summary,
    letter: section.letter,
    status: sectionStatus(within),
    done: within.filter((state) => state.status === 'done').length,
    missions: within.map(missionCard),
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
  const question = catalog.getQuestion(step.questionId);
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

function figureView(catalog: CatalogIndex, use: FigureUse): FigureView {
  const figure = catalog.getFigure(use.src);
  return {
    alt: use.alt,
    caption: use.caption ?? null,
    viewBox: figure.viewBox,
    nodes: open(figure.nodes),
  };
}

export function verdictOf(question: Question, chosen: readonly string[], right: boolean): Verdict {
  return {
    right,
    chosen: [...chosen],
    answer: [...question.answer],
    reasons: question.options.map(({ id, why }) => ({ optionId: id, why })),
    explanation: question.explanation,
    ref: question.ref,
  };
}
