import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { configTable } from './config-table.ts';
import { parsers } from './variables.ts';

const secret = 'x'.repeat(32);

function accepted(env: Record<string, string>) {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.error.map(({ message }) => message).join('\n'));
  return result.value;
}

function problemsOf(env: Record<string, string>) {
  const result = readConfig(env);
  return result.ok ? [] : result.error;
}

test('an empty environment runs on this machine only, with the embedded database and the demo', () => {
  expect(accepted({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isSecure: false,
    dataDir: resolve('./data'),
    contentDir: undefined,
    database: { kind: 'embedded' },
    databasePoolSize: 20,
    requestsPerTenSeconds: 600,
    perHour: { signUps: 60, demos: 30 },
    demo: true,
    mail: undefined,
    support: { email: undefined, isAvailable: true, answerHours: 24 },
    stripe: undefined,
    password: { minLength: 6, useBlocklist: false },
    authSecret: undefined,
    metricsToken: undefined,
    logLevel: 'info',
    trustedProxies: 0,
  });
});

test('every variable that is set is used', () => {
  const config = accepted({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://study.example.org/',
    DATA_DIR: '/srv/meritpath',
    CONTENT_DIR: '/srv/content',
    DATABASE_URL: 'postgres://study:pw@db:5432/study',
    DATABASE_POOL_SIZE: '5',
    REQUESTS_PER_TEN_SECONDS: '90',
    SIGN_UPS_PER_HOUR: '300',
    DEMOS_PER_HOUR: '5',
    DEMO: 'true',
    SMTP_URL: 'smtp://mail.example.org:587',
    MAIL_FROM: 'Meritpath <study@example.org>',
    SUPPORT_EMAIL: 'help@example.org',
    SUPPORT_AVAILABLE: 'false',
    SUPPORT_ANSWER_HOURS: '48',
    STRIPE_SECRET_KEY: 'sk_test_abc123',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
    PASSWORD_MIN_LENGTH: '10',
    PASSWORD_BLOCKLIST: 'true',
    AUTH_SECRET: secret,
    METRICS_TOKEN: 'm'.repeat(16),
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '2',
  });
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://study.example.org',
    isSecure: true,
    dataDir: '/srv/meritpath',
    contentDir: '/srv/content',
    database: { kind: 'url', url: 'postgres://study:pw@db:5432/study' },
    databasePoolSize: 5,
    requestsPerTenSeconds: 90,
    perHour: { signUps: 300, demos: 5 },
    demo: true,
    mail: { smtpUrl: 'smtp://mail.example.org:587', from: 'Meritpath <study@example.org>' },
    support: { email: 'help@example.org', isAvailable: false, answerHours: 48 },
    stripe: { secretKey: 'sk_test_abc123', webhookSecret: 'whsec_abc123' },
    password: { minLength: 10, useBlocklist: true },
    authSecret: secret,
    metricsToken: 'm'.repeat(16),
    logLevel: 'warn',
    trustedProxies: 2,
  });
});

test('the demo is off by default where the database is external', () => {
  expect(accepted({ DATABASE_URL: 'postgres://db/study' }).demo).toBe(false);
});

test('an empty value counts as not set', () => {
  expect(accepted({ DATABASE_URL: '', PORT: ' ', AUTH_SECRET: '' })).toEqual(accepted({}));
});

test('the configuration cannot be changed', () => {
  const config = accepted({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.org' });
  expect([config, config.database, config.mail, config.password].every(Object.isFrozen)).toBe(true);
});

describe('a value that cannot be used is one sentence that names the variable and what to do', () => {
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '30 00'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'study.example.org'],
    ['PUBLIC_URL', 'https://study.example.org/app'],
    ['PUBLIC_URL', 'ftp://study.example.org'],
    ['ALLOW_INSECURE_HTTP', 'yes'],
    ['DATABASE_URL', 'mysql://db/study'],
    ['DATABASE_URL', 'study'],
    ['DATABASE_POOL_SIZE', '1'],
    ['REQUESTS_PER_TEN_SECONDS', '0'],
    ['SIGN_UPS_PER_HOUR', '0'],
    ['DEMOS_PER_HOUR', 'many'],
    ['DEMO', '1'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['STRIPE_SECRET_KEY', 'pk_test_abc123'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['PASSWORD_BLOCKLIST', 'on'],
    ['AUTH_SECRET', 'x'.repeat(31)],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'verbose'],
    ['TRUST_PROXY', 'true'],
  ])('%s=%s', (variable, value) => {
    const problems = problemsOf({ [variable]: value });
    expect(problems.map((problem) => problem.variable)).toEqual([variable]);
    expect(problems[0]?.message).toMatch(new RegExp(`^${variable} must [^\\n]+: [^\\n]+\\.$`));
  });

  test('several are told together', () => {
    const problems = problemsOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' });
    expect(problems.map((problem) => problem.variable)).toEqual(['PORT', 'DEMO', 'LOG_LEVEL']);
  });

  test('the value of a secret is not repeated', () => {
    const [problem] = problemsOf({ AUTH_SECRET: 'canary-secret' });
    expect(problem?.message).not.toContain('canary-secret');
  });
});

test('a mail server without a sender is refused', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://mail' }).map(({ variable }) => variable)).toEqual([
    'MAIL_FROM',
  ]);
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_abc123' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_abc123' }, 'STRIPE_SECRET_KEY'],
])('one half of the keys of Stripe is refused: %o', (env, missing) => {
  expect(problemsOf(env).map(({ variable }) => variable)).toEqual([missing]);
});

describe('plain http beyond this machine is refused unless it is allowed', () => {
  test.each([
    { PUBLIC_URL: 'http://study.example.org' },
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5', PUBLIC_URL: 'http://localhost:3000' },
  ])('%o', (env) => {
    const problems = problemsOf(env);
    expect(problems.map(({ variable }) => variable)).toEqual(['PUBLIC_URL']);
    expect(problems[0]?.message).toContain('ALLOW_INSECURE_HTTP=true');
    expect(readConfig({ ...env, ALLOW_INSECURE_HTTP: 'true' }).ok).toBe(true);
  });

  test.each([
    {},
    { HOST: '::1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:3000' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://study.example.org' },
  ])('%o is fine', (env) => {
    expect(readConfig(env).ok).toBe(true);
  });
});

test('every variable is documented once, and nothing else is', () => {
  expect(configTable.map(({ name }) => name).sort()).toEqual(Object.keys(parsers).sort());
});
