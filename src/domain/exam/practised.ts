// What a practice by topic can ask: its own bank, and what was missed where nothing else asks it again.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import { oncePerCourse } from '#domain/catalog/once.ts';
import { questionsTaught } from '#domain/path/questions-taught.ts';
import { maxPointsOf } from '#domain/questions/answer.ts';
import type { Thing } from './draw.ts';
import { type PractiseThing, thingsOf, thingsOn } from './draw-practice.ts';
import { type Bank, type Paper, questionsOf } from './paper.ts';
import { objectiveOf } from './paper-topics.ts';

/** The units of a bank that ask about an objective. */
export const unitsOn = (catalog: CatalogIndex, bank: Bank, objectiveId: string): string[] =>
  Object.keys(bank.units).filter((unit) => objectiveOf(catalog, bank, unit) === objectiveId);

const focusPapers = (catalog: CatalogIndex, courseKey: CourseKey): readonly Paper[] =>
  catalog.papersOf(courseKey).filter(({ draw }) => draw === 'focus');

/**
 * What a course asks that none of its practices by topic does: in papers such as a first quiz or a drill, in its
 * lessons and quizzes, and in missions what is understood without their story.
 */
const guestsOf = oncePerCourse((catalog, courseKey): readonly PractiseThing[] => {
  const practised = focusPapers(catalog, courseKey).map(catalog.bankOf);
  const taken = new Set(practised.flatMap(questionsOf));
  return [
    ...catalog.papersOf(courseKey).flatMap((paper) => thingsOf(catalog.bankOf(paper))),
    ...questionsTaught(catalog, courseKey).map((id): Thing => ({ ids: [id] })),
  ].flatMap((thing) => {
    if (thing.ids.some((id) => taken.has(id))) return [];
    for (const id of thing.ids) taken.add(id);
    return [{ ...thing, isGuest: true }];
  });
});

/** What each paper of topic practice of a course asks, by its id; the first of them takes the guests. */
const askedBy = oncePerCourse(
  (catalog, courseKey): ReadonlyMap<string, readonly PractiseThing[]> =>
    new Map(
      focusPapers(catalog, courseKey).map((paper, at) => [
        paper.id,
        [...thingsOf(catalog.bankOf(paper)), ...(at === 0 ? guestsOf(catalog, courseKey) : [])],
      ]),
    ),
);

/** The same by topic: a question is on the one topic that stands first among its own, in whichever unit it is. */
const askedByTopic = oncePerCourse(
  (catalog, courseKey): ReadonlyMap<string, ReadonlyMap<string, readonly PractiseThing[]>> => {
    const topicOf = (id: string) => catalog.findQuestion(id)?.tags[0] ?? '';
    return new Map(
      [...askedBy(catalog, courseKey)].map(([paperId, things]) => {
        const topics = new Set(things.flatMap(({ ids }) => ids.map(topicOf)));
        const on = (topic: string) => thingsOn(things, (id) => topicOf(id) === topic);
        return [paperId, new Map([...topics].map((topic) => [topic, on(topic)]))];
      }),
    );
  },
);

/**
 * What a paper of topic practice asks on these topics, or on all where none is named. The first such paper
 * of a course takes the guests: what is asked elsewhere comes back in it once it was missed.
 */
export function practisedBy(
  catalog: CatalogIndex,
  { id, courseKey }: Paper,
  topics: readonly string[] = [],
): readonly PractiseThing[] {
  const [first, ...others] = topics;
  const all = askedBy(catalog, courseKey).get(id) ?? [];
  if (first === undefined) return all;
  if (others.length === 0) return askedByTopic(catalog, courseKey).get(id)?.get(first) ?? [];
  // The questions of a case that are on several of them stay together.
  const isChosen = new Set(topics);
  return thingsOn(all, (questionId) =>
    isChosen.has(catalog.findQuestion(questionId)?.tags[0] ?? ''),
  );
}

/**
 * The questions of a course's practice by topic that can stand beside one of another paper: single ones of the banks on its
 * topic, which give as many points. Those that are asked elsewhere come back only where they were missed, and are left out.
 * @param like id of the question
 */
export function practisedLike(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  like: string,
): readonly string[] {
  const model = catalog.findQuestion(like);
  const topic = model?.tags[0];
  if (model === undefined || topic === undefined) return [];
  return focusPapers(catalog, courseKey)
    .flatMap((paper) => practisedBy(catalog, paper, [topic]))
    .flatMap(({ ids, isGuest = false }) => (isGuest ? [] : ids))
    .filter((id) => {
      const question = catalog.getQuestion(id);
      return question.case === undefined && maxPointsOf(question) === maxPointsOf(model);
    });
}
