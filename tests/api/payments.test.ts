// Buying with money: requests and messages in the shape that Stripe documents, signed here as Stripe signs them.
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tryCall } from '#client/api/failure.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';

const PASS = 'sto.premium-pass';
const BUNDLE = 'sto.team-bundle';
const SECRET = 'whsec_thisisonlyatest';
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_onlyhere', STRIPE_WEBHOOK_SECRET: SECRET };

interface Sent {
  readonly url: string;
  readonly headers: Headers;
  readonly form: URLSearchParams;
}
const sent: Sent[] = [];
/** What Stripe answers next; a page where it is left out. */
let answer: (() => Promise<Response>) | undefined;

async function stripe(url: string, init: RequestInit): Promise<Response> {
  const form = new URLSearchParams(String(init.body));
  sent.push({ url, headers: new Headers(init.headers), form });
  if (answer) return answer();
  const id = `cs_test_${sent.length}`;
  return Response.json({
    ...sessionOf(form, id, { status: 'open', payment_status: 'unpaid' }),
    url: `https://checkout.stripe.com/c/pay/${id}`,
  });
}

/** A checkout session as the API shows it. */
const sessionOf = (form: URLSearchParams, id: string, more: Record<string, unknown> = {}) => ({
  id,
  object: 'checkout.session',
  amount_subtotal: Number(form.get('line_items[0][price_data][unit_amount]')),
  amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
  cancel_url: form.get('cancel_url'),
  client_reference_id: form.get('client_reference_id'),
  created: 1_700_000_000,
  currency: form.get('line_items[0][price_data][currency]'),
  customer_details: { email: 'payer@example.org', name: 'A Payer' },
  livemode: false,
  metadata: {},
  mode: 'payment',
  payment_intent: 'pi_test_1',
  payment_status: 'paid',
  status: 'complete',
  success_url: form.get('success_url'),
  url: null,
  ...more,
});

const eventOf = (object: object, type = 'checkout.session.completed') => ({
  id: 'evt_test_1',
  object: 'event',
  api_version: '2024-06-20',
  created: Math.floor(Date.now() / 1000),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

const sign = (body: string, at = Math.floor(Date.now() / 1000), secret = SECRET) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')},v0=00`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: KEYS, sendToStripe: stripe });
});
afterAll(() => app.close());
afterEach(() => {
  answer = undefined;
});

/** Brings a message as Stripe would: from nowhere of ours, without a cookie. */
const deliver = (body: string, signature = sign(body)) =>
  app.app.fetch(
    new Request('http://localhost:3000/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    }),
  );
const tell = (object: object, type?: string) => deliver(JSON.stringify(eventOf(object, type)));

async function aPayer() {
  const one = await aLearner(app);
  const { store } = one.api;
  return {
    ...one,
    /** Opens a page; answers what it was opened with, and its session. */
    open: async (itemId: string) => {
      const { url } = await store.checkout({ itemId });
      const last = sent.at(-1)!;
      return { url, sent: last, paid: sessionOf(last.form, url.split('/').at(-1)!) };
    },
    item: async (itemId: string) => (await store.get()).items.find(({ id }) => id === itemId)!,
  };
}

describe('what is sold for money', () => {
  test('is the pass and the bundle, at the prices of the brief', async () => {
    const { api } = await aPayer();
    const { items } = await api.store.get();
    expect(
      items.filter((one) => one.priceCents !== null).map((one) => [one.id, one.priceCents]),
    ).toEqual([
      [PASS, 1999],
      [BUNDLE, 4999],
    ]);
  });

  test('is nothing without a key, and no message is taken then', async () => {
    const without = await startApp({ database: app.database });
    const { api } = await aLearner(without);
    expect((await api.store.get()).items.every(({ priceCents }) => priceCents === null)).toBe(true);
    const asked = await tryCall(api.store.checkout({ itemId: PASS }));
    expect(asked).toMatchObject({ ok: false, failure: { code: 'store.item_not_found' } });
    const body = JSON.stringify(eventOf({}));
    const told = await without.app.fetch(
      new Request('http://localhost:3000/webhooks/stripe', {
        method: 'POST',
        headers: { 'stripe-signature': sign(body) },
        body,
      }),
    );
    expect(told.status).toBe(404);
    await without.stop();
  });

  test('is nothing for a demo learner, who is erased within days', async () => {
    const client = app.newClient();
    await client.api.account.startDemo({});
    const { items } = await client.api.store.get();
    expect(items.every(({ priceCents }) => priceCents === null)).toBe(true);
    const asked = await tryCall(client.api.store.checkout({ itemId: PASS }));
    expect(asked).toMatchObject({ ok: false, failure: { code: 'store.item_not_found' } });
  });

  test('is nothing that has no price in money', async () => {
    const { api } = await aPayer();
    const codes = await Promise.all(
      ['sto.streak-shield', 'sto.none'].map(async (itemId) => {
        const asked = await tryCall(api.store.checkout({ itemId }));
        return asked.ok ? 'ok' : asked.failure.code;
      }),
    );
    expect(codes).toEqual(['store.item_not_found', 'store.item_not_found']);
  });
});

describe('a page of Stripe', () => {
  test("is opened with the server's price, and names nobody", async () => {
    const payer = await aPayer();
    const { url, sent: request } = await payer.open(PASS);
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(request.url).toBe('https://api.stripe.com/v1/checkout/sessions');
    const { headers, form } = request;
    expect(headers.get('authorization')).toBe('Bearer sk_test_onlyhere');
    expect(headers.get('idempotency-key')).toBe(form.get('client_reference_id'));
    expect(headers.get('stripe-version')).toBe('2024-06-20');
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      locale: 'en',
      success_url: 'http://localhost:3000/#/store?checkout=done',
      cancel_url: 'http://localhost:3000/#/store?checkout=left',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '1999',
      'line_items[0][price_data][product_data][name]': 'Premium Pass',
    });
    const minutes = (Number(form.get('expires_at')) * 1000 - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(55);
    expect(minutes).toBeLessThan(65);
    for (const said of [payer.email, payer.learner.id, 'Lindqvist']) {
      expect(form.toString()).not.toContain(encodeURIComponent(said));
    }
  });

  test('that is open is opened again by a second press, one of another thing is not', async () => {
    const payer = await aPayer();
    const first = await payer.open(PASS);
    const before = sent.length;
    expect((await payer.open(PASS)).url).toBe(first.url);
    expect(sent.length).toBe(before);
    expect((await payer.open(BUNDLE)).url).not.toBe(first.url);
  });

  test.each([
    [
      'refuses',
      () => Promise.resolve(Response.json({ error: { type: 'api_error' } }, { status: 402 })),
    ],
    ['is not reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers with something else', () => Promise.resolve(Response.json({ id: 'cs_test_x' }))],
    [
      'leads to an unprotected page',
      () => Promise.resolve(Response.json({ id: 'cs', url: 'http://x.example' })),
    ],
  ])(
    'is not opened where Stripe %s, which is said, and another press tries again',
    async (_how, how) => {
      const payer = await aPayer();
      answer = how;
      const asked = await tryCall(payer.api.store.checkout({ itemId: PASS }));
      expect(asked).toMatchObject({ ok: false, failure: { code: 'store.payment_unavailable' } });
      answer = undefined;
      expect((await payer.open(PASS)).url).toContain('checkout.stripe.com');
      expect(app.logLines.join('')).not.toContain('sk_test_onlyhere');
    },
  );
});

describe('a message that says a page was paid', () => {
  test('hands over once, however often and at once it comes, and touches no XP', async () => {
    const payer = await aPayer();
    const { paid } = await payer.open(PASS);
    expect((await payer.item(PASS)).activeUntil).toBeNull();
    const told = await Promise.all(Array.from({ length: 50 }, () => tell(paid)));
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
    const { activeUntil, held } = await payer.item(PASS);
    const days = (Date.parse(activeUntil!) - Date.now()) / 86_400_000;
    expect(Math.round(days * 100) / 100).toBe(30);
    expect(held).toBe(0);
    expect(await payer.api.store.get()).toMatchObject({ balanceXp: 0, earnedXp: 0, spentXp: 0 });
    // The page that was paid is not opened again.
    expect((await payer.open(PASS)).paid.id).not.toBe(paid.id);
  }, 60_000);

  test('hands over a bundle, which waits until it is started', async () => {
    const payer = await aPayer();
    await tell((await payer.open(BUNDLE)).paid);
    expect(await payer.item(BUNDLE)).toMatchObject({ held: 1, activeUntil: null });
  });

  test('of a way of paying that takes days counts once it is confirmed', async () => {
    const payer = await aPayer();
    const { paid } = await payer.open(PASS);
    expect((await tell({ ...paid, payment_status: 'unpaid' })).status).toBe(200);
    expect((await payer.item(PASS)).activeUntil).toBeNull();
    await tell(paid, 'checkout.session.async_payment_failed');
    expect((await payer.item(PASS)).activeUntil).toBeNull();
    await tell(paid, 'checkout.session.async_payment_succeeded');
    expect((await payer.item(PASS)).activeUntil).not.toBeNull();
  });

  test('is nothing without its signature: another secret, a changed byte, an old or a missing one', async () => {
    const payer = await aPayer();
    const { paid } = await payer.open(PASS);
    const body = JSON.stringify(eventOf(paid));
    const now = Math.floor(Date.now() / 1000);
    const forged = [
      sign(body, now, 'whsec_anotherone'),
      sign(body.replace('1999', '1998')),
      sign(body, now - 301),
      sign(body, now + 301),
      sign(body).replace('v1=', 'v0='),
      `t=${now}`,
      `t=${now},v1=`,
      `t=${now},v1=zz`,
      'v1=00',
      '',
    ];
    for (const signature of forged) {
      const told = await deliver(body, signature);
      expect([signature, told.status]).toEqual([signature, 400]);
      expect(await told.json()).toMatchObject({ code: 'store.webhook_invalid' });
    }
    expect((await payer.item(PASS)).activeUntil).toBeNull();
    // While a secret is replaced a message has one signature by each.
    const [old, current] = [sign(body, now, 'whsec_anotherone'), sign(body, now)];
    const both = `${old.split(',v0')[0]},${current.split(',').find((part) => part.startsWith('v1='))}`;
    expect((await deliver(body, both)).status).toBe(200);
    expect((await payer.item(PASS)).activeUntil).not.toBeNull();
  });

  test('of another price, session or learner hands over nothing and is told to the operator', async () => {
    const payer = await aPayer();
    const { paid } = await payer.open(PASS);
    const before = app.logLines.length;
    const wrong = [
      { ...paid, amount_total: 1 },
      { ...paid, currency: 'eur' },
      { ...paid, id: 'cs_test_other' },
      { ...paid, client_reference_id: 'nobody' },
    ];
    for (const session of wrong) expect((await tell(session)).status).toBe(200);
    expect((await payer.item(PASS)).activeUntil).toBeNull();
    const errors = app.logLines.slice(before).filter((line) => line.includes('"level":"error"'));
    expect(errors).toHaveLength(wrong.length);
    expect(errors.join('')).not.toContain('payer@example.org');
    await app.database.asOwner('select erase_learner($1)', [payer.learner.id]);
    expect((await tell(paid)).status).toBe(200);
  });

  test.each([
    ['no JSON', 'paid!'],
    ['another kind', JSON.stringify(eventOf({ id: 'ch_1' }, 'charge.refunded'))],
    [
      'a session without a reference',
      JSON.stringify(eventOf({ id: 'cs_1', payment_status: 'paid' })),
    ],
  ])('that is %s is taken and changes nothing', async (_what, body) => {
    expect((await deliver(body)).status).toBe(200);
  });

  test('that is larger than any of theirs is refused', async () => {
    expect((await deliver('x'.repeat(300_000))).status).toBe(413);
  });
});
