// Figures of the design that no text tells: how long a notice stays, how large the ring is (brief 1, section 9).
import { expect, refused, test } from './support/journey.ts';
import { noticeOf, visit } from './support/screen.ts';

test('a notice stays four seconds, and as long as somebody points at it', async ({
  page,
  complaints,
  learner: _,
}) => {
  complaints.allow(refused(503));
  await page.clock.install();
  await page.route('**/api/account/sign-out', (route) => route.fulfill({ status: 503 }));
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible();
  // From here on no time passes but what is run.
  await page.clock.pauseAt(Date.now() + 60_000);
  const notice = noticeOf(page, 'Error signing out');
  const causeOne = async () => {
    await page.getByRole('button', { name: /^Profile:/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(notice).toBeVisible();
  };
  await causeOne();
  await page.clock.runFor(3_999);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toBeHidden();

  await causeOne();
  await page.clock.runFor(3_000);
  await notice.hover();
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(999);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toBeHidden();
});

test('the completion ring is 120 px wide with a stroke of 8 px, on a phone four fifths of it', async ({
  page,
  learner: _,
}) => {
  for (const { width, ring, stroke } of [
    { width: 1280, ring: 120, stroke: 8 },
    { width: 360, ring: 96, stroke: 6.4 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/dashboard');
    const drawn = page.getByRole('img', { name: 'TOGAF, 0 percent complete' });
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
