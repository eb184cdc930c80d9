// A finished lab leaves a page: reached from its end, its review, its tab and the portfolio, read, printed and copied.
import type { Page } from '@playwright/test';
import { apiOf } from '#tests/support/browser-api.ts';
import { completePhase, rightTask, takeSteps } from '#tests/support/play.ts';
import { expect, test } from './support/journey.ts';
import { expectAccessible, visit } from './support/screen.ts';

const LAB = 'tg.pre.lab';
const TITLE = 'Charter page with principles, decision rights and tailoring table';
const ADDRESS = '/learning/preliminary/lab/deliverable';
const page1 = (page: Page) => page.getByRole('heading', { level: 1, name: TITLE });

for (const [device, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`at ${device}`, () => {
    test.use({ viewport });

    test('a lab that is finished leaves its page, with what was missed put right', async ({
      page,
      context,
      baseURL,
      learner: _,
    }) => {
      test.slow();
      await visit(page, '/portfolio');
      await expect(page.getByText('A finished lab leaves its deliverable here')).toBeVisible();
      await page.getByRole('link', { name: 'Next lab: Found the board' }).click();
      await expect(page).toHaveURL(/learning\/preliminary\/lab/);
      await visit(page, ADDRESS);
      await expect(page.getByRole('heading', { name: 'Not made yet' })).toBeVisible();
      await expectAccessible(page, 'a deliverable that is not made');

      const api = apiOf(context, baseURL ?? '');
      await completePhase(api, 'pre', 'lab');
      // What a page has read it takes for new for some seconds.
      await page.goto('about:blank');
      await visit(page, '/learning/preliminary/lab');
      await expect(page.getByText('What you make:')).toBeVisible();
      // One principle is taken for a requirement.
      await takeSteps(api, LAB, { industry: 'BFSI', count: 1 });
      const right = rightTask(LAB, 'bfsi-t1');
      if (right.kind !== 'sort') throw new Error(right.kind);
      const on = { activityRef: LAB, industry: 'BFSI', stepId: 'bfsi-t1' };
      const answer = { ...right, placed: { ...right.placed, i1: 'r' } };
      await api.learning.seeStep(on);
      await api.learning.submitTask({ ...on, answer });
      await takeSteps(api, LAB, { industry: 'BFSI' });
      const ratings = { r1: 'full', r2: 'half' } as const;
      await api.learning.rateTask({ ...on, stepId: 'bfsi-t4', ratings });

      await page.reload();
      await page.getByRole('button', { name: 'Finish' }).click();
      await page.getByTestId('made').getByRole('link').click();
      await expect(page1(page)).toBeVisible();
      await expect(page).toHaveURL(/deliverable\?company=BFSI/);
      const main = page.getByRole('main');
      await expect(main).toContainText('Norvale Bank, BFSI');
      await expect(main).toContainText('1 was missed');
      await expect(
        main.getByRole('listitem').filter({ hasText: 'Services for customers can move' }),
      ).toContainText('Corrected');
      await expect(main.getByRole('row', { name: /Outsourcing of card operations/ })).toContainText(
        'decides',
      );
      await expect(main).toContainText('One app, many menus.');
      await expectAccessible(page, 'a deliverable');

      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy as text' }).click();
      await expect(page.getByText('The page is on your clipboard.').first()).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`${TITLE}\nNorvale Bank, BFSI. Three country boards, one bank.`);
      expect(copied).toContain(
        '- Services for customers can move to another supplier (Corrected)\n',
      );
      const sheet = page.getByTestId('sheet');
      await expect(sheet).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(sheet.getByRole('heading', { name: TITLE, includeHidden: true })).toBeVisible();
      await expect(main).toBeHidden();
      await page.emulateMedia({ media: 'screen' });

      await visit(page, '/curriculum?phase=preliminary&item=lab');
      await page.getByRole('link', { name: 'Open the deliverable' }).click();
      await expect(page1(page)).toBeVisible();
      await page.getByRole('link', { name: 'Review your answers' }).click();
      await page.getByTestId('made').getByRole('link').click();
      await expect(page1(page)).toBeVisible();
      await visit(page, '/portfolio');
      await expectAccessible(page, 'a portfolio with deliverables');
      await page.getByRole('link', { name: `Open ${TITLE}` }).click();
      await expect(page1(page)).toBeVisible();
    });
  });
}
