// An attempt while it runs: started once, resumed anywhere, saved answer by answer.
import type { AnswerChange, Attempt, AttemptPulse, SavedAnswer } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { nextState } from '#domain/exam/attempt-state.ts';
import { runningBreak } from '#domain/exam/breaks.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { chosenPaper, findPaperOf, isSameFocus } from '#domain/exam/practice-choice.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { inSelectedCourse } from '#server/modules/learner/learner.usecases.ts';
import { takeChanges } from './changes.usecases.ts';
import { focusFor } from './draw.usecases.ts';
import {
  answersOf,
  findAttempt,
  lockOpenAttempt,
  type OwnAttempt,
  updateAttempt,
} from './exam.queries.ts';
import { attemptView, breaksOf, pulseView } from './exam.views.ts';
import { feedbackWhileRunning } from './feedback.usecases.ts';
import { clockOf, endOverdue } from './grading.usecases.ts';
import { openAttempt, type StartInput } from './new-attempt.usecases.ts';
import type { OwnedAttempt } from './own-attempt.usecases.ts';
import type { ExamDeps } from './papers.usecases.ts';

/** Starts an attempt of a paper, or answers the one that is open; it is not taken for one of another focus. */
export async function startAttempt(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  input: StartInput & { readonly paperKey: string },
): Promise<Result<Attempt, Failure>> {
  const paper = catalog.findPaperByKey(
    await inSelectedCourse(tx, catalog, learnerId, input.paperKey),
  );
  if (!paper) return err({ code: 'paper.not_found' });
  const focus = focusFor(catalog, paper, input.focus);
  if (!focus.ok) return focus;
  const before = await lockOpenAttempt(tx, learnerId, paper.id);
  const isOver = before && (await endOverdue(tx, catalog, before));
  const { extraTimePercent } = input;
  const open =
    before && !isOver
      ? ok(before)
      : await openAttempt(tx, catalog, learnerId, {
          paper,
          extraTimePercent,
          focus: focus.value,
          at: input.at,
        });
  // Also where another call opened it meanwhile.
  if (open.ok && input.focus && !isSameFocus(open.value.attempt.focus, focus.value)) {
    return err({ code: 'attempt.other_focus' });
  }
  if (!open.ok) return open;
  const asked = chosenPaper(paper, open.value.attempt.focus);
  return ok(await viewOf({ db: tx, catalog }, open.value, asked));
}

async function viewOf({ db, catalog }: ExamDeps, own: OwnAttempt, paper: Paper): Promise<Attempt> {
  const rows = await answersOf(db, own.attempt);
  const giveFeedback = await feedbackWhileRunning(db, catalog, own.attempt, paper);
  return attemptView(catalog, own, paper, rows, giveFeedback);
}

/** An attempt as it stands; reading ends nothing, it only tells. */
export async function readAttempt(
  deps: ExamDeps,
  learnerId: string,
  attemptId: string,
): Promise<Result<Attempt, Failure>> {
  const own = await findAttempt(deps.db, learnerId, attemptId);
  const paper = own && findPaperOf(deps.catalog, own.attempt);
  return paper ? ok(await viewOf(deps, own, paper)) : err({ code: 'attempt.not_found' });
}

interface Saved extends AttemptPulse {
  readonly saved: SavedAnswer[];
}

/** Saves changes, all of them or none; the answer means that they are committed. */
export async function saveChanges(
  { tx, catalog, locked, paper }: OwnedAttempt,
  { changes }: { readonly changes: readonly AnswerChange[] },
): Promise<Result<Saved, Failure>> {
  const state = nextState(clockOf(locked.attempt), 'save', locked.now);
  if (!state.ok) {
    await endOverdue(tx, catalog, locked);
    return state;
  }
  if (runningBreak(breaksOf(locked.attempt), locked.now)) {
    return err({ code: 'attempt.on_break' });
  }
  const taken = await takeChanges(tx, catalog, { locked, paper }, changes);
  if (!taken.ok) return taken;
  const { attempt, saved } = taken.value;
  return ok({ ...pulseView({ attempt, now: locked.now }, paper), saved });
}

/** Keeps where the learner is, and tells the clock; an attempt past its time ends here. */
export async function heartbeatAttempt(
  { tx, catalog, locked, paper }: OwnedAttempt,
  { position }: { readonly position: number },
): Promise<Result<AttemptPulse, Failure>> {
  if (await endOverdue(tx, catalog, locked)) return ok(pulseView(locked, paper));
  const { attempt } = locked;
  const isMoved = attempt.state === 'open' && attempt.position !== position;
  if (isMoved) await updateAttempt(tx, attempt, { position: Math.min(position, attempt.total) });
  return ok(pulseView(locked, paper));
}
