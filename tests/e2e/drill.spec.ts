// The applied drill: what is matched, ordered, filled and pointed at, by hand and by keys alone.
import type { Page } from '@playwright/test';
import { numberOf, place, savedMark, sit } from './support/attempt.ts';
import {
  type By,
  drill,
  expectGiven,
  give,
  startDrill,
  type Task,
  tabTo,
} from './support/drill.ts';
import { expectExplained } from './support/drill-review.ts';
import { expect, test } from './support/journey.ts';
import { inMatrix, members } from './support/matrix.ts';
import { call } from './support/people.ts';
import { expectOnePageOfBoard, expectWellMade } from './support/screen.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** Goes to a number as this hand would: over the numbers, or by arrows from wherever it is. */
async function goTo(page: Page, { number }: Task, by: By, isPhone: boolean): Promise<void> {
  if (by === 'pointer' && isPhone) {
    await page.getByRole('button', { name: /^Questions: \d+ of 60 answered$/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Questions' });
    await sheet.getByRole('button', { name: new RegExp(`^Question ${number},`) }).tap();
    await expect(sheet).toBeHidden();
    // The way on is in reach of the thumb, and as large.
    const { y, height } = (await next(page).boundingBox())!;
    expect(y + height).toBeGreaterThan(640);
    expect(height).toBeGreaterThanOrEqual(44);
  } else if (by === 'pointer') {
    await numberOf(page, number).click();
  } else {
    const at = async () =>
      Number(/\d+/.exec((await page.getByText(/^Question \d+ of 60$/).textContent()) ?? '')?.[0]);
    // A list or a line keeps its arrows: the way out of it is the button that goes on.
    const isAtWork = await page.evaluate(
      () => document.activeElement?.closest('[data-work], [data-testid="places"]') !== null,
    );
    if ((await at()) !== number && isAtWork) {
      await tabTo(page, next(page));
      await page.keyboard.press('Enter');
      await expect(page.locator('#stem')).toBeFocused();
    }
    while ((await at()) !== number) {
      const from = await at();
      await page.keyboard.press(from < number ? 'ArrowRight' : 'ArrowLeft');
      await expect(place(page, from + Math.sign(number - from), drill.total)).toBeVisible();
    }
  }
  await expect(place(page, number, drill.total)).toBeVisible();
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const ways = [
  { width: 'at 1280 px', use: { viewport: { width: 1280, height: 800 } }, isPhone: false },
  { width: 'at 360 px', use: phone, isPhone: true },
] as const;
const hands = [
  // Both sides of every mark are seen: hands answer right, keys wrong.
  { by: 'pointer', isRight: true },
  { by: 'keyboard', isRight: false },
] as const;

for (const { width, use, isPhone } of ways) {
  // A hand on the phone and keys at the desk see every control, both sides of a mark and both widths.
  const walked = members(hands, ({ by }) => isPhone === (by === 'pointer'));
  test.describe(width, () => {
    test.use(use);

    for (const { by, isRight } of walked) {
      test(
        `by ${by}: four types are answered, kept over a reload, handed in and explained`,
        inMatrix,
        async ({ page, context, learner: _ }) => {
          test.slow();
          const { attempt, tasks } = await startDrill(context, isRight);
          await sit(page, drill.key);
          const inOrder = tasks.toSorted((one, other) => one.number - other.number);
          for (const task of inOrder) {
            await goTo(page, task, by, isPhone);
            if (isPhone && task.question.type === 'match') {
              await expectOnePageOfBoard(page);
              // Beside the last line the marked partner is still in sight.
              await page.locator('.board .column').last().scrollIntoViewIfNeeded();
              const marked = page.locator('.board .heads');
              await expect(marked).toBeInViewport({ ratio: 1 });
              const head = (await page.getByRole('banner').boundingBox())!;
              expect((await marked.boundingBox())!.y).toBeGreaterThanOrEqual(
                head.y + head.height - 1,
              );
            }
            await give(page, task, by);
            await expectWellMade(page, `a question to ${task.question.type}`);
          }
          await expect(savedMark(page)).toBeVisible();

          await page.reload();
          await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
          for (const task of inOrder.toReversed()) {
            await goTo(page, task, by, isPhone);
            await expectGiven(page, task);
          }

          const handIn = page.getByRole('banner').getByRole('button', { name: 'Submit Exam' });
          const dialog = page.getByRole('dialog', { name: 'Submit with 56 open questions?' });
          const inDialog = dialog.getByRole('button', { name: 'Submit Exam' });
          if (by === 'pointer') {
            await handIn.click();
            await expect(dialog.getByRole('list', { name: /incomplete/ })).toHaveCount(0);
            await inDialog.click();
          } else {
            await tabTo(page, handIn, 'Shift+Tab');
            await page.keyboard.press('Enter');
            await tabTo(page, inDialog, 'Shift+Tab');
            await page.keyboard.press('Enter');
          }
          await expect(page).toHaveURL(new RegExp(`/exam/certified/report/${attempt.id}$`));
          await expect(page.getByText(`${isRight ? 4 : 0} of 60 right`)).toBeVisible();
          // Parts that were given one by one, and lines on their way, are no second thoughts.
          if (by === 'pointer')
            await expect(
              page.getByText('Your final answers were all your first ones.'),
            ).toBeVisible();
          for (const task of tasks) await expectExplained(page, task, isRight);
          await expectWellMade(page, 'the review of a drill');
          const { attempts } = await call<{ attempts: unknown[] }>(context, 'GET', '/me/attempts');
          expect(attempts).toEqual([]);
        },
      );
    }
  });
}
