// An activity, its steps and its tasks as the wire shows them; no key leaves before it is handed in.

import type { StepView } from '#contract/learning.ts';
import type { ActivityView, TermView } from '#contract/play.ts';
import { type TaskStepView, taskView } from '#contract/tasks/tasks.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { markedTerms } from '#domain/catalog/marked-terms.ts';
import { shuffled } from '#domain/kernel/shuffled.ts';
import { roundState } from '#domain/missions/play.ts';
import { hasRounds, type TaskAnswer, type TaskStep, taskFor } from '#domain/tasks/tasks.ts';
import type { StoredStep } from '#server/modules/record/records.usecases.ts';
import { type HandedIn, taskOutcome } from '#server/task-outcome.ts';
import { type ActivityState, whoseOf } from './activity.usecases.ts';
import { checkView, openersView, readingView, requirementViews } from './study.views.ts';

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
    ref: mission ? catalog.nameOf(mission) : activity.id,
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
    isOptional: state.isOptional ?? false,
    stepCount: activity.steps.length,
    checkCount: activity.steps.filter((step) => step.kind === 'check').length,
    opensAfter: state.opensAfter,
    missing: openersView(state.missing),
    stepsToOpen: [...state.stepsToOpen],
    stepsAfterTestOut: state.stepsAfterTestOut ?? null,
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
    if (step.kind === 'check') return checkView(catalog, step, stored, learnerId);
    const task = taskFor(step, whoseOf(state, learnerId), stored?.round ?? 1);
    return taskView(
      task,
      {
        draft: (stored?.draft ?? null) as TaskStepView['draft'],
        outcome: stored?.work ? taskOutcome(task, handedIn(task, stored, stored.work)) : null,
        isAgain: stored?.isOpenAgain === true,
      },
      // The seed is the learner's, so that the order stays the same over devices.
      (items) => shuffled(items, `${learnerId}:${step.id}`),
    );
  });
}

/** What was handed in; of a further round what came of this one, as the best one's points are kept. */
const handedIn = (task: TaskStep, stored: StoredStep, work: TaskAnswer): HandedIn =>
  hasRounds(task) && stored.round > 1 ? { work } : { ...stored, work };

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
