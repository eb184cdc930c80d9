// The missions of a course: found, narrowed, ordered and opened by their status.
import type { Page } from '@playwright/test';
import type { MissionCard, SectionView } from '#contract/learning.ts';
import { expect, test } from './support/journey.ts';
import {
  call,
  completeMission,
  firstMission,
  lockedMission,
  secondMission,
  takeSteps,
} from './support/people.ts';
import { drawn, noticeOf, visit } from './support/screen.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const cardOf = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name, exact: true });
/** The row of a section whose missions are folded away. */
const rows = (page: Page) => page.getByRole('main').locator('details > summary');
const search = (page: Page) => page.getByPlaceholder('Search missions...');

async function allMissions(context: Parameters<typeof call>[0]): Promise<MissionCard[]> {
  const { sections } = await call<{ sections: SectionView[] }>(
    context,
    'GET',
    '/courses/togaf/missions',
  );
  return sections.flatMap(({ missions }) => missions);
}

test('the list is searched, narrowed and ordered, what is locked says so, and every other status has its way in', async ({
  page,
  context,
  learner: _,
}) => {
  await test.step('search, status and order narrow the list, and live in the address', async () => {
    const all = await allMissions(context);
    await visit(page, '/missions');
    const [first] = all;
    await expect(titles(page)).toHaveText(
      all.filter(({ sectionId }) => sectionId === first?.sectionId).map(({ title }) => title),
    );

    await search(page).fill('BOARD');
    const words = ({ title, description, sectionTitle }: MissionCard) =>
      `${title} ${description} ${sectionTitle}`.toLowerCase();
    const found = all.filter((mission) => words(mission).includes('board'));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    await expect(titles(page)).toHaveText(found.map(({ title }) => title));
    await expect(page).toHaveURL(/#\/missions\?q=BOARD$/);

    await search(page).fill('');
    await expect(page).toHaveURL(/#\/missions$/);
    await filter(page, 'Locked').click();
    await expect(page).toHaveURL(/#\/missions\?status=locked$/);
    const locked = all.filter(({ status }) => status === 'locked');
    await expect(titles(page)).toHaveText(locked.map(({ title }) => title));
    await expect(page.getByText(`${locked.length} missions found`)).toBeVisible();

    const orders = {
      xp: (a: MissionCard, b: MissionCard) => b.xp - a.xp,
      duration: (a: MissionCard, b: MissionCard) => a.estimatedMinutes - b.estimatedMinutes,
      title: (a: MissionCard, b: MissionCard) => a.title.localeCompare(b.title, 'en-US'),
    };
    for (const [sort, order] of Object.entries(orders)) {
      await page.getByLabel('Sort').selectOption(sort);
      await expect(page).toHaveURL(new RegExp(`status=locked&sort=${sort}$`));
      await expect(titles(page)).toHaveText([...locked].sort(order).map(({ title }) => title));
    }

    await page.reload();
    await expect(filter(page, 'Locked')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('Sort')).toHaveValue('title');
    await expect(titles(page)).toHaveText([...locked].sort(orders.title).map(({ title }) => title));
  });
  await test.step("what matches nothing says 'No missions found', with a way back", async () => {
    await visit(page, '/missions?q=zeppelin&status=done');
    await expect(page.getByRole('heading', { name: 'No missions found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    await expect(search(page)).toHaveValue('zeppelin');
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(titles(page).first()).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await expect(page).toHaveURL(/#\/missions$/);
  });
  await test.step('sections that are locked take a row with their count, and stay as they were left', async () => {
    const all = await allMissions(context);
    const ids = [...new Set(all.map(({ sectionId }) => sectionId))];
    const of = (at: number) => all.filter(({ sectionId }) => sectionId === ids[at]);
    await visit(page, '/missions');
    await expect(rows(page)).toHaveCount(ids.length - 1);
    const row = rows(page).first();
    // None of its missions is open yet: the row says what opens the first of them, and whether its lessons are.
    for (const [at, what] of [
      [1, /Lessons open · its missions start to open after .*“.+”/],
      [2, /Locked\. Opens after .*“.+”/],
    ] as const) {
      const said = rows(page).nth(at - 1);
      await expect(said).toContainText(`0 of ${of(at).length} done`);
      await expect(said).toContainText(what);
    }
    await expect(row).not.toContainText('Locked');
    await row.press('Enter');
    await expect(titles(page)).toHaveText([...of(0), ...of(1)].map(({ title }) => title));
    await page.getByRole('link', { name: `Details: ${of(1).at(0)?.title}` }).click();
    await expect(page.getByRole('heading', { name: 'After this mission you can' })).toBeVisible();
    await page.goBack();
    await expect(titles(page)).toHaveText([...of(0), ...of(1)].map(({ title }) => title));
    await row.click();
    await expect(page).toHaveURL(/#\/missions$/);
  });
  await test.step('a locked mission tells so and opens nothing', async () => {
    await visit(page, '/missions');
    await rows(page).first().click();
    await page.getByRole('button', { name: lockedMission.title, exact: true }).click();
    await expect(noticeOf(page, 'Mission Locked')).toContainText(
      'Complete previous missions to unlock this one.',
    );
    await expect(page).toHaveURL(/#\/missions\?open=/);
    const card = cardOf(page, lockedMission.title);
    await expect(card.getByRole('button')).toHaveCount(1);
  });
  await test.step('the page of a mission says what it asks and brings, and starts it', async () => {
    await visit(page, '/missions');
    await page.getByRole('link', { name: `Details: ${firstMission.title}` }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'After this mission you can' })).toBeVisible();
    await expect(main.getByText('+50 XP')).toBeVisible();
    await expect(main.getByText('5 min', { exact: true })).toBeVisible();
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await main.getByRole('button', { name: 'Start mission' }).click();
    await expect(page).toHaveURL(new RegExp(`#/learn/${firstMission.key}$`));
    await kept;
    await page.getByRole('link', { name: 'Leave the mission, progress is kept' }).click();
    const card = cardOf(page, firstMission.title);
    await expect(card.getByRole('img', { name: '1 of 7 cards' })).toBeVisible();
  });
  // As somebody who opens the app anew.
  await page.goto('about:blank');
  await test.step('every status has its way in, with the figures of the course above', async () => {
    await completeMission(context, firstMission.key);
    await takeSteps(context, secondMission.key, 2);
    const all = await allMissions(context);
    const done = all.filter(({ status }) => status === 'done');
    const [running] = all.filter(({ status }) => status === 'in_progress');
    expect([done.length, running?.title]).toEqual([1, secondMission.title]);
    await visit(page, '/missions');
    const earned = done.reduce((sum, { xp }) => sum + xp, 0);
    await expect(
      page.getByText(`1 of ${all.length} completed ${earned} XP toward your level`),
    ).toBeVisible();

    await filter(page, 'Done').click();
    await expect(titles(page)).toHaveText(done.map(({ title }) => title));
    await page.getByRole('button', { name: firstMission.title, exact: true }).click();
    await expect(noticeOf(page, 'Mission Completed')).toContainText(
      "You've already completed this mission!",
    );
    await filter(page, 'In progress').click();
    await expect(titles(page)).toHaveText([secondMission.title]);
    await page.getByRole('button', { name: `Continue: ${secondMission.title}` }).click();
    await expect(page).toHaveURL(new RegExp(`#/learn/${secondMission.key}$`));
    await expect(page.getByText(/^(Check, c|C)ard \d+ of \d+$/)).toBeVisible();
    await drawn(page);
    await expect(noticeOf(page, 'Mission Started')).toHaveCount(0);
    await page.goBack();
    await filter(page, 'Available').click();
    await expect(page.getByRole('heading', { name: 'No missions found' })).toBeVisible();
  });
});
