// The questions of lessons, quizzes and missions that can be asked again, and what explains each.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { oncePerCourse } from '#domain/catalog/once.ts';
import { CORE_ID, type PathItem } from '#domain/catalog/path.ts';

const checksOf = ({ steps }: PathItem): readonly string[] =>
  steps.flatMap((step) => (step.kind === 'check' ? [step.questionId] : []));

/**
 * By each question that a lesson, a quiz or a mission of a course asks, the activity to read on in: the one that it
 * stands in; of a unit's quiz the unit's first lesson about the question's topic. Undefined where none is known. Of a
 * mission's questions only those that content names as understood without its story: the others mean nothing here.
 */
const lessonsByQuestion = oncePerCourse(
  (catalog, courseKey): ReadonlyMap<string, string | undefined> => {
    const core = catalog.findCore(courseKey);
    const units = [
      ...catalog.phasesOf(courseKey).map(({ itemIds }) => itemIds),
      ...(core ? [[...core.groups.flatMap(({ itemIds }) => itemIds), ...core.quizIds]] : []),
    ].map((itemIds) => itemIds.map(catalog.getItem));
    const inMissions = catalog
      .missionsOf(courseKey)
      .flatMap(({ id, steps }) =>
        steps.flatMap((step) =>
          step.kind === 'check' && step.alone ? [[step.questionId, id] as const] : [],
        ),
      );
    return new Map([
      ...inMissions,
      ...units.flatMap((items) =>
        items.flatMap((item) => [
          ...checksOf(item).map((id) => [id, item.id] as const),
          ...(item.quiz?.questionIds ?? []).map(
            (id) => [id, lessonAbout(items, catalog.findQuestion(id)?.tags[0])] as const,
          ),
        ]),
      ),
    ]);
  },
);

/** The Core line has many lessons on a topic, and none of them is the one. */
const lessonAbout = (items: readonly PathItem[], topic: string | undefined): string | undefined =>
  items.find(
    ({ objectives, phaseId, steps }) =>
      phaseId !== CORE_ID &&
      topic !== undefined &&
      objectives.includes(topic) &&
      steps.some(({ kind }) => kind === 'check'),
  )?.id;

/** The questions of the lessons and quizzes of a course, and those of its missions that stand alone. */
export const questionsTaught = (catalog: CatalogIndex, courseKey: CourseKey): readonly string[] => [
  ...lessonsByQuestion(catalog, courseKey).keys(),
];

/** Where to read on about a question: the lesson that content names, else the one that asks it or is about it. */
export const lessonOfQuestion = (
  catalog: CatalogIndex,
  courseKey: CourseKey,
  question: { readonly id: string; readonly lesson?: string },
): string | undefined => question.lesson ?? lessonsByQuestion(catalog, courseKey).get(question.id);
