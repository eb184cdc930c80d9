// Playing a mission: steps are seen in order, checks are answered once, and it ends by its `done when`.
import type { CheckStep, Condition, Mission, Question, Step } from '#domain/catalog/catalog.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { missionOf } from './mission-status.ts';

/** What is stored of a learner and a step. */
export interface StepRecord {
  readonly stepId: string;
  readonly chosen: readonly string[] | null;
  readonly right: boolean | null;
}

export type StepRecords = ReadonlyMap<string, StepRecord>;

export interface PlayState {
  readonly seenStepIds: readonly string[];
  readonly answeredStepIds: readonly string[];
  readonly canFinish: boolean;
}

type StepFailure = 'step.not_found' | 'step.out_of_order';
type AnswerFailure =
  | StepFailure
  | 'step.not_a_check'
  | 'step.already_answered'
  | 'step.answer_malformed';

/**
 * May the learner see this step now? A step opens when every step before it was seen and every
 * check before it was answered; a step seen before stays open.
 */
export function openStep(
  mission: Mission,
  records: StepRecords,
  stepId: string,
): Result<Step, { code: StepFailure }> {
  const at = mission.steps.findIndex((step) => step.id === stepId);
  if (at < 0) return err({ code: 'step.not_found' });
  const before = mission.steps.slice(0, at);
  const passed = before.every((step) => isPassed(step, records));
  if (!passed && !records.has(stepId)) return err({ code: 'step.out_of_order' });
  return ok(mission.steps[at]!);
}

function isPassed(step: Step, records: StepRecords): boolean {
  const record = records.get(step.id);
  return record !== undefined && (step.kind !== 'check' || record.chosen !== null);
}

/**
 * Marks an answer: the exact set of right options, nothing else (brief 2, section 5).
 * @param chosen option ids as given; duplicates, unknown ids and a wrong number for a single
 *   choice are malformed
 */
export function markAnswer(
  question: Question,
  chosen: readonly string[],
): Result<{ right: boolean; chosen: readonly string[] }, { code: 'step.answer_malformed' }> {
  const distinct = new Set(chosen);
  const known = chosen.every((id) => question.options.some((option) => option.id === id));
  if (!known || distinct.size !== chosen.length || chosen.length === 0) {
    return err({ code: 'step.answer_malformed' });
  }
  if (question.type === 'sc' && chosen.length !== 1) return err({ code: 'step.answer_malformed' });
  const right =
    distinct.size === question.answer.length && question.answer.every((id) => distinct.has(id));
  return ok({
    right,
    chosen: question.options.map((option) => option.id).filter((id) => distinct.has(id)),
  });
}

/** May this step be answered now? Once only: a second answer never overwrites the first. */
export function openCheck(
  mission: Mission,
  records: StepRecords,
  stepId: string,
): Result<CheckStep, { code: AnswerFailure }> {
  const open = openStep(mission, records, stepId);
  if (!open.ok) return open;
  if (open.value.kind !== 'check') return err({ code: 'step.not_a_check' });
  if (records.get(stepId)?.chosen) return err({ code: 'step.already_answered' });
  return ok(open.value);
}

/** Where the learner stands in a mission, from the stored steps. */
export function playState(
  mission: Mission,
  records: StepRecords,
  isMissionDone: (missionId: string) => boolean,
): PlayState {
  const seenStepIds = mission.steps.filter((step) => records.has(step.id)).map((step) => step.id);
  const answeredStepIds = mission.steps
    .filter((step) => step.kind === 'check' && records.get(step.id)?.chosen)
    .map((step) => step.id);
  return {
    seenStepIds,
    answeredStepIds,
    canFinish: mission.doneWhen.every((condition) =>
      holds(condition, { mission, seenStepIds, answeredStepIds, isMissionDone }),
    ),
  };
}

function holds(
  condition: Condition,
  facts: {
    mission: Mission;
    seenStepIds: readonly string[];
    answeredStepIds: readonly string[];
    isMissionDone: (missionId: string) => boolean;
  },
): boolean {
  if (condition === 'steps.seen') return facts.seenStepIds.length === facts.mission.steps.length;
  if (condition === 'checks.answered') {
    return (
      facts.answeredStepIds.length ===
      facts.mission.steps.filter((step) => step.kind === 'check').length
    );
  }
  const missionId = missionOf(condition);
  return missionId !== undefined && facts.isMissionDone(missionId);
}
