// Learners who are signed up before a journey begins, and what they did, through the API.
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { currentBuild } from '#content/current-build.ts';
import { readCatalog } from '#content/read-catalog.ts';
import type { Finish, Play } from '#contract/play.ts';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import type { Language } from '#domain/modelling/language.ts';
import type { ChoiceQuestion } from '#domain/questions/choice.ts';
import type { Question } from '#domain/questions/questions.ts';
import { modelAnswer } from '#domain/tasks/mark-task.ts';
import { type TaskAnswer, type TaskStep, taskFor } from '#domain/tasks/tasks.ts';

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** The first mission of the main course, and the one that it opens. */
export const firstMission = { key: 'the-cycle-in-15-minutes', title: 'The method in five minutes' };
export const secondMission = { key: 'choose-your-company', title: 'Choose your company' };
export const lockedMission = { key: 'a-board-that-can-decide', title: 'A board that can decide' };

let people = 0;

/** Somebody who has no account yet. */
export function aPerson(more: Partial<Person> = {}): Person {
  people += 1;
  return {
    email: `learner-${people}-${process.pid}-${Date.now()}@example.org`,
    password: 'quiet-harbour-12',
    firstName: 'Amara',
    lastName: 'Lindqvist',
    ...more,
  };
}

/** Calls the API as a page of this browser would; throws when it is refused. */
export async function call<T = unknown>(
  context: BrowserContext,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await context.request.fetch(`/api${path}`, {
    method,
    headers: method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() },
    ...(body !== undefined && { data: body }),
    // A connection that was left idle may be closed by the server as it is used again.
    maxRetries: 2,
  });
  if (!answer.ok()) {
    throw new Error(`${method} ${path} was answered ${answer.status()}: ${await answer.text()}`);
  }
  return (await answer.json()) as T;
}

export async function signUp(context: BrowserContext, more: Partial<Person> = {}): Promise<Person> {
  const person = aPerson(more);
  await call(context, 'POST', '/account/sign-up', { ...person, timeZone: 'Europe/Berlin' });
  return person;
}

export async function signIn(context: BrowserContext, { email, password }: Person): Promise<void> {
  await call(context, 'POST', '/account/sign-in', { email, password });
}

export const startDemo = (context: BrowserContext, timeZone = 'Europe/Berlin'): Promise<unknown> =>
  call(context, 'POST', '/demo', { locale: 'en-US', timeZone });

let catalog: CatalogIndex | undefined;

/** The compiled content: no page has keys and models before the answer. */
function compiled(): CatalogIndex {
  if (catalog === undefined) {
    const read = readCatalog(currentBuild(join(import.meta.dirname, '../../..')).catalogFile);
    if (!read.ok) throw new Error(read.error.message);
    catalog = indexCatalog(read.value);
  }
  return catalog;
}

/** The key to a question. */
export const rightAnswer = (questionId: string): readonly string[] =>
  (compiled().getQuestion(questionId) as ChoiceQuestion).answer;

/** What tells the key of a paper's questions: every explanation and every reason of its bank. */
export function secretsOf(paperKey: string): string[] {
  const index = compiled();
  const paper = index.findPaperByKey(paperKey);
  if (paper === undefined) throw new Error(`no paper ${paperKey}`);
  const entries = Object.values(index.bankOf(paper).units).flat();
  return entries.flatMap(({ questionId }) => {
    const question = index.getQuestion(questionId);
    const reasons = [...JSON.stringify(question).matchAll(/"why":("(?:[^"\\]|\\.)*")/g)];
    return [question.explanation, ...reasons.map(([, text = '""']) => JSON.parse(text) as string)];
  });
}

/** A question as its authors wrote it, with its key and reasons. */
export const questionOf = (questionId: string): Question => compiled().getQuestion(questionId);

/** How many missions the main course has. */
export const missionCount = (): number => compiled().missionsOf('togaf').length;

/**
 * What an author would hand in for a task of an item.
 * @param own whose numbers and which round, of a task that has rounds
 */
export function rightTask(
  itemId: string,
  stepId: string,
  own: { learnerId: string; round: number } = { learnerId: '', round: 1 },
): TaskAnswer {
  const item = compiled().getItem(itemId);
  const stories = Object.values(item.variants ?? {}).flatMap((story) => story.steps);
  const task = [...item.steps, ...stories].find((step) => step.id === stepId);
  return modelAnswer(taskFor(task as TaskStep, `${own.learnerId}:${itemId}`, own.round));
}

/** The modelling language of a course. */
export function languageOf(courseKey: CourseKey): Language {
  const language = compiled().courses.find(({ key }) => key === courseKey)?.language;
  if (!language) throw new Error(`The course ${courseKey} has no modelling language.`);
  return language;
}

/** The labs of a course whose first task is a model, by id. */
export const modelLabsOf = (courseKey: CourseKey): PathItem[] =>
  compiled()
    .phasesOf(courseKey)
    .flatMap(({ itemIds }) => itemIds.map((id) => compiled().getItem(id)))
    .filter(({ steps }) => steps.some(({ kind }) => kind === 'model'));

/** What has to be done before an item opens: the first item of the phases before, then those in front of it. */
export function itemsBefore({ id, courseKey, phaseId }: PathItem): string[] {
  const phases = compiled().phasesOf(courseKey);
  const own = phases.find((phase) => phase.id === phaseId);
  if (!own) throw new Error(`${id} is in no phase.`);
  const needed = (keys: readonly string[]): string[] =>
    phases
      .filter((phase) => keys.includes(phase.id))
      .flatMap((phase) => [...needed(phase.prerequisites), ...phase.itemIds.slice(0, 1)]);
  return [...needed(own.prerequisites), ...own.itemIds.slice(0, own.itemIds.indexOf(id))];
}

/** The signed-in learner's id. */
export const learnerIdOf = async (context: BrowserContext): Promise<string> =>
  (await call<{ id: string }>(context, 'GET', '/me')).id;

/** Starts a mission and takes its steps, all or the first `count`, with right answers. */
export async function takeSteps(
  context: BrowserContext,
  missionKey: string,
  count = Number.POSITIVE_INFINITY,
): Promise<Play> {
  const mission = `/activities/${missionKey}`;
  await call(context, 'POST', `${mission}/start`);
  const play = await call<Play>(context, 'GET', `${mission}/play`);
  for (const step of play.steps.slice(0, count)) {
    await call(context, 'PUT', `${mission}/steps/${step.id}`);
    if (step.kind === 'check' && step.feedback === null) {
      const chosen = rightAnswer(step.question.id);
      await call(context, 'POST', `${mission}/steps/${step.id}/answer`, { chosen });
    }
    if ('outcome' in step && step.outcome === null) {
      const round = step.kind === 'calculation' ? step.round : 1;
      const answer = rightTask(missionKey, step.id, {
        learnerId: await learnerIdOf(context),
        round,
      });
      await call(context, 'POST', `${mission}/steps/${step.id}/task`, { answer });
    }
  }
  return play;
}

export async function completeMission(
  context: BrowserContext,
  missionKey: string,
): Promise<Finish> {
  await takeSteps(context, missionKey);
  return call<Finish>(context, 'POST', `/activities/${missionKey}/finish`);
}
