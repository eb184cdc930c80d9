// A sitting while it runs: started once, resumed anywhere, saved answer by answer.
import type { AnswerChange, Attempt, AttemptPulse, SavedAnswer } from '#contract/exams.ts';
import { nextState } from '#domain/exam/attempt-state.ts';
import { runningBreak } from '#domain/exam/breaks.ts';
import { isSameFocus } from '#domain/exam/draw-practice.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { takeAtOnce, takeChanges } from './changes.usecases.ts';
import { focusFor } from './draw.usecases.ts';
import {
  answersOf,
  findAttempt,
  lockAttempt,
  lockOpenAttempt,
  type OwnAttempt,
  updateAttempt,
} from './exam.queries.ts';
import { attemptView, breaksOf, pulseView } from './exam.views.ts';
import { openAttempt, type StartWish } from './new-attempt.usecases.ts';
import type { ExamDeps } from './papers.usecases.ts';
import { clockOf, endOverdue } from './settle.usecases.ts';
import { tellWhile } from './telling.usecases.ts';

/** Starts an attempt of a paper, or answers the one that is open; it is not taken for one of another focus. */
export async function startAttempt(
  deps: ExamDeps,
  learnerId: string,
  wish: StartWish & { readonly paperKey: string },
): Promise<Result<Attempt, Failure>> {
  const { catalog } = deps;
  const paper = catalog.findPaperByKey(wish.paperKey);
  if (!paper) return err({ code: 'paper.not_found' });
  const focus = focusFor(catalog, paper, wish.focus);
  if (!focus.ok) return focus;
  return inTransaction(deps.db, async (tx) => {
    const before = await lockOpenAttempt(tx, learnerId, paper.id);
    const isOver = before && (await endOverdue(tx, catalog, before));
    const { extraTimePercent } = wish;
    const open =
      before && !isOver
        ? ok(before)
        : await openAttempt(tx, catalog, learnerId, {
            paper,
            extraTimePercent,
            focus: focus.value,
          });
    // Also where another call opened it meanwhile.
    if (open.ok && wish.focus && !isSameFocus(open.value.attempt.focus, focus.value)) {
      return err({ code: 'attempt.other_focus' });
    }
    return open.ok ? ok(await viewOf({ ...deps, db: tx }, open.value, paper)) : open;
  });
}

async function viewOf({ db, catalog }: ExamDeps, own: OwnAttempt, paper: Paper): Promise<Attempt> {
  const rows = await answersOf(db, own.attempt);
  const tell = await tellWhile(db, catalog, own.attempt, paper);
  return attemptView(catalog, own, paper, rows, tell);
}

/** An attempt as it stands; reading ends nothing, it only tells. */
export async function readAttempt(
  deps: ExamDeps,
  learnerId: string,
  attemptId: string,
): Promise<Result<Attempt, Failure>> {
  const own = await findAttempt(deps.db, learnerId, attemptId);
  const paper = own && deps.catalog.findPaper(own.attempt.paperId);
  return paper ? ok(await viewOf(deps, own, paper)) : err({ code: 'attempt.not_found' });
}

interface Saved extends AttemptPulse {
  readonly saved: SavedAnswer[];
}

/** Saves changes, all of them or none; the answer means that they are committed. */
export async function saveChanges(
  deps: ExamDeps,
  learnerId: string,
  { attemptId, changes }: { readonly attemptId: string; readonly changes: readonly AnswerChange[] },
): Promise<Result<Saved, Failure>> {
  const { catalog } = deps;
  const taken = await takeAtOnce(deps.db, catalog, { learnerId, attemptId }, changes);
  if (taken) return ok({ ...pulseView(taken.own), saved: taken.saved });
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockAttempt(tx, learnerId, attemptId);
    const paper = locked && catalog.findPaper(locked.attempt.paperId);
    if (!paper) return err({ code: 'attempt.not_found' });
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
    return ok({ ...pulseView({ attempt, now: locked.now }), saved });
  });
}

/** Keeps where the learner is, and tells the clock; an attempt past its time ends here. */
export async function beatAttempt(
  deps: ExamDeps,
  learnerId: string,
  { attemptId, position }: { readonly attemptId: string; readonly position: number },
): Promise<Result<AttemptPulse, Failure>> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockAttempt(tx, learnerId, attemptId);
    if (!locked) return err({ code: 'attempt.not_found' });
    if (await endOverdue(tx, deps.catalog, locked)) return ok(pulseView(locked));
    const { attempt } = locked;
    const isMoved = attempt.state === 'open' && attempt.position !== position;
    if (isMoved) await updateAttempt(tx, attempt, { position: Math.min(position, attempt.total) });
    return ok(pulseView(locked));
  });
}
