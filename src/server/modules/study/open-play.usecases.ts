// What a call about an activity begins with: the activity as it stands for the learner, and where it is written, locked.

import type { Industry } from '#domain/catalog/course-keys.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { ActivityRecord } from '#domain/missions/mission-status.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { type LockedLearner, lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { type StoredStep, stepRecords } from '#server/modules/record/records.usecases.ts';
import { type ActivityState, findActivityState } from './activity.usecases.ts';
import type { StudyDeps, StudyRules } from './study.usecases.ts';

/** Which activity a call is about: its ref, and the story of a lab. */
export interface ActivityRequest {
  readonly activityRef: string;
  readonly industry?: Industry | undefined;
}

/** An activity that this learner has started. */
export type Started = ActivityState & { readonly record: ActivityRecord };

/** A started activity, read under the learner's lock. */
export interface OpenPlay {
  readonly learner: LockedLearner;
  readonly state: Started;
  readonly steps: ReadonlyMap<string, StoredStep>;
  /** Of the learner's rows about the activity. */
  readonly key: { readonly learnerId: string; readonly activityId: string };
  /** When it is written. */
  readonly at: Date;
}

/** Opens a started activity for writing. */
export async function openPlay(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
): Promise<Result<OpenPlay, Failure>> {
  const locked = await lockedState(tx, deps, learnerId, request);
  if (!locked.ok) return locked;
  const { learner } = locked.value;
  const state = started(locked.value.state);
  if (!state.ok) return state;
  const activityId = state.value.activity.id;
  return ok({
    learner,
    state: state.value,
    steps: await stepRecords(tx, learnerId, activityId),
    key: { learnerId, activityId },
    at: new Date(learner.now),
  });
}

/** The activity as it stands for the learner. */
export async function stateOf(
  { db, catalog }: StudyDeps,
  learnerId: string,
  { activityRef: ref, industry }: ActivityRequest,
): Promise<Result<ActivityState, Failure>> {
  const state = await findActivityState(db, catalog, { ref, industry, learnerId });
  return state ? ok(state) : err({ code: 'activity.not_found' });
}

/** Locks the learner first, so that nobody writes between the reading and what it leads to. */
export async function lockedState(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
): Promise<Result<Pick<OpenPlay, 'learner'> & { readonly state: ActivityState }, Failure>> {
  const learner = await lockLearner(tx, learnerId, deps.at);
  if (!learner) return err({ code: 'auth.signed_out' });
  const state = await stateOf({ ...deps, db: tx }, learnerId, request);
  return state.ok ? ok({ learner, state: state.value }) : state;
}

/** The same with its record; the failure says whether it could be started. */
export function started(state: ActivityState): Result<Started, Failure> {
  const { record, status } = state;
  if (record) return ok({ ...state, record });
  return err({ code: status === 'locked' ? 'activity.locked' : 'activity.not_started' });
}
