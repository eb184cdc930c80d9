// An activity, its steps and its tasks as the wire shows them; no key leaves before it is handed in.

import type { StepView } from '#contract/learning.ts';
import type { ActivityView, TermView } from '#contract/play.ts';
import type { TaskOutcome, TaskStepView } from '#contract/tasks.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { markedTerms } from '#domain/catalog/marked-terms.ts';
import type { RubricLine, TaskStep } from '#domain/catalog/tasks.ts';
import { shuffled } from '#domain/kernel/shuffled.ts';
import { roundState } from '#domain/missions/play.ts';
import { markTask } from '#domain/tasks/mark-task.ts';
import type { StoredStep } from '#server/modules/record/records.usecases.ts';
import type { ActivityState } from './activity.usecases.ts';
import { checkView, readingView, requirementViews } from './study.views.ts';

type Stored = ReadonlyMap<string, StoredStep>;

export function activityView(
  catalog: CatalogIndex,
  state: ActivityState,
  steps: Stored,
): ActivityView {
  const { activity, item, mission } = state;
  const quiz = item?.quiz;
  const course = catalog.findCourse(activity.courseKey)!;
  return {
    id: activity.id,
    ref: mission?.key ?? activity.id,
    kind: activity.kind,
    form: item?.form ?? null,
    kindName: course.kinds.find(({ key }) => key === activity.kind)?.name ?? null,
    courseKey: activity.courseKey,
    title: activity.title,
    description: activity.description,
    groupTitle: state.groupTitle,
    phaseId: item?.phaseId ?? null,
    coreKey: item?.key ?? null,
    xp: activity.xp,
    estimatedMinutes: activity.estimatedMinutes,
    status: state.status,
    outcomes: [...activity.outcomes],
    takeaway: activity.takeaway,
    deliverable: item?.deliverable ?? null,
    checkedOn: activity.checkedOn,
    refs: [...activity.refs],
    stepCount: activity.steps.length,
    checkCount: activity.steps.filter((step) => step.kind === 'check').length,
    opensAfter: state.opensAfter,
    requirements: requirementViews(catalog, activity, state.records),
    stories: course.companies.flatMap(({ key, name }) =>
      item?.variants?.[key] ? { industry: key, name } : [],
    ),
    industry: state.industry,
    quiz: quiz
      ? {
          round: state.round,
          passPercent: quiz.passPercent,
          ...roundView(state, steps, quiz.passPercent),
        }
      : null,
  };
}

function roundView(state: ActivityState, steps: Stored, passPercent: number) {
  const { answered, right, total, failed } = roundState(state.activity, steps, passPercent);
  return { answered, right, total, failed };
}

export function activitySteps(
  catalog: CatalogIndex,
  state: ActivityState,
  steps: Stored,
  learnerId: string,
): StepView[] {
  return state.activity.steps.map((step) => {
    const stored = steps.get(step.id);
    if (step.kind === 'reading') return readingView(catalog, step);
    if (step.kind === 'check') return checkView(catalog, step, stored);
    return taskView(step, stored, learnerId);
  });
}

/** The glossary's cards for the readings among the steps. */
export const activityTerms = (catalog: CatalogIndex, { activity }: ActivityState): TermView[] =>
  markedTerms(activity.steps).map((id) => {
    const { term, text, see } = catalog.getTerm(activity.courseKey, id);
    return {
      id,
      term,
      text,
      related: see.map((other) => catalog.getTerm(activity.courseKey, other).term),
    };
  });

function taskView(step: TaskStep, stored: StoredStep | undefined, learnerId: string): TaskStepView {
  const base = {
    id: step.id,
    title: step.title,
    prompt: step.prompt,
    points: step.points,
    draft: (stored?.draft ?? null) as TaskStepView['draft'],
    outcome: stored?.answer ? taskOutcome(step, stored) : null,
  };
  const bare = (list: readonly { id: string; text: string }[]) =>
    list.map(({ id, text }) => ({ id, text }));
  switch (step.kind) {
    case 'sort':
      return { ...base, kind: 'sort', bins: bare(step.bins), items: bare(step.items) };
    case 'grid':
      return { ...base, kind: 'grid', x: step.x, y: step.y, items: bare(step.items) };
    case 'order':
      // The seed is the learner's, so that the order stays the same over devices.
      return {
        ...base,
        kind: 'order',
        items: bare(shuffled(step.items, `${learnerId}:${step.id}`)),
      };
    case 'matrix':
      return {
        ...base,
        kind: 'matrix',
        rows: bare(step.rows),
        columns: bare(step.columns),
        values: bare(step.values),
      };
    case 'text':
      return { ...base, kind: 'text', minWords: step.minWords, maxWords: step.maxWords };
    case 'template':
      return { ...base, kind: 'template', fields: step.fields.map((field) => ({ ...field })) };
    case 'ticks':
      return { ...base, kind: 'ticks', lines: step.lines.map((line) => ({ ...line })) };
  }
}

/** What opens once a task is handed in: right places, reasons, the model, the rubric. */
export function taskOutcome(step: TaskStep, stored: StoredStep): TaskOutcome {
  const answer = stored.answer!;
  const mark = markTask(step, answer);
  const parts = mark.ok ? mark.value.parts : [];
  return {
    answer: answer as TaskOutcome['answer'],
    points: stored.points,
    outOf: step.points,
    parts: parts.map((part) => ({ ...part, ...explain(step, part.id) })),
    rightOrder: step.kind === 'order' ? step.items.map((item) => item.id) : [],
    model: modelOf(step),
    rubric: rubricOf(step).map((line) => ({ ...line })),
    ratings: stored.ratings ? { ...stored.ratings } : null,
  };
}

function explain(step: TaskStep, id: string): { expected: string; why: string } {
  if (step.kind === 'sort') {
    const item = step.items.find((one) => one.id === id)!;
    return { expected: item.bin, why: item.why };
  }
  if (step.kind === 'grid') {
    const item = step.items.find((one) => one.id === id)!;
    return { expected: item.cell, why: item.why };
  }
  if (step.kind === 'order') {
    const at = step.items.findIndex((one) => one.id === id);
    return { expected: String(at + 1), why: step.items[at]!.why };
  }
  if (step.kind === 'matrix') {
    const [row = '', column = ''] = id.split('.');
    return { expected: step.cells[row]?.[column] ?? '', why: step.why[row] ?? '' };
  }
  return { expected: '', why: '' };
}

const modelOf = (step: TaskStep): Record<string, string> => {
  if (step.kind === 'text') return { text: step.model };
  return step.kind === 'template' ? { ...step.model } : {};
};

export const rubricOf = (step: TaskStep): readonly RubricLine[] =>
  step.kind === 'text' || step.kind === 'template' ? step.rubric : [];
