// The learning path: from the map through a phase's items, with work kept on every device.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Path } from '#contract/path.ts';
import type { Play } from '#contract/play.ts';
import { optionsOf } from '#tests/support/choices.ts';
import { expect, test } from './support/journey.ts';
import { call, completeMission, rightAnswer, takeSteps } from './support/people.ts';
import { expectNoSideways, expectOnePageOfBoard, profileSaved, visit } from './support/screen.ts';

/** Finishes the items before the lab through the API. */
async function upToTheLab(context: BrowserContext): Promise<void> {
  await completeMission(context, 'tg.pre.lesson');
  await completeMission(context, 'tg.pre.deepdive');
  await completeMission(context, 'tg.pre.artifact');
}

test('a newcomer begins on the path, meets a locked phase, is shown what is weak, and opens the Core line', async ({
  page,
  context,
  learner: _,
}) => {
  await test.step('a newcomer chooses a track, starts the first phase from the map and finds it again', async () => {
    await visit(page, '/curriculum');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Curriculum');
    await expect(
      page.getByText('Strict blueprint coverage for certification success'),
    ).toBeVisible();
    // A figure without evidence says what to do for it, and never that it is low.
    const gauges = page.getByLabel('Your progress');
    await expect(gauges).toContainText(
      'Pass a quiz of the curriculum or an exam simulation to see this',
    );
    await expect(gauges).toContainText('Finish an activity of a phase to see this');
    await expect(gauges).toContainText('3 more exams, practices, quizzes or test-outs to see this');
    const saved = profileSaved(page, 'track');
    await page.getByRole('tab', { name: 'Real-world' }).click();
    expect((await saved).ok()).toBe(true);
    await expect(page.getByText('Hands-on labs and artifacts for job readiness')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Hands-on labs and artifacts for job readiness')).toBeVisible();
    await page.getByRole('button', { name: 'Start', exact: true }).first().click();
    await expect(page).toHaveURL(/#\/learning\/preliminary\/lesson/);
    await expect(page.getByText('Card 1 of')).toBeVisible();
    await visit(page, '/curriculum');
    await expect(page.getByRole('button', { name: 'Continue', exact: true }).first()).toBeVisible();
  });
  await test.step('a locked phase says what opens it and offers a test', async () => {
    await visit(page, '/curriculum?phase=requirements');
    await expect(
      page.getByText(/Opens after the first item of Preliminary Phase/).first(),
    ).toBeVisible();
    await page
      .getByRole('link', { name: /Test out/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#\/learning\/requirements\/testout/);
  });
  await test.step('wrong answers show a weak area that leads to work on it', async () => {
    await visit(page, '/curriculum');
    await expect(page.getByRole('heading', { name: 'All stations' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Weak areas' })).toHaveCount(0);
    const quiz = '/activities/tg.req.testout';
    await call(context, 'POST', `${quiz}/start`);
    // Two rounds are the whole bank, whichever questions each of them draws.
    for (const round of ['first', 'second']) {
      if (round === 'second') await call(context, 'POST', `${quiz}/retake`);
      const { steps } = await call<Play>(context, 'GET', `${quiz}/play`);
      for (const step of steps) {
        if (step.kind !== 'check') continue;
        const right = rightAnswer(step.question.id);
        const wrong = optionsOf(step.question).find(({ id }) => !right.includes(id))!;
        await call(context, 'PUT', `${quiz}/steps/${step.id}`);
        await call(context, 'POST', `${quiz}/steps/${step.id}/answer`, { chosen: [wrong.id] });
      }
    }
    await page.reload();
    const weak = page.getByRole('region', { name: 'Weak areas' });
    await expect(weak.getByText(/^0 of \d+ answered right \(0%\)$/).first()).toBeVisible();
    await weak
      .getByRole('link', { name: /^Work on it: / })
      .first()
      .click();
    await expect(page).toHaveURL(/#\/learning\//);
  });
  await test.step('an address that names no part of the Core line shows the picker', async () => {
    await visit(page, '/learning/core/no-such-lesson');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which course today?');
  });
  await test.step('the Core line is opened from the path, begun anywhere, and is where one left it', async () => {
    const { core } = await call<Path>(context, 'GET', '/courses/togaf/path');
    await visit(page, '/curriculum');
    const stations = page.getByRole('region', { name: 'All stations' });
    const row = stations.getByRole('link', { name: /^Core line/ });
    if (core === null) {
      // Nothing of it is written: there is no Core line anywhere.
      await expect(stations.getByRole('link', { name: /Preliminary Phase/ })).toBeVisible();
      await expect(page.getByText('Core line')).toHaveCount(0);
      return;
    }
    await expect(page.getByRole('link', { name: /^Core line: Available/ }).first()).toBeVisible();
    await row.click();
    await expect(page).toHaveURL(/phase=core/);
    const panel = page.getByRole('region', { name: 'Core line' });
    await expect(panel.getByRole('heading', { name: 'Core line' })).toBeFocused();
    // Any lesson of it can be the first one.
    const lesson = core.groups.at(-1)!.items.at(-1)!;
    await panel.getByRole('button', { name: lesson.title }).click();
    await expect(page).toHaveURL(new RegExp(`#/learning/core/${lesson.coreKey}$`));
    await expect(page.getByText('Card 1 of')).toBeVisible();
    await page.getByRole('link', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/#\/curriculum\?phase=core/);
    await expect(panel.getByRole('button', { name: lesson.title })).toContainText('In progress');
    await panel.getByRole('button', { name: 'Close the Core line panel' }).click();
    await expect(panel).toHaveCount(0);
  });
});

test('a lab left half done goes on on another device, in its own industry', async ({
  page,
  context,
  learner: _,
  newDevice,
}) => {
  await upToTheLab(context);
  await visit(page, '/learning/preliminary/lab');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page
    .getByRole('radio', { name: 'Retail' })
    .or(page.getByRole('button', { name: 'Retail' }))
    .first()
    .click();
  // The story that was open stays until the other one has come.
  await expect(page.getByText('Halden & Pike Stores has 410 shops')).toBeVisible();
  await expect(page.getByText('Card 1 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('0 of 7 placed')).toBeVisible();
  // At 1280x800 every column is in sight beside what goes into it, and handing in is no next step yet.
  await page.setViewportSize({ width: 1280, height: 800 });
  const handIn = page.getByRole('button', { name: 'Hand in' });
  const put = page.getByRole('button', { name: /^Put here, / });
  const foot = (await handIn.boundingBox())!.y;
  for (const column of await put.all()) {
    const { y, height } = (await column.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(foot);
  }
  await expect(handIn).not.toHaveClass(/btn-primary/);
  const kept = page.waitForResponse((answer) => answer.url().includes('/draft'));
  await page
    .getByRole('button', { name: /^Put here, / })
    .first()
    .click();
  await expect(page.getByText('1 of 7 placed')).toBeVisible();
  await expect(handIn).toHaveClass(/btn-primary/);
  expect((await kept).ok()).toBe(true);
  const open = page.getByRole('region', { name: 'Still to place' });
  const column = page.getByRole('region', { name: 'Requirement' });
  await test.step('a line is dragged to its column, and from one column to another', async () => {
    // The last one may lie behind the bar at the bottom.
    await drag(page, open.getByRole('listitem').first(), column);
    await expect(page.getByText('2 of 7 placed')).toBeVisible();
    await expect(column.getByRole('listitem')).toHaveCount(1);
    const other = page.getByRole('region', { name: 'Constraint' });
    await drag(page, column.getByRole('listitem'), other);
    await expect(column.getByRole('listitem')).toHaveCount(0);
    await expect(other.getByRole('listitem')).toHaveCount(1);
  });

  const second = await newDevice({
    storageState: await context.storageState(),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const { steps } = await call<Play>(second, 'GET', '/activities/tg.pre.lab/play?industry=Retail');
  const drafts = steps.flatMap((step) => ('draft' in step && step.draft ? [step.draft] : []));
  expect(drafts).toMatchObject([{ kind: 'sort', placed: expect.any(Object) }]);
  await test.step('on a phone a finger that rests on a line drags it', async () => {
    const phone = await second.newPage();
    await visit(phone, '/learning/preliminary/lab');
    await phone.getByRole('button', { name: 'Continue' }).tap();
    await expect(phone.getByText('0 of 7 placed')).toBeVisible();
    await expectNoSideways(phone, 'sorting on a phone');
    // The columns lie below the lines: their heads stay in sight above them, and nothing scrolls by itself.
    await expect(heads(phone)).toBeInViewport({ ratio: 1 });
    await touchDrag(
      phone,
      phone.getByRole('region', { name: 'Still to place' }).getByRole('listitem').first(),
      heads(phone).locator('section', { hasText: 'Principle' }),
    );
    await expect(phone.getByText('1 of 7 placed')).toBeVisible();
    await expect(
      phone.getByRole('region', { name: 'Principle' }).getByRole('listitem'),
    ).toHaveCount(1);
    await expectOnePageOfBoard(phone);
  });

  await test.step('the marked line and the heads of the columns stay in sight: taps on them sort the rest', async () => {
    const phone = second.pages().at(-1)!;
    for (let placed = 2; placed <= 7; placed += 1) {
      // Wherever the page is scrolled to on the board.
      await phone.evaluate((down) => window.scrollBy(0, down), 60);
      await expect(heads(phone)).toBeInViewport({ ratio: 1 });
      const target = heads(phone)
        .getByRole('button')
        .nth(placed % 3);
      const { width, height } = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await target.tap();
      await expect(phone.getByText(`${placed} of 7 placed`)).toBeVisible();
    }
  });

  await test.step('what was placed by mistake goes back from where it lies', async () => {
    const phone = second.pages().at(-1)!;
    const line = phone.locator('.board .column').last().getByRole('listitem').first();
    await line.getByRole('button').tap();
    const back = line.getByRole('button', { name: 'Put it back' });
    const { width, height } = (await back.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await back.tap();
    await expect(phone.getByText('6 of 7 placed')).toBeVisible();
    await heads(phone).getByRole('button').last().tap();
    await expect(phone.getByText('7 of 7 placed')).toBeVisible();
  });
});

test('the last card of a lab leads to the rating of one’s own work; finished without it, it is rated later', async ({
  page,
  context,
  learner: _,
}) => {
  await upToTheLab(context);
  await takeSteps(context, 'tg.pre.lab');
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/learning/preliminary/lab');
  const onward = page.getByRole('button', { name: /^Rate \d+ parts$/ });
  await expect(onward).toHaveClass(/btn-primary/);
  await onward.click();
  const rating = page.getByRole('region', { name: 'Rate your own work' });
  await expect(rating.getByRole('heading')).toBeInViewport();
  await page.getByRole('button', { name: 'Finish, rate later' }).click();
  // The result says why its points are not all there.
  await expect(page.getByText('2 of them wait for your rating: open it again.')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/card \d of 5/i).first()).toBeVisible();
  while (!(await rating.isVisible())) {
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText(/card \d of 5/i).first()).toBeVisible();
  }
  const rated = page.waitForResponse((answer) => answer.url().endsWith('/rating'));
  for (const line of await rating.getByRole('group').all()) {
    await line.getByRole('radio').first().check({ force: true });
  }
  expect((await rated).ok()).toBe(true);
  await expect(page.getByText(/^Rate .* to get your points\.$/)).toHaveCount(0);
});

/** Where the pointer takes hold, and where it lets go: far enough inside, for a page may scroll a little under a drag. */
async function ends(item: Locator, column: Locator) {
  await column.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [from, to] = [(await item.boundingBox())!, (await column.boundingBox())!];
  return {
    from: { x: from.x + 24, y: from.y + from.height / 2 },
    to: { x: to.x + to.width / 2, y: to.y + to.height / 2 },
  };
}

async function drag(page: Page, item: Locator, column: Locator): Promise<void> {
  const { from, to } = await ends(item, column);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 4, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(column).toHaveAttribute('data-over');
  await page.mouse.up();
}

/** The marked line with the heads of the columns, on a phone. */
const heads = (page: Page) => page.locator('.board .heads');

async function touchDrag(page: Page, item: Locator, column: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const name = await item.innerText();
  const seen = await page.getByText(name, { exact: true }).count();
  let { from, to } = await ends(item, column);
  await expect(async () => {
    // A new card scrolls to its top, perhaps under the finger.
    ({ from, to } = await ends(item, column));
    await touch('touchStart', from);
    try {
      // Under the finger it is seen once more as soon as it can be moved.
      await expect(page.getByText(name, { exact: true })).toHaveCount(seen + 1, { timeout: 3_000 });
    } catch (error) {
      await touch('touchEnd');
      throw error;
    }
  }).toPass();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', {
      x: from.x + part * (to.x - from.x),
      y: from.y + part * (to.y - from.y),
    });
  }
  await expect(column).toHaveAttribute('data-over');
  await touch('touchEnd');
}
