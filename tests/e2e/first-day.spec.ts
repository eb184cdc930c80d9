// The first day: four things are asked once, a card of a mission sets one of them, and the picker goes on.
import { addDays, studyDayAt } from '#domain/kernel/time.ts';
import { expect, test } from './support/journey.ts';
import { call, completeMission, firstMission, secondMission, takeSteps } from './support/people.ts';
import { visit } from './support/screen.ts';

test('a newcomer sets minutes, date and company where they stand, and is asked once', async ({
  page,
  context,
  learner: _,
}) => {
  const card = page.getByTestId('first-card');
  const retail = page.getByTestId('card-settings').getByRole('radio', { name: /Retail/ });
  const inAWeek = addDays(studyDayAt(Date.now(), 'Europe/Berlin'), 7);

  await test.step('the dashboard asks on the first day; what is chosen is saved at once', async () => {
    await visit(page, '/dashboard');
    await expect(card.getByRole('button', { name: 'Not now' })).toBeVisible();
    // What only falls back to a first one is no choice.
    await expect(card.getByLabel('Track')).toHaveValue('');
    await expect(card.getByLabel('Case company')).toHaveValue('');
    await expect(card).toContainText(
      'Your labs are told there, and templates and examples where they are filled in for it.',
    );
    await expect(card).not.toContainText('A universal bank in three countries');
    await card.getByLabel('Daily goal').selectOption('20');
    await card.getByLabel('Exam date').fill(inAWeek);
    await expect(page.getByText(/^Exam in 7 days: \d+ minutes a day$/)).toBeVisible();
    // Below the greeting and beside the field.
    const short =
      /^Your daily goal of 20 minutes is too short: your exam date needs \d+ minutes a day\.$/;
    await expect(page.getByText(short)).toHaveCount(2);
    await expect
      .poll(() => call(context, 'GET', '/me'))
      .toMatchObject({ settings: { dailyGoalMinutes: 20 } });
    await page.reload();
    await expect(card.getByLabel('Exam date')).toHaveValue(inAWeek);
    await expect(card.getByLabel('Daily goal')).toHaveValue('20');
  });

  await test.step('it says what is left, and goes once all four are set', async () => {
    await card.getByLabel('Track').selectOption({ index: 1 });
    await expect(card.getByText('Not set yet: Case company.')).toBeVisible();
    await card.getByLabel('Case company').selectOption('Insurance');
    await expect(card).toContainText('Life, property and motor: 340 applications');
    await expect(card.getByText('All set.')).toBeVisible();
    await expect(card.getByLabel('Track')).not.toHaveValue('');
    // Under the hands of its learner it stays, until they go on.
    await card.getByLabel('Case company').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amara' })).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  await test.step('in another course what that one has is asked, and once put away it is never shown again', async () => {
    await visit(page, '/learn/pmp');
    await expect(card.getByLabel('Exam date')).toHaveValue('');

    // Minutes a day are the learner's, not the course's: something is set here, too.
    await card.getByRole('button', { name: 'Done' }).click();
    await expect(card).toHaveCount(0);
    await expect
      .poll(() => call(context, 'GET', '/me'))
      .toMatchObject({ settings: { firstCardClosed: true } });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amara' })).toBeVisible();
    await expect(card).toHaveCount(0);
    await visit(page, '/dashboard');
  });

  await test.step('the last card of a mission about the company sets it', async () => {
    await completeMission(context, firstMission.key);
    await takeSteps(context, secondMission.key, 7);
    await visit(page, `/learn/${secondMission.key}`);
    await expect(retail).not.toBeChecked();
    await retail.check();
    await expect.poll(() => call(context, 'GET', '/me')).toMatchObject({ industry: 'Retail' });
  });

  await test.step('the picker goes on with it', async () => {
    await visit(page, '/learn');
    // What was done beside this page is read anew.
    await page.reload();
    await page.getByRole('button', { name: `Continue: ${secondMission.title}` }).click();
    await expect(page).toHaveURL(new RegExp(`#/learn/${secondMission.key}$`));
    await expect(retail).toBeChecked();
  });
});
