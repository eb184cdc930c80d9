// The selected course: switched in three places, remembered here and on the profile.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { call, firstMission } from './support/people.ts';
import { holdBack, profileSaved, visit } from './support/screen.ts';

const courseMenu = (page: Page, course: string) =>
  page.getByRole('button', { name: `Course: ${course}. Switch course` });
const storedCourse = (page: Page) => page.evaluate(() => localStorage.getItem('selected-course'));

test('the course is switched in the box and in the header, outlives a reload, and colours its screens', async ({
  page,
  context,
  learner: _,
}) => {
  await test.step("the 'Quick Course Test' box sets the course and opens its dashboard", async () => {
    const box = page.getByRole('complementary', { name: 'Quick Course Test' });
    // Who has begun nothing is not offered another course.
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
    await expect(box).toHaveCount(0);
    await call(context, 'POST', '/activities/one-finish-line/start');
    await page.reload();
    await visit(page, '/missions');
    // Over words it has shrunk to a tab, which a press unfolds; it says what it does.
    const unfold = async () => {
      const tab = box.getByRole('button', { name: 'Quick Course Test', exact: true });
      const first = box.getByRole('button', { name: /^Switch to TOGAF/ });
      // Where a page is still on its way, it may change its look meanwhile.
      await expect(async () => {
        if (await tab.isVisible()) await tab.click({ timeout: 2_000 });
        await expect(first).toBeVisible({ timeout: 1_000 });
      }).toPass();
    };
    await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
    await expect(box).toHaveAttribute('data-look', /./);
    await unfold();
    await expect(box.getByText('Switches your course. It is not an exam.')).toBeVisible();
    // The last one puts the box away.
    await expect(box.locator('.quick-box').getByRole('button')).toHaveText([
      'TOGAF',
      'PMP',
      'ArchiMate',
      '',
    ]);
    await box.getByRole('button', { name: 'Switch to ArchiMate and open its dashboard' }).click();
    await expect(page).toHaveURL(/#\/learn\/archimate$/);
    await expect(courseMenu(page, 'ArchiMate')).toBeVisible();
    await unfold();
    await box.getByRole('button', { name: 'Switch to TOGAF and open its dashboard' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(courseMenu(page, 'TOGAF')).toBeVisible();
  });
  await test.step('once folded it stays a tab, also where nothing lies under it', async () => {
    const box = page.getByRole('complementary', { name: 'Quick Course Test' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tab = box.getByRole('button', { name: 'Quick Course Test', exact: true });
    // The tab stands in the box's own place, also where that is its row at the end of the page.
    for (const look of ['row', 'tab']) {
      await box.evaluate((element, as) => element.setAttribute('data-look', as), look);
      const [place, shown] = [(await box.boundingBox())!, (await tab.boundingBox())!];
      expect.soft(shown.y + shown.height, look).toBeCloseTo(place.y + place.height, 0);
      expect.soft(shown.x + shown.width, look).toBeCloseTo(place.x + place.width, 0);
    }
    await page.evaluate(async () => {
      for (const part of document.querySelectorAll<HTMLElement>('main > *'))
        part.style.display = 'none';
      for (let frames = 0; frames < 3; frames += 1)
        await new Promise((done) => requestAnimationFrame(done));
    });
    await expect(tab).toBeVisible();
    await expect(box.getByRole('button', { name: /^Switch to PMP/ })).toBeHidden();
  });
  await test.step('the box is put away for good, and comes back by the profile menu (A9)', async () => {
    const box = page.getByRole('complementary', { name: 'Quick Course Test' });
    const tab = box.getByRole('button', { name: 'Quick Course Test', exact: true });
    const away = box.getByRole('button', { name: 'Put the Quick Course Test box away' });
    // What arrives under it may fold it before it is pressed.
    await expect(async () => {
      if (await tab.isVisible()) await tab.click({ timeout: 2_000 });
      if ((await box.count()) > 0) await away.click({ timeout: 2_000 });
      await expect(box).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await page.reload();
    await expect(courseMenu(page, 'TOGAF')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(box).toHaveCount(0);
    await page.getByRole('button', { name: /^Profile:/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Quick Course Test' }).click();
    await expect(box).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('choosing the current course only closes the menu', async () => {
    await visit(page, '/missions');
    await courseMenu(page, 'TOGAF').click();
    await page.getByRole('menuitemradio', { name: 'TOGAF' }).click();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page).toHaveURL(/#\/missions$/);
  });
  await test.step('the header menu switches the course, which outlives a reload', async () => {
    await visit(page, '/dashboard');
    await courseMenu(page, 'TOGAF').click();
    await expect(page.getByRole('menuitemradio', { name: 'TOGAF' })).toBeChecked();
    const saved = profileSaved(page, 'courseKey');
    await page.getByRole('menuitemradio', { name: 'PMP' }).click();
    await expect(page).toHaveURL(/#\/learn\/pmp$/);
    await expect(courseMenu(page, 'PMP')).toBeVisible();
    await expect(page).toHaveTitle('PMP dashboard · Meritpath');
    expect((await saved).status()).toBe(200);
    expect(await call(context, 'GET', '/me')).toMatchObject({ courseKey: 'pmp' });

    await page.reload();
    await expect(courseMenu(page, 'PMP')).toBeVisible();
    expect(await storedCourse(page)).toBe('pmp');
    await visit(page, '/missions');
    await expect(page.getByRole('heading', { name: 'One finish line' })).toBeVisible();
  });
  await test.step("an address of another course's mission selects that course, which the player wears too", async () => {
    await visit(page, '/learn/pmp');
    await expect(page.locator('html')).toHaveAttribute('data-course', 'pmp');
    await visit(page, `/learn/${firstMission.key}`);
    await expect(page.getByRole('button', { name: 'Start mission' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-course', 'togaf');
    await visit(page, '/missions');
    await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-course', 'togaf');
  });
  await test.step('outside an exam it is switched at once, though the server is slow to say what runs', async () => {
    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible();
    const answer = await holdBack(page, '**/api/me/attempts');
    await courseMenu(page, 'TOGAF').click();
    await page.getByRole('menuitemradio', { name: 'PMP' }).click();
    await expect(page).toHaveURL(/#\/learn\/pmp$/, { timeout: 15_000 });
    answer();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the bar at the bottom leads to home, missions and More, which has the settings and switches the course', async ({
    page,
    learner: _,
  }) => {
    await visit(page, '/missions');
    const bottom = page.getByRole('navigation', { name: 'Main, bottom' });
    await bottom.getByRole('link', { name: 'Home' }).tap();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await bottom.getByRole('link', { name: 'Missions' }).tap();
    await expect(page).toHaveURL(/#\/missions$/);
    await bottom.getByRole('button', { name: 'More' }).tap();
    const sheet = page.getByRole('dialog', { name: 'More' });
    await sheet.getByRole('button', { name: /^PMP/ }).tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#\/learn\/pmp$/);
    await expect(page).toHaveTitle('PMP dashboard · Meritpath');

    await bottom.getByRole('button', { name: 'More' }).tap();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await bottom.getByRole('button', { name: 'More' }).tap();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
    // The browser's Back does not change the screen behind an open sheet.
    await bottom.getByRole('button', { name: 'More' }).tap();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await page.goForward();

    await visit(page, '/missions');
    // Five fit under a thumb: the sixth lies in the sheet.
    await expect(bottom.locator('> :is(a, button)')).toHaveText([
      'Home',
      'Curriculum',
      'Missions',
      'Exam',
      'More',
    ]);
    await bottom.getByRole('button', { name: 'More' }).tap();
    await sheet.getByRole('link', { name: 'Profile' }).tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#\/settings$/);
  });
});
