// The course beside the first one, as somebody new takes it: its line, a lesson, a domain exam, and its menus.
import type { Page } from '@playwright/test';
import { languageNames, locales } from '#client/base/language/languages.ts';
import type { Attempt, AttemptQuestion } from '#contract/exams.ts';
import type { Play } from '#contract/play.ts';
import { textsOf } from '#tests/support/texts.ts';
import { place, read } from './support/attempt.ts';
import { playByHand } from './support/by-hand.ts';
import { give, taskOf } from './support/drill.ts';
import { expect, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call, rightAnswer, signUp } from './support/people.ts';
import { expectWellMade, visit } from './support/screen.ts';

const LESSON = 'pmp.lea.lesson';
const PAPER = { key: 'people', total: 15 };
/** What has to be chosen of a question that offers options. */
function rightTexts({ question }: AttemptQuestion): string[] {
  if (!('options' in question)) throw new Error(`${question.id} offers nothing to choose.`);
  const right = rightAnswer(question.id);
  return question.options.flatMap((option) =>
    'text' in option && right.includes(option.id) ? [option.text] : [],
  );
}

const optionOf = (page: Page, text: string) =>
  page.locator('.opts label').filter({ has: page.getByText(text, { exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a learner of PMP takes the first lesson, which ends as done on its line, and sits a domain exam', async ({
  page,
  context,
  learner: _,
}) => {
  await test.step('from the picker to the line of the course', async () => {
    await visit(page, '/learn');
    await page.getByRole('article').filter({ hasText: 'PMP' }).getByText('Start Learning').click();
    await expect(page).toHaveURL(/#\/learn\/pmp$/);
    await expect(page.getByText('Domain Mastery')).toBeVisible();
    await visit(page, '/learn/pmp/curriculum');
    await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible();
  });

  await test.step('the first lesson, card by card', async () => {
    await visit(page, '/learning/people-lead/lesson');
    await button(page, 'Start').click();
    await expect(page.getByText(/ard 1 of \d+/)).toBeVisible();
    await playByHand(page, await call<Play>(context, 'GET', `/activities/${LESSON}/play`));
    await page.getByRole('button', { name: /^Finish/ }).click();
    await expect(page.getByText(/^\+\d+ XP$/).first()).toBeVisible();
    await visit(page, '/learn/pmp/curriculum');
    await expect(page.getByText(/^1 of \d+/).first()).toBeVisible();
  });

  await test.step('a domain exam, every question answered right', async () => {
    await visit(page, '/quiz/people');
    await expect(page.getByText('75%').first()).toBeVisible();
    await button(page, 'Start').click();
    await expect(place(page, 1, PAPER.total)).toBeVisible();
    const { attempts } = await call<{ attempts: { id: string }[] }>(context, 'GET', '/me/attempts');
    const attempt: Attempt = await read(context, attempts[0]!);
    for (const one of attempt.questions) {
      await expect(place(page, one.number, PAPER.total)).toBeVisible();
      const task = taskOf(one, true);
      if (task) await give(page, task, 'pointer');
      else for (const text of rightTexts(one)) await optionOf(page, text).click();
      if (one.number < PAPER.total) await button(page, 'Next').click();
    }
    await page.getByRole('banner').getByRole('button', { name: 'Finish Quiz' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish Quiz' }).click();
    await expect(page).toHaveURL(/#\/quiz\/people\/report\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWellMade(page, `the report of a domain exam at ${width} px`);
    }
  });

  await test.step('the dashboard tells what its mastery waits for: a paper answered faster than it can be read counts in no figure', async () => {
    await visit(page, '/learn/pmp');
    const mastery = page.getByRole('region', { name: 'Domain Mastery' });
    await expect(mastery).toContainText(/People.*[1-4] answers so far; shown from 5/s);
  });
});

for (const locale of members(locales, (one) => one === 'de')) {
  test(
    `the menus of PMP in ${languageNames[locale]}: its own papers and nothing of another course`,
    inMatrix,
    async ({ newDevice }) => {
      const device = await newDevice({ locale });
      await signUp(device);
      const page = await device.newPage();
      await call(device, 'PATCH', '/me', { locale, courseKey: 'pmp' });
      const { shell } = await textsOf(locale);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, '/learn/pmp');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectWellMade(page, `the dashboard of PMP in ${locale} at ${width} px`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name: shell.menu.examMode }).first().click();
      const entries = page.getByRole('menuitem');
      await expect(entries.first()).toBeVisible();
      expect((await entries.allInnerTexts()).join()).not.toMatch(/Foundation|Certified|TOGAF/);
      await entries.first().click();
      await expect(page).toHaveURL(/#\/exam$/);
      await expect(page.locator('html')).toHaveAttribute('data-course', 'pmp');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.menu.examMode);
      const { path } = await textsOf(locale);
      for (const [address, sentence] of [
        ['/tracks', path.tracks.none('PMP')],
        ['/industries', path.industries.none('PMP')],
      ] as const) {
        await visit(page, address);
        await expect(page.getByRole('heading', { level: 2, name: sentence })).toBeVisible();
      }
      await page.getByRole('main').getByRole('link', { name: path.title }).last().click();
      await page.goto('/#/curriculum?phase=people-lead&item=lesson');
      await expect(page.getByText(path.panel.requiredOfAll, { exact: true })).toBeVisible();
    },
  );
}
