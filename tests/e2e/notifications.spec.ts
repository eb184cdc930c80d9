// Notifications: come by themselves to every open device, are read one by one or all, and say when there are none.
import { expect, test } from './support/journey.ts';
import { call, completeMission, firstMission, signIn, startDemo } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

const bell = 'Notifications';

test('a mission done elsewhere is told on the page that is open, and read on both devices', async ({
  page,
  context,
  newDevice,
  learner,
}) => {
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: bell, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByText('No notifications')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: bell, exact: true })).toBeFocused();

  const device = await newDevice();
  await signIn(device, learner);
  await completeMission(device, firstMission.key);
  await page.getByRole('button', { name: `${bell}, 2 unread` }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await expect(drawer.getByRole('listitem').first()).toContainText('First Steps');
  await expect(drawer.getByRole('listitem').first()).toContainText('Just now');
  await expectAccessible(page, 'the drawer of notifications');

  const second = await device.newPage();
  await visit(second, '/dashboard');
  await expect(second.getByRole('button', { name: `${bell}, 2 unread` })).toBeVisible();
  await drawer.getByRole('listitem').last().getByRole('link').click();
  await expect(page).toHaveURL(/#\/missions\/togaf\./);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: `${bell}, 1 unread` })).toBeVisible();
  await second.getByRole('button', { name: `${bell}, 1 unread` }).click();
  await second.getByRole('button', { name: 'Mark all read' }).click();
  await expect(second.getByRole('button', { name: 'Mark all read' })).toBeDisabled();
  await expect(page.getByRole('button', { name: bell, exact: true })).toBeVisible();
  expect(await call(context, 'GET', '/notifications')).toMatchObject({ unread: 0 });
});

test('a setting changed on one device is seen at once on the other', async ({
  page,
  newDevice,
  learner,
}) => {
  await visit(page, '/settings?tab=appearance');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  const device = await newDevice();
  await signIn(device, learner);
  await call(device, 'PATCH', '/me', { settings: { theme: 'light', wideSpacing: true } });
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('switch', { name: 'Dyslexia-friendly spacing' })).toBeChecked();
});

test('the drawer says that it did not load, and loads when asked again', async ({
  page,
  complaints,
  context,
}) => {
  complaints.allow(/Failed to load resource.*503/);
  await startDemo(context);
  let isDown = true;
  await page.route('**/api/notifications', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { code: 'server.unavailable' } })
      : route.continue(),
  );
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: bell, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByText('The notifications did not load')).toBeVisible();
  isDown = false;
  await drawer.getByRole('button', { name: 'Retry' }).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: `${bell}, 2 unread` })).toBeVisible();
});
