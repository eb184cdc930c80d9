// The whole product by keyboard: in order, with the focus in sight, out of every overlay by Escape.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { firstMission, takeSteps } from './support/people.ts';
import { cardKept, visit, withoutLive } from './support/screen.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

/** What has the focus: its place among all that can have it, and whether that can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const element = document.activeElement as HTMLElement;
    // A card shows the focus of the button that it is the face of.
    const marked = (face: Element | null): boolean => {
      if (face === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(face);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || marked(face.parentElement);
    };
    // A station on the map is a drawing: its own shape takes the colour of the focus.
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--focus)';
    const focusColor = getComputedStyle(probe).color;
    probe.remove();
    const isDrawn = [...element.querySelectorAll('svg a > :is(circle, rect)')].some(
      (shape) => getComputedStyle(shape).stroke === focusColor,
    );
    const box = element.getBoundingClientRect();
    return {
      at: all.indexOf(element),
      of: all.length,
      name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60),
      isMarked: isDrawn || marked(element),
      isInSight:
        box.width > 0 &&
        box.bottom > 0 &&
        box.right > 0 &&
        box.top < innerHeight &&
        box.left < innerWidth,
    };
  });

const walked = members(
  ['/learn', '/dashboard', '/missions', '/curriculum', '/exam', '/exam/foundation', '/auth'],
  (path) => ['/auth', '/curriculum', '/exam'].includes(path),
);
test(
  'Tab goes through every screen in order, always in sight',
  inMatrix,
  async ({ page, context, learner: _ }) => {
    await withoutLive(page);
    // The door is last: whoever is signed in is led past it.
    for (const path of walked) {
      await test.step(path, async () => {
        if (path === '/auth') await context.clearCookies();
        // A page of its own each: nothing has the focus from before.
        await page.goto('about:blank');
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        // What has just come may not be drawn yet.
        let before = -1;
        const isSettled = async () => {
          const { of } = await focused(page);
          const isSame = of === before;
          before = of;
          return isSame && (await page.locator('main [aria-busy="true"]').count()) === 0;
        };
        await expect.poll(isSettled, { intervals: [500] }).toBe(true);
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        const stops: Awaited<ReturnType<typeof focused>>[] = [];
        do {
          await page.keyboard.press('Tab');
          stops.push(await focused(page));
        } while ((stops.at(-1)?.at ?? 0) < (stops.at(-1)?.of ?? 0) - 1 && stops.length < 100);
        expect.soft(stops[0]?.name, path).toBe('Skip to content');
        expect.soft(stops.length, path).toBeGreaterThan(5);
        expect
          .soft(
            stops.map(({ at }) => at),
            path,
          )
          .toEqual(stops.map((_stop, index) => index));
        const lost = stops.filter(({ isMarked, isInSight }) => !isMarked || !isInSight);
        expect.soft(lost, path).toEqual([]);
      });
    }
  },
);

test('past the navigation, through a menu, along the path and through the player by keys alone', async ({
  page,
  learner: _,
  context,
}) => {
  await test.step('the skip link leads past header and navigation', async () => {
    await visit(page, '/dashboard');
    await expect(page.getByRole('button', { name: /^Start, / })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
  await test.step('a menu opens, moves and closes by keys, and gives the focus back', async () => {
    await visit(page, '/dashboard');
    const button = page.getByRole('button', { name: /Switch course$/ });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const rows = page.getByRole('menuitemradio');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(rows.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('p');
    await expect(page.getByRole('menuitemradio', { name: 'PMP' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();

    const profile = page.getByRole('button', { name: /^Profile:/ });
    await profile.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(profile).toBeFocused();
  });
  await test.step('a new screen takes the focus, so that the keyboard goes on there', async () => {
    await visit(page, '/dashboard');
    await nav(page).getByRole('link', { name: 'Missions' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/missions$/);
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('the learning path is walked by keys: a station, its items, the next steps, the start', async () => {
    await visit(page, '/curriculum');
    const core = page.getByRole('link', { name: /^Core line/ }).last();
    await core.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Core line' })).toBeFocused();
    await page.getByRole('button', { name: 'Close the Core line panel' }).focus();
    await page.keyboard.press('Enter');
    await expect(core).toBeFocused();

    const map = page.getByRole('group', { name: 'Line map of the phases' });
    const station = map.getByRole('link', { name: /Preliminary Phase/ });
    await station.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Preliminary Phase', level: 2 })).toBeFocused();
    const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
    await tab('Lesson').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Deep dive'],
      ['ArrowLeft', 'Lesson'],
      ['ArrowLeft', 'Checklist'],
      ['Home', 'Lesson'],
      ['End', 'Checklist'],
      ['ArrowRight', 'Lesson'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }

    const guide = page.getByRole('button', { name: /^Guide Me/ });
    await guide.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your next steps' });
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(guide).toBeFocused();

    await tab('Lesson').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').getByRole('button', { name: /^Start/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/learning\/preliminary\/lesson$/);
    await expect(page.getByText('Card 1 of')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Card 2 of')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/curriculum\?phase=preliminary/);
    await expect(tab('Lesson')).toContainText('In progress');
  });
  await test.step('Escape leaves the player, and what was done is kept', async () => {
    const { steps } = await takeSteps(context, firstMission.key, 1);
    await visit(page, `/learn/${firstMission.key}`);
    await expect(page.getByText(`Card 1 of ${steps.length}`, { exact: true })).toBeVisible();
    const reached = cardKept(page, steps[1]!.id);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Card 2 of ${steps.length}`, { exact: true })).toBeVisible();
    await reached;
    await expect(page.getByText('Saved')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/missions$/);
    await expect(page.getByRole('img', { name: `2 of ${steps.length} cards` })).toBeVisible();
  });
});
