// What to do after a paper, with everything that a link to it needs.
import type { LessonLink } from '#contract/activity-link.ts';
import type { AttemptSummary, ExamResult, NextAction as NextActionView } from '#contract/exams.ts';
import { isCounted, isEvidence } from '#domain/exam/counted-paper.ts';
import {
  type NextAction,
  nextActions,
  type PaperOutcome,
  readOnOf,
} from '#domain/exam/next-actions.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { weakestOf } from '#domain/exam/weakest-first.ts';
import { helpfulActivities } from '#server/modules/record/weak-areas.usecases.ts';
import { missedOffers, topicPractices } from './draw.usecases.ts';
import type { AttemptRow } from './exam.queries.ts';
import { focusView } from './exam.views.ts';
import { type ExamDeps, examStepNow } from './papers.usecases.ts';

type Helps = Awaited<ReturnType<typeof helpfulActivities>>;

/** What a finished attempt leads to. */
interface WhatNext {
  /** What runs, then two at most, the most useful first. */
  readonly nextActions: NextActionView[];
  readonly missed: ExamResult['missed'];
  /** How many missed questions wait for the attempt's own paper. */
  readonly waiting: number;
  practiceKeyOf(objectiveId: string): string | null;
}

interface Graded {
  readonly objectives: PaperOutcome['objectives'];
  /** The questions that were missed (`isMissed`), with the lesson that the review of each names now. */
  readonly missed: readonly {
    readonly questionId: string;
    readonly objectiveId: string;
    readonly lesson: LessonLink | null;
    readonly isLeftOpen: boolean;
  }[];
}

export async function whatNext(
  deps: ExamDeps,
  attempt: AttemptRow,
  paper: Paper,
  { objectives, missed: own }: Graded,
): Promise<WhatNext> {
  const { db, catalog } = deps;
  const { learnerId, courseKey } = attempt;
  const outcome: PaperOutcome = {
    paperKey: paper.key,
    bankId: paper.bankId,
    // What was too quick, or less than half answered, shows no gap.
    objectives: isEvidence(attempt) ? objectives : [],
  };
  const weakest = weakestOf(outcome.objectives)?.topic.objectiveId;
  const objectiveIds = weakest === undefined ? [] : [weakest];
  const helps = await helpfulActivities(db, catalog, learnerId, { courseKey, objectiveIds });
  const practices = await topicPractices(db, catalog, learnerId, courseKey);
  const offers = missedOffers(practices.missed);
  const { step, open } = await examStepNow(deps, learnerId, courseKey, offers);
  const course = catalog.findCourse(courseKey);
  const topics = [...(course?.objectives ?? []), ...(course?.areas ?? [])].map(({ id }) => ({
    id,
    practices: practices.of(id),
  }));
  const papers = catalog.papersOf(courseKey);
  const lessons = new Map(
    own.flatMap(({ lesson }) =>
      lesson && (lesson.isOpen || lesson.isReadable) ? [[lesson.ref, lesson] as const] : [],
    ),
  );
  const missed = own.map(({ objectiveId, lesson, isLeftOpen }) => ({
    objectiveId,
    isLeftOpen,
    lessonId: lesson && lessons.has(lesson.ref) ? lesson.ref : undefined,
  }));
  const actions = nextActions(outcome, {
    readOn: readOnOf(missed, weakest),
    studied: new Set(helps.keys()),
    practices: papers
      .filter(({ draw }) => draw === 'focus')
      .map(({ key, bankId }) => {
        const asked = topics.flatMap(({ id, practices: offered }) =>
          offered.flatMap(({ paper: { key: of }, pool }) => (of === key ? [{ id, pool }] : [])),
        );
        return {
          paperKey: key,
          bankId,
          practised: new Set(asked.map(({ id }) => id)),
          hasUnseen: asked.some(({ pool }) => pool.unseen > 0),
        };
      }),
    step,
  });
  // What was too quick to count has put none there.
  const waitingOwn = isCounted(attempt)
    ? own.filter((one) =>
        practices.missed.some(({ questionIds }) => questionIds.has(one.questionId)),
      )
    : [];
  const practiceKeys = new Map(
    topics.map(({ id, practices: offered }) => [id, offered[0]?.paper.key]),
  );
  return {
    nextActions: actions.flatMap(
      (action) => view(deps, courseKey, action, { helps, lessons, open }) ?? [],
    ),
    waiting:
      practices.missed.find(({ paper: { id } }) => id === attempt.paperId)?.questionIds.size ?? 0,
    missed:
      step?.kind === 'missed'
        ? {
            paperKey: step.paperKey,
            atOnce: step.atOnce,
            waiting: step.waiting,
            leftOpen: step.leftOpen,
            allLeftOpen: step.allLeftOpen,
            count: waitingOwn.length,
            ownLeftOpen: waitingOwn.filter(({ isLeftOpen }) => isLeftOpen).length,
            elsewhere: practices.missed.flatMap(
              ({ paper: { key, title }, questionIds, leftOpen }) =>
                key === step.paperKey
                  ? []
                  : [{ paperKey: key, title, count: questionIds.size, leftOpen }],
            ),
          }
        : null,
    practiceKeyOf: (objectiveId) => practiceKeys.get(objectiveId) ?? null,
  };
}

function view(
  { catalog }: ExamDeps,
  courseKey: AttemptRow['courseKey'],
  action: NextAction,
  {
    helps,
    lessons,
    open,
  }: {
    helps: Helps;
    lessons: ReadonlyMap<string, LessonLink>;
    /** What runs. */
    open: AttemptSummary | null;
  },
): NextActionView | undefined {
  const titleOf = (objectiveId: string) =>
    catalog.findTopic(courseKey, objectiveId)?.title ?? objectiveId;
  switch (action.kind) {
    case 'read': {
      const lesson = lessons.get(action.lessonId);
      return lesson && { kind: 'read', lesson, missed: action.missed, leftOpen: action.leftOpen };
    }
    case 'study': {
      const { objectiveId } = action;
      const activity = helps.get(objectiveId);
      return activity && { kind: 'study', objectiveId, title: titleOf(objectiveId), activity };
    }
    case 'practise': {
      const { paperKey, objectiveId, pool, why } = action;
      const focus = { ...(objectiveId !== null && { objectiveId }), pool };
      return { kind: 'practise', paperKey, focus: focusView(catalog, courseKey, focus), why };
    }
    case 'paper':
    case 'resume': {
      const { kind, paperKey } = action;
      const title = catalog.findPaperByKey(paperKey)?.title;
      if (title === undefined) return undefined;
      return kind === 'paper'
        ? { kind, paperKey, title }
        : { kind, paperKey, title, focus: open?.focus ?? null };
    }
  }
}
