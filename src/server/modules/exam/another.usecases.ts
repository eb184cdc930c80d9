// One more question like an answered one: added to a running practice, with the time that it takes.
import type { AttemptPulse, AttemptQuestion } from '#contract/exams.ts';
import { maxPointsOf } from '#domain/catalog/questions.ts';
import { limitMs, nextState } from '#domain/exam/attempt-state.ts';
import { runningBreak } from '#domain/exam/breaks.ts';
import { drawAnother } from '#domain/exam/draw-practice.ts';
import { mostQuestions, type Paper, takesMore } from '#domain/exam/paper.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { inTransaction, type Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { notPartOf } from './changes.usecases.ts';
import { heldQuestions } from './draw.usecases.ts';
import {
  type AnswerRow,
  type AttemptRow,
  answersOf,
  insertAnswers,
  lockAttempt,
  timesSeen,
  updateAttempt,
} from './exam.queries.ts';
import { breaksOf, pulseView, questionView } from './exam.views.ts';
import { answerRow } from './new-attempt.usecases.ts';
import type { ExamDeps } from './papers.usecases.ts';
import { clockOf, endOverdue } from './settle.usecases.ts';
import { tellWhile } from './telling.usecases.ts';

interface Another extends AttemptPulse {
  readonly total: number;
  readonly question: AttemptQuestion;
}

interface Wish {
  readonly attemptId: string;
  /** The question that it is to be like. */
  readonly questionId: string;
  /** How many questions the device knows: a repeated call is told what it added. */
  readonly total: number;
}

export async function addAnother(
  deps: ExamDeps,
  learnerId: string,
  wish: Wish,
): Promise<Result<Another, Failure>> {
  const { catalog } = deps;
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockAttempt(tx, learnerId, wish.attemptId);
    const paper = locked && catalog.findPaper(locked.attempt.paperId);
    if (!paper) return err({ code: 'attempt.not_found' });
    const state = nextState(clockOf(locked.attempt), 'ask', locked.now);
    if (!state.ok) {
      await endOverdue(tx, catalog, locked);
      return state;
    }
    if (runningBreak(breaksOf(locked.attempt), locked.now)) {
      return err({ code: 'attempt.on_break' });
    }
    const rows = await answersOf(tx, locked.attempt);
    const added = rows.find(({ number }) => number === wish.total + 1);
    const grown = added
      ? ok({ attempt: locked.attempt, row: added })
      : await grow(tx, deps, { attempt: locked.attempt, paper, rows }, wish.questionId);
    if (!grown.ok) return grown;
    const { attempt, row } = grown.value;
    const tell = await tellWhile(tx, catalog, attempt, paper);
    const question = questionView(catalog, row, tell);
    if (!question) return err({ code: 'paper.nothing_to_draw' });
    const pulse = pulseView({ attempt, now: locked.now });
    return ok({ ...pulse, total: attempt.total, question });
  });
}

interface Growing {
  readonly attempt: AttemptRow;
  readonly paper: Paper;
  readonly rows: readonly AnswerRow[];
}

async function grow(
  tx: Transaction,
  { catalog }: ExamDeps,
  { attempt, paper, rows }: Growing,
  like: string,
): Promise<Result<{ attempt: AttemptRow; row: AnswerRow }, Failure>> {
  const model = rows.find(({ questionId }) => questionId === like);
  if (!model) return err(notPartOf('questionId'));
  const isFull = attempt.total >= mostQuestions(paper);
  if (!takesMore(paper) || isFull || model.answer === null) {
    return err({ code: 'attempt.takes_no_more' });
  }
  const questionId = drawAnother(catalog.bankOf(paper), {
    like,
    has: new Set(rows.map((row) => row.questionId)),
    met: {
      seen: await timesSeen(tx, attempt.learnerId),
      held: (await heldQuestions(tx, catalog, attempt.learnerId)).byExams,
    },
    seed: `${attempt.seed} ${attempt.total}`,
  });
  if (questionId === undefined) return err({ code: 'paper.nothing_to_draw' });
  const question = catalog.getQuestion(questionId);
  const share = limitMs(paper.minutes, attempt.extraTimePercent) / paper.count;
  const change = {
    total: attempt.total + 1,
    maxPoints: attempt.maxPoints && attempt.maxPoints + maxPointsOf(question),
    deadlineAt: new Date(attempt.deadlineAt.getTime() + Math.round(share)),
    revision: attempt.revision + 1,
  };
  const row = answerRow(question, { attempt, number: change.total, servedAt: null });
  const [inserted] = await insertAnswers(tx, [row]);
  await updateAttempt(tx, attempt, change);
  return ok({ attempt: { ...attempt, ...change }, row: inserted! });
}
