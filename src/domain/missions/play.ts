// Playing an activity: steps are seen in order, checks and tasks are handed in once, and it ends by its `done when`.
import {
  type Activity,
  type CheckStep,
  type Condition,
  isTask,
  type OutsideCondition,
  type Step,
} from '#domain/catalog/activity.ts';
import { isPassed as isPassedWith } from '#domain/kernel/pass-line.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { TaskStep } from '#domain/tasks/tasks.ts';

/** What is stored of a learner and a step. */
export interface StepRecord {
  readonly stepId: string;
  /** True once a check was answered. */
  readonly isAnswered: boolean;
  readonly right: boolean | null;
  /** True once a task was handed in. */
  readonly isSubmitted: boolean;
  /** It was handed in before, and a further round of it is open. */
  readonly isOpenAgain?: boolean;
}

export type StepRecords = ReadonlyMap<string, StepRecord>;

export interface PlayState {
  readonly seenStepIds: readonly string[];
  readonly answeredStepIds: readonly string[];
  /** Tasks handed in. */
  readonly submittedStepIds: readonly string[];
  readonly canFinish: boolean;
}

type StepFailure = 'step.not_found' | 'step.out_of_order';
type AnswerFailure =
  | StepFailure
  | 'step.not_a_check'
  | 'step.already_answered'
  | 'step.answer_malformed';

/**
 * Where the learner stands. A step that content has dropped since is no place to stand: there the last
 * step is that was seen, as what was dropped stood behind it or is told in it now.
 * @param stored the step at which they stood
 * @param seen the steps that were seen, also ones that are gone
 */
export function currentStep(
  steps: readonly { readonly id: string }[],
  stored: string,
  seen: { has(stepId: string): boolean },
): string {
  const at = steps.find(({ id }) => id === stored) ?? steps.findLast(({ id }) => seen.has(id));
  return (at ?? steps[0])?.id ?? '';
}

/**
 * May the learner see this step now? A step opens when every step before it was seen and every
 * check before it was answered; a step seen before stays open.
 */
export function openStep(
  activity: Activity,
  records: StepRecords,
  stepId: string,
): Result<Step, { code: StepFailure }> {
  const at = activity.steps.findIndex((step) => step.id === stepId);
  if (at < 0) return err({ code: 'step.not_found' });
  const before = activity.steps.slice(0, at);
  const passed = before.every((step) => isPassed(step, records));
  if (!passed && !records.has(stepId)) return err({ code: 'step.out_of_order' });
  return ok(activity.steps[at]!);
}

function isPassed(step: Step, records: StepRecords): boolean {
  const record = records.get(step.id);
  if (record === undefined || step.kind === 'reading') return record !== undefined;
  return step.kind === 'check' ? record.isAnswered : record.isSubmitted;
}

/** May this step be answered now? Once only: a second answer never overwrites the first. */
export function openCheck(
  activity: Activity,
  records: StepRecords,
  stepId: string,
): Result<CheckStep, { code: AnswerFailure }> {
  const open = openStep(activity, records, stepId);
  if (!open.ok) return open;
  if (open.value.kind !== 'check') return err({ code: 'step.not_a_check' });
  if (records.get(stepId)?.isAnswered) return err({ code: 'step.already_answered' });
  return ok(open.value);
}

/** May this task be worked on now? Handed in once a round, of which the first is the one that counts as done. */
export function openTask(
  activity: Activity,
  records: StepRecords,
  stepId: string,
): Result<TaskStep, { code: StepFailure | 'step.not_a_task' | 'step.already_answered' }> {
  const open = openStep(activity, records, stepId);
  if (!open.ok) return open;
  if (!isTask(open.value)) return err({ code: 'step.not_a_task' });
  const record = records.get(stepId);
  if (record?.isSubmitted && !record.isOpenAgain) return err({ code: 'step.already_answered' });
  return ok(open.value);
}

/** A quiz round as it stands. */
export interface RoundState {
  readonly answered: number;
  readonly right: number;
  readonly total: number;
  /** All were answered and enough are right. */
  readonly passed: boolean;
  /** All were answered and too few are right. */
  readonly failed: boolean;
}

/**
 * How the round of a quiz stands.
 * @param passPercent share right that passes, whole percent
 */
export function roundState(
  activity: Activity,
  records: StepRecords,
  passPercent: number,
): RoundState {
  const total = activity.steps.length;
  const answered = activity.steps.filter((step) => records.get(step.id)?.isAnswered).length;
  const right = activity.steps.filter((step) => records.get(step.id)?.right).length;
  const isOver = total > 0 && answered === total;
  const passed = isOver && isPassedWith(right, total, passPercent);
  return { answered, right, total, passed, failed: isOver && !passed };
}

/**
 * Where the learner stands in an activity, from the stored steps.
 * @param isMet says whether a condition on another activity holds
 * @param passPercent of a quiz
 */
export function playState(
  activity: Activity,
  records: StepRecords,
  isMet: (condition: OutsideCondition) => boolean,
  passPercent = 0,
): PlayState {
  const { steps } = activity;
  const idsOf = (list: readonly Step[]) => list.map((step) => step.id);
  const seenStepIds = idsOf(steps.filter((step) => records.has(step.id)));
  const checks = steps.filter((step) => step.kind === 'check');
  const tasks = steps.filter(isTask);
  const answeredStepIds = idsOf(checks.filter((step) => records.get(step.id)?.isAnswered));
  const submittedStepIds = idsOf(tasks.filter((step) => records.get(step.id)?.isSubmitted));
  const holds = (condition: Condition): boolean => {
    switch (condition) {
      case 'steps.seen':
        return seenStepIds.length === steps.length;
      case 'checks.answered':
        return answeredStepIds.length === checks.length;
      case 'tasks.submitted':
        return submittedStepIds.length === tasks.length;
      case 'quiz.passed':
        return roundState(activity, records, passPercent).passed;
      default:
        return isMet(condition);
    }
  };
  return {
    seenStepIds,
    answeredStepIds,
    submittedStepIds,
    canFinish: activity.doneWhen.every(holds),
  };
}
