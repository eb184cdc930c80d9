// Names that try to be code are shown as names, on every screen that shows them.
import { MARKUP, SQL } from '#tests/support/payloads.ts';
import { expect, test } from './support/journey.ts';
import { call, signUp } from './support/people.ts';
import { visit } from './support/screen.ts';

const payloads = [...MARKUP, ...SQL];

test('a name that tries to be code is text everywhere', async ({ page, context }) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await signUp(context);
  for (let index = 0; index < payloads.length; index += 2) {
    const firstName = payloads[index] ?? '';
    const lastName = payloads[index + 1] ?? 'Lindqvist';
    await call(context, 'PATCH', '/me', { firstName, lastName });
    await visit(page, index % 4 === 0 ? '/dashboard' : '/learn');
    // Some names come with a new page, the others into a page that stands.
    if (index % 20 === 0) await page.reload();
    else await page.evaluate(askAgain);
    const name = `${firstName} ${lastName}`.replace(/\s+/g, ' ');
    await page.getByRole('button', { name: `Profile: ${name}`, exact: true }).click();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(ran, name).toEqual([]);
  }
});

/** What another tab of the learner says after a sign-in: the page asks anew who is here. */
function askAgain(): void {
  new BroadcastChannel('meritpath-session').postMessage('signed_in');
}
