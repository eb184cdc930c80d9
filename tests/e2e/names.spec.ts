// Names and texts of a learner that try to be code are shown as text, on every screen that shows them.
import type { Page } from '@playwright/test';
import { countWords } from '#domain/tasks/task.ts';
import { apiOf } from '#tests/support/browser-api.ts';
import { MARKUP, SQL } from '#tests/support/payloads.ts';
import { exampleOf, screens } from '#tests/support/screen-routes.ts';
import { sitPaper } from '#tests/support/sit-paper.ts';
import { sit, start } from './support/attempt.ts';
import { expect, refused, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call, completeMission, firstMission, takeSteps } from './support/people.ts';
import { noticeOf, visit } from './support/screen.ts';

const payloads = [...MARKUP, ...SQL];
/** Walked one after another, each with a screen of its own: a sample in `npm test`, all in the whole matrix. */
const oneByOne = members(payloads, (one) => payloads.indexOf(one) % 3 === 0);

/** What ran, and what a text became instead of staying one: both have to stay empty. */
function watchFor(page: Page) {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  return async (what: string) => {
    const made = await page.evaluate(() =>
      [
        'img[src="x"]',
        'iframe, object, embed, base, math, template',
        'meta[http-equiv="refresh"]',
        // The page's own first script is the one that names the files of the build.
        'script:not([src]):not(head > script[data-files])',
        '[onerror], [onload], [ontoggle], [onfocus], [onmouseover]',
        '[href^="javascript:" i], [href^="data:" i], link[href^="//"]',
      ].flatMap((selector) => [...document.querySelectorAll(selector)].map((one) => one.outerHTML)),
    );
    expect({ ran, made }, what).toEqual({ ran: [], made: [] });
  };
}

/** What another tab of the learner says after a sign-in: the page asks anew who is here. */
function askAgain(): void {
  new BroadcastChannel('meritpath-session').postMessage('signed_in');
}

/** The screens that say who is signed in: those in the shell, and the picker. */
const naming = screens.names.filter(
  (name) => name === 'picker' || screens.routeOf(name).frame === 'shell',
);

test(
  'a name that tries to be code is text on every screen that names somebody, and on no other',
  inMatrix,
  async ({ page, context, baseURL, complaints, learner: _ }) => {
    // The examples of documents and models are nobody's.
    complaints.allow(refused(404));
    await test.step('a name that tries to be code is text on every screen', async () => {
      const expectText = watchFor(page);
      const { attempt } = await sitPaper(apiOf(context, baseURL!), 'foundation', { right: 20 });
      const parts = { mission: firstMission.key, paper: 'foundation', attempt: attempt.id };
      const places = naming.map((name) => exampleOf(name, parts));
      for (let index = 0; index < oneByOne.length; index += 2) {
        const firstName = oneByOne[index] ?? '';
        const lastName = oneByOne[index + 1] ?? 'Lindqvist';
        await call(context, 'PATCH', '/me', { firstName, lastName });
        await visit(page, places[(index / 2) % places.length]!);
        // Some names come with a new page, the others into a page that stands.
        if (index % 10 === 0) await page.reload();
        else await page.evaluate(askAgain);
        const name = `${firstName} ${lastName}`.replace(/\s+/g, ' ');
        await page.getByRole('button', { name: `Profile: ${name}`, exact: true }).click();
        await expect(page.getByText(name, { exact: true })).toBeVisible();
        await page.keyboard.press('Escape');
        await expectText(name);
      }
    });
    // As somebody who opens the app anew.
    await page.goto('about:blank');
    await test.step('a name that tries to be code stays out of the screens that name nobody', async () => {
      const expectText = watchFor(page);
      const [firstName, lastName] = ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>'];
      await call(context, 'PATCH', '/me', { firstName, lastName });
      await takeSteps(context, firstMission.key, 1);
      await start(context);
      await sit(page);
      await expectText('an attempt');
      for (const place of [
        `/learn/${firstMission.key}`,
        '/learning/preliminary/lesson',
        '/reset',
      ]) {
        await visit(page, place);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectText(place);
        await expect(page.getByText('<img')).toHaveCount(0);
      }
    });
  },
);

/** The payloads in as many texts as there are limits, none longer or of more words than its own. */
function share(limits: readonly { letters: number; words: number }[]): string[] {
  const left = [...payloads];
  return limits.map(({ letters, words }) => {
    let text = '';
    while (left.length > 0) {
      const next = text === '' ? left[0]! : `${text}\n${left[0]}`;
      if (next.length > letters || countWords(next) > words) break;
      text = next;
      left.shift();
    }
    return text;
  });
}

test('what a learner writes in a template is text in the form, after a reload and beside the model', async ({
  page,
  context,
  complaints,
  learner: _,
}) => {
  // A draft that was under way when the page was reloaded is sent again under the same key.
  complaints.allow(refused(409));
  const expectText = watchFor(page);
  await completeMission(context, 'tg.pre.lesson');
  await completeMission(context, 'tg.pre.deepdive');
  const { steps } = await takeSteps(context, 'tg.pre.artifact', 6);
  const task = steps.find((step) => step.kind === 'template');
  if (task?.kind !== 'template') throw new Error('the artifact has no template');
  const texts = share(
    task.fields.map(({ minWords, maxWords }) => ({ letters: 4_000, words: maxWords - minWords })),
  );
  expect(texts.join('\n').split('\n').length).toBeGreaterThanOrEqual(40);
  await visit(page, '/learning/preliminary/artifact');
  await page.getByRole('button', { name: 'Continue' }).click();
  const fields = page.locator('[data-work] textarea');
  for (const [index, { minWords }] of task.fields.entries()) {
    texts[index] += ' word'.repeat(minWords);
    await fields.nth(index).fill(texts[index]!);
  }
  await expectText('the form');
  await page.reload();
  for (const [index, text] of texts.entries()) await expect(fields.nth(index)).toHaveValue(text);
  await expectText('the form after a reload');
  await page.getByRole('button', { name: 'Hand in' }).click();
  const outcome = page.getByTestId('task-outcome');
  for (const text of texts) await expect(outcome).toContainText(text);
  await expectText('what was handed in');
  await page.reload();
  for (const text of texts) await expect(outcome).toContainText(text);
  await expectText('what was handed in, after a reload');
});

test('what a learner reports of a question is text in the dialogue and among the reports', async ({
  page,
  context,
  baseURL,
  learner: _,
}) => {
  const expectText = watchFor(page);
  const api = apiOf(context, baseURL!);
  const { attempt } = await sitPaper(api, 'foundation', { right: 20 });
  const limit = { letters: 900, words: 999 };
  const [first = '', second = ''] = share([limit, limit]);
  expect(`${first}\n${second}`.split('\n')).toEqual(payloads);
  await visit(page, `/exam/foundation/report/${attempt.id}`);
  const report = page.getByRole('button', { name: 'Report question 1' });
  await page.locator('[data-testid="review-row"] summary').first().click();
  await report.click();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByLabel('Something else').check();
  await dialog.getByLabel('Details').fill(first);
  await page.reload();
  // The row is open as it was left.
  await report.click();
  await expect(dialog.getByLabel('Details')).toHaveValue(first);
  await expectText('the dialogue');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(noticeOf(page, 'Report sent')).toBeVisible();
  const { questions } = await api.exams.result({ attemptId: attempt.id });
  const questionId = questions[1]!.question.id;
  await api.questions.report({ questionId, reason: 'other', text: second });
  await visit(page, '/exam/history');
  const quotes = page.getByRole('region', { name: 'My reports' }).locator('blockquote');
  await expect(quotes).toHaveText([second, first]);
  await expectText('my reports');
});

test(
  'what somebody types into a search or an address is text',
  inMatrix,
  async ({ page, complaints, learner: _ }) => {
    complaints.allow(refused(404), refused(400));
    const expectText = watchFor(page);
    await visit(page, '/missions');
    const search = page.getByPlaceholder('Search missions...');
    for (const payload of oneByOne) {
      await search.fill(payload);
      await expect(search).toHaveValue(payload);
    }
    await expectText('the search');
    await page.reload();
    await expect(search).toHaveValue(oneByOne.at(-1)!);

    const addresses: ((payload: string) => string)[] = [
      (payload) => `/missions?q=${encodeURIComponent(payload)}`,
      (payload) => `/missions/${encodeURIComponent(payload)}`,
      (payload) => `/learn/${encodeURIComponent(payload)}`,
      (payload) => `/exam/${encodeURIComponent(payload)}`,
      (payload) => `/exam/foundation/report/${encodeURIComponent(payload)}`,
      (payload) => `/curriculum?phase=${encodeURIComponent(payload)}`,
      (payload) => `/reset?token=${encodeURIComponent(payload)}`,
      (payload) => `/${payload}`,
    ];
    for (const [at, payload] of oneByOne.entries()) {
      const address = addresses[at % addresses.length]!(payload);
      await visit(page, address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectText(address);
    }
  },
);
