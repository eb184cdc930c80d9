// What to do after a paper, with everything that a link to it needs.
import type { NextAction as NextActionView } from '#contract/exams.ts';
import { isEvidence } from '#domain/exam/counted-paper.ts';
import {
  type NextAction,
  nextActions,
  type PaperOutcome,
  weakestOf,
} from '#domain/exam/next-actions.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { helpfulActivities } from '#server/modules/record/weak-areas.usecases.ts';
import { topicPractices } from './draw.usecases.ts';
import type { AnswerRow, AttemptRow } from './exam.queries.ts';
import type { ExamDeps } from './papers.usecases.ts';
import { paperRecords } from './record.queries.ts';

type Helps = Awaited<ReturnType<typeof helpfulActivities>>;

/** Three actions after a finished attempt, the most useful first. */
export async function whatNext(
  deps: ExamDeps,
  attempt: AttemptRow,
  paper: Paper,
  of: Pick<PaperOutcome, 'passed' | 'objectives'> & { readonly rows: readonly AnswerRow[] },
): Promise<NextActionView[]> {
  const { db, catalog } = deps;
  const { learnerId, courseKey } = attempt;
  const outcome: PaperOutcome = {
    paperKey: paper.key,
    bankId: paper.bankId,
    passed: of.passed,
    // What was too quick, or less than half answered, shows no gap.
    objectives: isEvidence(attempt) ? of.objectives : [],
    flagged: of.rows.filter(({ flagged }) => flagged).map(({ number }) => number),
  };
  const weakest = weakestOf(outcome);
  const objectiveIds = weakest === undefined ? [] : [weakest];
  const helps = await helpfulActivities(db, catalog, learnerId, { courseKey, objectiveIds });
  const practicesOf = await topicPractices(db, catalog, learnerId, courseKey);
  const records = await paperRecords(db, learnerId, courseKey);
  const { objectives = [], areas = [] } = catalog.findCourse(courseKey) ?? {};
  const topics = [...objectives, ...areas].map(({ id }) => ({ id, practices: practicesOf(id) }));
  const papers = catalog.papersOf(courseKey);
  const actions = nextActions(outcome, {
    studied: new Set(helps.keys()),
    practices: papers
      .filter(({ draw }) => draw === 'focus')
      .map(({ key, bankId }) => {
        const asked = topics.flatMap(({ id, practices }) =>
          practices.flatMap(({ paper: { key: of }, pool }) => (of === key ? [{ id, pool }] : [])),
        );
        return {
          paperKey: key,
          bankId,
          practised: new Set(asked.map(({ id }) => id)),
          hasUnseen: asked.some(({ pool }) => pool.unseen > 0),
        };
      }),
    papers: papers
      .filter(({ draw }) => draw !== 'focus')
      .map(({ id, key, kind }) => ({
        key,
        kind,
        passedOnce: records.some((record) => record.paperId === id && record.passed > 0),
      })),
  });
  return actions.flatMap((action) => view(deps, attempt, action, helps) ?? []);
}

function view(
  { catalog }: ExamDeps,
  { id, courseKey }: AttemptRow,
  action: NextAction,
  helps: Helps,
): NextActionView | undefined {
  const titleOf = (objectiveId: string) =>
    catalog.findTopic(courseKey, objectiveId)?.title ?? objectiveId;
  switch (action.kind) {
    case 'study': {
      const { objectiveId } = action;
      const activity = helps.get(objectiveId);
      return activity && { kind: 'study', objectiveId, title: titleOf(objectiveId), activity };
    }
    case 'practise': {
      const { paperKey, objectiveId, pool } = action;
      const title = objectiveId && titleOf(objectiveId);
      return { kind: 'practise', paperKey, focus: { objectiveId, title, pool } };
    }
    case 'flagged':
      return { kind: 'flagged', attemptId: id, numbers: [...action.numbers] };
    default: {
      const { kind, paperKey } = action;
      const title = catalog.findPaperByKey(paperKey)?.title;
      return title === undefined ? undefined : { kind, paperKey, title };
    }
  }
}
