// What a learner is weak at, from lessons, quizzes and papers alike, and which item helps with it.

import type { ActivityLink } from '#contract/activity-link.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { helpfulItem } from '#domain/path/helpful-item.ts';
import { pathStates } from '#domain/path/path-states.ts';
import { areTopicsStrong, strongTopics } from '#domain/readiness/strong-topics.ts';
import {
  type GivenAnswer,
  type TopicFigure,
  topicFigure,
  type WeakAreas,
  weakAreas,
  weakOf,
} from '#domain/readiness/weak-areas.ts';
import type { Executor } from '#server/db/database.ts';
import { linkToItem } from './activity-links.usecases.ts';
import { type ExamEvidence, examEvidence } from './evidence.usecases.ts';
import { activityRecords, latestAnswers } from './records.usecases.ts';

/** Answers of activities and papers, newest first; those of one instant keep their order. */
export const newestFirst = (
  catalog: CatalogIndex,
  answers: Awaited<ReturnType<typeof latestAnswers>>,
  { answers: inPapers }: ExamEvidence,
): (GivenAnswer & { readonly at: number })[] =>
  [...answers.map((answer) => ({ ...answer, at: answer.at?.getTime() ?? 0 })), ...inPapers]
    .toSorted((a, b) => b.at - a.at)
    .map(({ questionId, right, at }) => ({
      at,
      // A question that content dropped asks about nothing any more.
      objectives: catalog.findQuestion(questionId ?? '')?.tags ?? [],
      right: right ?? false,
    }));

/** What a learner can be weak at in a course: the exam's topics, then the areas of practice. */
const topicsOf = (catalog: CatalogIndex, courseKey: string): string[] => {
  const { objectives = [], areas = [] } = catalog.findCourse(courseKey) ?? {};
  return [...objectives, ...areas].map(({ id }) => id);
};

/** The weak topics of a course, by the answers that the caller has read. */
export const weakAreasIn = (
  catalog: CatalogIndex,
  courseKey: string,
  answers: readonly GivenAnswer[],
): WeakAreas => weakAreas(topicsOf(catalog, courseKey), answers);

/** Every topic of a course with its figure: the same on every screen. */
export async function topicFigures(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  courseKey: string,
): Promise<readonly TopicFigure[]> {
  const given = await latestAnswers(db, learnerId, courseKey);
  const evidence = await examEvidence(db, catalog, learnerId, courseKey);
  const answers = newestFirst(catalog, given, evidence);
  return topicsOf(catalog, courseKey).map((id) => topicFigure(id, answers));
}

/** Those of them that are weak. */
export const weakTopics = async (
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  courseKey: string,
): Promise<WeakAreas> => weakOf(await topicFigures(db, catalog, learnerId, courseKey));

export interface TopicStrength {
  /** Objectives of the course, and how many of them are strong. */
  readonly all: number;
  readonly strong: number;
  readonly isClear: boolean;
}

/** How many topics of a course are strong, by the learner's own days. */
export async function topicStrength(
  db: Executor,
  catalog: CatalogIndex,
  { id, timeZone }: { readonly id: string; readonly timeZone: string },
  courseKey: string,
): Promise<TopicStrength> {
  const given = await latestAnswers(db, id, courseKey);
  const evidence = await examEvidence(db, catalog, id, courseKey);
  const answers = newestFirst(catalog, given, evidence).map((answer) => ({
    ...answer,
    day: studyDayAt(answer.at, timeZone),
  }));
  const outline = catalog.findCourse(courseKey)?.objectives.map((objective) => objective.id) ?? [];
  return {
    all: outline.length,
    strong: strongTopics(outline, answers).length,
    isClear: areTopicsStrong(outline, answers),
  };
}

/** For each of the objectives the item that helps; those without an open one are left out. */
export async function helpfulActivities(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  { courseKey, objectiveIds }: { courseKey: string; objectiveIds: readonly string[] },
): Promise<ReadonlyMap<string, ActivityLink>> {
  const records = await activityRecords(db, learnerId, courseKey);
  const { items } = pathStates(catalog, courseKey, records);
  const helps = objectiveIds.flatMap((id): [string, ActivityLink][] => {
    const found = helpfulItem(items, id);
    return found ? [[id, linkToItem(found.item)]] : [];
  });
  return new Map(helps);
}
