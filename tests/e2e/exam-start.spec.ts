// Starting a paper: a start that fails, extra time, and that one press starts one attempt.
import type { Page } from '@playwright/test';
import { foundation, place, read, timer } from './support/attempt.ts';
import { expect, noNetwork, refused, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

const startButton = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'not started' });
const starts = '**/api/papers/*/attempts';
type Running = { attempts: { id: string }[] };

/** What is sent to start, with the keys that make a repetition one start. */
function countStarts(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !/\/papers\/[^/]+\/attempts$/.test(request.url())) return;
    keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

const failures = [
  {
    name: 'a server that fails',
    fulfil: { status: 500, body: '' },
    text: 'Something failed on the server. Try again.',
  },
  {
    name: 'a server that is not ready',
    fulfil: { status: 503, body: '' },
    text: 'The server is not ready at the moment. Try again shortly.',
  },
  { name: 'no answer at all', fulfil: null, text: 'No connection to the server.' },
] as const;

for (const { name, fulfil, text } of members(failures, ({ fulfil }) => fulfil === null)) {
  test(
    `${name} leaves the learner on the intro, which says so and starts once when asked again`,
    inMatrix,
    async ({ page, context, complaints, learner: _ }) => {
      complaints.allow(refused(500), refused(503), noNetwork);
      // No attempt runs: its address leads to the paper.
      await visit(page, '/exam/foundation/attempt');
      await expect(page).toHaveURL(/#\/exam\/foundation$/);
      await page.getByText('Extra time: None, 60 minutes in all').click();
      await page.getByRole('radio', { name: '+50%' }).check();
      if (fulfil === null) {
        await context.setOffline(true);
        await startButton(page).click();
        await expect(failure(page)).toContainText(text);
        await expect(page.getByText('You are offline.')).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByText('You are offline.')).toBeHidden();
      }
      await page.route(starts, (route) =>
        fulfil === null ? route.abort('connectionrefused') : route.fulfill(fulfil),
      );
      const keys = countStarts(page);
      await startButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(failure(page)).toHaveText(`The attempt was not started. ${text}`);
      await expect(page).toHaveURL(/#\/exam\/foundation$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(foundation.title);
      await expect(page.getByRole('radio', { name: '+50%' })).toBeChecked();
      await expectAccessible(page, 'a start that failed');
      const { attempts: none } = await call<Running>(context, 'GET', '/me/attempts');
      expect(none).toEqual([]);

      await page.unrouteAll({ behavior: 'wait' });
      // Whoever pressed Enter presses it again: the focus stayed where it was.
      await expect(startButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(place(page, 1)).toBeVisible();
      const { attempts } = await call<Running>(context, 'GET', '/me/attempts');
      expect(attempts).toHaveLength(1);
      expect((await read(context, attempts[0]!)).extraTimePercent).toBe(50);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    },
  );
}

const extras = [
  { name: '+25%', minutes: 75, clock: /^1:1[45]:\d\d$/, limit: '75:00' },
  { name: '+100%', minutes: 120, clock: /^(2:00:00|1:59:\d\d)$/, limit: '2:00:00' },
];
for (const { name, minutes, clock, limit } of members(extras, ({ minutes }) => minutes === 75)) {
  test(
    `extra time of ${name}, chosen by keys, lengthens the clock to ${minutes} minutes`,
    inMatrix,
    async ({ page, context, learner: _ }) => {
      await visit(page, '/exam/foundation');
      const fold = page.getByText('Extra time: None, 60 minutes in all');
      await fold.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const radio = page.getByRole('radio', { name, exact: true });
      for (let presses = 0; presses < 8 && !(await radio.isChecked()); presses += 1) {
        await page.keyboard.press('ArrowRight');
      }
      await expect(radio).toBeChecked();
      await expect(page.getByText(`Extra time: ${name}, ${minutes} minutes in all`)).toBeVisible();
      await startButton(page).press('Enter');
      await expect(timer(page)).toHaveText(clock);
      await page.reload();
      await expect(timer(page)).toHaveText(clock);
      const { attempts } = await call<Running>(context, 'GET', '/me/attempts');
      const told = await read(context, attempts[0]!);
      expect(Date.parse(told.deadlineAt) - Date.parse(told.startedAt)).toBe(minutes * 60_000);
      await page.getByRole('banner').getByRole('button', { name: 'Submit Exam' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click();
      await expect(page.getByText(new RegExp(`40 questions in .* of ${limit}$`))).toBeVisible();
    },
  );
}
