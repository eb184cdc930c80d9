// From the questions of papers to the lessons that teach them: when they are told, and to whom they are open.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LessonLink } from '#contract/activity-link.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import {
  catalogWithExams,
  SAMPLE_PRACTICE,
  SAMPLE_QUESTIONS,
} from '#tests/support/exam-catalog.ts';
import { completeActivity } from '#tests/support/play.ts';
import { answerSome, changeOf, rightTo, sitPaper, start } from '#tests/support/sample-attempts.ts';

const content = productCatalogIndex();

/** Of the Core line, which is open from the start; a mission of a later section; an item behind another. */
const LESSONS = ['tg.core.08', 'ms.tg.pre.board', 'tg.pre.deepdive'] as const;
/** Each attempt has questions of both units: one leads to the item. */
function lessonFor(questionId: string): (typeof LESSONS)[number] {
  const at = SAMPLE_QUESTIONS.findIndex(({ id }) => id === questionId);
  return SAMPLE_QUESTIONS[at]?.tags[0] === 'tgf.u3' ? LESSONS[2] : LESSONS[at % 2]!;
}

let app: TestApp;
beforeAll(async () => {
  const catalog = catalogWithExams();
  const sampled = new Set(SAMPLE_QUESTIONS.map(({ id }) => id));
  app = await startApp({
    catalog: {
      ...catalog,
      questions: catalog.questions.map((question) =>
        sampled.has(question.id) ? { ...question, lesson: lessonFor(question.id) } : question,
      ),
    },
  });
});
afterAll(() => app.close());

const titles = () => LESSONS.map((id) => content.findActivity(id)!.title);
const isOpen: Record<string, boolean> = {
  'tg.core.08': true,
  'tg.pre.deepdive': false,
  'ms.tg.pre.board': false,
};

interface Received {
  readonly question: { readonly id: string };
  readonly feedback: { readonly lesson: LessonLink | null } | null;
}
const openByLesson = (questions: readonly Received[]) =>
  Object.fromEntries(
    questions.map(({ question, feedback }) => [lessonFor(question.id), feedback?.lesson?.isOpen]),
  );

describe('the lesson of a question', () => {
  test('comes with the review of an attempt, and with no byte of the running one', async () => {
    const { api, client } = await aLearner(app);
    const attempt = await start(api);
    const saved = await answerSome(api, attempt, { right: 4, wrong: 2 });
    const open = await (await client.fetch(`/api/attempts/${attempt.id}`)).text();
    const sent = [JSON.stringify(attempt), JSON.stringify(saved), open].join();
    expect(sent).not.toContain('"lesson"');
    for (const title of titles()) expect(sent).not.toContain(title);
    await api.exams.submit({ attemptId: attempt.id });
    const { questions } = await api.exams.result({ attemptId: attempt.id });
    for (const { question, feedback } of questions) {
      const activity = content.findActivity(lessonFor(question.id))!;
      expect(feedback?.lesson).toMatchObject({
        kind: activity.kind === 'mission' ? 'mission' : 'item',
        title: activity.title,
        estimatedMinutes: activity.estimatedMinutes,
        isOpen: isOpen[activity.id],
      });
    }
  });

  test('waits with the key while a running exam asks the question again', async () => {
    const { api } = await aLearner(app);
    const first = await sitPaper(api, 6);
    const running = await start(api);
    const asked = new Set(running.questions.map(({ question }) => question.id));
    const { questions } = await api.exams.result({ attemptId: first.attempt.id });
    for (const { question, feedback } of questions) {
      expect(feedback?.lesson === undefined).toBe(asked.has(question.id));
    }
    expect(questions.some(({ question }) => asked.has(question.id))).toBe(true);
  });

  test('is told in a practice with the verdict of its own question only', async () => {
    const { api } = await aLearner(app);
    const attempt = await start(api, SAMPLE_PRACTICE.key);
    const [one] = attempt.questions;
    const { id } = one!.question;
    const changes = [changeOf(one!, { answer: rightTo(id) })];
    const { saved } = await api.exams.save({ attemptId: attempt.id, changes });
    const title = content.findActivity(lessonFor(id))!.title;
    expect(saved[0]?.feedback?.lesson?.title).toBe(title);
    const { questions } = await api.exams.attempt({ attemptId: attempt.id });
    expect(questions.map(({ feedback }) => feedback?.lesson?.title)).toEqual([
      title,
      ...questions.slice(1).map(() => undefined),
    ]);
  });

  test('is what the report advises, as most of the missed questions name it', async () => {
    const { api } = await aLearner(app);
    const { attempt } = await sitPaper(api, 0);
    const { nextActions, questions } = await api.exams.result({ attemptId: attempt.id });
    const named = questions.flatMap(({ feedback }) =>
      feedback?.lesson && (feedback.lesson.isOpen || feedback.lesson.isReadable)
        ? feedback.lesson.ref
        : [],
    );
    const times = (ref: string) => named.filter((one) => one === ref).length;
    const advised = nextActions.flatMap((action) => (action.kind === 'read' ? action : []));
    expect(advised).toHaveLength(1);
    const [{ lesson, missed } = advised[0]!] = advised;
    expect(missed).toBe(times(lesson.ref));
    expect(missed).toBe(Math.max(...named.map(times)));
  });

  test('is open in the same review once the learner has come that far', async () => {
    const { api } = await aLearner(app);
    const { attempt } = await sitPaper(api, 3);
    const told = async () =>
      openByLesson((await api.exams.result({ attemptId: attempt.id })).questions);
    const before = await told();
    expect(before['tg.pre.deepdive']).toBe(false);
    await completeActivity(api, 'tg.pre.lesson');
    expect(await told()).toEqual({ ...before, 'tg.pre.deepdive': true });
  });
});
