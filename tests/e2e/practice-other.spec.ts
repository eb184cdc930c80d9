// A practice of another topic than the one that runs: told, and either gone on with or ended for the new one.
import { apiOf } from '#tests/support/browser-api.ts';
import { answerPaper } from '#tests/support/sit-paper.ts';
import { expect, refused, test } from './support/journey.ts';
import { call } from './support/people.ts';
import { topicBox, unfoldTopics } from './support/practice-choice.ts';
import { expectAccessible, expectNoSideways, visit } from './support/screen.ts';

const PAPER = 'topic-practice';
const begin = (context: Parameters<typeof call>[0], objectiveId: string) =>
  call<{ id: string }>(context, 'POST', `/papers/${PAPER}/attempts`, {
    focus: { objectiveId, pool: 'any' },
  });

test('another topic is offered beside the practice that runs, which is kept where it cannot be ended, and ends with what was answered', async ({
  page,
  context,
  complaints,
  learner: _,
  baseURL,
}) => {
  await test.step('begun on another device, a practice is kept where it cannot be ended, and gone on with', async () => {
    await test.step('begun on another device meanwhile, nothing is started and both are offered', async () => {
      complaints.allow(refused(409));
      await visit(page, `/quiz/${PAPER}?topic=tgf.u3`);
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
      await begin(context, 'tgf.u1');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(
        page.getByRole('button', { name: 'End it and start the new one' }),
      ).toBeVisible();
    });
    await test.step('not ended without the server, it is kept, and said so', async () => {
      complaints.allow(refused(503));
      await visit(page, `/quiz/${PAPER}?topic=tgf.u3`);
      await page.route('**/submit', (route) => route.fulfill({ status: 503, body: '' }));
      await page.getByRole('button', { name: 'End it and start the new one' }).click();
      await expect(page.getByRole('alert')).toContainText(
        'It was not ended, and nothing was started. Your answers are kept.',
      );
      const { attempts } = await call<{ attempts: unknown[] }>(context, 'GET', '/me/attempts');
      expect(attempts).toHaveLength(1);
      await page.unrouteAll({ behavior: 'wait' });
    });
    await test.step('gone on with, it is the one that ran; another topic is a choice away', async () => {
      const running = () => call<{ attempts: { id: string }[] }>(context, 'GET', '/me/attempts');
      const before = await running();
      expect(before.attempts).toHaveLength(1);
      await visit(page, `/quiz/${PAPER}`);
      await expect(page.getByText(/^Topic and questions:/)).toContainText('or choose one here');
      await page.getByText('Another topic', { exact: true }).click();
      await unfoldTopics(page);
      await topicBox(page, 'tgf.u5').click();
      await expect(
        page.getByRole('button', { name: 'End it and start the new one' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Resume' }).last().click();
      await expect(page.getByText('Question 1 of 10')).toBeVisible();
      const { attempts } = await running();
      expect(attempts.map((one) => one.id)).toEqual(before.attempts.map((one) => one.id));
    });
  });
  // As somebody who opens the app anew.
  await page.goto('about:blank');
  await test.step('another topic is offered beside the one that runs, which ends with what was answered', async () => {
    const api = apiOf(context, baseURL!);
    await begin(context, 'tgf.u1');
    const running = await answerPaper(api, PAPER, { right: 6, leftOut: 4 });
    await visit(page, `/quiz/${PAPER}?topic=tgf.u3&pool=unseen`);
    await expect(page.getByText(/^You are in the middle of it: 6 of 10 answered/)).toBeVisible();
    await expect(page.getByText(/^You asked for: /)).toContainText('new questions');
    await expect(page.getByRole('link', { name: 'Resume' }).last()).toBeVisible();
    await expectAccessible(page, 'two topics to choose from');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideways(page, 'two topics to choose from');
    await page.getByRole('button', { name: 'End it and start the new one' }).click();
    await expect(page).toHaveURL(/#\/quiz\/topic-practice\/attempt$/);
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    const ended = await api.exams.attempt({ attemptId: running.id });
    expect(ended.state).toBe('submitted');
    expect(ended.questions.filter(({ answer }) => answer !== null)).toHaveLength(6);
    const { attempts } = await api.exams.running();
    expect(attempts).toMatchObject([{ focus: { objectiveId: 'tgf.u3', pool: 'unseen' } }]);
  });
});
