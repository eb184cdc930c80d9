// Money in a browser: a price beside the XP, the way to the page of the payment service, and what is said on the way back.
import type { StoreView } from '#contract/store.ts';
import { expect, refused, test } from './support/journey.ts';
import { expectAccessible, visit } from './support/screen.ts';

const CENTS: Readonly<Record<string, number>> = {
  'sto.premium-pass': 1999,
  'sto.team-bundle': 4999,
};

test('where money is taken, an item leads to the page of the payment service and back', async ({
  page,
  complaints,
  learner: _,
}) => {
  // As an installation with a key answers; the payment service itself is played here.
  await page.route('**/api/store', async (route) => {
    const response = await route.fetch();
    const store = (await response.json()) as StoreView;
    const items = store.items.map((item) => ({ ...item, priceCents: CENTS[item.id] ?? null }));
    await route.fulfill({ response, json: { ...store, items } });
  });
  let isAway = true;
  await page.route('**/api/store/items/*/checkouts', (route) =>
    isAway
      ? route.fulfill({
          status: 503,
          json: { code: 'store.payment_unavailable', message: '', fields: [], requestId: 'r' },
        })
      : route.fulfill({ json: { url: 'https://checkout.stripe.com/c/pay/cs_test_1' } }),
  );
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title><h1>Pay here</h1>' }),
  );

  await visit(page, '/store');
  const pass = page.getByRole('button', { name: 'Buy Premium Pass for $19.99' });
  await expect(pass).toBeVisible();
  await expect(page.getByRole('button', { name: /for \$/ })).toHaveCount(2);
  await expectAccessible(page, 'the store with money');

  await test.step('while the payment service is away nothing is charged, and that is said', async () => {
    complaints.allow(refused(503));
    await pass.click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged');
    await expect(pass).toBeEnabled();
  });

  await test.step('the page of the payment service opens', async () => {
    isAway = false;
    await pass.click();
    await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
  });

  await test.step('on the way back it is said what happened', async () => {
    await visit(page, '/store?checkout=left');
    await expect(
      page.getByText('Nothing was bought and nothing was charged.', { exact: false }),
    ).toBeVisible();
    await visit(page, '/store?checkout=done');
    await expect(page.getByText('Thank you. What you paid for', { exact: false })).toBeVisible();
    await expectAccessible(page, 'the store after paying');
  });
});
