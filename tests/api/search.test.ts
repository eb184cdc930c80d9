// What the search finds: content for everybody, and of a learner's own only what they met.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { catalogWithExams } from '#tests/support/exam-catalog.ts';
import { changeOf, codeOf, start } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const courseKey = 'togaf';

test('the content of a course: every mission, every written item, every paper, every term', async () => {
  const { api } = await aLearner(app);
  const catalog = productCatalogIndex();
  const { activities, papers, terms } = await api.search.content({ courseKey });
  const missions = activities.filter(({ kind }) => kind === 'mission').map(({ id }) => id);
  expect(missions).toEqual(catalog.missionsOf(courseKey).map(({ id }) => id));
  const items = activities.filter(({ kind }) => kind === 'item').map(({ id }) => id);
  const path = await api.learning.path({ courseKey });
  const onPath = [
    ...path.phases.flatMap((phase) => phase.items),
    ...(path.core?.groups.flatMap((group) => group.items) ?? []),
    ...(path.core?.quizzes ?? []),
  ].map(({ id }) => id);
  expect(items.toSorted()).toEqual(onPath.toSorted());
  expect(papers.map(({ id }) => id)).toEqual(catalog.papersOf(courseKey).map(({ id }) => id));
  expect(terms.map(({ id }) => id)).toEqual(catalog.glossaryOf(courseKey).map(({ id }) => id));
  expect(activities.filter(({ groupTitle }) => groupTitle === '')).toEqual([]);
});

test('templates, what the store offers, help and tours are found too', async () => {
  const { api } = await aLearner(app);
  const catalog = productCatalogIndex();
  const { templates, store, help, tours } = await api.search.content({ courseKey });
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  expect(templates.length).toBeGreaterThan(5);
  expect(ids(templates)).toEqual(ids(catalog.templatesOf(courseKey)));
  expect(ids(store)).toEqual(ids((await api.store.get()).items));
  expect(ids(help)).toEqual(ids(catalog.support.help));
  expect(ids(tours)).toEqual(ids(catalog.support.tours));
});

test('nothing in the content of any course is a question, an option or an answer', async () => {
  const { api } = await aLearner(app);
  const catalog = productCatalogIndex();
  for (const course of catalog.courses) {
    const content = JSON.stringify(await api.search.content({ courseKey: course.key }));
    const entries = catalog.banksOf(course.key).flatMap(({ units }) => Object.values(units).flat());
    const questions = entries.map(({ questionId }) => catalog.getQuestion(questionId));
    expect(questions.length).toBeGreaterThan(20);
    const said = questions.filter(({ stem, explanation }) =>
      [stem, explanation].some((text) => content.includes(JSON.stringify(text).slice(1, -1))),
    );
    expect(said.map(({ id }) => id)).toEqual([]);
  }
});

test('what is locked is what lists show as locked, and opens with them', async () => {
  const { api } = await aLearner(app);
  const { sections } = await api.learning.missions({ courseKey });
  const path = await api.learning.path({ courseKey });
  const listed = [
    ...sections.flatMap((section) => section.missions),
    ...path.phases.flatMap((phase) => phase.items),
  ];
  const locked = listed.filter(({ status }) => status === 'locked').map(({ id }) => id);
  expect(locked.length).toBeGreaterThan(10);
  const own = await api.search.own({ courseKey });
  expect(own.locked.toSorted()).toEqual(locked.toSorted());
  expect(own.opened).toEqual([]);
  expect(own.questions).toEqual([]);
});

test('what was begun comes first, the latest before the others', async () => {
  const { api } = await aLearner(app);
  const first = (await api.learning.missions({ courseKey })).sections[0]!.missions[0]!;
  await api.learning.start({ activityRef: first.key });
  expect((await api.search.own({ courseKey })).opened.map(({ id }) => id)).toEqual([first.id]);
  const attempt = await api.exams.start({ paperKey: 'rapid-fire' });
  const paper = productCatalogIndex().findPaperByKey(attempt.paper.key)!;
  expect((await api.search.own({ courseKey })).opened.map(({ id }) => id)).toEqual([
    paper.id,
    first.id,
  ]);
  expect((await api.search.own({ courseKey: 'pmp' })).opened).toEqual([]);
});

/** Answers the first questions of a paper and hands it in. */
async function sitFirst(api: Awaited<ReturnType<typeof aLearner>>['api'], count: number) {
  const attempt = await api.exams.start({ paperKey: 'foundation' });
  const met = attempt.questions.slice(0, count);
  await api.exams.save({
    attemptId: attempt.id,
    changes: met.map(({ question }) => ({
      questionId: question.id,
      revision: 1,
      answer: null,
      flagged: false,
      msSpent: 900,
    })),
  });
  return { attempt, met: met.map(({ question }) => question) };
}

test('R-20: a question is found once the attempt that showed it has ended, one that was not shown never', async () => {
  const { api } = await aLearner(app);
  const { attempt, met } = await sitFirst(api, 3);
  expect((await api.search.own({ courseKey })).questions).toEqual([]);
  await api.exams.submit({ attemptId: attempt.id });
  const { questions } = await api.search.own({ courseKey });
  expect(questions).toEqual(
    met.map(({ id, stem }, at) => ({
      id,
      stem,
      paperKey: 'foundation',
      paperTitle: attempt.paper.title,
      attemptId: attempt.id,
      number: at + 1,
    })),
  );
  const other = await aLearner(app);
  expect((await other.api.search.own({ courseKey })).questions).toEqual([]);
});

test('R-20: a question that a running exam asks is not found while it runs', async () => {
  const small = await startApp({ catalog: catalogWithExams() });
  const { api } = await aLearner(small);
  const found = async () => (await api.search.own({ courseKey })).questions.map(({ id }) => id);
  const sit = async () => {
    const attempt = await start(api);
    const changes = attempt.questions.map((asked) => changeOf(asked, { msSpent: 900 }));
    await api.exams.save({ attemptId: attempt.id, changes });
    return attempt;
  };
  const first = await sit();
  await api.exams.submit({ attemptId: first.id });
  const met = first.questions.map(({ question }) => question.id);
  expect(await found()).toEqual(met);
  const again = await sit();
  const asked = again.questions.map(({ question }) => question.id);
  expect(met.some((id) => asked.includes(id))).toBe(true);
  expect(await found()).toEqual(met.filter((id) => !asked.includes(id)));
  await api.exams.submit({ attemptId: again.id });
  expect((await found()).toSorted()).toEqual([...new Set([...met, ...asked])].toSorted());
  await small.close();
});

test('a course that is not there has nothing to search in', async () => {
  const { api } = await aLearner(app);
  expect(await codeOf(api.search.content({ courseKey: 'cooking' }))).toBe('course.not_found');
  expect(await codeOf(api.search.own({ courseKey: 'cooking' }))).toBe('course.not_found');
});
