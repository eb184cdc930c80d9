// The report of a finished attempt, with the keys of everything that is not asked elsewhere just now.
import type { ExamResult, ReviewQuestion } from '#contract/exams.ts';
import { answerView, openQuestionView } from '#contract/questions/questions.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { msPerAnswer } from '#domain/exam/answering-pace.ts';
import { limitMs } from '#domain/exam/attempt-state.ts';
import { fatigueOf, levelOf, scoreBlocks } from '#domain/exam/block-report.ts';
import { blocksOf } from '#domain/exam/blocks.ts';
import { isCounted, isOfMissed } from '#domain/exam/counted-paper.ts';
import { type GradedItem, gradeAttempt, shareOf, sumsOf } from '#domain/exam/grade.ts';
import { isMissed, wasShown } from '#domain/exam/missed.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { whyUnpaid } from '#domain/exam/paper-awards.ts';
import { passesPaper, scoreParts } from '#domain/exam/paper-parts.ts';
import { findPaperOf, isReachedEnough, reachedOf } from '#domain/exam/practice-choice.ts';
import { tellsLevel } from '#domain/exam/score-range.ts';
import { answeringMs } from '#domain/exam/serving.ts';
import { linesOf } from '#domain/exam/shown-score.ts';
import { isPassed } from '#domain/kernel/pass-line.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { isRight, isWhole, maxPointsOf, sameAnswer } from '#domain/questions/answer.ts';
import { figuresOf } from '#server/figure-view.ts';
import type { Failure } from '#server/http/context.ts';
import { getStanding } from '#server/modules/learner/learner.usecases.ts';
import { papersPaidOn } from '#server/modules/progress/ledger.usecases.ts';
import { type AnswerRow, type AttemptRow, answersOf, findAttempt } from './exam.queries.ts';
import { paperView, stateNow, summaryView, timedPartsOf } from './exam.views.ts';
import { feedbackAfterEnd, type GiveFeedback } from './feedback.usecases.ts';
import { markedNow } from './grading.usecases.ts';
import { whatNext } from './next-actions.usecases.ts';
import type { ExamDeps } from './papers.usecases.ts';
import { missedQuestions } from './practice.queries.ts';

/**
 * An attempt that has ended keeps its marks, whatever becomes of its questions. One whose time is
 * over is graded as its end will do it: a report is there before the server has come to it.
 */
export async function readResult(
  deps: ExamDeps,
  learnerId: string,
  attemptId: string,
): Promise<Result<ExamResult, Failure>> {
  const { db, catalog } = deps;
  const own = await findAttempt(db, learnerId, attemptId);
  const paper = own && findPaperOf(catalog, own.attempt);
  const summary = own && summaryView(catalog, own);
  if (!paper || !summary) return err({ code: 'attempt.not_found' });
  const state = stateNow(own);
  if (state === 'open') return err({ code: 'attempt.open' });
  if (state === 'given_up') return err({ code: 'attempt.given_up' });
  const rows = await answersOf(db, own.attempt);
  const { attempt } = own;
  const isGraded = attempt.percent !== null;
  const reached = isGraded
    ? { counted: markedThen(catalog, rows), notReached: unmarked(catalog, rows) }
    : reachedOf(markedNow(catalog, rows), { isOverByTime: true, focus: attempt.focus });
  const { counted: items, notReached } = reached;
  const { score, objectives, quarters, changes } = gradeAttempt(items, linesOf(attempt));
  const { right, total, points, maxPoints, percent } = score;
  const passed =
    attempt.passed ?? (isReachedEnough(reached) && passesPaper(paper, items, attempt.passPercent));
  const examLine = attempt.examPassPercent;
  const titles = titlesOf(catalog, paper);
  const blocks = scoreBlocks(items, blocksOf(paper, attempt.total));
  const giveFeedback = await feedbackAfterEnd(db, catalog, attempt);
  const rightNumbers = new Set(items.flatMap((item) => (item.right ? item.number : [])));
  const questions = rows.flatMap((row) => reviewView(catalog, row, titles, giveFeedback));
  const lessons = new Map(questions.map(({ number, feedback }) => [number, feedback?.lesson]));
  const missed = rows.flatMap((row) =>
    isMissed({ wasShown: wasShown(row), isRight: rightNumbers.has(row.number) })
      ? {
          questionId: row.questionId,
          objectiveId: row.objectiveId,
          lesson: lessons.get(row.number) ?? null,
          isLeftOpen: !isAnsweredNow(catalog, row),
        }
      : [],
  );
  const next = await whatNext(deps, attempt, paper, { objectives, missed });
  return ok({
    attempt: { ...summary, right, total: total + notReached, points, maxPoints, percent, passed },
    notReached,
    neverOpened: notReached > 0 ? 0 : rows.filter((row) => !wasShown(row)).length,
    paper: paperView(catalog, paper),
    score,
    passed,
    passedExamLine: examLine === null ? null : isPassed(points, maxPoints, examLine),
    parts: scoreParts(paper, items).map(
      ({ units: _, openBook: __, minutes: ___, ...part }) => part,
    ),
    xpAwarded: attempt.xpAwarded,
    unpaid: isGraded ? await unpaidOf(deps, attempt) : null,
    objectives: objectives.map((one) => ({
      ...one,
      title: titles(one.objectiveId),
      practiceKey: next.practiceKeyOf(one.objectiveId),
    })),
    groups: groupsOf(catalog, paper, items, attempt),
    levels: paper.levels
      ? { note: paper.levels.note, list: paper.levels.list.map((one) => ({ ...one })) }
      : null,
    blocks: [...blocks],
    fatigue: fatigueOf(blocks),
    pace: {
      ...paceOf(attempt, paper, items, { asked: rows.length, msTaken: summary.msTaken ?? 0 }),
      quarters: [...quarters],
    },
    changes,
    questions,
    list: isOfMissed(attempt.focus)
      ? { left: await leftList(deps, attempt, rows, items), waiting: next.waiting }
      : null,
    missed: next.missed,
    nextActions: next.nextActions,
  });
}

/** Why handing a graded attempt in brought no XP, as the ledger knows it. */
async function unpaidOf(
  { db, catalog }: ExamDeps,
  attempt: AttemptRow,
): Promise<ExamResult['unpaid']> {
  const { learnerId, paperId, finishedAt } = attempt;
  // Put together shorter, it is still paid by the length that content gives it.
  const { count = 0 } = catalog.findPaper(paperId) ?? {};
  if (finishedAt === null) return null;
  const { now, timeZone } = await getStanding(db, learnerId);
  const day = studyDayAt(finishedAt.getTime(), timeZone);
  const paid = await papersPaidOn(db, learnerId, day);
  const today = studyDayAt(now, timeZone);
  return whyUnpaid({ ...attempt, count, day }, catalog.rewards.papers, { paid, today });
}

/** How many of its questions stood in the list of missed ones at its start and were answered right; what does not count takes none off. */
async function leftList(
  { db, catalog }: ExamDeps,
  attempt: AttemptRow,
  rows: readonly AnswerRow[],
  items: readonly GradedItem[],
): Promise<number> {
  if (!isCounted(attempt)) return 0;
  const { missed } = await missedQuestions(db, catalog, attempt.learnerId, attempt.startedAt);
  const right = new Set(items.flatMap((item) => (item.right ? item.number : [])));
  return rows.filter(({ number, questionId }) => right.has(number) && missed.has(questionId))
    .length;
}

/** Its answer is whole; of a question that content has retired any answer is. */
const isAnsweredNow = (
  catalog: CatalogIndex,
  { questionId, answer }: Pick<AnswerRow, 'questionId' | 'answer'>,
): boolean => {
  const question = catalog.findQuestion(questionId);
  return question ? isWhole(question, answer) : answer !== null;
};

/** By the marks that the end has stored; a question without one was not counted. */
const markedThen = (catalog: CatalogIndex, rows: readonly AnswerRow[]): GradedItem[] =>
  rows.flatMap(({ right, points, ...row }) => {
    if (right === null || points === null) return [];
    const question = catalog.findQuestion(row.questionId);
    return [
      {
        ...row,
        right,
        points,
        isAnswered: isAnsweredNow(catalog, row),
        firstWasRight: question ? isRight(question, row.firstAnswer) : null,
      },
    ];
  });

/** Questions that the end has marked neither right nor wrong, as time ended the practice before them. */
const unmarked = (catalog: CatalogIndex, rows: readonly AnswerRow[]): number =>
  rows.filter(({ right, questionId }) => right === null && catalog.findQuestion(questionId)).length;

/** The groups of the outline, in its order, as far as the attempt asked about them. */
function groupsOf(
  catalog: CatalogIndex,
  paper: Paper,
  items: readonly GradedItem[],
  attempt: AttemptRow,
): ExamResult['groups'] {
  const { objectives = [] } = catalog.findCourse(paper.courseKey) ?? {};
  const groupOf = new Map(objectives.map(({ id, group }) => [id, group]));
  const titles = new Set(objectives.flatMap(({ group }) => group ?? []));
  const { levels } = paper;
  const saysLevel = tellsLevel(attempt);
  return [...titles].flatMap((title) => {
    const own = items.filter(({ objectiveId }) => groupOf.get(objectiveId) === title);
    if (own.length === 0) return [];
    const share = shareOf(sumsOf(own), linesOf(attempt));
    return [
      { title, ...share, level: levels && saysLevel ? levelOf(share.percent, levels) : null },
    ];
  });
}

const titlesOf =
  (catalog: CatalogIndex, { courseKey }: Paper) =>
  (id: string) =>
    catalog.findTopic(courseKey, id)?.title ?? id;

function paceOf(
  attempt: AttemptRow,
  paper: Paper,
  items: readonly GradedItem[],
  { asked, msTaken }: { readonly asked: number; readonly msTaken: number },
) {
  const { startedAt, deadlineAt, breakMs, secondsPerQuestion, extraTimePercent } = attempt;
  const msOpen = deadlineAt.getTime() - startedAt.getTime() - breakMs;
  // A part that was ended early has brought the deadline forward: what was there to answer in stays.
  // Without a clock the time that the paper takes about stands in its place.
  const msLimit =
    paper.untimed || timedPartsOf(attempt, paper).length > 0
      ? limitMs(paper.minutes, extraTimePercent)
      : answeringMs(msOpen, secondsPerQuestion);
  return {
    msPerQuestionBudget: Math.floor(msLimit / Math.max(1, asked)),
    msPerQuestion: msPerAnswer(items),
    msTaken,
    msLimit,
  };
}

function reviewView(
  catalog: CatalogIndex,
  row: AnswerRow,
  titles: (objectiveId: string) => string,
  giveFeedback: GiveFeedback,
): ReviewQuestion[] {
  const question = catalog.findQuestion(row.questionId);
  if (!question) return [];
  const { number, flagged, msSpent, changes, answer, firstAnswer, objectiveId, confidence } = row;
  const feedbackNow = giveFeedback(question, answer);
  const feedback = feedbackNow && {
    ...feedbackNow,
    right: row.right ?? feedbackNow.right,
    points: row.points ?? feedbackNow.points,
  };
  return [
    {
      number,
      question: openQuestionView(question, row.optionOrder, figuresOf(catalog)),
      objective: { id: objectiveId, title: titles(objectiveId) },
      difficulty: question.difficulty,
      flagged,
      msSpent,
      changes,
      firstAnswer: sameAnswer(answer, firstAnswer) ? null : answerView(firstAnswer),
      answer: answerView(answer),
      isAnswered: isWhole(question, answer),
      maxPoints: maxPointsOf(question),
      confidence,
      points: feedback?.points ?? null,
      feedback,
    },
  ];
}
