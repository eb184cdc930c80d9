// A new learner puts a practice together on a phone, by keyboard alone, and finds the choice again the next time.
import { expect, test } from './support/journey.ts';
import { call } from './support/people.ts';
import { topicBox, topicsFold } from './support/practice-choice.ts';
import { expectAccessible, expectNoSideways, visit } from './support/screen.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('two topics, twenty questions and a clock are chosen by keyboard, started, and there the next time', async ({
  page,
  context,
  learner: _,
}) => {
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const length = (name: string) =>
    page.getByRole('group', { name: 'How many' }).getByRole('radio', { name, exact: true });
  await test.step('exam mode leads to it', async () => {
    await visit(page, '/exam');
    const own = page.getByRole('link', { name: 'Practice by topic', exact: true });
    await own.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/quiz\/topic-practice$/);
    await expect(topicsFold(page)).toContainText('All topics');
    await expect(length('10')).toBeChecked();
  });
  await test.step('topics are ticked one by one, and their questions add up', async () => {
    await topicsFold(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'All topics' })).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'All topics' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(topicBox(page, 'tgf.u1')).toBeChecked();
    const counted = page.getByRole('radio', { name: /^All \(\d+\)$/ });
    const one = await counted.evaluate((radio) => radio.parentElement!.textContent);
    await topicBox(page, 'tgf.u3').focus();
    await page.keyboard.press('Space');
    await expect(topicsFold(page)).toContainText('2 topics');
    await expect(counted.locator('..')).not.toHaveText(one!);
  });
  await test.step('length and clock are chosen by arrows, and the time is said before the start', async () => {
    await length('10').focus();
    await page.keyboard.press('ArrowRight');
    await expect(length('20')).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Exam pace' })).toBeChecked();
    await expect(page.getByTestId('clock-text')).toHaveText(
      '20 questions in 30 minutes: 90 s each, as in the real exam.',
    );
    await expect(page.getByText(/^When time is up, what you answered counts/)).toBeVisible();
    await expectAccessible(page, 'a practice put together');
    await expectNoSideways(page, 'a practice put together');
  });
  await test.step('it starts as it was chosen', async () => {
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Question 1 of 20')).toBeVisible();
    const { attempts } = await call<{
      attempts: { id: string; focus: object; startedAt: string; deadlineAt: string }[];
    }>(context, 'GET', '/me/attempts');
    const [{ id, focus, startedAt, deadlineAt } = attempts[0]!] = attempts;
    expect(focus).toMatchObject({
      topics: [{ objectiveId: 'tgf.u1' }, { objectiveId: 'tgf.u3' }],
      count: 20,
      clock: true,
    });
    expect((Date.parse(deadlineAt) - Date.parse(startedAt)) / 60_000).toBe(30);
    await call(context, 'POST', `/attempts/${id}/give-up`, {});
  });
  await test.step('next time it stands as it was chosen', async () => {
    await page.goto('about:blank');
    await visit(page, '/quiz/topic-practice');
    await expect(topicsFold(page)).toContainText('2 topics');
    await expect(length('20')).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Exam pace' })).toBeChecked();
    // A link that names a topic is followed, with the length and the clock of last time.
    await visit(page, '/quiz/topic-practice?topic=tgf.u5');
    await expect(topicBox(page, 'tgf.u5')).toBeChecked();
    await expect(topicBox(page, 'tgf.u1')).not.toBeChecked();
    await expect(page.getByRole('radio', { name: 'Exam pace' })).toBeChecked();
  });
});
