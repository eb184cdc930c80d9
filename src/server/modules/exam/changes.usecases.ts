// Changes of answers as they arrive: checked, applied by their revisions, and counted as study.
import type { AnswerChange, SavedAnswer } from '#contract/exams.ts';
import { answerView } from '#contract/questions/questions.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { applyChange, type AnswerChange as DomainChange } from '#domain/exam/answer-change.ts';
import { isInRunningBlock } from '#domain/exam/breaks.ts';
import { asksConfidence, type Paper } from '#domain/exam/paper.ts';
import { isInOpenPart } from '#domain/exam/part-clock.ts';
import { isAnswerTaken } from '#domain/exam/serving.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { checkAnswer, isGiven, isWhole } from '#domain/questions/answer.ts';
import { rulesOf } from '#domain/questions/questions.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { recordFacts } from '#server/modules/progress/progress.usecases.ts';
import type { AnswerRow, AttemptRow, LockedAttempt } from './exam.queries.ts';
import { isServed, servedUntil, timedPartsOf } from './exam.views.ts';
import { feedbackWhileRunning, type GiveFeedback } from './feedback.usecases.ts';
import { servedLast } from './practice.queries.ts';
import { saveAnswers, someAnswers } from './save.queries.ts';

/**
 * Applies changes to an open attempt: all of them, or none where one is malformed.
 * @returns the attempt as it is stored now, and what became of each change
 */
export async function takeChanges(
  tx: Transaction,
  catalog: CatalogIndex,
  { locked, paper }: { readonly locked: LockedAttempt; readonly paper: Paper },
  changes: readonly AnswerChange[],
): Promise<Result<{ attempt: AttemptRow; saved: SavedAnswer[] }, Failure>> {
  const { attempt, now } = locked;
  const questionIds = [...new Set(changes.map(({ questionId }) => questionId))];
  const rows = await someAnswers(tx, attempt, questionIds);
  const isClosed = await closedBy(tx, locked, paper);
  const giveFeedback = await feedbackWhileRunning(tx, catalog, attempt, paper);
  const worked = applyAll(catalog, { attempt, now, paper, rows, isClosed, giveFeedback }, changes);
  if (!worked.ok) return worked;
  const { saved, changed, gained } = worked.value;
  if (changed.length === 0) return ok({ attempt, saved });
  const countedOn = gained > 0 ? await countDay(tx, catalog, locked) : attempt.countedOn;
  const change = {
    revision: attempt.revision + changed.length,
    answered: attempt.answered + gained,
    savedAt: new Date(now),
    countedOn,
  };
  if (!(await saveAnswers(tx, attempt, changed, change))) {
    throw new Error('An attempt that is locked was changed by somebody else.');
  }
  return ok({ attempt: { ...attempt, ...change }, saved });
}

interface Asked {
  readonly attempt: AttemptRow;
  readonly now: number;
  readonly paper: Paper;
  /** The questions that the changes name, as they are stored. */
  readonly rows: ReadonlyMap<string, AnswerRow>;
  readonly isClosed: (row: AnswerRow) => boolean;
  readonly giveFeedback: GiveFeedback;
}

interface Applied {
  readonly saved: SavedAnswer[];
  /** The questions whose stored state changes. */
  readonly changed: readonly AnswerRow[];
  /** How many more are answered than before. */
  readonly gained: number;
}

/** What the changes make of the questions; nothing is stored. */
function applyAll(
  catalog: CatalogIndex,
  { attempt, now, paper, rows: stored, isClosed, giveFeedback }: Asked,
  changes: readonly AnswerChange[],
): Result<Applied, Failure> {
  // What was not served yet is no question of the attempt for anybody.
  const before = new Map([...stored].filter(([, row]) => isServed(attempt, row)));
  const checked = checkChanges(catalog, changes, before);
  if (!checked.ok) return checked;
  const rules = {
    msSinceStart: now - attempt.startedAt.getTime(),
    asksConfidence: asksConfidence(paper),
  };
  // A question with its own seconds can be answered anew until it closes: nothing of it opens before.
  const isFinal = (row: AnswerRow) => attempt.secondsPerQuestion === null || isClosed(row);
  const rows = new Map(before);
  const saved = checked.value.map((change): SavedAnswer => {
    const { questionId } = change;
    const row = rows.get(questionId)!;
    const question = catalog.getQuestion(questionId);
    const storedIsGiven = row.answer !== null && isGiven(question, row.answer);
    const { outcome, next } = applyChange(row, change, {
      ...rules,
      // What is closed keeps the answer that it has.
      commits: isClosed(row) || (paper.review === 'immediate' && isFinal(row)),
      isClosed: isClosed(row),
      storedIsGiven,
    });
    rows.set(questionId, { ...row, ...next });
    const { revision, flagged, msSpent, confidence } = next;
    const feedback = next.answer && isFinal(row) ? giveFeedback(question, next.answer) : null;
    return {
      questionId,
      outcome,
      revision,
      flagged,
      msSpent,
      confidence,
      answer: answerView(next.answer),
      feedback,
    };
  });
  // As the page counts: an answer with a part missing is none yet.
  const answeredIn = (list: Iterable<AnswerRow>) =>
    [...list].filter((row) => {
      const question = catalog.findQuestion(row.questionId);
      return question && isWhole(question, row.answer);
    }).length;
  return ok({
    saved,
    changed: [...rows.values()].filter(
      (row) => row.revision !== before.get(row.questionId)?.revision,
    ),
    gained: answeredIn(rows.values()) - answeredIn(before.values()),
  });
}

/** Says whether a question takes no answer now: its own seconds are over, or its part or block does not run. */
async function closedBy(
  tx: Transaction,
  { attempt, now }: LockedAttempt,
  paper: Paper,
): Promise<(row: AnswerRow) => boolean> {
  if (attempt.secondsPerQuestion === null) {
    const parts = timedPartsOf(attempt, paper);
    return ({ number }) =>
      !isInOpenPart(parts, number, now) || !isInRunningBlock(attempt, paper, attempt.total, number);
  }
  const last = await servedLast(tx, attempt);
  return (row) => {
    const dueAt = servedUntil(attempt, row);
    return dueAt !== null && !isAnswerTaken({ number: row.number, dueAt }, last, now);
  };
}

interface CheckedChange extends DomainChange {
  readonly questionId: string;
}

/** The refusal of a question that the attempt does not ask; `field` is where it was named. */
export const notPartOf = (field: string): Failure => {
  const message = 'This question is not part of the attempt.';
  return { code: 'attempt.question_not_in_attempt', fields: [{ field, rule: 'unknown', message }] };
};

/** Every change names a question of the attempt and an answer that fits it. */
function checkChanges(
  catalog: CatalogIndex,
  changes: readonly AnswerChange[],
  rows: ReadonlyMap<string, unknown>,
): Result<CheckedChange[], Failure> {
  const checked: CheckedChange[] = [];
  for (const [at, change] of changes.entries()) {
    const question = rows.has(change.questionId) && catalog.findQuestion(change.questionId);
    if (!question) {
      return err(notPartOf(`changes.${at}.questionId`));
    }
    const answer = change.answer && checkAnswer(question, change.answer);
    if (answer && !answer.ok) {
      const rule = rulesOf(question).form;
      const message = `Answer with ${rule} of the question.`;
      return err({
        ...answer.error,
        fields: [{ field: `changes.${at}.answer`, rule, message }],
      });
    }
    const { value = null } = answer ?? {};
    checked.push({ ...change, answer: value, isGiven: value !== null && isGiven(question, value) });
  }
  return ok(checked);
}

/** An answered question makes a study day: the first of the day in this attempt counts it. */
async function countDay(
  tx: Transaction,
  catalog: CatalogIndex,
  { attempt, now, timeZone }: LockedAttempt,
): Promise<string | null> {
  const today = studyDayAt(now, timeZone);
  if (attempt.countedOn === today) return today;
  const learner = await lockLearner(tx, attempt.learnerId, now);
  if (!learner) return attempt.countedOn;
  const { courseKey } = attempt;
  await recordFacts(tx, { catalog, learner, courseKey }, [{ type: 'answer-given' }]);
  return today;
}
