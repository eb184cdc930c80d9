// Words of the glossary in a reading: a card by tap, key and mouse, and never in the way.
import type { BrowserContext, Page } from '@playwright/test';
import type { Play } from '#contract/play.ts';
import { expect, test } from './support/journey.ts';
import { call, takeSteps } from './support/people.ts';
import { visit } from './support/screen.ts';

const LESSON = 'tg.pre.lesson';

/** Opens the lesson at its first card with a marked word. */
async function atATerm(page: Page, context: BrowserContext) {
  await call(context, 'POST', `/activities/${LESSON}/start`);
  const { steps, terms } = await call<Play>(context, 'GET', `/activities/${LESSON}/play`);
  const at = steps.findIndex((step) => JSON.stringify(step).includes('"kind":"term"'));
  await takeSteps(context, LESSON, at + 1);
  await visit(page, '/learning/preliminary/lesson');
  await expect(page.getByText(`Card ${at + 1} of`)).toBeVisible();
  const word = page.getByTestId('term').first();
  return { word, card: page.locator('[data-testid="term-card"][data-open]'), terms };
}

test('a card opens by key, under the mouse and by a tap, and leaves the lesson where it is', async ({
  page,
  context,
  newDevice,
  learner: _,
}) => {
  await test.step('a card opens by key, closes by Escape and leaves the lesson where it is', async () => {
    const { word, card, terms } = await atATerm(page, context);
    const address = page.url();
    await expect(card).toHaveCount(0);
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(word).toHaveAttribute('aria-expanded', 'true');
    const name = await card.locator('b').innerText();
    const term = terms.find((one) => one.term === name);
    await expect(card).toContainText(term?.text ?? 'a term that came with the lesson');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(word).toBeFocused();
    expect(page.url()).toBe(address);
    await page.keyboard.press(' ');
    await expect(card).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card).toHaveCount(0);
  });
  await test.step('a card opens under the mouse, stays while it is read, and goes with it', async () => {
    const { word, card } = await atATerm(page, context);
    await page.clock.install();
    await word.hover();
    await expect(card).toBeVisible();
    await card.hover();
    // Longer than it waits for the mouse to come back.
    await page.clock.runFor(2_000);
    await expect(card).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(card).toHaveCount(0);
  });
  await test.step('on a phone a tap opens the card inside the page, the next one closes it', async () => {
    const device = await newDevice({
      storageState: await context.storageState(),
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    const phone = await device.newPage();
    const { word, card } = await atATerm(phone, device);
    await word.tap();
    await expect(card).toBeVisible();
    const box = await card.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(360);
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(740);
    await phone.getByRole('heading', { level: 1 }).tap();
    await expect(card).toHaveCount(0);
  });
});
