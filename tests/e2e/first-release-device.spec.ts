// A device on which a page of the first release left work that its server never got: it is sent once,
// and only then gone.
import type { Page } from '@playwright/test';
import { answersOf, read, start } from './support/attempt.ts';
import { expect, test } from './support/journey.ts';
import { outboxEntries } from './support/outbox.ts';
import { call, firstMission, takeSteps } from './support/people.ts';
import { visit } from './support/screen.ts';

/** Writes as the first release did, before anything of the page runs; once, as a device keeps it. */
async function leave(page: Page, items: Record<string, unknown>): Promise<void> {
  const texts = Object.entries(items).map(([key, value]) => [key, JSON.stringify(value)] as const);
  await page.addInitScript((all) => {
    if (localStorage.getItem('left') !== null) return;
    localStorage.setItem('left', 'yes');
    for (const [key, text] of all) localStorage.setItem(key, text);
  }, texts);
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('cards, an answer and an attempt that the first release left unsent arrive, once', async ({
  page,
  context,
  learner: _,
}) => {
  const { id } = await call<{ id: string }>(context, 'GET', '/me');
  const { steps } = await takeSteps(context, firstMission.key, 1);
  const check = steps[2];
  if (check?.kind !== 'check') throw new Error('The third card of the first mission is a check.');
  const attempt = await start(context);
  const question = attempt.questions[0]!.question.id;
  const fresh = { answer: null, flagged: false, msSpent: 0 };
  const work = `meritpath-attempt:${id}:${attempt.id}`;
  await leave(page, {
    'meritpath-app-state': {
      settings: { theme: 'light' },
      drafts: {
        [`player:${id}:${firstMission.key}`]: {
          unsent: `${steps[1]?.id},${check.id}`,
          [`choice:${check.id}`]: 'a',
          [`answer:${check.id}`]: 'a',
        },
        [`player:somebody-else:${firstMission.key}`]: { unsent: steps[3]?.id },
      },
    },
    [work]: {
      position: 1,
      entries: {
        [question]: {
          base: { ...fresh, revision: 0 },
          mine: { ...fresh, flagged: true },
          sent: null,
        },
      },
      choices: {},
    },
  });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/\/steps\/|\/answers$/.test(request.url())) writes.push(request.url());
  });
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
  const seen = async () =>
    (
      await call<{ progress: { seenStepIds: string[] } }>(
        context,
        'GET',
        `/activities/${firstMission.key}/play`,
      )
    ).progress.seenStepIds;
  await expect.poll(seen).toEqual(expect.arrayContaining([steps[1]?.id, check.id]));
  await expect
    .poll(async () => {
      const play = await call<{ steps: { id: string; feedback?: { chosen: string[] } }[] }>(
        context,
        'GET',
        `/activities/${firstMission.key}/play`,
      );
      return play.steps.find((step) => step.id === check.id)?.feedback?.chosen;
    })
    .toEqual(['a']);
  const flagged = async () => (await read(context, attempt)).questions[0]?.flagged;
  await expect.poll(flagged).toBe(true);
  expect((await answersOf(context, attempt))[0]).toBeNull();
  await expect.poll(() => outboxEntries(page)).toEqual([]);

  const { drafts } = JSON.parse((await stored(page, 'meritpath-app-state')) ?? '{}');
  expect(Object.keys(drafts)).toEqual([`player:somebody-else:${firstMission.key}`]);
  // The paper goes on: what the server has of it stays for a start without a network.
  expect(JSON.parse((await stored(page, work)) ?? '{}').entries[question].mine).toBeNull();
  const before = [...writes];
  expect(new Set(before).size).toBe(before.length);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Running attempts' })).toBeVisible();
  expect(writes).toEqual(before);
});
