// What the briefs ask to stand on a screen, whatever else happens there.
import type { Page } from '@playwright/test';
import type { Play } from '#contract/play.ts';
import { optionsOf } from '#tests/support/choices.ts';
import { expect, test } from './support/journey.ts';
import { call, completeMission, firstMission, secondMission, takeSteps } from './support/people.ts';
import { expectNoSideways, visit } from './support/screen.ts';

test('what the briefs ask to stand on a screen stands there, the ring as large as they say', async ({
  page,
  context,
  learner: _,
}) => {
  await test.step('what the briefs ask to stand on a screen stands there', async () => {
    await test.step('the dashboard goes on with the mission at work, and shows what happened last', async () => {
      await completeMission(context, firstMission.key);
      await takeSteps(context, secondMission.key, 2);
      await visit(page, '/dashboard');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: secondMission.title })).toBeVisible();
      await expect(main.getByText('Missions Complete')).toBeVisible();
      await expect(main.getByText('Study Streak')).toBeVisible();
      const activity = main.getByRole('region', { name: 'Recent Activity' });
      await expect(activity.getByRole('listitem').first()).toBeVisible();
      expect(await activity.getByRole('listitem').count()).toBeLessThanOrEqual(4);
      await main.getByRole('button', { name: /^Continue, / }).click();
      await expect(page).toHaveURL(new RegExp(`#/learn/${secondMission.key}$`));
    });
    await test.step('the picker tells what every course has, in three blurbs', async () => {
      await visit(page, '/learn');
      const blurbs = page.getByRole('region', { name: 'What a whole course has' });
      await expect(blurbs.getByRole('heading')).toHaveText([
        'Comprehensive curriculum',
        'Hands-on missions',
        'Exam preparation',
      ]);
    });
    await test.step('the interchange that the lines leave stands whole beside the columns', async () => {
      const lines = page.getByRole('main').locator('svg:has(rect + circle, g > rect)').first();
      const place = await lines.locator('rect').boundingBox();
      const sign = await page.locator('article .sign').first().boundingBox();
      expect(place!.x).toBeGreaterThan(16);
      expect(place!.x + place!.width).toBeLessThan(sign!.x);
    });
    await test.step('the product title leads to the dashboard, and the list of orders has no empty value', async () => {
      await visit(page, '/missions');
      const orders = page.getByRole('combobox').locator('option');
      await expect(orders.first()).toBeAttached();
      const values = await orders.evaluateAll((all) =>
        all.map((option) => (option as HTMLOptionElement).value),
      );
      expect(values.filter((value) => value === '')).toEqual([]);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Meritpath/ })
        .click();
      await expect(page).toHaveURL(/#\/dashboard$/);
    });
    await test.step('on a phone a card says what it is about before its picture', async () => {
      const window = page.viewportSize()!;
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, `/learn/${firstMission.key}`);
      const card = page.getByTestId('stage');
      const heading = await card.getByRole('heading', { level: 1 }).boundingBox();
      const picture = await card.locator('figure').boundingBox();
      expect(heading!.y + heading!.height).toBeLessThanOrEqual(picture!.y);
      await page.setViewportSize(window);
    });
    await test.step('the panel of a phase has its letter, six tabs, a deliverable, pitfalls and work to apply', async () => {
      await visit(page, '/curriculum?phase=preliminary&item=lab');
      const panel = page.getByRole('region', { name: 'Preliminary Phase' });
      await expect(panel.locator('.stop').first()).toHaveText('P');
      await expect(panel.getByRole('tab')).toHaveText([
        /Lesson/,
        /Deep dive/,
        /Artifact/,
        /Lab/,
        /Quiz/,
        /Checklist/,
      ]);
      await expect(panel.getByText('Deliverable')).toBeVisible();
      // Five companies, and the line that says that none was chosen.
      await expect(panel.getByLabel('Case company').locator('option')).toHaveCount(6);
      await panel.getByText('Steps, as the exam names them').click();
      const firstStep = panel.getByRole('listitem').filter({ hasText: 'Scope the Enterprise' });
      await expect(firstStep).toBeVisible();
      for (const name of ['Common Pitfalls', 'Apply at Work']) {
        const list = panel.getByRole('heading', { name }).locator('..');
        expect(await list.getByRole('listitem').count()).toBeGreaterThan(1);
      }
    });
    await test.step('at 1280 the path opens with its navigation folded, gauges in one row, and a map that can be read', async () => {
      await visit(page, '/curriculum');
      const nav = page.getByRole('navigation', { name: 'Main', exact: true });
      await expect.poll(async () => (await nav.boundingBox())!.width).toBe(80);
      const map = page.getByRole('group', { name: 'Line map of the phases' });
      await expect(map).toBeVisible();
      // It begins on the first screen.
      expect((await map.boundingBox())!.y).toBeLessThan(560);
      const tops = await page
        .getByTestId('gauges')
        .locator('> *')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(tops.length).toBeGreaterThan(3);
      expect(new Set(tops).size).toBe(1);
      // As they are drawn: a map that shrinks takes its letters along.
      const smallest = await map.evaluate((drawing) => {
        const words = [...drawing.querySelectorAll<SVGTextElement>('text')];
        const sizes = words.map((text) => {
          const { a, b } = text.getScreenCTM()!;
          return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        });
        return Math.min(...sizes);
      });
      expect(smallest).toBeGreaterThanOrEqual(11.5);
    });
    await test.step('every item has its heading across its card, beside nothing, in the widest words too', async () => {
      const window = page.viewportSize()!;
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        for (const item of ['lesson', 'deepdive', 'artifact', 'lab', 'quiz', 'checklist']) {
          await visit(page, `/curriculum?phase=preliminary&item=${item}`);
          const card = page.getByRole('tabpanel', { name: new RegExp(item.slice(0, 4), 'i') });
          const heading = await card.getByRole('heading', { level: 3 }).first().boundingBox();
          const box = await card.boundingBox();
          expect([item, width, Math.round(heading!.width)]).toEqual([
            item,
            width,
            Math.round(box!.width),
          ]);
        }
      }
      await page.setViewportSize(window);
    });
    await test.step('the company of the labs has one name and one value, in the card of a lab and in the settings', async () => {
      await visit(page, '/curriculum?phase=preliminary&item=lab');
      const panel = page.getByRole('tabpanel', { name: /Lab/ });
      const company = panel.getByLabel('Case company');
      await expect(company).toHaveValue('');
      await expect(panel).toContainText(
        'Your labs are told there, and templates and examples where they are filled in for it.',
      );
      await company.selectOption({ label: 'Tarnwick Precision (Manufacturing)' });
      await expect(company).toHaveAttribute('title', 'Tarnwick Precision (Manufacturing)');
      await expect
        .poll(() => call(context, 'GET', '/me'))
        .toMatchObject({
          industry: 'Manufacturing',
        });
      // The first card has it too, as wide as a phone lets it be.
      const window = page.viewportSize()!;
      await page.setViewportSize({ width: 360, height: 740 });
      await visit(page, '/dashboard');
      await expect(page.getByTestId('first-card').getByLabel('Case company')).toBeVisible();
      await expectNoSideways(page, 'the first card on a phone');
      await page.setViewportSize(window);
      await visit(page, '/settings?tab=study');
      await expect(page.getByLabel('Case company')).toHaveValue('Manufacturing');
    });
  });
  await test.step('the completion ring is 120 px wide with a stroke of 8 px, on a phone four fifths of it', async () => {
    // There is a figure once there is something to show.
    await completeMission(context, firstMission.key);
    for (const { width, ring, stroke } of [
      { width: 1280, ring: 120, stroke: 8 },
      { width: 360, ring: 96, stroke: 6.4 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/dashboard');
      const drawn = page.getByRole('img', { name: /^TOGAF, \d+ percent of your track complete$/ });
      await expect(drawn).toBeVisible();
      const circles = await drawn.locator('circle').evaluateAll((all) =>
        all.map((one) => {
          const circle = one as SVGCircleElement;
          // What one unit of the drawing is on the screen, after every scale.
          const { a, b } = circle.getScreenCTM()!;
          const unit = Math.hypot(a, b);
          const line = Number.parseFloat(getComputedStyle(circle).strokeWidth) * unit;
          return { width: 2 * circle.r.baseVal.value * unit + line, stroke: line };
        }),
      );
      expect(circles).toHaveLength(2);
      for (const circle of circles) {
        expect(circle.width).toBeCloseTo(ring, 1);
        expect(circle.stroke).toBeCloseTo(stroke, 1);
      }
    }
  });
});

/** Where the way on stands, and where the words of the card begin. */
async function placeOfCard(page: Page): Promise<{ onward: number; words: number }> {
  const foot = page.getByRole('navigation', { name: 'Move between cards' });
  const onward = (await foot.getByRole('button').last().boundingBox())!;
  const words = (await page.getByTestId('stage').getByRole('heading').first().boundingBox())!;
  return { onward: Math.round(onward.y), words: Math.round(words.x) };
}

/** How wide and high the words of each option stand, by which lines they break into. */
const linesOfOptions = (page: Page, options: readonly { text: string }[]) =>
  Promise.all(
    options.map(({ text }) =>
      page
        .locator('.opts')
        .getByText(text, { exact: true })
        .evaluate((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return Math.round(range.getBoundingClientRect().height);
        }),
    ),
  );

test('whatever a card holds, Continue stays where it was, words begin in one column, and an answer moves no option', async ({
  page,
  context,
  learner: _,
}) => {
  const lesson = 'tg.pre.lesson';
  await call(context, 'POST', `/activities/${lesson}/start`);
  const { steps } = await call<Play>(context, 'GET', `/activities/${lesson}/play`);
  const checks = steps.flatMap((step, at) => (step.kind === 'check' ? [{ ...step, at }] : []));
  const sizes = [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ];
  await test.step('an answer moves neither the way on nor a line of an option', async () => {
    for (const [n, size] of sizes.entries()) {
      await page.setViewportSize(size);
      const { at, question } = checks[n]!;
      const options = optionsOf(question);
      await takeSteps(context, lesson, at);
      await page.goto('about:blank');
      await visit(page, '/learning/preliminary/lesson');
      await expect(page.getByText(`Card ${at} of ${steps.length}`)).toBeVisible();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(question.stem);
      const before = await placeOfCard(page);
      const lines = await linesOfOptions(page, options);
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('verdict')).toBeVisible();
      expect([size.width, await placeOfCard(page)]).toEqual([size.width, before]);
      expect([size.width, await linesOfOptions(page, options)]).toEqual([size.width, lines]);
    }
  });
  await test.step('nor does another card', async () => {
    await takeSteps(context, lesson);
    await page.goto('about:blank');
    await visit(page, '/learning/preliminary/lesson');
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      const places: [card: number, at: Awaited<ReturnType<typeof placeOfCard>>][] = [];
      for (const index of steps.keys()) {
        const mark = page.getByRole('button', { name: new RegExp(`^\\w+ ${index + 1}, `) });
        const said = page.getByText(`Card ${index + 1} of ${steps.length}`);
        await expect(mark.or(said).first()).toBeVisible();
        if (!(await said.isVisible())) await mark.click();
        await expect(said).toBeVisible();
        places.push([index + 1, await placeOfCard(page)]);
      }
      const [[, first] = []] = places;
      expect([width, ...places]).toEqual([width, ...places.map(([card]) => [card, first])]);
    }
  });
});
