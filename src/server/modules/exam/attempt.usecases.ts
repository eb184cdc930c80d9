// A sitting while it runs: started once, resumed anywhere, saved answer by answer.
import { randomUUID } from 'node:crypto';
import type { AnswerChange, Attempt, AttemptPulse, SavedAnswer } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { maxPointsOf } from '#domain/catalog/questions.ts';
import { limitMs, nextState } from '#domain/exam/attempt-state.ts';
import { runningBreak } from '#domain/exam/breaks.ts';
import { drawPaper } from '#domain/exam/draw.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { shownOrder } from '#domain/exam/shown-order.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { inTransaction, type Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { mayTellOf, takeChanges } from './changes.usecases.ts';
import {
  answersOf,
  findAttempt,
  insertAnswers,
  insertAttempt,
  lockAttempt,
  lockOpenAttempt,
  type OwnAttempt,
  timesSeen,
  updateAttempt,
} from './exam.queries.ts';
import { attemptView, breaksOf, maxPointsOfPaper, pulseView } from './exam.views.ts';
import type { ExamDeps } from './papers.usecases.ts';
import { clockOf, endOverdue } from './settle.usecases.ts';

/** Starts an attempt of a paper, or answers the one that is open. */
export async function startAttempt(
  deps: ExamDeps,
  learnerId: string,
  wish: { readonly paperKey: string; readonly extraTimePercent: number },
): Promise<Result<Attempt, Failure>> {
  const paper = deps.catalog.findPaperByKey(wish.paperKey);
  if (!paper) return err({ code: 'paper.not_found' });
  return inTransaction(deps.db, async (tx) => {
    const before = await lockOpenAttempt(tx, learnerId, paper.id);
    const isOver = before && (await endOverdue(tx, deps.catalog, before));
    const open =
      before && !isOver ? before : await openAttempt(tx, deps.catalog, learnerId, paper, wish);
    return ok(await viewOf({ ...deps, db: tx }, open, paper));
  });
}

async function openAttempt(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  paper: Paper,
  { extraTimePercent }: { readonly extraTimePercent: number },
): Promise<OwnAttempt> {
  const id = randomUUID();
  const seed = randomUUID();
  const opened = await insertAttempt(tx, {
    learnerId,
    id,
    courseKey: paper.courseKey,
    paperId: paper.id,
    seed,
    extraTimePercent,
    passPercent: paper.passPercent,
    examPassPercent: paper.examPassPercent ?? null,
    total: paper.count,
    maxPoints: maxPointsOfPaper(catalog, paper),
    limitMs: limitMs(paper.minutes, extraTimePercent),
  });
  if (!opened) {
    // Another call was quicker, and has committed.
    const other = await lockOpenAttempt(tx, learnerId, paper.id);
    if (!other) throw new Error('An open attempt was in the way and is gone.');
    return other;
  }
  const seen = await timesSeen(tx, learnerId);
  const questionIds = drawPaper({ paper, bank: catalog.bankOf(paper), seen, seed });
  await insertAnswers(
    tx,
    questionIds.map((questionId, at) => {
      const question = catalog.getQuestion(questionId);
      return {
        learnerId,
        attemptId: id,
        questionId,
        questionRev: question.rev,
        objectiveId: question.tags[0] ?? '',
        number: at + 1,
        optionOrder: shownOrder(question, seed),
        maxPoints: maxPointsOf(question),
      };
    }),
  );
  return opened;
}

async function viewOf({ db, catalog }: ExamDeps, own: OwnAttempt, paper: Paper): Promise<Attempt> {
  const rows = await answersOf(db, own.attempt);
  const mayTell = await mayTellOf(db, catalog, own.attempt.learnerId);
  return attemptView(catalog, own, paper, rows, mayTell);
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

/** Saves changes in one transaction; its answer means that they are committed. */
export async function saveChanges(
  deps: ExamDeps,
  learnerId: string,
  { attemptId, changes }: { readonly attemptId: string; readonly changes: readonly AnswerChange[] },
): Promise<Result<Saved, Failure>> {
  const { catalog } = deps;
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
