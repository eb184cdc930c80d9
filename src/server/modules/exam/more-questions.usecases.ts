// One more question like an answered one: asked next in a running practice, with the time that it takes.

import type { AttemptPulse, AttemptQuestion } from '#contract/exams.ts';
import { limitMs, nextState } from '#domain/exam/attempt-state.ts';
import { runningBreak } from '#domain/exam/breaks.ts';
import { drawAnother, placeOfAnother } from '#domain/exam/draw-practice.ts';
import { mostQuestions, takesMore } from '#domain/exam/paper.ts';
import { practisedLike } from '#domain/exam/practised.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { maxPointsOf } from '#domain/questions/answer.ts';
import type { Failure } from '#server/http/context.ts';
import { withheldQuestions } from '#server/modules/record/withheld.usecases.ts';
import { notPartOf } from './changes.usecases.ts';
import {
  type AnswerRow,
  type AttemptRow,
  answersOf,
  insertAnswers,
  makeRoom,
  timesSeen,
  updateAttempt,
} from './exam.queries.ts';
import { breaksOf, pulseView, questionView } from './exam.views.ts';
import { feedbackWhileRunning } from './feedback.usecases.ts';
import { clockOf, endOverdue } from './grading.usecases.ts';
import { answerRow } from './new-attempt.usecases.ts';
import type { OwnedAttempt } from './own-attempt.usecases.ts';

interface Another extends AttemptPulse {
  readonly total: number;
  readonly question: AttemptQuestion;
}

interface Input {
  /** The question that it is to be like. */
  readonly questionId: string;
  /**
   * How many questions the device knows. Where the attempt has more, the call is answered with the question in the
   * place of the new one: what it added before, if it is a repeated one.
   */
  readonly total: number;
}

export async function addAnother(
  own: OwnedAttempt,
  input: Input,
): Promise<Result<Another, Failure>> {
  const { tx, catalog, locked, paper } = own;
  const state = nextState(clockOf(locked.attempt), 'ask', locked.now);
  if (!state.ok) {
    await endOverdue(tx, catalog, locked);
    return state;
  }
  if (runningBreak(breaksOf(locked.attempt), locked.now)) {
    return err({ code: 'attempt.on_break' });
  }
  // Before any row is looked at: in rapid fire the ones that were not served yet are nobody's to read.
  if (!takesMore(paper)) return err({ code: 'attempt.takes_no_more' });
  const rows = await answersOf(tx, locked.attempt);
  const place = placeOfAnother(
    rows.map(({ questionId }) => ({
      questionId,
      caseId: catalog.findQuestion(questionId)?.case?.id,
    })),
    input.questionId,
  );
  const isKnown = locked.attempt.total > input.total;
  const added = isKnown ? rows.find(({ number }) => number === place) : undefined;
  const grown = added
    ? ok({ attempt: locked.attempt, row: added })
    : await grow(own, rows, { like: input.questionId, place });
  if (!grown.ok) return grown;
  const { attempt, row } = grown.value;
  const giveFeedback = await feedbackWhileRunning(tx, catalog, attempt, paper);
  const question = questionView(catalog, row, giveFeedback);
  if (!question) return err({ code: 'paper.nothing_to_draw' });
  const pulse = pulseView({ attempt, now: locked.now }, paper);
  return ok({ ...pulse, total: attempt.total, question });
}

async function grow(
  { tx, catalog, locked: { attempt }, paper }: OwnedAttempt,
  rows: readonly AnswerRow[],
  { like, place }: { like: string; place: number },
): Promise<Result<{ attempt: AttemptRow; row: AnswerRow }, Failure>> {
  const model = rows.find(({ questionId }) => questionId === like);
  if (!model) return err(notPartOf('questionId'));
  const isFull = attempt.total >= mostQuestions(paper);
  if (isFull || model.answer === null) {
    return err({ code: 'attempt.takes_no_more' });
  }
  const bank = catalog.bankOf(paper);
  const questionId = drawAnother(bank, {
    like,
    topicOf: (id) => catalog.findQuestion(id)?.tags[0],
    placeOf: (id) => catalog.findQuestion(id)?.ref,
    has: new Set(rows.map((row) => row.questionId)),
    // A practice that was put together asks nothing but what it was put together from.
    others: paper.draw === 'focus' ? [] : practisedLike(catalog, attempt.courseKey, like),
    met: {
      seen: await timesSeen(tx, attempt.learnerId),
      withheld: (await withheldQuestions(tx, catalog, attempt.learnerId)).byExams,
    },
    seed: `${attempt.seed} ${attempt.total}`,
  });
  if (questionId === undefined) return err({ code: 'paper.nothing_to_draw' });
  const question = catalog.getQuestion(questionId);
  const share = paper.untimed ? 0 : limitMs(paper.minutes, attempt.extraTimePercent) / paper.count;
  const change = {
    total: attempt.total + 1,
    maxPoints: attempt.maxPoints && attempt.maxPoints + maxPointsOf(question),
    deadlineAt: new Date(attempt.deadlineAt.getTime() + Math.round(share)),
    revision: attempt.revision + 1,
    position: place,
  };
  await makeRoom(tx, attempt, place);
  const row = answerRow(question, { attempt, number: place, servedAt: null });
  const [inserted] = await insertAnswers(tx, [row]);
  await updateAttempt(tx, attempt, change);
  return ok({ attempt: { ...attempt, ...change }, row: inserted! });
}
