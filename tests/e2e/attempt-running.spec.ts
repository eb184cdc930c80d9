// A running attempt is in sight on every other screen, and guards switching the course.

import { foundation, place, sit, start } from './support/attempt.ts';
import { expect, test } from './support/journey.ts';
import { firstMission } from './support/people.ts';
import { visit } from './support/screen.ts';

const text =
  "You're currently in the middle of an exam. Switching courses will exit the exam. Are you sure you want to continue?";

test('a banner leads back into what is running, from every other screen', async ({
  page,
  context,
  learner: _,
}) => {
  await start(context);
  const banner = page.getByRole('region', { name: 'Running attempts' });
  for (const path of ['/dashboard', '/learn', `/learn/${firstMission.key}`, '/exam']) {
    await visit(page, path);
    await expect(banner.getByText(`${foundation.title} is running`)).toBeVisible();
    await expect(banner.getByRole('timer')).toHaveText(/^5\d:\d\d left$/);
  }
  // A menu falls over the banner: its first entry can be pressed.
  await visit(page, '/dashboard');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Exam Mode' }).click();
  await page.getByRole('menuitem', { name: 'All exams' }).click();
  await expect(page).toHaveURL(/#\/exam$/);
  await banner.getByRole('link', { name: `Resume ${foundation.title}` }).click();
  await expect(place(page, 1)).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('several attempts share one row: the soonest stands, the others open below it', async ({
  page,
  context,
  learner: _,
}) => {
  await start(context);
  await start(context, 'daily-challenge');
  await visit(page, '/dashboard');
  const banner = page.getByRole('region', { name: 'Running attempts' });
  await expect(banner).toContainText('Daily challenge is running');
  await expect(banner.getByRole('timer')).toHaveCount(1);
  const others = banner.getByRole('button', { name: '1 more' });
  await others.click();
  await expect(banner.getByRole('listitem')).toHaveText(/Foundation simulation is running/);
  await page.keyboard.press('Escape');
  await expect(banner.getByRole('listitem')).toHaveCount(0);
  await expect(others).toBeFocused();
  await sit(page);
  await page.getByRole('button', { name: 'Submit Exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click();
  await expect(page).toHaveURL(/report/);
  await expect(banner).toContainText('Daily challenge is running');
  await expect(others).toHaveCount(0);
});

test('switching the course asks first: in the header, in the box, on the picker', async ({
  page,
  context,
  learner: _,
}) => {
  await start(context);
  const dialog = page.getByRole('dialog', { name: 'Switch Course?' });
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: /Course: TOGAF/ }).click();
  await page.getByRole('menuitemradio', { name: 'PMP' }).click();
  await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog).toContainText(/Your answers are saved: you can resume until \d{1,2}:\d\d/);
  await dialog.getByRole('button', { name: 'Stay in Exam' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#\/dashboard$/);

  await page.getByRole('button', { name: /^Switch to ArchiMate/ }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#\/dashboard$/);

  await visit(page, '/learn');
  await page.getByRole('link', { name: /PMP/ }).click();
  await dialog.getByRole('button', { name: 'Switch Course' }).click();
  await expect(page).toHaveURL(/#\/learn\/pmp$/);
  // The clock simply goes on, and the way back is there in the other course too.
  const banner = page.getByRole('region', { name: 'Running attempts' });
  await banner.getByRole('link', { name: /^Resume/ }).click();
  await expect(place(page, 1)).toBeVisible();
});

test('without a running attempt, and for the current course, nothing is asked', async ({
  page,
  context,
  learner: _,
}) => {
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: /^Switch to PMP/ }).click();
  await expect(page).toHaveURL(/#\/learn\/pmp$/);
  await start(context);
  await page.reload();
  const banner = page.getByRole('region', { name: 'Running attempts' });
  await expect(banner.getByText(`${foundation.title} is running`)).toBeVisible();
  // From a screen of its own, so that the way back to the dashboard is seen.
  await visit(page, '/missions');
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  await page.getByRole('button', { name: /^Switch to PMP/ }).click();
  await expect(page).toHaveURL(/#\/learn\/pmp$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the sheet of courses asks too', async ({ page, context, learner: _ }) => {
    await start(context);
    await visit(page, '/dashboard');
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: /PMP/ }).tap();
    const dialog = page.getByRole('dialog', { name: 'Switch Course?' });
    await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: 'Stay in Exam' }).tap();
    await expect(page).toHaveURL(/#\/dashboard$/);
  });
});
