// Push in a real browser: the settings say what this device does, a message that comes is shown, and a press opens it.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { expectAccessible, visit } from './support/screen.ts';
import { wholeBrowser } from './support/whole-browser.ts';

// Other journeys have no worker.
test.use({ ...wholeBrowser, serviceWorkers: 'allow' });

/** Hands the worker a message as the browser does that has decrypted it. */
async function deliver(page: Page, message: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  const { origin } = new URL(page.url());
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
}

async function registrationOf(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return found;
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

test('a message is shown on the device, and the settings say that it could not subscribe', async ({
  page,
  context,
  learner,
  complaints,
}) => {
  expect(learner.email).toContain('@');
  complaints.allow(/push service|Push API/i);
  await context.grantPermissions(['notifications']);
  await visit(page, '/settings?tab=notifications');
  const device = page.getByText('This device shows no messages yet.');
  await expect(device).toBeVisible();
  await expectAccessible(page, 'the tab of notifications with a device that may be pushed to');

  await deliver(page, {
    title: 'Badge earned',
    body: 'First Steps',
    lang: 'en-US',
    tag: 'badge_earned 1',
    link: '/learn',
  });
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: 'Badge earned',
        body: 'First Steps',
        tag: 'badge_earned 1',
        data: { link: '/learn' },
      },
    ]);

  await test.step('without a way to a push service it says so, and can be asked again', async () => {
    await page.getByRole('button', { name: 'Allow on this device' }).click();
    await expect(
      page.getByText('the push service of your browser could not be reached'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Allow on this device' })).toBeEnabled();
  });
});
