// Learners who study over HTTP without a pause and note what the server acknowledged to them.

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { currentBuild } from '#content/current-build.ts';
import { readCatalog } from '#content/read-catalog.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import { isOutside } from '#domain/missions/requirements.ts';
import { isChoice } from '#domain/questions/choice.ts';
import { projectRoot } from '#tests/support/processes.ts';
import { type Answer, aBrowser, type Browser } from './running-app.ts';

const compiled = readCatalog(currentBuild(projectRoot).catalogFile);
if (!compiled.ok) throw new Error(compiled.error.message);
const catalog = compiled.value;

const courseKey = 'togaf';

/** A write to make, and the row that stands once it is acknowledged. */
interface Deed {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly row: { kind: 'started' | 'seen' | 'answered' | 'done'; mission: string; step?: string };
}

export interface Acknowledged {
  readonly learnerId: string;
  readonly row: Deed['row'];
}

/** Everything that a learner does to complete a mission, in order. */
export function deedsOf(mission: Mission): Deed[] {
  const path = `/api/activities/${mission.key}`;
  const deeds: Deed[] = [
    { method: 'POST', path: `${path}/start`, row: { kind: 'started', mission: mission.id } },
  ];
  for (const step of mission.steps) {
    const at = `${path}/steps/${step.id}`;
    deeds.push({
      method: 'PUT',
      path: at,
      row: { kind: 'seen', mission: mission.id, step: step.id },
    });
    if (step.kind !== 'check') continue;
    const question = catalog.questions.find(({ id }) => id === step.questionId);
    const chosen = question && isChoice(question) ? question.answer : [];
    deeds.push({
      method: 'POST',
      path: `${at}/answer`,
      body: { chosen },
      row: { kind: 'answered', mission: mission.id, step: step.id },
    });
  }
  deeds.push({
    method: 'POST',
    path: `${path}/finish`,
    row: { kind: 'done', mission: mission.id },
  });
  return deeds;
}

const ofCourse = catalog.missions.filter((mission) => mission.courseKey === courseKey);
const firstOther = ofCourse.findIndex((mission) => mission.doneWhen.some(isOutside));
/** The missions that their own cards end, in the order in which each opens the next. */
export const missions = ofCourse.slice(0, firstOther);

let people = 0;

/**
 * Signs a new learner up; answers the learner's id, or nothing.
 * @param heard is told what was answered
 */
export async function signUp(
  browser: Browser,
  heard: (answer: Answer) => void = () => undefined,
): Promise<string> {
  people += 1;
  const answer = await browser.send('POST', '/api/account/sign-up', {
    body: {
      email: `student-${people}-${process.pid}@example.org`,
      password: 'slow-river-stone-9',
      firstName: 'Noor',
      lastName: 'Okafor',
    },
  });
  heard(answer);
  if (answer.status !== 200) return '';
  return (JSON.parse(answer.text) as { learner: { id: string } }).learner.id;
}

export interface Class {
  readonly acknowledged: Acknowledged[];
  /** Answers that a learner should never get, whatever happens to the server. */
  readonly wrong: string[];
  /** Status and code of every answer so far, counted. */
  readonly answers: Map<string, number>;
  /** Answers of 503 that did not say when to come back. */
  readonly withoutRetryAfter: number;
  /** No new deed is begun; waits until every begun one is acknowledged, and says how long that took. */
  finish(limitMs: number): Promise<number>;
}

const pauseMs = 100;

/** Lets learners study until `finish`; each repeats a deed under its key until it is answered. */
export function startStudents(origin: () => string, count: number): Class {
  const acknowledged: Acknowledged[] = [];
  const wrong: string[] = [];
  const answers = new Map<string, number>();
  let withoutRetryAfter = 0;
  let isOver = false;
  let isAborted = false;
  onTestFinished(() => {
    isAborted = true;
  });

  const count_ = (answer: Answer) => {
    const name = `${answer.status} ${answer.code}`;
    answers.set(name, (answers.get(name) ?? 0) + 1);
    if (answer.status === 503 && !(Number(answer.headers.get('retry-after')) > 0))
      withoutRetryAfter += 1;
  };
  // Gone, overloaded, or its own first try still counts as under way.
  const isPassing = ({ status, code }: Answer) =>
    status === 0 || status === 503 || code === 'request.in_flight';

  const perform = async (browser: Browser, learnerId: string, deed: Deed): Promise<boolean> => {
    const key = randomUUID();
    while (!isAborted) {
      const answer = await browser.send(deed.method, deed.path, { body: deed.body, key });
      count_(answer);
      if (answer.status === 200) {
        acknowledged.push({ learnerId, row: deed.row });
        return true;
      }
      if (!isPassing(answer)) {
        wrong.push(`${deed.method} ${deed.path}: ${answer.status} ${answer.text}`);
        return false;
      }
      await sleep(pauseMs);
    }
    return false;
  };

  const study = async () => {
    while (!isOver && !isAborted) {
      const browser = aBrowser(origin);
      const learnerId = await signUp(browser, count_);
      if (learnerId === '') {
        await sleep(pauseMs);
        continue;
      }
      for (const deed of missions.flatMap(deedsOf)) {
        if (isOver || isAborted || !(await perform(browser, learnerId, deed))) break;
      }
    }
  };
  const all = Promise.all(Array.from({ length: count }, study));

  return {
    acknowledged,
    wrong,
    answers,
    get withoutRetryAfter() {
      return withoutRetryAfter;
    },
    async finish(limitMs) {
      isOver = true;
      const startedAt = performance.now();
      const limit = sleep(limitMs, 'late' as const, { ref: false });
      if ((await Promise.race([all, limit])) === 'late') {
        isAborted = true;
        throw new Error(`A deed was not answered for good within ${limitMs} ms.`);
      }
      return performance.now() - startedAt;
    },
  };
}
