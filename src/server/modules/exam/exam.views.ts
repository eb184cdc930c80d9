// Papers and attempts as the wire shows them; a key leaves by `verdictOf` only.
import type {
  Attempt,
  AttemptPulse,
  AttemptQuestion,
  AttemptSummary,
  Paper as PaperView,
  SavedAnswer,
} from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { maxPointsOf, type Question } from '#domain/catalog/questions.ts';
import type { Answer } from '#domain/exam/answer.ts';
import { isOverdue } from '#domain/exam/attempt-state.ts';
import { type BreakState, runningBreak } from '#domain/exam/breaks.ts';
import type { Bank, BankEntry, Paper } from '#domain/exam/paper.ts';
import type { AnswerRow, AttemptRow, OwnAttempt } from './exam.queries.ts';
import { answerView, openQuestionView, verdictOf } from './question.views.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function paperView(catalog: CatalogIndex, paper: Paper): PaperView {
  const { bankId: _, blueprint: __, breaksAfter = [], ...about } = paper;
  const { examPassPercent = null, openBook = false, breakMinutes = 0 } = paper;
  return {
    ...about,
    examPassPercent,
    openBook,
    breaksAfter: [...breaksAfter],
    breakMinutes,
    maxPoints: maxPointsOfPaper(catalog, paper),
    topics: topicsOf(catalog, paper),
  };
}

/** All questions of a unit are worth the same (MP-24), so a paper is worth the same however it is drawn. */
export function maxPointsOfPaper(catalog: CatalogIndex, paper: Paper): number {
  const { units } = catalog.bankOf(paper);
  const worth = (entries: readonly BankEntry[] = []) => {
    const question = catalog.findQuestion(entries[0]?.questionId ?? '');
    return question ? maxPointsOf(question) : 1;
  };
  if (!paper.blueprint) return paper.count * worth(Object.values(units).flat());
  return Object.entries(paper.blueprint).reduce(
    (sum, [unit, count]) => sum + count * worth(units[unit]),
    0,
  );
}

/** A unit's objective is that of its questions. */
function topicsOf(catalog: CatalogIndex, paper: Paper): PaperView['topics'] {
  const bank = catalog.bankOf(paper);
  const { objectives = [], areas = [] } = catalog.findCourse(paper.courseKey) ?? {};
  const units = paper.blueprint
    ? Object.entries(paper.blueprint)
    : Object.keys(bank.units).map((unit) => [unit, null] as const);
  const counts = new Map<string, number | null>();
  for (const [unit, count] of units) {
    const objectiveId = objectiveOf(catalog, bank, unit);
    counts.set(objectiveId, count === null ? null : (counts.get(objectiveId) ?? 0) + count);
  }
  return [...objectives, ...areas]
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
  const { points, maxPoints, breakMs } = attempt;
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
    points: points ?? right,
    maxPoints: maxPoints ?? total,
    percent,
    passed,
    msTaken: finishedAt && finishedAt.getTime() - startedAt.getTime() - breakMs,
  };
}

export const pulseView = (own: OwnAttempt): AttemptPulse => ({
  state: stateNow(own),
  serverNow: new Date(own.now).toISOString(),
  deadlineAt: own.attempt.deadlineAt.toISOString(),
  savedAt: iso(own.attempt.savedAt),
  revision: own.attempt.revision,
  answered: own.attempt.answered,
  onBreak: breakView(own),
});

/** An attempt's breaks as the domain takes them. */
export const breaksOf = (attempt: AttemptRow): BreakState => ({
  deadlineAt: attempt.deadlineAt.getTime(),
  breaksTaken: attempt.breaksTaken,
  breakStartedAt: attempt.breakStartedAt?.getTime() ?? null,
  breakEndsAt: attempt.breakEndsAt?.getTime() ?? null,
  breakMs: attempt.breakMs,
});

function breakView({ attempt, now }: OwnAttempt): AttemptPulse['onBreak'] {
  const running = attempt.state === 'open' ? runningBreak(breaksOf(attempt), now) : null;
  if (!running) return null;
  const at = (instant: number) => new Date(instant).toISOString();
  return { after: running.after, startedAt: at(running.startedAt), endsAt: at(running.endsAt) };
}

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
    breaksTaken: [...attempt.breaksTaken],
    ...pulse,
    questions: rows.flatMap((row): AttemptQuestion[] => {
      // Content may have dropped a question since: it is not asked, and not counted.
      const question = catalog.findQuestion(row.questionId);
      if (!question) return [];
      const { number, answer, flagged, revision, msSpent } = row;
      return [
        {
          number,
          question: openQuestionView(catalog, question, row.optionOrder),
          answer: answerView(answer),
          flagged,
          revision,
          msSpent,
          maxPoints: maxPointsOf(question),
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
