// Events in a browser: joined, worked on, reached, over, with its certificate; places kept; nothing in quiet mode.
import { apiOf } from '#tests/support/browser-api.ts';
import { answeredToday, eventOver } from './support/own-database.ts';
import { expect, test } from './support/own-journey.ts';
import { completeMission, firstMission, startDemo } from './support/people.ts';
import { expectAccessible, noticeOf, visit } from './support/screen.ts';

test('a learner joins an event, reaches its goal and has it among the completed ones', async ({
  page,
  context,
  app,
  baseURL,
  newDevice,
  learner: _,
}) => {
  test.slow();
  const api = apiOf(context, baseURL!);
  const { id } = await api.learner.get();
  const weekly = page.getByRole('article', { name: 'Weekly Fifty' });

  await test.step('the Quests menu leads to each kind', async () => {
    await visit(page, '/dashboard');
    await page.getByRole('button', { name: 'Quests' }).click();
    await page.getByRole('menuitem', { name: 'Weekly Quest' }).click();
    await expect(page).toHaveURL(/#\/events\?filter=weekly$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning Events');
    await expect(page.getByRole('button', { name: 'Weekly' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('article', { name: 'Four Good Days' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Daily Ten' })).toHaveCount(0);
    await expectAccessible(page, 'events of a newcomer');
  });

  await test.step('a place in one to come is kept and given back', async () => {
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('tab', { name: /^Upcoming/ }).click();
    const [next] = (await api.events.list()).upcoming;
    const coming = page.getByRole('article', { name: next!.name.en });
    await coming.getByRole('button', { name: 'Register Interest' }).click();
    await expect(coming).toContainText('Your place is kept');
    await coming.getByRole('button', { name: 'Give up your place' }).click();
    await expect(coming.getByRole('button', { name: 'Register Interest' })).toBeVisible();
  });

  await test.step('who is in no team is led to one before they play in the tournament', async () => {
    const { active } = await api.events.list();
    const isOpen = active.some((one) => one.scoring === 'team');
    await page.getByRole('tab', { name: isOpen ? /^Active/ : /^Upcoming/ }).click();
    const tournament = page.getByRole('article', { name: 'Team Tournament' });
    await expect(tournament).toContainText('0 of 200 places taken');
    await tournament.getByRole('link', { name: 'Find Your Team' }).click();
    await page.getByLabel('Team name').fill('Early Tide');
    await page.getByRole('button', { name: 'Create Team' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Early Tide');
    await visit(page, '/events');
    await page.getByRole('tab', { name: isOpen ? /^Active/ : /^Upcoming/ }).click();
    const join = isOpen ? 'Join Challenge' : 'Register Interest';
    await expect(tournament.getByRole('button', { name: join })).toBeVisible();
    await expectAccessible(page, 'the tournament');
  });

  await test.step('joining leads to where the goal is worked on', async () => {
    await page.getByRole('tab', { name: /^Active/ }).click();
    await weekly.getByRole('button', { name: 'Join Challenge' }).click();
    await expect(noticeOf(page, 'You have joined “Weekly Fifty”')).toBeVisible();
    await expect(page).toHaveURL(/#\/exam$/);
    await visit(page, '/events');
    await expect(weekly).toContainText('0 of 50 right answers');
    await weekly.getByRole('link', { name: 'Continue Challenge' }).click();
    await expect(page).toHaveURL(/#\/exam$/);
  });

  await test.step('what is learned counts, and the goal pays once it is reached', async () => {
    await answeredToday(app.dataDir, id, 49);
    await visit(page, '/events');
    await expect(weekly).toContainText('49 of 50 right answers');
    await completeMission(context, firstMission.key);
    await page.reload();
    // Nothing is left to go for: it stands among the completed ones.
    await page.getByRole('tab', { name: 'Completed (1)' }).click();
    await expect(weekly).toContainText('Done: goal reached');
    await expect(weekly.getByRole('button', { name: 'Leave' })).toHaveCount(0);
    await visit(page, '/progress');
    await expect(page.getByText('You reached the goal of the event “Weekly Fifty”.')).toBeVisible();
  });

  await test.step('over, it stands among the completed ones with its certificate', async () => {
    const { active } = await api.events.list();
    await eventOver(app.dataDir, active.find(({ isJoined }) => isJoined)!.id);
    await visit(page, '/events');
    await page.getByRole('tab', { name: 'Completed (1)' }).click();
    await expect(weekly).toContainText('+80 XP');
    await expectAccessible(page, 'completed events');
    await weekly.getByRole('button', { name: 'View Certificate: Weekly Fifty' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This certificate is valid');
  });

  await test.step('a stranger who is signed out verifies it', async () => {
    const stranger = await (await newDevice()).newPage();
    await stranger.goto(`/${new URL(page.url()).hash}`);
    await expect(stranger.getByRole('main')).toContainText('Weekly Fifty');
    await expectAccessible(stranger, 'the certificate of an event');
  });

  await test.step('quiet mode shows no trace of events', async () => {
    await api.learner.update({ settings: { quietMode: true } });
    await visit(page, '/events');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden in quiet mode');
    await expect(page.getByRole('button', { name: 'Quests' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Events' })).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test('what an event pays stands on the dashboard that was read a moment before', async ({
  page,
  context,
}) => {
  // Days of events are UTC's: what this demo did today stands on the same day of both clocks.
  await startDemo(context, 'UTC');
  await visit(page, '/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('245 XP', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: /event rewards? to collect/ }).click();
  await page
    .getByRole('button', { name: /^Collect/ })
    .first()
    .click();
  await expect(page.getByText('Done: goal reached').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Dashboard').click();
  await expect(main.getByText('255 XP', { exact: true })).toBeVisible();
});
