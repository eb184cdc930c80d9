// How well the groups of a course's outline are mastered.
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { LocalizedText } from '#domain/catalog/localized-text.ts';
import { type GroupPractice, groupPractice } from '#domain/exam/group-practice.ts';
import { weighingPaper } from '#domain/exam/weighing-paper.ts';
import {
  type GroupMastery,
  groupMastery,
  type TopicShare,
} from '#domain/readiness/group-mastery.ts';
import type { Executor } from '#server/db/database.ts';
import { examEvidence } from './evidence.usecases.ts';
import { latestAnswers } from './records.usecases.ts';
import { newestFirst } from './weak-areas.usecases.ts';

export interface CourseMastery {
  readonly name: LocalizedText;
  /** Title of the simulation whose questions are the weights; null where the outline's shares are. */
  readonly weighedAs: string | null;
  readonly groups: (Omit<GroupMastery, 'topics'> & {
    readonly title: string;
    readonly topics: (TopicShare & { readonly title: string })[];
    readonly practice: GroupPractice | null;
  })[];
}

/** Nothing where the course shows no mastery. */
export async function masteryOf(
  db: Executor,
  catalog: CatalogIndex,
  { course, learnerId }: { readonly course: Course; readonly learnerId: string },
): Promise<CourseMastery | null> {
  if (!course.mastery) return null;
  const given = await latestAnswers(db, learnerId, course.key);
  const evidence = await examEvidence(db, catalog, learnerId, course.key);
  const answers = newestFirst(catalog, given, evidence);
  const weighing = weighingPaper(
    catalog,
    course.key,
    course.mastery.of.flatMap(({ objectives }) => objectives.map(({ id }) => id)),
  );
  return {
    name: course.mastery.name,
    weighedAs: weighing?.paper.title ?? null,
    groups: course.mastery.of.map(({ title, objectives: ofOutline }) => {
      const objectives = ofOutline.map((one) => ({
        ...one,
        weight: weighing?.questionsOn(one.id) ?? one.weight,
      }));
      const { topics, ...figure } = groupMastery(objectives, answers);
      return {
        title,
        ...figure,
        topics: topics.map((topic, at) => ({ ...topic, title: objectives[at]!.title })),
        practice: groupPractice(catalog, course.key, {
          objectives: objectives.map(({ id }) => id),
          answers,
        }),
      };
    }),
  };
}
