// Rapid fire on the server: one question after the other, each with its own seconds by the database's clock.
import type { AttemptPulse, AttemptQuestion, Serving } from '#contract/exams.ts';
import { nextState } from '#domain/exam/attempt-state.ts';
import { runningBreak } from '#domain/exam/breaks.ts';
import { numberToServe } from '#domain/exam/serving.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Failure } from '#server/http/context.ts';
import { answersOf, updateAttempt } from './exam.queries.ts';
import { breaksOf, pulseView, questionView, servingView } from './exam.views.ts';
import { feedbackWhileRunning, noFeedback } from './feedback.usecases.ts';
import { clockOf, endOverdue } from './grading.usecases.ts';
import type { OwnedAttempt } from './own-attempt.usecases.ts';
import { markServed } from './practice.queries.ts';

interface Served extends AttemptPulse {
  readonly serving: Serving | null;
  readonly question: AttemptQuestion | null;
  readonly left: AttemptQuestion | null;
}

/** Serves the question after the one that the device shows, once however often it is called. */
export async function serveNext(
  { tx, catalog, locked, paper }: OwnedAttempt,
  { after }: { readonly after: number },
): Promise<Result<Served, Failure>> {
  const { attempt, now } = locked;
  if (attempt.secondsPerQuestion === null) return err({ code: 'attempt.not_paced' });
  const state = nextState(clockOf(attempt), 'ask', now);
  if (!state.ok) {
    await endOverdue(tx, catalog, locked);
    return state;
  }
  if (runningBreak(breaksOf(attempt), now)) return err({ code: 'attempt.on_break' });
  // Content may have dropped a question since: it is not asked, and not counted.
  const rows = (await answersOf(tx, attempt)).filter(({ questionId }) =>
    catalog.findQuestion(questionId),
  );
  const last = rows.findLast(({ servedAt }) => servedAt !== null);
  const number = numberToServe(after, last?.number ?? 0, attempt.total);
  const next = number === null ? undefined : rows.find((row) => row.number >= number);
  const pulse = pulseView(locked, paper);
  if (next) {
    const servedAt = new Date(now);
    await markServed(tx, attempt, next.questionId, servedAt);
    await updateAttempt(tx, attempt, { position: next.number });
    next.servedAt = servedAt;
  }
  const asked = next ?? (after === last?.number ? undefined : last);
  const giveFeedback = await feedbackWhileRunning(tx, catalog, attempt, paper);
  // The one that was left is closed by the one after it; the last can change until it is handed in.
  const left = asked && rows.find((row) => row.number === after && after < asked.number);
  return ok({
    ...pulse,
    serving: asked ? servingView(attempt, asked) : null,
    question: (asked && questionView(catalog, asked, noFeedback)) ?? null,
    left: (left && questionView(catalog, left, giveFeedback)) ?? null,
  });
}
