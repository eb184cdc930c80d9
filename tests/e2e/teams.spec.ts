// A team in two browsers: made by one learner, joined by its link by another who has to sign in first.
import { readFileSync } from 'node:fs';
import { expect, refused, test } from './support/journey.ts';
import { aPerson, call, completeMission, firstMission } from './support/people.ts';
import { expectAccessible, visit } from './support/screen.ts';

test('a team is made, and joined by its link by somebody who signs up on the way', async ({
  page,
  context,
  newDevice,
  complaints,
  learner: _,
}) => {
  const team = `Crew ${Date.now()}`;
  await completeMission(context, firstMission.key);
  const link = await test.step('the owner makes it, sets its goal and a link', async () => {
    await visit(page, '/leaderboards?board=teams');
    await page.getByRole('link', { name: 'Create a team' }).click();
    await expectAccessible(page, 'no team');
    await page.getByLabel('Team name').fill(team);
    await page.getByRole('button', { name: 'Create Team' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(team);
    await page.getByLabel('Goal in XP').fill('50');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('of 50 XP')).toBeVisible();
    await page.getByRole('button', { name: 'Create a Link' }).click();
    await expect(page.getByText('5 of 5 uses left')).toBeVisible();
    await expectAccessible(page, 'a team with a link');
    return page.getByRole('textbox', { name: 'Link' }).inputValue();
  });

  const device = await newDevice();
  const other = await device.newPage();
  await test.step('a stranger signs up by the link and joins', async () => {
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`You are invited to ${team}`);
    await expectAccessible(other, 'an invitation');
    await other.getByRole('link', { name: 'Create an account' }).click();
    const person = aPerson({ firstName: 'Bruno' });
    await other.getByLabel('First name').fill(person.firstName);
    await other.getByLabel('Last name').fill(person.lastName);
    await other.getByLabel('Email').fill(person.email);
    await other.getByLabel('Password', { exact: true }).fill(person.password);
    await other.getByRole('button', { name: 'Create account' }).click();
    await other.getByRole('button', { name: 'Join the Team' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(team);
    await expect(other.getByRole('row', { name: /Amara/ })).toContainText('Owner');
  });

  await test.step('the owner sees who came, and how many may still come', async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /Bruno/ })).toBeVisible();
    await expect(page.getByText('4 of 5 uses left')).toBeVisible();
  });

  await test.step('who was removed is told at the link, and the rest stays', async () => {
    await page.getByRole('button', { name: 'Remove Bruno Lindqvist from the team' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('row', { name: /Bruno/ })).toBeHidden();
    complaints.allow(refused(403));
    await other.goto(link);
    await other.getByRole('button', { name: 'Join the Team' }).click();
    await expect(other.getByRole('alert')).toContainText(
      'This link no longer lets you into the team',
    );
  });

  await test.step('the last one who leaves ends it', async () => {
    await page.getByRole('button', { name: 'Leave the team' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'You are not in a team yet' })).toBeVisible();
    complaints.allow(refused(404));
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('This invite does not exist');
  });
});

test('an earned badge is taken along as a signed file, and a stranger verifies it', async ({
  page,
  context,
  newDevice,
  learner,
}) => {
  await completeMission(context, firstMission.key);
  await visit(page, '/achievements');
  await page.getByRole('button', { name: 'Signed badge: First Steps' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This badge is valid');
  await expectAccessible(page, 'a signed badge');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Signed Badge' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const stranger = await (await newDevice()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This badge is valid');
  await expect(stranger.getByText(`${learner.firstName} ${learner.lastName}`)).toBeVisible();
});

test('quiet mode shows nothing of teams', async ({ page, context, learner: _ }) => {
  await call(context, 'PATCH', '/me', { settings: { quietMode: true } });
  await visit(page, '/team');
  await expect(page.getByRole('heading', { name: 'Hidden in quiet mode' })).toBeVisible();
  await expect(page.getByText(/\bXP\b/)).toHaveCount(0);
  await expect(page.getByText('Your Team')).toHaveCount(0);
});
