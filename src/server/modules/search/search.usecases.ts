// What the search finds in a course: its content, and what this learner has to do with it.
import type { OwnSearch, SearchContent } from '#contract/search.ts';
import type { Activity } from '#domain/catalog/activity.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { oncePerCourse } from '#domain/catalog/once.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { missionStates } from '#domain/missions/mission-status.ts';
import { CORE_NAME } from '#domain/path/core-line.ts';
import { pathStates } from '#domain/path/path-states.ts';
import type { Executor } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { linkTo } from '#server/modules/record/activity-links.usecases.ts';
import { activityRecords } from '#server/modules/record/records.usecases.ts';
import { withheldQuestions } from '#server/modules/record/withheld.usecases.ts';
import { openedLast, questionsMet } from './search.queries.ts';

export interface SearchDeps {
  readonly db: Executor;
  readonly catalog: CatalogIndex;
}

/** Of what was opened; the palette shows eight. */
const OPENED_AT_MOST = 40;
/** Twice the largest bank of the briefs' papers. */
const QUESTIONS_AT_MOST = 1_000;

export function readSearchContent(
  catalog: CatalogIndex,
  courseKey: string,
): Result<SearchContent, Failure> {
  if (!catalog.findCourse(courseKey)) return err({ code: 'course.not_found' });
  return ok(contentOf(catalog, courseKey));
}

/** The same for every learner. */
const contentOf = oncePerCourse((catalog, courseKey): SearchContent => {
  const entry = (activity: Activity, groupTitle: string) => ({
    ...linkTo(activity),
    kind: activity.kind === 'mission' ? ('mission' as const) : ('item' as const),
    id: activity.id,
    description: activity.description,
    groupTitle,
  });
  const items = (ids: readonly string[], groupTitle: string) =>
    ids.map((id) => entry(catalog.getItem(id), groupTitle));
  const core = catalog.findCore(courseKey);
  const sections = catalog.sectionsOf(courseKey);
  return {
    activities: [
      ...sections.flatMap(({ missionIds, title }) =>
        missionIds.flatMap((id) => {
          const mission = catalog.findMission(id);
          return mission ? entry(mission, title) : [];
        }),
      ),
      ...items(
        [...(core?.groups.flatMap(({ itemIds }) => itemIds) ?? []), ...(core?.quizIds ?? [])],
        CORE_NAME,
      ),
      ...catalog.phasesOf(courseKey).flatMap(({ itemIds, title }) => items(itemIds, title)),
    ],
    papers: catalog.papersOf(courseKey).map((paper) => ({
      id: paper.id,
      key: paper.key,
      title: paper.title,
      description: paper.description,
      count: paper.count,
      minutes: paper.minutes,
    })),
    terms: catalog.glossaryOf(courseKey).map(({ id, term, text, see }) => ({
      id,
      term,
      text,
      related: see.map((other) => catalog.getTerm(courseKey, other).term),
    })),
    templates: catalog.templatesOf(courseKey).map(({ id, key, title, description, isPremium }) => ({
      id,
      key,
      title,
      description,
      isPremium,
    })),
    resources: catalog.resources.map(({ id, title, summary, format }) => ({
      key: id,
      title,
      summary,
      format,
    })),
    store: catalog.store.map(({ id, name, description, category }) => ({
      id,
      name,
      description,
      category,
    })),
    help: catalog.support.help.map(({ id, title }) => ({ id, title })),
    tours: catalog.support.tours.map(({ id, title, summary }) => ({ id, title, summary })),
  };
});

/** What is locked, what was opened, and the questions that were met (R-20: never one that was not). */
export async function readOwnSearch(
  { db, catalog }: SearchDeps,
  learnerId: string,
  courseKey: string,
): Promise<Result<OwnSearch, Failure>> {
  if (!catalog.findCourse(courseKey)) return err({ code: 'course.not_found' });
  const [records, opened, met, withheld] = await Promise.all([
    activityRecords(db, learnerId, courseKey),
    openedLast(db, learnerId, { courseKey, limit: OPENED_AT_MOST }),
    questionsMet(db, learnerId, { courseKey, limit: QUESTIONS_AT_MOST }),
    withheldQuestions(db, catalog, learnerId),
  ]);
  const locked = [
    ...missionStates(catalog, courseKey, records).map(({ mission, status }) => ({
      id: mission.id,
      status,
    })),
    ...pathStates(catalog, courseKey, records).items.map(({ item, status }) => ({
      id: item.id,
      status,
    })),
  ].filter(({ status }) => status === 'locked');
  return ok({
    locked: locked.map(({ id }) => id),
    opened: opened.map(({ id, at }) => ({ id, at: at.toISOString() })),
    questions: met.flatMap(({ questionId, attemptId, number, paperId }) => {
      const question = catalog.findQuestion(questionId);
      const paper = catalog.findPaper(paperId);
      if (!question || !paper || withheld.byAny.has(questionId)) return [];
      const found = { id: questionId, stem: question.stem, attemptId, number };
      return [{ ...found, paperKey: paper.key, paperTitle: paper.title }];
    }),
  });
}
