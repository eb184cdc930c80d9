// Every environment variable: how it is parsed, and the sentence for a value that cannot be used.

import { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

const wholeNumber = (sentence: string, min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= min && value <= max, sentence)
    .default(fallback);

const yesOrNo = z
  .enum(['true', 'false'], 'must be true or false: write one of the two, or remove the line')
  .transform((value) => value === 'true');

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';

const isOrigin = (text: string): boolean => {
  if (!isUrl(text, ['http:', 'https:'])) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && `${search}${hash}${username}` === '';
};

// A database's address may leave its host to the parameters (a socket's folder).
const isPostgresUrl = (text: string): boolean =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);

const secretLength = 32;
const tokenLength = 16;

export const parsers = {
  PORT: wholeNumber(
    'must be a port number from 1 to 65535: set one that is free, such as PORT=3000',
    1,
    65_535,
    3000,
  ),
  HOST: z
    .string()
    .regex(
      /^[A-Za-z0-9.:[\]-]+$/,
      'must be an address or host name to listen on: use 127.0.0.1 for this machine only or 0.0.0.0 for all networks',
    )
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(
      isOrigin,
      'must be the address that people type, http or https without a path: for example PUBLIC_URL=https://study.example.org',
    )
    .optional(),
  ALLOW_INSECURE_HTTP: yesOrNo.default(false),
  DATA_DIR: z.string().default('./data'),
  CONTENT_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'must look like postgres://user:password@host:5432/name: correct it, or remove it to use the embedded database',
    )
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(
    'must be a whole number from 2 to 50: remove it to use 20',
    2,
    50,
    20,
  ),
  REQUESTS_PER_TEN_SECONDS: wholeNumber(
    'must be a whole number from 1 to 1000000: remove it to use 600',
    1,
    1_000_000,
    600,
  ),
  SIGN_UPS_PER_HOUR: wholeNumber(
    'must be a whole number from 1 to 1000000: remove it to use 60',
    1,
    1_000_000,
    60,
  ),
  DEMOS_PER_HOUR: wholeNumber(
    'must be a whole number from 1 to 1000000: remove it to use 30',
    1,
    1_000_000,
    30,
  ),
  DEMO: yesOrNo.optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => isUrl(text, ['smtp:', 'smtps:']),
      'must look like smtp://user:password@host:587 or smtps://…: correct it, or remove it to keep mails in the outbox',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be a mail address: write study@example.org or Meritpath <study@example.org>',
    )
    .optional(),
  SUPPORT_EMAIL: z
    .string()
    .regex(
      /^[^\s<>@]+@[^\s<>@]+$/,
      'must be a mail address alone: write help@example.org, or remove it to read messages by the operator commands only',
    )
    .max(254)
    .optional(),
  SUPPORT_AVAILABLE: yesOrNo.default(true),
  SUPPORT_ANSWER_HOURS: wholeNumber(
    'must be a whole number from 1 to 720: remove it to promise an answer within 24 hours',
    1,
    720,
    24,
  ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(?:sk|rk)_(?:test|live)_\w+$/,
      'must be a secret or restricted key of Stripe (sk_… or rk_…): copy it from the dashboard, or remove it to sell for XP only',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_\w+$/,
      'must be the signing secret of the webhook (whsec_…): copy it from the dashboard, or remove it to sell for XP only',
    )
    .optional(),
  PASSWORD_MIN_LENGTH: wholeNumber(
    'must be a whole number from 6 to 64: passwords shorter than 6 characters are never allowed',
    6,
    64,
    6,
  ),
  PASSWORD_BLOCKLIST: yesOrNo.default(false),
  AUTH_SECRET: z
    .string()
    .min(
      secretLength,
      `must have at least ${secretLength} characters: make one with "openssl rand -base64 32", or remove it to have one made and kept in DATA_DIR`,
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .min(
      tokenLength,
      `must have at least ${tokenLength} characters: make one with "openssl rand -hex 16", or remove it to switch the metrics off`,
    )
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent: remove it to use info',
    )
    .default('info'),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(?:false|\d)$/,
      'must be false or how many proxies stand in front of the server (0 to 9): set TRUST_PROXY=1 behind one',
    )
    .transform((value) => (value === 'false' ? 0 : Number(value)))
    .default(0),
};

/** What the parsers give, by variable. */
export type Raw = { [Name in keyof typeof parsers]: z.output<(typeof parsers)[Name]> };
