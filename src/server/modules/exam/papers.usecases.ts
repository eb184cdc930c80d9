// What is offered and what the learner did with it: papers, topics, running and past attempts.
import type {
  AnswerPay,
  AttemptSummary,
  DoneToday,
  ExamOverview,
  OfferedPaper,
  PaperCard,
} from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { nextDailyAt } from '#domain/exam/daily-paper.ts';
import { type ExamStep, examStep, type MissedOffer } from '#domain/exam/first-paper.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { paperSource, passSource } from '#domain/exam/paper-awards.ts';
import { shownScore } from '#domain/exam/shown-score.ts';
import { shownPercent } from '#domain/kernel/pass-line.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { weakOf } from '#domain/readiness/weak-areas.ts';
import { databaseNow, type Executor } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  getStanding,
  inSelectedCourse,
  todayOf,
} from '#server/modules/learner/learner.usecases.ts';
import { answerPayOn, papersPaidOn, passesPaid } from '#server/modules/progress/ledger.usecases.ts';
import { topicFigures } from '#server/modules/record/weak-areas.usecases.ts';
import { aimOf, missedWaiting, type TopicPractice, topicPractices } from './draw.usecases.ts';
import { attemptsPage, findAttempt, type OwnAttempt, openAttempts } from './exam.queries.ts';
import { paperView, stateNow, summaryView } from './exam.views.ts';
import { readingView } from './reading.views.ts';
import { latestCounted, paperRecords } from './record.queries.ts';

export interface ExamDeps {
  readonly db: Executor;
  readonly catalog: CatalogIndex;
}

/** More open attempts than there are papers in any course. */
const OPEN_AT_MOST = 50;

const summaries = (catalog: CatalogIndex, rows: readonly OwnAttempt[]): AttemptSummary[] =>
  rows.flatMap((row) => summaryView(catalog, row) ?? []);

const running = async ({ db, catalog }: ExamDeps, learnerId: string) => {
  const rows = await openAttempts(db, learnerId, OPEN_AT_MOST);
  return summaries(
    catalog,
    rows.filter((row) => stateNow(row) === 'open'),
  );
};

/** The exam screen of a course. */
export async function readOverview(
  deps: ExamDeps,
  learnerId: string,
  courseKey: string,
): Promise<Result<ExamOverview, Failure>> {
  const { db, catalog } = deps;
  const course = catalog.findCourse(courseKey);
  if (!course) return err({ code: 'course.not_found' });
  const [{ papers, records }, practices, figures] = await Promise.all([
    readCards(deps, learnerId, courseKey),
    topicPractices(db, catalog, learnerId, courseKey),
    topicFigures(db, catalog, learnerId, courseKey),
  ]);
  const weak = weakOf(figures);
  const assessments = sum(records.map((record) => record.assessments));
  const percents = sum(records.map((record) => record.assessmentsSum));
  return ok({
    papers,
    stats: {
      // One set of attempts makes all four figures: else a pass could stand above the best score.
      attempts: assessments,
      passed: sum(records.map((record) => record.assessmentsPassed)),
      averagePercent: assessments === 0 ? null : shownPercent(percents, 100 * assessments),
      bestPercent:
        assessments === 0
          ? null
          : shownPercent(Math.max(...records.map((record) => record.assessmentsBest)), 100),
      questionsAnswered: questionsAnswered(records),
    },
    practices: practices.all.map(practiceView),
    missed: practices.all.flatMap(({ paper: { key, title }, pool, besides: { leftOpen } }) =>
      pool.missed > 0 ? [{ paperKey: key, title, count: pool.missed, leftOpen }] : [],
    ),
    weak: {
      isTold: weak.isTold,
      areas: weak.areas.map((area) => ({
        ...area,
        title: catalog.findTopic(courseKey, area.objectiveId)?.title ?? area.objectiveId,
      })),
    },
    topics: [
      ...course.objectives.map((one) => ({ group: null, ...one, kind: 'objective' as const })),
      ...course.areas.map((one) => ({ ...one, group: null, kind: 'area' as const })),
    ].flatMap(({ id, title, kind, group }) => {
      const {
        answers = 0,
        right = 0,
        percent = 0,
      } = figures.find((one) => one.objectiveId === id) ?? {};
      const offers = practices.of(id);
      if (kind === 'area' && answers === 0 && offers.length === 0) return [];
      return [
        {
          objectiveId: id,
          title,
          kind,
          group,
          right,
          answers,
          percent: answers === 0 ? null : percent,
          practices: offers.map(practiceView),
        },
      ];
    }),
  });
}

/** The one thing to do now. */
export async function readOffered(
  deps: ExamDeps,
  learnerId: string,
  courseKey: string,
): Promise<Result<OfferedPaper, Failure>> {
  if (!deps.catalog.findCourse(courseKey)) return err({ code: 'course.not_found' });
  const [{ papers, records }, missed] = await Promise.all([
    readCards(deps, learnerId, courseKey),
    missedWaiting(deps.db, deps.catalog, learnerId, courseKey),
  ]);
  const step = examStep(papers, questionsAnswered(records), missed);
  const paper = papers.find(({ key }) => key === step?.paperKey);
  const today = papers.find((one) => one.today !== null)?.today ?? null;
  return ok({
    paper: paper
      ? {
          key: paper.key,
          title: paper.title,
          isRunning: step?.kind === 'resume',
          focus: paper.open?.focus ?? null,
        }
      : null,
    missed:
      step?.kind === 'missed'
        ? {
            atOnce: step.atOnce,
            waiting: step.waiting,
            leftOpen: step.leftOpen,
            all: step.all,
            allLeftOpen: step.allLeftOpen,
          }
        : null,
    today,
  });
}

/** What exam mode leads with; undefined where the course has nothing to take. */
export async function examStepNow(
  deps: ExamDeps,
  learnerId: string,
  courseKey: string,
  missed: readonly MissedOffer[],
): Promise<{ readonly step: ExamStep | undefined; readonly open: PaperCard['open'] }> {
  const { papers, records } = await readCards(deps, learnerId, courseKey);
  const step = examStep(papers, questionsAnswered(records), missed);
  return { step, open: papers.find(({ key }) => key === step?.paperKey)?.open ?? null };
}

/** The papers of a course as the learner has them, with what was done in them. */
async function readCards(deps: ExamDeps, learnerId: string, courseKey: string) {
  const done = await readDone(deps, learnerId, courseKey);
  const papers = deps.catalog.papersOf(courseKey);
  return {
    papers: await Promise.all(papers.map((paper) => card(deps, learnerId, paper, done))),
    records: done.records,
  };
}

/** What the learner did with the papers of a course, what runs of any, and what was paid. */
async function readDone(deps: ExamDeps, learnerId: string, courseKey: string) {
  const [records, open, pay, submitted, passes, daily] = await Promise.all([
    paperRecords(deps.db, learnerId, courseKey),
    running(deps, learnerId),
    payToday(deps, learnerId),
    submittedToday(deps, learnerId),
    passesPaid(deps.db, learnerId),
    dailyToday(deps, learnerId, courseKey),
  ]);
  return { records, open, pay, submitted, passes, daily };
}

type Done = Awaited<ReturnType<typeof readDone>>;

/** The course's paper of the day, where it is done on the learner's own day. */
async function dailyToday({ db, catalog }: ExamDeps, learnerId: string, courseKey: string) {
  const key = catalog.findCourse(courseKey)?.featured.daily;
  const paper = catalog.papersOf(courseKey).find((one) => one.key === key);
  if (!paper) return null;
  const latest = await latestCounted(db, learnerId, paper.id);
  if (!latest?.finishedAt) return null;
  const { now, timeZone } = await getStanding(db, learnerId);
  const finishedAt = latest.finishedAt.getTime();
  const nextAt = nextDailyAt({ ...latest, finishedAt }, now, timeZone);
  if (nextAt === null) return null;
  const today: DoneToday = {
    attemptId: latest.id,
    percent: shownScore(latest),
    passed: latest.passed ?? false,
    nextAt: new Date(nextAt).toISOString(),
  };
  return { paperId: paper.id, today };
}

const questionsAnswered = (records: Done['records']): number =>
  sum(records.map((record) => record.answered));

const practiceView = ({ paper: { key, title }, pool, besides }: TopicPractice) => ({
  paperKey: key,
  title,
  pool: { ...pool },
  ...besides,
});

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** What right answers of practice have paid the learner today. */
async function payToday({ db, catalog }: ExamDeps, learnerId: string): Promise<AnswerPay | null> {
  const today = await todayOf(db, learnerId);
  return today === undefined ? null : answerPayOn(db, catalog, learnerId, today);
}

/** Whether the end of a paper was paid on the learner's day, by the paper's id. */
async function submittedToday({ db }: ExamDeps, learnerId: string) {
  const today = await todayOf(db, learnerId);
  if (today === undefined) return () => false;
  const paid = await papersPaidOn(db, learnerId, today);
  return (paperId: string) => paid.has(paperSource(paperId, today));
}

const paperLines = ({ passPercent, examPassPercent }: Paper): number[] =>
  examPassPercent === undefined ? [passPercent] : [passPercent, examPassPercent];

async function card(
  { db, catalog }: ExamDeps,
  learnerId: string,
  paper: Paper,
  { records, open, pay, submitted, passes, daily }: Done,
): Promise<PaperCard> {
  const record = records.find(({ paperId }) => paperId === paper.id);
  const passedOnce = (record?.passed ?? 0) > 0;
  const { papers: pays } = catalog.rewards;
  const hasPaidPass = passes.has(passSource(paper.id));
  return {
    ...paperView(catalog, paper),
    attempts: record?.attempts ?? 0,
    bestPercent: record?.attempts ? shownPercent(record.best, 100, paperLines(paper)) : null,
    passedOnce,
    lastTooQuick: record?.lastTooQuick ?? false,
    today: daily?.paperId === paper.id ? daily.today : null,
    open:
      open.find((one) => one.paperKey === paper.key && one.courseKey === paper.courseKey) ?? null,
    aim: await aimOf(db, catalog, learnerId, paper),
    answerPay: paper.kind === 'practice' ? pay : null,
    paperPay: {
      ...pays,
      firstPassXp: hasPaidPass ? 0 : pays.firstPassXp,
      paidToday: submitted(paper.id),
    },
    reading: readingView(catalog, paper),
  };
}

/** One paper, as its intro shows it. */
export async function readPaper(
  deps: ExamDeps,
  learnerId: string,
  paperKey: string,
): Promise<Result<PaperCard, Failure>> {
  const { db, catalog } = deps;
  const paper = catalog.findPaperByKey(await inSelectedCourse(db, catalog, learnerId, paperKey));
  if (!paper) return err({ code: 'paper.not_found' });
  return ok(await card(deps, learnerId, paper, await readDone(deps, learnerId, paper.courseKey)));
}

/** The attempts whose clock runs now, with the clock. */
export async function readRunning(deps: ExamDeps, learnerId: string) {
  const [attempts, now] = await Promise.all([running(deps, learnerId), databaseNow(deps.db)]);
  return { serverNow: new Date(now).toISOString(), attempts };
}

interface PageInput {
  readonly courseKey: string;
  /** The attempt that the page before ended with. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Attempts of a course, newest first, a page at a time. */
export async function readHistory(
  { db, catalog }: ExamDeps,
  learnerId: string,
  { courseKey, before, limit }: PageInput,
): Promise<Result<AttemptSummary[], Failure>> {
  if (!catalog.findCourse(courseKey)) return err({ code: 'course.not_found' });
  if (before !== undefined && !(await findAttempt(db, learnerId, before))) {
    return err({ code: 'attempt.not_found' });
  }
  const paperIds = catalog.papersOf(courseKey).map(({ id }) => id);
  const rows = await attemptsPage(db, learnerId, { courseKey, paperIds, before, limit });
  return ok(summaries(catalog, rows));
}
