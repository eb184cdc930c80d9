// Changes of answers as they arrive: checked, applied by their revisions, and counted as study.
import type { AnswerChange, SavedAnswer } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { QuestionType } from '#domain/catalog/questions.ts';
import { checkAnswer } from '#domain/exam/answer.ts';
import { applyChange, type AnswerChange as DomainChange } from '#domain/exam/answer-change.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { lockLearner, recordStudyDay } from '#server/modules/learner/learner.usecases.ts';
import { grantRewards } from '#server/modules/rewards/rewards.usecases.ts';
import {
  type AttemptRow,
  type LockedAttempt,
  runningQuestions,
  saveAnswers,
  someAnswers,
} from './exam.queries.ts';
import { type MayTell, verdictIfDue } from './exam.views.ts';
import { answerView } from './question.views.ts';

/**
 * Questions whose keys have to wait: a running exam of this learner asks them. An attempt asks for
 * its own questions too, so a paper that explains at once is not counted.
 */
export async function mayTellOf(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<MayTell> {
  const held = new Set(
    (await runningQuestions(db, learnerId))
      .filter(({ paperId }) => catalog.findPaper(paperId)?.review !== 'immediate')
      .map(({ questionId }) => questionId),
  );
  return (questionId) => !held.has(questionId);
}

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
  const checked = checkChanges(catalog, changes, rows);
  if (!checked.ok) return checked;
  const rules = {
    msSinceStart: now - attempt.startedAt.getTime(),
    commits: paper.review === 'immediate',
  };
  const mayTell = rules.commits ? await mayTellOf(tx, catalog, attempt.learnerId) : () => false;
  const before = new Map(rows);
  const saved = checked.value.map((change): SavedAnswer => {
    const { questionId } = change;
    const row = rows.get(questionId)!;
    const { outcome, next } = applyChange(row, change, rules);
    rows.set(questionId, { ...row, ...next });
    const { revision, flagged, msSpent } = next;
    const question = catalog.getQuestion(questionId);
    const verdict = verdictIfDue(question, paper, next.answer, mayTell);
    return {
      questionId,
      outcome,
      revision,
      flagged,
      msSpent,
      answer: answerView(next.answer),
      verdict,
    };
  });
  const changed = [...rows.values()].filter(
    (row) => row.revision !== before.get(row.questionId)?.revision,
  );
  if (changed.length === 0) return ok({ attempt, saved });
  const answeredIn = (list: Iterable<{ answer: unknown }>) =>
    [...list].filter(({ answer }) => answer !== null).length;
  const gained = answeredIn(rows.values()) - answeredIn(before.values());
  const countedOn = gained > 0 ? await countDay(tx, catalog, locked) : attempt.countedOn;
  const change = {
    revision: attempt.revision + changed.length,
    answered: attempt.answered + gained,
    savedAt: new Date(now),
    countedOn,
  };
  await saveAnswers(tx, attempt, changed, change);
  return ok({ attempt: { ...attempt, ...change }, saved });
}

interface CheckedChange extends DomainChange {
  readonly questionId: string;
}

/** What an answer to a question of each type has to be. */
const RULES: Record<QuestionType, string> = {
  sc: 'one option',
  ms: 'distinct options',
  gradient: 'one option',
  match: 'pairs of distinct sides',
  order: 'all items, each once,',
  fill: 'options of the gaps',
  hotspot: 'distinct areas, as many as asked for,',
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
      const message = 'This question is not part of the attempt.';
      const field = { field: `changes.${at}.questionId`, rule: 'unknown', message };
      return err({ code: 'attempt.question_not_in_attempt', fields: [field] });
    }
    const answer = change.answer && checkAnswer(question, change.answer);
    if (answer && !answer.ok) {
      const rule = RULES[question.type];
      const message = `Answer with ${rule} of the question.`;
      return err({
        ...answer.error,
        fields: [{ field: `changes.${at}.answer`, rule, message }],
      });
    }
    checked.push({ ...change, answer: answer ? answer.value : null });
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
  const learner = await lockLearner(tx, attempt.learnerId);
  if (!learner) return attempt.countedOn;
  const { advanced, overall } = await recordStudyDay(tx, catalog, learner, attempt.courseKey);
  if (advanced) await grantRewards(tx, catalog, learner, overall.days);
  return today;
}
