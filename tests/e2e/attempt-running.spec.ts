// A running attempt is in sight on every other screen, asks before its course is switched, and can be given up.

import { answer, daily, foundation, place, sit, start } from './support/attempt.ts';
import { expect, test } from './support/journey.ts';
import { call, firstMission } from './support/people.ts';
import { expectAccessible, expectNoSideways, visit } from './support/screen.ts';

test('what runs is in sight on every other screen, several in one row, and asks before its course is switched', async ({
  page,
  context,
  learner: _,
}) => {
  const banner = page.getByRole('region', { name: 'Running attempts' });
  await start(context);
  await test.step('a banner leads back into what is running, from every other screen', async () => {
    for (const path of ['/dashboard', '/learn', `/learn/${firstMission.key}`, '/exam']) {
      await visit(page, path);
      await expect(banner.getByText(`${foundation.title} is running`)).toBeVisible();
      await expect(banner.getByRole('timer')).toHaveText(/^5\d:\d\d left$/);
    }
    // A menu falls over the banner: its first entry can be pressed.
    await page.getByRole('button', { name: 'Exam Mode' }).click();
    await page.getByRole('menuitem', { name: 'All exams' }).click();
    await expect(page).toHaveURL(/#\/exam$/);
    await banner.getByRole('link', { name: `Resume ${foundation.title}` }).click();
    await expect(place(page, 1)).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
  const dialog = page.getByRole('dialog', { name: 'Switch Course?' });
  const more = page.getByRole('button', { name: 'More', exact: true });
  const askForPmp = async () => {
    await more.click();
    await page.getByRole('menuitem', { name: 'Switch course' }).click();
    await expect(dialog).toBeVisible();
  };
  await test.step('inside the room switching the course says what is true', async () => {
    await askForPmp();
    await expect(dialog).toContainText(/Your answers are saved: you can resume until \d{1,2}:\d\d/);
    await expect(dialog).not.toContainText(/lose|exit the exam/);
    await dialog.getByRole('button', { name: 'Stay in Exam' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(place(page, 1)).toBeVisible();
  });
  await test.step('the question goes when the learner goes back', async () => {
    await askForPmp();
    await page.goBack();
    await expect(page).toHaveURL(/#\/exam$/);
    await expect(dialog).toHaveCount(0);
    await sit(page);
  });
  await test.step('switched, the clock goes on; elsewhere the banner is enough', async () => {
    await askForPmp();
    await dialog.getByRole('button', { name: 'Switch Course' }).click();
    await expect(page).toHaveURL(/#\/learn\/pmp$/);
    // The way back is there in the other course too.
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: /Course: PMP/ }).click();
    await page.getByRole('menuitemradio', { name: 'TOGAF' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(dialog).toHaveCount(0);
  });
  await test.step('several share one row: the soonest stands, the others open below it', async () => {
    await start(context, daily.key);
    await page.reload();
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
});

test('an attempt is given up: a practice without a trace, an exam as it stands', async ({
  page,
  context,
  learner: _,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Give up this attempt?' });
  const banner = page.getByRole('region', { name: 'Running attempts' });
  await test.step('from the banner, once it was asked', async () => {
    await start(context);
    await visit(page, '/dashboard');
    await banner.getByRole('button', { name: `Give up ${foundation.title}` }).click();
    await expect(dialog).toContainText('None of it is kept');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: `Give up ${foundation.title}` }).click();
    await dialog.getByRole('button', { name: 'Give it up' }).click();
    await expect(banner).toHaveCount(0);
    expect(await call(context, 'GET', '/courses/togaf/attempts')).toEqual([]);
  });
  await test.step('from the room of a practice, with answers in it', async () => {
    await start(context, daily.key);
    await sit(page, daily.key);
    await answer(page);
    await page.getByRole('button', { name: 'Check answer' }).click();
    await expect(page.getByTestId('outcome-line')).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Give up this attempt' }).click();
    await expect(dialog).toContainText('does not count toward your average');
    await expectAccessible(page, 'the question before an attempt is given up');
    await dialog.getByRole('button', { name: 'Give it up' }).click();
    await expect(page.getByRole('heading', { name: 'You gave this attempt up' })).toBeVisible();
    await page.getByRole('link', { name: 'Start it again' }).click();
    await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible();
  });
  await test.step('an exam with answers is graded, and its report opens', async () => {
    const attempt = await start(context);
    await sit(page);
    await answer(page);
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    // What follows the room says that its clock goes on; no notice repeats it.
    const notices = page.getByRole('region', { name: 'Notices' }).getByRole('status');
    await page.goBack();
    await expect(banner.getByRole('timer')).toHaveText(/ left$/);
    await expect(notices).toHaveCount(0);
    await sit(page);
    const leave = page.getByRole('link', { name: /^Leave for now: .* until \d{1,2}:\d\d$/ });
    await leave.click();
    await expect(page.getByText(/, the clock runs until \d{1,2}:\d\d\.$/)).toBeVisible();
    await expect(banner.getByRole('timer')).toHaveText(/ left$/);
    await expect(notices).toHaveCount(0);
    // Before another one is begun, the clock that goes on is named.
    await visit(page, `/quiz/${daily.key}`);
    const other = page.getByTestId('other-clock');
    await expect(other).toContainText(
      /“Foundation simulation” is running, and its clock goes on while you take this one: \d+ minutes left/,
    );
    await other.getByRole('link', { name: `Resume ${foundation.title}` }).click();
    await leave.click();
    await page.getByRole('button', { name: 'Give up this attempt' }).click();
    await expect(dialog).toContainText(
      'You answered 1 of 40 questions. It will be graded as it stands',
    );
    await dialog.getByRole('button', { name: 'Give up and grade' }).click();
    await expect(page).toHaveURL(new RegExp(`report.*${attempt.id}|${attempt.id}.*report`));
  });
  await test.step('on a phone the menu of the room fits, and gives up as well', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await start(context);
    await sit(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const entry = page.getByRole('menuitem', { name: 'Give up this attempt' });
    await expect(entry).toBeInViewport();
    await expectNoSideways(page, 'the menu of the room');
    await entry.click();
    await dialog.getByRole('button', { name: 'Give it up' }).click();
    await expect(page.getByRole('heading', { name: 'You gave this attempt up' })).toBeVisible();
  });
});
