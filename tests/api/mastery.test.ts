// The mastery that a dashboard shows is what this learner answered in this course, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { takeSteps } from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor, tide } from '#tests/support/stub-places.ts';

const NAME = { en: 'Mastery of the quay', es: 'Muelle', fr: 'Quai', de: 'Kai' };

/** The harbor with two groups: all of its objectives, and one that no question of the tests asks for. */
function withMastery(): Catalog {
  const catalog = stubCatalog();
  return {
    ...catalog,
    courses: catalog.courses.map((course) =>
      course.key !== harbor.key
        ? course
        : {
            ...course,
            mastery: {
              name: NAME,
              of: [
                { title: 'Everything', objectives: course.objectives },
                {
                  title: 'Nothing asked',
                  objectives: [{ id: 'hb.none', title: 'None', weight: 1 }],
                },
              ],
            },
          },
    ),
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: withMastery() });
});
afterAll(() => app.close());

const { quiz: QUIZ } = harbor.core;
const masteryOf = async (api: Api, courseKey: string = harbor.key) =>
  (await api.learning.dashboard({ courseKey })).mastery;

test('before the first answer there is no figure, and a course without groups shows none', async () => {
  const { api } = await aLearner(app);
  expect(await masteryOf(api)).toMatchObject({
    name: NAME,
    weighedAs: null,
    groups: [
      { title: 'Everything', percent: null, answered: 0 },
      {
        title: 'Nothing asked',
        percent: null,
        answered: 0,
        all: 1,
        topics: [{ title: 'None', weightPercent: 100, answers: 0 }],
      },
    ],
  });
  expect(await masteryOf(api, tide.key)).toBeNull();
});

test('it stands from five answers on, right ones raise it, and nobody else sees it', async () => {
  const [{ api }, other] = [await aLearner(app), await aLearner(app)];
  // A round of this quiz has three questions.
  await takeSteps(api, QUIZ, { right: 0 });
  const [few, untouched] = (await masteryOf(api))!.groups;
  expect(few).toMatchObject({ percent: null, answers: 3 });
  expect(few!.answered).toBeGreaterThan(0);
  expect(untouched).toMatchObject({ percent: null, answers: 0, answered: 0 });
  await api.learning.retakeQuiz({ activityRef: QUIZ });
  await takeSteps(api, QUIZ);
  const [right] = (await masteryOf(api))!.groups;
  expect(right!.answers).toBe(6);
  expect(right!.percent).toBeGreaterThan(0);
  expect(right!.percent).toBeLessThanOrEqual(100);
  expect((await masteryOf(other.api))!.groups[0]).toMatchObject({ percent: null, answered: 0 });
});
