// What the documentation says about each variable; the README's table is tested against this.

import type { parsers } from './variables.ts';

export type ConfigRow = {
  readonly name: keyof typeof parsers;
  /** As the operator would write it, or in words where it depends on something. */
  readonly default: string;
  readonly meaning: string;
};

export const configTable: readonly ConfigRow[] = [
  { name: 'PORT', default: '3000', meaning: 'Port to listen on.' },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 opens it to all networks.',
  },
  {
    name: 'PUBLIC_URL',
    default: 'http://localhost:PORT',
    meaning:
      'The address people type; the API answers by no other host name but localhost and plain IP addresses. With https, cookies are secure and HSTS is sent.',
  },
  {
    name: 'ALLOW_INSECURE_HTTP',
    default: 'false',
    meaning: 'Allows plain http although the server can be reached from outside.',
  },
  {
    name: 'DATA_DIR',
    default: './data',
    meaning: 'Folder of the embedded database and of what the server keeps itself.',
  },
  {
    name: 'CONTENT_DIR',
    default: 'the content of the build',
    meaning: 'Content folder to check and compile at the start instead; for tests.',
  },
  {
    name: 'DATABASE_URL',
    default: 'the embedded database',
    meaning: 'A PostgreSQL (15 to 18) to use instead: postgres://user:password@host:5432/name.',
  },
  {
    name: 'DATABASE_POOL_SIZE',
    default: '20',
    meaning: 'Database connections that one process keeps at most (2 to 50).',
  },
  {
    name: 'REQUESTS_PER_TEN_SECONDS',
    default: '600',
    meaning:
      'Requests that one address may send in ten seconds (1 to 1000000); a busy learner makes about twenty, and an office often shares one address.',
  },
  {
    name: 'SIGN_UPS_PER_HOUR',
    default: '60',
    meaning:
      'Accounts that one address may ask for in an hour; a class that signs up together shares one.',
  },
  {
    name: 'DEMOS_PER_HOUR',
    default: '30',
    meaning: 'Demo learners that one address may ask for in an hour.',
  },
  {
    name: 'DEMO',
    default: 'true with the embedded database, else false',
    meaning: "Offers 'Explore the demo' on the sign-in screen.",
  },
  {
    name: 'SMTP_URL',
    default: 'none',
    meaning:
      'Mail server: smtp://user:password@host:587. Without it mails stay in the outbox and their links appear on the console.',
  },
  {
    name: 'MAIL_FROM',
    default: 'none',
    meaning: 'Sender of mails, needed with SMTP_URL: Meritpath <study@example.org>.',
  },
  {
    name: 'SUPPORT_EMAIL',
    default: 'none',
    meaning:
      'Where messages of learners to support are mailed; without it, or without SMTP_URL, read them by the operator commands.',
  },
  {
    name: 'SUPPORT_AVAILABLE',
    default: 'true',
    meaning: "Says 'Available' beside the chat of the support centre.",
  },
  {
    name: 'SUPPORT_ANSWER_HOURS',
    default: '24',
    meaning: 'Within how many hours support promises an answer (1 to 720).',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    default: 'none',
    meaning:
      'Secret key of Stripe: with it two items of the store have a price in money too. Without it everything is sold for XP only.',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    default: 'none',
    meaning:
      'Signing secret of the webhook at /webhooks/stripe, needed with STRIPE_SECRET_KEY: whsec_…',
  },
  {
    name: 'PASSWORD_MIN_LENGTH',
    default: '6',
    meaning: 'Fewest characters of a password (6 to 64).',
  },
  {
    name: 'PASSWORD_BLOCKLIST',
    default: 'false',
    meaning: 'Refuses common passwords instead of only warning about them.',
  },
  {
    name: 'AUTH_SECRET',
    default: 'made once and kept in DATA_DIR/secret',
    meaning: 'Signs sessions (at least 32 characters); several servers must have the same.',
  },
  {
    name: 'METRICS_TOKEN',
    default: 'none',
    meaning: 'Bearer token for the metrics (at least 16 characters); without it there are none.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'Least important line to log: debug, info, warn, error or silent.',
  },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning: "How many proxies in front are believed about the client's address.",
  },
];
