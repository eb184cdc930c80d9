// Learners report questions whose keys they have seen; maintainers decide, and the learner reads it.

import { randomUUID } from 'node:crypto';
import type { QuestionReport, ReportReason } from '#contract/question-reports.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { type Decision, type DecisionProblem, decide } from '#domain/exam/question-report.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Database, Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { openKeysOf } from '#server/modules/record/withheld.usecases.ts';
import {
  countReportsOfADay,
  insertReport,
  keyWasShown,
  latestReports,
  lockReport,
  openReports,
  type ReportRow,
  revisionSeen,
  saveDecision,
} from './report.queries.ts';

export interface QuestionDeps {
  readonly db: Executor;
  readonly catalog: CatalogIndex;
}

/** More than somebody means who reads a whole report of a paper. */
const REPORTS_A_DAY = 20;
const LISTED_AT_MOST = 100;
const HOUR_SECONDS = 3_600;

/** A learner's report of a question whose key they may see now. */
export async function reportQuestion(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  input: { readonly questionId: string; readonly reason: ReportReason; readonly text: string },
): Promise<Result<QuestionReport, Failure>> {
  const { questionId, reason } = input;
  const question = catalog.findQuestion(questionId);
  if (!question) return err({ code: 'question.not_found' });
  const learner = await lockLearner(tx, learnerId);
  if (!learner) return err({ code: 'auth.signed_out' });
  const isKeyOpen = await openKeysOf(tx, catalog, learnerId);
  const immediate = catalog
    .papersOf(question.courseKey)
    .filter(({ review }) => review === 'immediate')
    .map(({ id }) => id);
  const isOpen = isKeyOpen(questionId) && (await keyWasShown(tx, learnerId, questionId, immediate));
  if (!isOpen) return err({ code: 'question.closed' });
  if ((await countReportsOfADay(tx, learnerId)) >= REPORTS_A_DAY) {
    return err({ code: 'request.too_many', retryAfterSeconds: HOUR_SECONDS });
  }
  // PostgreSQL refuses U+0000 in any text; nobody types it.
  const text = input.text.replaceAll('\0', '').trim();
  const row = await insertReport(tx, {
    learnerId,
    id: randomUUID(),
    questionId,
    questionRev: (await revisionSeen(tx, learnerId, questionId)) ?? question.rev,
    courseKey: question.courseKey,
    reason,
    text: text === '' ? null : text,
  });
  return row ? ok(reportView(catalog, row, isKeyOpen)) : err({ code: 'question.already_reported' });
}

/** Every report that nobody has decided yet, the oldest first. */
export const readOpenReports = (db: Executor): Promise<ReportRow[]> => openReports(db);

/** A learner's own reports with what became of each, newest first. */
export async function readReports(
  { db, catalog }: QuestionDeps,
  learnerId: string,
): Promise<QuestionReport[]> {
  const [rows, isKeyOpen] = await Promise.all([
    latestReports(db, learnerId, LISTED_AT_MOST),
    openKeysOf(db, catalog, learnerId),
  ]);
  return rows.map((row) => reportView(catalog, row, isKeyOpen));
}

function reportView(
  catalog: CatalogIndex,
  row: ReportRow,
  isKeyOpen: (questionId: string) => boolean,
): QuestionReport {
  const { id, questionId, courseKey, reason, text, state, fixedInRev } = row;
  return {
    id,
    questionId,
    stem: catalog.findQuestion(questionId)?.stem ?? null,
    courseKey,
    reason,
    text,
    state,
    fixedInRev,
    note: isKeyOpen(questionId) ? row.note : null,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}

/** A maintainer's decision on a report of any learner; it is made once. */
export const decideReport = (
  { db, catalog }: QuestionDeps & { readonly db: Database },
  id: string,
  decision: Decision,
): Promise<Result<ReportRow, { code: DecisionProblem | 'report.not_found' }>> =>
  db.transaction(async (tx) => {
    const row = await lockReport(tx, id);
    if (!row) return err({ code: 'report.not_found' as const });
    const decided = decide(row, decision, catalog.findQuestion(row.questionId)?.rev);
    if (!decided.ok) return decided;
    await saveDecision(tx, id, decided.value);
    return ok({ ...row, ...decided.value });
  });
