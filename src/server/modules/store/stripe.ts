// Stripe's HTTP API as far as the store uses it (0075): the one call that opens a page, and how to know its messages.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Locale } from '#contract/fields.ts';
import { STORE_CURRENCY } from '#domain/store/store-item.ts';

const API = 'https://api.stripe.com/v1';
/** Answers and messages are shaped by it, whatever the account's own default is. */
const API_VERSION = '2024-06-20';
const WAIT_MS = 10_000;
/** The page of a checkout closes by itself after this time; Stripe allows 30 minutes at least. */
export const CHECKOUT_MINUTES = 60;
/** A message older than this was kept back and sent again by somebody else. */
const TOLERANCE_SECONDS = 300;

/** Sends a request to Stripe; another one is for tests. */
export type StripeFetch = (url: string, init: RequestInit) => Promise<Response>;

export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface NewCheckout {
  /** Ours; also keeps Stripe from opening two for one request. */
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly locale: Locale;
  /** Where the learner comes back to, an origin. */
  readonly site: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

const openedSchema = z.object({ id: z.string().min(1), url: z.url({ protocol: /^https$/ }) });

/** Opens a page on which one thing is paid once. Throws where Stripe does not answer with one. */
export async function createCheckoutSession(
  send: StripeFetch,
  { secretKey }: StripeKeys,
  of: NewCheckout,
): Promise<z.infer<typeof openedSchema>> {
  const back = (how: string) => `${of.site}/#/store?checkout=${how}`;
  const form = new URLSearchParams({
    mode: 'payment',
    client_reference_id: of.id,
    success_url: back('done'),
    cancel_url: back('left'),
    locale: of.locale.startsWith('en') ? of.locale.replace('en-US', 'en') : of.locale,
    expires_at: String(of.expiresAt),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': STORE_CURRENCY,
    'line_items[0][price_data][unit_amount]': String(of.priceCents),
    'line_items[0][price_data][product_data][name]': of.name,
  });
  const response = await send(`${API}/checkout/sessions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': of.id,
      'stripe-version': API_VERSION,
    },
    body: form.toString(),
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`Stripe answered ${response.status}: ${faultOf(body)}`);
  return openedSchema.parse(body);
}

const faultSchema = z.object({
  error: z.object({ type: z.string(), code: z.string().optional() }),
});

/** What it says of a failure without its message, which may repeat what was sent. */
function faultOf(body: unknown): string {
  const { data } = faultSchema.safeParse(body);
  return data ? [data.error.type, data.error.code].filter(Boolean).join(' ') : 'no reason';
}

const eventSchema = z.object({
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string(),
});
export type PaidSession = z.infer<typeof sessionSchema>;

/** Messages that may say that a checkout is paid; some ways of paying are confirmed days later. */
const PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/**
 * Reads a message of Stripe.
 * @param signature the header `Stripe-Signature`
 * @param now ms since 1970, by the database's clock
 * @returns the session that it says is paid, null where it says something else; undefined where it is not
 *   signed by Stripe, or was not signed just now
 */
export function readWebhook(
  { webhookSecret }: StripeKeys,
  { body, signature, now }: { body: string; signature: string; now: number },
): PaidSession | null | undefined {
  if (!isSigned(webhookSecret, { body, signature, now })) return undefined;
  const event = eventSchema.safeParse(parsed(body));
  if (!event.success || !PAID.includes(event.data.type)) return null;
  const session = sessionSchema.safeParse(event.data.data.object);
  return session.success && session.data.payment_status === 'paid' ? session.data : null;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** `t=<seconds>,v1=<hex>[,v1=<hex>…]`: more than one while a secret is being replaced. */
function isSigned(
  secret: string,
  { body, signature, now }: { body: string; signature: string; now: number },
): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [at = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(at) || Math.abs(now / 1000 - Number(at)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest();
  return valuesOf('v1').some((given) => {
    const bytes = Buffer.from(given, 'hex');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}
