// The clock of an attempt: the server's, whatever the device believes; and the end that nobody presses.
import type { Page } from '@playwright/test';
import { answer, foundation, place, secondsOf, sit, start, timer } from './support/attempt.ts';
import { expect, refused, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call } from './support/people.ts';

const DAY_MS = 86_400_000;

/** Runs the clock until so many seconds are left, however many have gone by until then. */
const runTo = async (page: Page, left: number): Promise<void> =>
  page.clock.runFor(((await secondsOf(page)) - left) * 1_000);

for (const days of members([2, -2], (one) => one === -2)) {
  test(
    `on a device whose date is ${days} days off the timer turns red under a minute, is said at 10, 5 and 1, can be hidden; time up, the paper locks and hands in what it has`,
    inMatrix,
    async ({ page, context, learner: _ }) => {
      // A device whose date is off shows the same time, and saves.
      await page.clock.install({ time: Date.now() + days * DAY_MS });
      const attempt = await start(context);
      await sit(page);
      await expect(timer(page)).toHaveText(/^(60:00|1:00:00|59:\d\d)$/);
      const said = page.getByRole('status').filter({ hasText: /left/ });
      const clock = page.getByTestId('exam-clock');
      await runTo(page, 599);
      await expect(said).toHaveText('10 minutes left');
      await runTo(page, 299);
      await expect(said).toHaveText('5 minutes left');
      await expect(clock).not.toHaveAttribute('data-short');
      await runTo(page, 58);
      await expect(said).toHaveText('1 minute left');
      await expect(timer(page)).toHaveText(/^00:[345]\d$/);
      await expect(clock).toHaveAttribute('data-short', '');
      const [red, bad] = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--bad-ink)';
        const colors = [
          getComputedStyle(document.querySelector('[data-testid="exam-clock"] b')!).color,
          getComputedStyle(probe).color,
        ];
        probe.remove();
        return colors;
      });
      expect(red).toBe(bad);

      await page.getByRole('button', { name: 'Hide the timer' }).click();
      await expect(page.getByRole('timer')).toHaveCount(0);
      await page.getByRole('button', { name: 'Show the timer' }).click();
      await expect(timer(page)).toBeVisible();

      await answer(page);
      await page.clock.runFor('01:05');
      await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
      await expect(page.getByText('Your answers are in, and your report is ready.')).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      const result = await call<{ attempt: { answered: number } }>(
        context,
        'GET',
        `/attempts/${attempt.id}/result`,
      );
      expect(result.attempt.answered).toBe(1);
      await page.getByRole('link', { name: 'See the report' }).click();
      await expect(page).toHaveURL(/#\/exam\/foundation\/report\//);
    },
  );
}

test('ended elsewhere, it is over here: submitted with the next answer, expired with the next sign of life', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  await test.step('submitted elsewhere, it is over here with the next answer', async () => {
    complaints.allow(refused(409));
    const attempt = await start(context);
    await sit(page);
    await call(context, 'POST', `/attempts/${attempt.id}/submit`, {});
    await answer(page);
    await expect(page.getByRole('heading', { name: 'This attempt has ended' })).toBeVisible();
    await expect(page.getByText('1 change on this device came too late')).toBeVisible();
    await page.getByRole('link', { name: 'See the report' }).click();
    await expect(page).toHaveURL(/report/);
  });
  await test.step('expired elsewhere, the next sign of life says so', async () => {
    await page.clock.install();
    await start(context);
    await sit(page);
    await expect(place(page, 1, foundation.total)).toBeVisible();
    await page.route('**/heartbeat', async (route) => {
      const answered = await route.fetch();
      await route.fulfill({ json: { ...(await answered.json()), state: 'expired' } });
    });
    await page.clock.runFor(30_000);
    await expect(page.getByRole('heading', { name: 'Time is up' })).toBeVisible();
    await expect(page.getByText('Everything that was saved by then counts.')).toBeVisible();
  });
});
