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

const quarter = { name: '+25%', minutes: 75, clock: /^1:1[45]:\d\d$/, limit: '75:00' };
const half = { name: '+50%', minutes: 90, clock: /^(1:30:00|1:29:\d\d)$/, limit: '90:00' };
const double = { name: '+100%', minutes: 120, clock: /^(2:00:00|1:59:\d\d)$/, limit: '2:00:00' };

const failures = [
  {
    name: 'a server that fails',
    fulfil: { status: 500, body: '' },
    text: 'Something failed on the server. Try again.',
    extra: half,
  },
  {
    name: 'a server that is not ready',
    fulfil: { status: 503, body: '' },
    text: 'The server is not ready at the moment. Try again shortly.',
    extra: double,
  },
  {
    name: 'no answer at all',
    fulfil: null,
    text: 'No connection to the server.',
    extra: quarter,
  },
] as const;

for (const { name, fulfil, text, extra } of members(failures, ({ fulfil }) => fulfil === null)) {
  test(
    `${name} leaves the learner on the intro, which says so and starts once when asked again, with its extra time of ${extra.name}`,
    inMatrix,
    async ({ page, context, complaints, learner: _ }) => {
      complaints.allow(refused(500), refused(503), noNetwork);
      // No attempt runs: its address leads to the paper.
      await visit(page, '/exam/foundation/attempt');
      await expect(page).toHaveURL(/#\/exam\/foundation$/);
      // Extra time is chosen by keys.
      await page.getByText('Extra time: None, 60 minutes in all').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const radio = page.getByRole('radio', { name: extra.name, exact: true });
      for (let presses = 0; presses < 8 && !(await radio.isChecked()); presses += 1) {
        await page.keyboard.press('ArrowRight');
      }
      await expect(
        page.getByText(`Extra time: ${extra.name}, ${extra.minutes} minutes in all`),
      ).toBeVisible();
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
      await expect(radio).toBeChecked();
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
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);

      // It lengthens the clock, also after a reload, and the report says of how many minutes.
      await expect(timer(page)).toHaveText(extra.clock);
      await page.reload();
      await expect(timer(page)).toHaveText(extra.clock);
      const started = await read(context, attempts[0]!);
      const limit = Date.parse(started.deadlineAt) - Date.parse(started.startedAt);
      expect(limit).toBe(extra.minutes * 60_000);
      await page.getByRole('banner').getByRole('button', { name: 'Submit Exam' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click();
      await expect(
        page.getByText(new RegExp(`0 of 40 questions answered in .* of ${extra.limit}$`)),
      ).toBeVisible();
    },
  );
}
