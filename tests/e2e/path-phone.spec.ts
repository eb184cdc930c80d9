// The learning path in a hand: 360 px, taps, every target as large as a thumb.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { expectNoSideways, visit } from './support/screen.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const THUMB_PX = 44;

/**
 * Everything that can be tapped is at least a thumb high and wide. The marks above the cards are a thumb
 * high only: as many stand side by side as there are cards, and Back and Continue do the same.
 */
async function expectThumbs(page: Page, what: string): Promise<void> {
  const small = await page.evaluate((thumb) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const target = control.matches('input') ? (control.closest('label') ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      const isMark = control.closest('[data-testid="cards"]') !== null;
      if ((isMark || width >= thumb - 0.5) && height >= thumb - 0.5) return [];
      const name = (control.getAttribute('aria-label') ?? control.textContent).trim();
      return [
        `${Math.round(width)}x${Math.round(height)} ${control.tagName} ${control.className} ${name}`,
      ];
    });
  }, THUMB_PX);
  expect.soft(small, `targets on ${what}`).toEqual([]);
}

test('a phase is found, begun and left by taps', async ({ page, learner: _ }) => {
  const look = async (what: string) => {
    await expectNoSideways(page, what);
    await expectThumbs(page, what);
  };
  await visit(page, '/curriculum');
  const stations = page.getByRole('region', { name: 'All stations' });
  await expect(stations.getByRole('link', { name: /^Preliminary Phase \d/ })).toBeVisible();
  await look('the path');
  // Letters stay inside their ring, signs of the bar differ and their words stay apart.
  const rings = await stations.locator('.stop').evaluateAll((all) =>
    all.map((ring) => {
      const range = document.createRange();
      range.selectNodeContents(ring);
      const [inner, outer] = [range.getBoundingClientRect(), ring.getBoundingClientRect()];
      return inner.left >= outer.left && inner.right <= outer.right;
    }),
  );
  expect(rings.length).toBeGreaterThan(11);
  expect(rings).not.toContain(false);
  const bar = page.getByRole('navigation', { name: 'Main, bottom' }).locator('> :is(a, button)');
  const entries = await bar.evaluateAll((all) =>
    all.map((entry) => {
      const range = document.createRange();
      range.selectNodeContents(entry);
      const { left, right } = range.getBoundingClientRect();
      return { sign: entry.querySelector('svg')!.innerHTML, left, right };
    }),
  );
  expect(new Set(entries.map(({ sign }) => sign)).size).toBe(5);
  for (const [at, { left }] of entries.entries())
    expect(left - (entries[at - 1]?.right ?? 0)).toBeGreaterThanOrEqual(4);

  // A finger has no keys beside it: nothing speaks of them.
  await page.getByRole('button', { name: /^Profile/ }).tap();
  await expect(page.getByRole('menuitem', { name: 'My Progress' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await stations.getByRole('link', { name: /^Core line/ }).tap();
  await expect(page.getByRole('heading', { name: 'Core line' })).toBeInViewport();
  await look('the panel of the Core line');
  await stations.getByRole('link', { name: /^Preliminary Phase \d/ }).tap();
  const panel = page.getByRole('region', { name: 'Preliminary Phase' });
  await expect(panel.getByRole('heading', { name: 'Preliminary Phase' })).toBeInViewport();
  const tabs = panel.getByRole('tablist');
  await tabs.evaluate((row) => row.scrollIntoView({ block: 'end' }));
  await panel.getByRole('tab', { name: /^Checklist/ }).tap();
  const list = panel.getByRole('tabpanel', { name: 'Checklist' });
  await expect(list.getByRole('heading', { level: 3 })).toBeInViewport();
  await panel.getByRole('tab', { name: /^Lab/ }).tap();
  await expect(panel.getByRole('tabpanel', { name: 'Lab' })).toBeVisible();
  // The lab has the name by which its button starts it; the case of the company stands below.
  const lab = panel.getByRole('tabpanel', { name: 'Lab' });
  await expect(lab.getByRole('heading', { level: 3 })).toHaveText('Found the board');
  await look('the panel of a phase');

  await page.getByRole('button', { name: /^Guide Me/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Your next steps' })).toBeVisible();
  await look('the next steps');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

  await panel.getByRole('button', { name: 'Start', exact: true }).first().tap();
  await expect(page).toHaveURL(/#\/learning\/preliminary\/lesson$/);
  await expect(page.getByText('Card 1 of')).toBeVisible();
  await look('a card');
  const firstMark = await page.getByTestId('cards').locator('li').first().boundingBox();
  expect(firstMark!.x).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByText('Card 2 of')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look('a question');
  const marks = page.getByTestId('cards').locator('[data-s="done"]');
  for (const mark of await marks.all()) {
    // A gap between a mark and its lit line.
    await expect(mark).toHaveCSS('box-shadow', /0px 0px 0px 3px/);
  }
  await page.getByRole('link', { name: 'Leave, progress is kept' }).tap();
  await expect(page).toHaveURL(/#\/curriculum\?phase=preliminary/);
  await expect(panel.getByRole('button', { name: 'Continue', exact: true }).first()).toBeVisible();
});
