// Papers and attempts as the wire shows them; a key leaves by `GiveFeedback` only.
import type {
  Attempt,
  AttemptPulse,
  AttemptQuestion,
  AttemptSummary,
  FocusView,
  Paper as PaperView,
  Serving,
} from '#contract/exams.ts';
import { answerView, openQuestionView } from '#contract/questions/questions.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { isOverdue } from '#domain/exam/attempt-state.ts';
import { type BreakState, runningBreak } from '#domain/exam/breaks.ts';
import {
  asksConfidence,
  type BankEntry,
  type Paper,
  paperIcon,
  takesMore,
} from '#domain/exam/paper.ts';
import { partsOf } from '#domain/exam/paper-parts.ts';
import { topicCounts } from '#domain/exam/paper-topics.ts';
import { type TimedPart, timedParts } from '#domain/exam/part-clock.ts';
import { type Focus, findPaperOf, topicsChosen } from '#domain/exam/practice-choice.ts';
import { dueAt, isAnswerTaken } from '#domain/exam/serving.ts';
import { shownScore } from '#domain/exam/shown-score.ts';
import { maxPointsOf } from '#domain/questions/answer.ts';
import { figuresOf } from '#server/figure-view.ts';
import type { AnswerRow, AttemptRow, OwnAttempt } from './exam.queries.ts';
import { type GiveFeedback, noFeedback } from './feedback.usecases.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function paperView(catalog: CatalogIndex, paper: Paper): PaperView {
  const { bankId: _, blueprint: __, parts: ___, draw, breaksAfter = [], ...about } = paper;
  const { examPassPercent = null, examPace = null, openBook = false, breakMinutes = 0 } = paper;
  return {
    ...about,
    purpose: paper.purpose ?? null,
    examPassPercent,
    examPace,
    openBook,
    calculator: paper.calculator ?? false,
    breaksAfter: [...breaksAfter],
    breakMinutes,
    takesFocus: draw === 'focus',
    asksConfidence: asksConfidence(paper),
    takesMore: takesMore(paper),
    icon: paperIcon(paper),
    secondsPerQuestion: paper.secondsPerQuestion ?? null,
    untimed: paper.untimed ?? false,
    maxPoints: maxPointsOfPaper(catalog, paper),
    parts: partsOf(paper).map(({ units, ...part }) => ({
      ...part,
      maxPoints: maxPointsOfPaper(catalog, paper, units),
    })),
    topics: topicsOf(catalog, paper),
  };
}

/**
 * All questions of a unit are worth the same (MP-24), so a paper is worth the same however it is drawn.
 * @param only these units of it
 */
export function maxPointsOfPaper(
  catalog: CatalogIndex,
  paper: Paper,
  only?: readonly string[],
): number {
  const { units } = catalog.bankOf(paper);
  const worth = (entries: readonly BankEntry[] = []) => {
    const question = catalog.findQuestion(entries[0]?.questionId ?? '');
    return question ? maxPointsOf(question) : 1;
  };
  if (!paper.blueprint) return paper.count * worth(Object.values(units).flat());
  return Object.entries(paper.blueprint)
    .filter(([unit]) => only?.includes(unit) ?? true)
    .reduce((sum, [unit, count]) => sum + count * worth(units[unit]), 0);
}

function topicsOf(catalog: CatalogIndex, paper: Paper): PaperView['topics'] {
  const { objectives = [], areas = [] } = catalog.findCourse(paper.courseKey) ?? {};
  const counts = topicCounts(catalog, paper);
  return [...objectives, ...areas]
    .filter(({ id }) => counts.has(id))
    .map(({ id, title }) => ({ objectiveId: id, title, count: counts.get(id) ?? null }));
}

/** The state as it is now: an attempt past its time has expired before anybody grades it. */
export const stateNow = ({ attempt, now }: OwnAttempt): AttemptRow['state'] =>
  isOverdue({ state: attempt.state, deadlineAt: attempt.deadlineAt.getTime() }, now)
    ? 'expired'
    : attempt.state;

/** @returns undefined where content has dropped the paper */
export function summaryView(catalog: CatalogIndex, own: OwnAttempt): AttemptSummary | undefined {
  const { attempt } = own;
  const paper = findPaperOf(catalog, attempt);
  if (!paper) return undefined;
  const state = stateNow(own);
  const { answered, total, right, passed, startedAt, deadlineAt } = attempt;
  const { points, maxPoints, breakMs, implausible } = attempt;
  const finishedAt = state === 'expired' ? deadlineAt : attempt.finishedAt;
  return {
    id: attempt.id,
    paperKey: paper.key,
    paperTitle: paper.title,
    courseKey: attempt.courseKey,
    kind: paper.kind,
    state,
    startedAt: startedAt.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
    finishedAt: iso(finishedAt),
    answered,
    total,
    right,
    points: points ?? right,
    maxPoints: maxPoints ?? total,
    percent: attempt.percent === null ? null : shownScore(attempt),
    passed,
    msTaken: paper.untimed
      ? null
      : finishedAt && finishedAt.getTime() - startedAt.getTime() - breakMs,
    untimed: paper.untimed ?? false,
    paced: attempt.secondsPerQuestion !== null,
    implausible,
    focus: attempt.focus && focusView(catalog, attempt.courseKey, attempt.focus),
  };
}

/** The parts of an attempt with the end of each; none where they have no clocks of their own. */
export const timedPartsOf = (attempt: AttemptRow, paper: Paper): readonly TimedPart[] =>
  timedParts(partsOf(paper), {
    deadlineAt: attempt.deadlineAt.getTime(),
    extraTimePercent: attempt.extraTimePercent,
  });

export const pulseView = (own: OwnAttempt, paper: Paper): AttemptPulse => ({
  state: stateNow(own),
  serverNow: new Date(own.now).toISOString(),
  deadlineAt: own.attempt.deadlineAt.toISOString(),
  savedAt: iso(own.attempt.savedAt),
  revision: own.attempt.revision,
  answered: own.attempt.answered,
  onBreak: breakView(own),
  breaksTaken: [...own.attempt.breaksTaken],
  partEnds: timedPartsOf(own.attempt, paper).map(({ endsAt }) => new Date(endsAt).toISOString()),
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

export function attemptView(
  catalog: CatalogIndex,
  own: OwnAttempt,
  paper: Paper,
  rows: readonly AnswerRow[],
  giveFeedback: GiveFeedback,
): Attempt {
  const { attempt } = own;
  const { id, extraTimePercent, position } = attempt;
  const { answered: _, ...pulse } = pulseView(own, paper);
  const shown = rows.filter((row) => isServed(attempt, row));
  const last = attempt.secondsPerQuestion === null ? undefined : shown.at(-1);
  return {
    id,
    paper: paperView(catalog, paper),
    startedAt: attempt.startedAt.toISOString(),
    extraTimePercent,
    position,
    ...pulse,
    focus: attempt.focus && focusView(catalog, attempt.courseKey, attempt.focus),
    total: attempt.total,
    serving: last ? servingView(attempt, last) : null,
    questions: shown.flatMap(
      (row) =>
        questionView(catalog, row, isOpenAt(own, row, last) ? noFeedback : giveFeedback) ?? [],
    ),
  };
}

/** @returns undefined where content has dropped the question: it is not asked, and not counted */
export function questionView(
  catalog: CatalogIndex,
  row: AnswerRow,
  giveFeedback: GiveFeedback,
): AttemptQuestion | undefined {
  const question = catalog.findQuestion(row.questionId);
  if (!question) return undefined;
  const { number, answer, flagged, revision, msSpent, confidence } = row;
  return {
    number,
    question: openQuestionView(question, row.optionOrder, figuresOf(catalog)),
    answer: answerView(answer),
    flagged,
    revision,
    msSpent,
    maxPoints: maxPointsOf(question),
    confidence,
    feedback: answer && giveFeedback(question, answer),
  };
}

/** Rapid fire shows a question from when it was served; every other paper shows all. */
export const isServed = ({ secondsPerQuestion }: AttemptRow, { servedAt }: AnswerRow): boolean =>
  secondsPerQuestion === null || servedAt !== null;

/** True while the answer to a question with its own seconds can change: its key waits for the last one. */
function isOpenAt({ attempt, now }: OwnAttempt, row: AnswerRow, last?: AnswerRow): boolean {
  const until = servedUntil(attempt, row);
  if (attempt.state !== 'open' || until === null || last === undefined) return false;
  return isAnswerTaken({ number: row.number, dueAt: until }, last.number, now);
}

/** When a served question's own seconds are over, ms; null where it has none. */
export function servedUntil(attempt: AttemptRow, { servedAt }: AnswerRow): number | null {
  const { secondsPerQuestion, extraTimePercent } = attempt;
  if (secondsPerQuestion === null || servedAt === null) return null;
  return dueAt(servedAt.getTime(), secondsPerQuestion, extraTimePercent);
}

export function servingView(attempt: AttemptRow, row: AnswerRow): Serving | null {
  const until = servedUntil(attempt, row);
  if (until === null || row.servedAt === null) return null;
  const { number, servedAt } = row;
  return { number, servedAt: servedAt.toISOString(), dueAt: new Date(until).toISOString() };
}

/** What a practice is drawn from, as screens name it: by the titles that its topics have now. */
export function focusView(catalog: CatalogIndex, courseKey: CourseKey, focus: Focus): FocusView {
  const topics = topicsChosen(focus).map((objectiveId) => ({
    objectiveId,
    title: catalog.findTopic(courseKey, objectiveId)?.title ?? objectiveId,
  }));
  const only = topics.length === 1 ? topics[0] : undefined;
  return {
    objectiveId: only?.objectiveId ?? null,
    title: only?.title ?? null,
    topics,
    pool: focus.pool,
    count: focus.count ?? null,
    clock: focus.clock ?? false,
  };
}
