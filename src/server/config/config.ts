// The environment as one typed, frozen value. Nothing else reads the environment.

import { resolve } from 'node:path';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Environment, parsers, type Raw } from './variables.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Where browsers and mails find the site: an origin without a slash at its end. */
  readonly publicUrl: string;
  /** Served over https: cookies are Secure and browsers are told to stay on https. */
  readonly isSecure: boolean;
  /** Absolute path of the folder for everything that is kept outside an external database. */
  readonly dataDir: string;
  /** A content folder to compile at the start, for tests; undefined: the content of the build. */
  readonly contentDir: string | undefined;
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'url'; readonly url: string };
  /** Connections that this process keeps at most. */
  readonly databasePoolSize: number;
  /** Of one client's address; beyond it 429. */
  readonly requestsPerTenSeconds: number;
  /** Of one client's address, in an hour: accounts asked for, and demo learners. */
  readonly perHour: { readonly signUps: number; readonly demos: number };
  readonly demo: boolean;
  /** undefined: mail stays in the outbox and its links go to the operator's console. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** What the support centre says of itself, and where its messages are mailed. */
  readonly support: {
    readonly email: string | undefined;
    readonly isAvailable: boolean;
    readonly answerHours: number;
  };
  /** undefined: nothing is offered for money. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  readonly password: { readonly minLength: number; readonly useBlocklist: boolean };
  /** undefined: kept in a file of the data folder (see secret.ts). */
  readonly authSecret: string | undefined;
  /** undefined: the metrics are not served. */
  readonly metricsToken: string | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How many proxies in front of us may be believed about the client's address. */
  readonly trustedProxies: number;
};

/** One sentence about one variable: its name, what is wrong, what to do. */
export type ConfigProblem = { readonly variable: string; readonly message: string };

const loopback = new Set(['localhost', '::1', '[::1]']);

const isLoopback = (host: string): boolean =>
  loopback.has(host) || /^127(?:\.\d{1,3}){3}$/.test(host) || host.endsWith('.localhost');

/** Parses every variable; `problems` gets a sentence for each value that cannot be used. */
function parseAll(env: Environment, problems: ConfigProblem[]): Partial<Raw> {
  const raw: Record<string, unknown> = {};
  for (const [variable, schema] of Object.entries(parsers)) {
    // An empty value is how compose files say "not set".
    const text = env[variable]?.trim() || undefined;
    const parsed = schema.safeParse(text);
    if (parsed.success) raw[variable] = parsed.data;
    else
      problems.push({
        variable,
        message: `${variable} ${parsed.error.issues[0]?.message ?? 'cannot be used'}.`,
      });
  }
  return raw as Partial<Raw>;
}

function findContradictions(raw: Raw, publicUrl: URL): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  if (raw.SMTP_URL !== undefined && raw.MAIL_FROM === undefined)
    problems.push({
      variable: 'MAIL_FROM',
      message:
        'MAIL_FROM is missing although SMTP_URL is set: give the address that mails come from, such as MAIL_FROM="Meritpath <study@example.org>".',
    });
  if ((raw.STRIPE_SECRET_KEY === undefined) !== (raw.STRIPE_WEBHOOK_SECRET === undefined)) {
    const [has, lacks] =
      raw.STRIPE_SECRET_KEY === undefined
        ? ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY']
        : ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
    problems.push({
      variable: lacks!,
      message: `${lacks} is missing although ${has} is set, and what was paid could not be handed over: set both, or neither to sell for XP only.`,
    });
  }
  const isPublic = !isLoopback(raw.HOST) || !isLoopback(publicUrl.hostname);
  if (publicUrl.protocol === 'http:' && isPublic && !raw.ALLOW_INSECURE_HTTP)
    problems.push({
      variable: 'PUBLIC_URL',
      message: `PUBLIC_URL is ${publicUrl.origin} while the server can be reached from outside (HOST is ${raw.HOST}), so passwords would travel unencrypted: set PUBLIC_URL to the https address of your proxy, or ALLOW_INSECURE_HTTP=true if this network is trusted.`,
    });
  return problems;
}

/** Turns the environment into the configuration, or tells everything that is wrong with it. */
export function readConfig(env: Environment): Result<Config, readonly ConfigProblem[]> {
  const problems: ConfigProblem[] = [];
  const parsed = parseAll(env, problems);
  if (problems.length > 0) return err(problems);
  const raw = parsed as Raw;
  const publicUrl = new URL(raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`);
  problems.push(...findContradictions(raw, publicUrl));
  if (problems.length > 0) return err(problems);
  const config: Config = {
    port: raw.PORT,
    host: raw.HOST,
    publicUrl: publicUrl.origin,
    isSecure: publicUrl.protocol === 'https:',
    dataDir: resolve(raw.DATA_DIR),
    contentDir: raw.CONTENT_DIR === undefined ? undefined : resolve(raw.CONTENT_DIR),
    database: Object.freeze(
      raw.DATABASE_URL === undefined
        ? { kind: 'embedded' as const }
        : { kind: 'url' as const, url: raw.DATABASE_URL },
    ),
    databasePoolSize: raw.DATABASE_POOL_SIZE,
    requestsPerTenSeconds: raw.REQUESTS_PER_TEN_SECONDS,
    perHour: Object.freeze({ signUps: raw.SIGN_UPS_PER_HOUR, demos: raw.DEMOS_PER_HOUR }),
    demo: raw.DEMO ?? raw.DATABASE_URL === undefined,
    mail:
      raw.SMTP_URL === undefined || raw.MAIL_FROM === undefined
        ? undefined
        : Object.freeze({ smtpUrl: raw.SMTP_URL, from: raw.MAIL_FROM }),
    support: Object.freeze({
      email: raw.SUPPORT_EMAIL,
      isAvailable: raw.SUPPORT_AVAILABLE,
      answerHours: raw.SUPPORT_ANSWER_HOURS,
    }),
    stripe:
      raw.STRIPE_SECRET_KEY === undefined || raw.STRIPE_WEBHOOK_SECRET === undefined
        ? undefined
        : Object.freeze({
            secretKey: raw.STRIPE_SECRET_KEY,
            webhookSecret: raw.STRIPE_WEBHOOK_SECRET,
          }),
    password: Object.freeze({
      minLength: raw.PASSWORD_MIN_LENGTH,
      useBlocklist: raw.PASSWORD_BLOCKLIST,
    }),
    authSecret: raw.AUTH_SECRET,
    metricsToken: raw.METRICS_TOKEN,
    logLevel: raw.LOG_LEVEL,
    trustedProxies: raw.TRUST_PROXY,
  };
  return ok(Object.freeze(config));
}
