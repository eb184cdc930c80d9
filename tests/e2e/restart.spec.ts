// What a learner did stands after the app was killed, on this device and on another.
import { expect, noNetwork, refused, test } from './support/journey.ts';
import { type OwnApp, ownApp } from './support/own-app.ts';
import {
  completeMission,
  firstMission,
  missionCount,
  secondMission,
  signUp,
  takeSteps,
} from './support/people.ts';
import { cardKept, visit } from './support/screen.ts';

let app: OwnApp;
test.beforeAll(async () => {
  app = await ownApp();
  await app.start();
});
test.afterAll(() => app.remove());

test('after a kill -9 and a new start everything is there', async ({ newDevice, complaints }) => {
  complaints.allow(noNetwork, refused(503));
  const device = await newDevice({ baseURL: app.origin });
  const person = await signUp(device);
  await completeMission(device, firstMission.key);
  const { steps } = await takeSteps(device, secondMission.key, 4);
  const page = await device.newPage();
  // What is under way when the app is killed is asked again, and may be told that it still is.
  const opened = cardKept(page, steps[3]!.id);
  await visit(page, `/learn/${secondMission.key}`);
  await expect(page.getByText(`card 4 of ${steps.length}`)).toBeVisible();
  await opened;

  await app.kill();
  await app.start();
  await page.reload();
  await expect(page.getByText(`card 4 of ${steps.length}`)).toBeVisible();

  const other = await newDevice({ baseURL: app.origin });
  const second = await other.newPage();
  await visit(second, '/auth?mode=sign-in');
  await second.getByLabel('Email').fill(person.email);
  await second.getByLabel('Password', { exact: true }).fill(person.password);
  await second.getByRole('button', { name: 'Sign in' }).click();
  await expect(second).toHaveURL(/#\/learn$/);
  await visit(second, '/dashboard');
  const main = second.getByRole('main');
  await expect(main.getByText('1-day streak')).toBeVisible();
  // 50 for the first mission, 5 for the first right answer of the second.
  await expect(main.getByText('55 XP', { exact: true })).toBeVisible();
  await expect(main.getByText('Missions Complete').locator('..')).toContainText(
    `1 of ${missionCount()}`,
  );
  await expect(main.getByText(`You stopped at card 4 of ${steps.length}.`)).toBeVisible();
});
