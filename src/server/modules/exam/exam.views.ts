// Papers and attempts as the wire shows them; a key leaves by `verdictOf` only.
import type {
  Attempt,
  AttemptPulse,
  AttemptQuestion,
  AttemptSummary,
  Paper as PaperView,
  SavedAnswer,
} from '#contract/exams.ts';
import type { Verdict } from '#contract/learning.ts';
import type { Question } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { type Answer, isRight } from '#domain/exam/answer.ts';
import { isOverdue } from '#domain/exam/attempt-state.ts';
import type { Bank, Paper } from '#domain/exam/paper.ts';
import type { AnswerRow, AttemptRow, OwnAttempt } from './exam.queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function paperView(catalog: CatalogIndex, paper: Paper): PaperView {
  const { bankId: _, blueprint: __, examPassPercent = null, ...about } = paper;
  return { ...about, examPassPercent, topics: topicsOf(catalog, paper) };
}

/** A unit's objective is that of its questions. */
function topicsOf(catalog: CatalogIndex, paper: Paper): PaperView['topics'] {
  const bank = catalog.bankOf(paper);
  const course = catalog.findCourse(paper.courseKey);
  const units = paper.blueprint
    ? Object.entries(paper.blueprint)
    : Object.keys(bank.units).map((unit) => [unit, null] as const);
  const counts = new Map<string, number | null>();
  for (const [unit, count] of units) {
    const objectiveId = objectiveOf(catalog, bank, unit);
    counts.set(objectiveId, count === null ? null : (counts.get(objectiveId) ?? 0) + count);
  }
  return (course?.objectives ?? [])
    .filter(({ id }) => counts.has(id))
    .map(({ id, title }) => ({ objectiveId: id, title, count: counts.get(id) ?? null }));
}

function objectiveOf(catalog: CatalogIndex, bank: Bank, unit: string): string {
  const [first] = bank.units[unit] ?? [];
  return catalog.findQuestion(first?.questionId ?? '')?.tags[0] ?? '';
}

/** The state as it is now: an attempt past its time has expired before anybody grades it. */
export const stateNow = ({ attempt, now }: OwnAttempt): AttemptRow['state'] =>
  isOverdue({ state: attempt.state, deadlineAt: attempt.deadlineAt.getTime() }, now)
    ? 'expired'
    : attempt.state;

/** @returns undefined where content has dropped the paper */
export function summaryView(catalog: CatalogIndex, own: OwnAttempt): AttemptSummary | undefined {
  const { attempt } = own;
  const paper = catalog.findPaper(attempt.paperId);
  if (!paper) return undefined;
  const state = stateNow(own);
  const { answered, total, right, percent, passed, startedAt, deadlineAt } = attempt;
  const finishedAt = state === 'expired' ? deadlineAt : attempt.finishedAt;
  return {
    id: attempt.id,
    paperKey: paper.key,
    paperTitle: paper.title,
    courseKey: attempt.courseKey,
    state,
    startedAt: startedAt.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
    finishedAt: iso(finishedAt),
    answered,
    total,
    right,
    percent,
    passed,
    msTaken: finishedAt && finishedAt.getTime() - startedAt.getTime(),
  };
}

/** A question in this attempt's order of options: no key, no reason, no explanation. */
export function openQuestionView(
  question: Question,
  optionOrder: readonly string[],
): AttemptQuestion['question'] {
  const { id, type, stem, options, answer } = question;
  const place = ({ id: option }: { id: string }) => {
    const at = optionOrder.indexOf(option);
    return at < 0 ? optionOrder.length : at;
  };
  const shown = options.toSorted((a, b) => place(a) - place(b));
  return {
    id,
    type,
    stem,
    choose: answer.length,
    options: shown.map((option) => ({ id: option.id, text: option.text })),
  };
}

/** What may be told of a question once its answer is committed. */
export const verdictOf = (question: Question, answer: Answer | null): Verdict => ({
  right: isRight(question, answer),
  chosen: [...(answer?.chosen ?? [])],
  answer: [...question.answer],
  reasons: question.options.map(({ id, why }) => ({ optionId: id, why })),
  explanation: question.explanation,
  ref: question.ref,
});

/** An answer as the wire carries it. */
export const answerView = (answer: Answer | null): AttemptQuestion['answer'] =>
  answer && { chosen: [...answer.chosen] };

export const pulseView = (own: OwnAttempt): AttemptPulse => ({
  state: stateNow(own),
  serverNow: new Date(own.now).toISOString(),
  deadlineAt: own.attempt.deadlineAt.toISOString(),
  savedAt: iso(own.attempt.savedAt),
  revision: own.attempt.revision,
  answered: own.attempt.answered,
});

/** Says which questions of an attempt may be told of already. */
export type MayTell = (questionId: string) => boolean;

export function attemptView(
  catalog: CatalogIndex,
  own: OwnAttempt,
  paper: Paper,
  rows: readonly AnswerRow[],
  mayTell: MayTell,
): Attempt {
  const { attempt } = own;
  const { id, extraTimePercent, position } = attempt;
  const { answered: _, ...pulse } = pulseView(own);
  return {
    id,
    paper: paperView(catalog, paper),
    startedAt: attempt.startedAt.toISOString(),
    extraTimePercent,
    position,
    ...pulse,
    questions: rows.flatMap((row): AttemptQuestion[] => {
      // Content may have dropped a question since: it is not asked, and not counted.
      const question = catalog.findQuestion(row.questionId);
      if (!question) return [];
      const { number, answer, flagged, revision, msSpent } = row;
      return [
        {
          number,
          question: openQuestionView(question, row.optionOrder),
          answer: answerView(answer),
          flagged,
          revision,
          msSpent,
          verdict: verdictIfDue(question, paper, answer, mayTell),
        },
      ];
    }),
  };
}

/** The verdict of a committed answer, where the paper explains at once. */
export const verdictIfDue = (
  question: Question,
  paper: Paper,
  answer: Answer | null,
  mayTell: MayTell,
): SavedAnswer['verdict'] =>
  paper.review === 'immediate' && answer && mayTell(question.id)
    ? verdictOf(question, answer)
    : null;
