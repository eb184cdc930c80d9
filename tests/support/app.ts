// The whole app on a database of its own, called through the contract's typed client without a socket.
import { type Api, createApi } from '#client/api/api.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { createPasswordHasher } from '#server/auth/password-hash.ts';
import { type ComposedApp, composeApp } from '#server/compose.ts';
import { readConfig } from '#server/config/config.ts';
import { createLogger } from '#server/http/logger.ts';
import type { PushTransport } from '#server/modules/push/push.usecases.ts';
import type { StripeFetch } from '#server/modules/store/stripe.ts';
import { productCatalog } from './catalog.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

const ORIGIN = 'http://localhost:3000';

export interface TestClient {
  readonly api: Api;
  readonly cookies: Map<string, string>;
  /** A request as a browser on our own page sends it, with this client's cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export interface TestApp extends ComposedApp {
  readonly database: TestDatabase;
  /** Every line of the structured log. */
  readonly logLines: string[];
  /** What the operator's console got: the links of mails that no SMTP server took. */
  readonly consoleLines: string[];
  newClient(): TestClient;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly catalog?: Catalog;
  readonly database?: TestDatabase;
  readonly clientDir?: string;
  readonly sendPush?: PushTransport;
  readonly sendToStripe?: StripeFetch;
  /** Where a test is about what a hash of a password costs: everywhere else it costs next to nothing. */
  readonly hashesAsInProduction?: boolean;
}

/** The same hashes and the same queue as in production, with the least memory that the algorithm takes. */
const cheapHasher = () => createPasswordHasher({ cost: { memory: 8, passes: 1, parallelism: 1 } });

export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = readConfig({
    DEMO: 'true',
    METRICS_TOKEN: 'a-token-for-metrics-only',
    REQUESTS_PER_TEN_SECONDS: '1000000',
    // All of them come from one address.
    SIGN_UPS_PER_HOUR: '1000000',
    DEMOS_PER_HOUR: '1000000',
    ...options.env,
  });
  if (!config.ok) throw new Error(config.error.map((problem) => problem.message).join(' '));
  const database = options.database ?? (await createTestDatabase());
  const logLines: string[] = [];
  const consoleLines: string[] = [];
  const composed = await composeApp({
    config: config.value,
    secret: 'a-secret-that-only-tests-use-0123456789',
    database,
    catalog: options.catalog ?? productCatalog(),
    build: 'test',
    log: createLogger({ level: 'info', write: (line) => logLines.push(line), now: Date.now }),
    consoleLine: (line) => consoleLines.push(line),
    isGoingDown: () => false,
    ...(!options.hashesAsInProduction && { hasher: cheapHasher() }),
    ...(options.clientDir !== undefined && { clientDir: options.clientDir }),
    ...(options.sendPush && { sendPush: options.sendPush }),
    ...(options.sendToStripe && { sendToStripe: options.sendToStripe }),
  });
  return {
    ...composed,
    database,
    logLines,
    consoleLines,
    newClient: () => newClient(composed),
    close: async () => {
      await composed.stop();
      if (!options.database) await database.drop();
    },
  };
}

function newClient({ app }: ComposedApp): TestClient {
  const cookies = new Map<string, string>();
  const send = async (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers);
    headers.set('sec-fetch-site', headers.get('sec-fetch-site') ?? 'same-origin');
    if (cookies.size > 0 && !headers.has('cookie')) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await app.fetch(new Request(request, { headers }));
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return response;
  };
  return {
    api: createApi({ origin: ORIGIN, fetch: send }),
    cookies,
    fetch: (path, init) => send(new Request(`${ORIGIN}${path}`, init)),
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  const isGone = /max-age=0/i.test(line) || pair.slice(at + 1) === '';
  if (isGone) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}

let people = 0;

/** A new learner, signed up through the API; `client` carries the session. */
export async function aLearner(app: TestApp, more: { timeZone?: string } = {}) {
  const client = app.newClient();
  people += 1;
  const email = `learner-${people}-${process.pid}@example.org`;
  const password = 'river-crossing-7';
  const signedUp = await client.api.account.signUp({
    email,
    password,
    firstName: 'Amara',
    lastName: 'Lindqvist',
    ...more,
  });
  if (signedUp.status !== 'signed_in') throw new Error('Expected to be signed in at once.');
  return { client, api: client.api, email, password, learner: signedUp.learner };
}
