// Figures of the design that no text tells: how large the ring is (brief 1, section 9).
import { expect, test } from './support/journey.ts';
import { completeMission, firstMission } from './support/people.ts';
import { visit } from './support/screen.ts';

test('the completion ring is 120 px wide with a stroke of 8 px, on a phone four fifths of it', async ({
  page,
  context,
  learner: _,
}) => {
  // There is a figure once there is something to show.
  await completeMission(context, firstMission.key);
  for (const { width, ring, stroke } of [
    { width: 1280, ring: 120, stroke: 8 },
    { width: 360, ring: 96, stroke: 6.4 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/dashboard');
    const drawn = page.getByRole('img', { name: /^TOGAF, \d+ percent complete$/ });
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
