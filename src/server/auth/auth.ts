// The auth library, set up once: our tables, our hash, our cookies, nothing of its own on the network.

import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Config } from '#server/config/config.ts';
import { type Database, databaseNow } from '#server/db/database.ts';
import type { Logger } from '#server/http/logger.ts';
import {
  accounts,
  sessions,
  twoFactors,
  users,
  verifications,
} from '#server/modules/user/user.table.ts';
import { cookieNames } from './cookies.ts';
import type { PasswordHasher } from './password-hash.ts';
import { sessionDoor } from './session-door.ts';

export const SESSION_SECONDS = 7 * 24 * 3600;
const MAX_USER_AGENT = 300;

export interface AuthDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'mail'>;
  /** Signs cookies and encrypts authenticator secrets. */
  readonly secret: string;
  readonly hasher: PasswordHasher;
  readonly log: Logger;
}

export type Auth = ReturnType<typeof createAuth>;

/** Builds the auth library. Our procedures call `auth.api`; its own addresses are never mounted. */
export function createAuth({ db, config, secret, hasher, log }: AuthDeps) {
  const names = cookieNames(config.publicUrl);
  return betterAuth({
    appName: 'Meritpath',
    baseURL: config.publicUrl,
    secret,
    telemetry: { enabled: false },
    // Its lines carry addresses and tokens in their arguments: only the sentence goes on.
    logger: {
      level: 'error',
      log: (_level, message) =>
        log.error({ source: 'auth library' }, String(message).slice(0, 200)),
    },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    emailAndPassword: {
      enabled: true,
      // Accounts are created with their learner in one transaction, in sign-up.usecases.ts.
      disableSignUp: true,
      requireEmailVerification: config.mail !== undefined,
      // Length has one home, domain/account/password-rules.ts; this is the contract's upper bound.
      minPasswordLength: 1,
      maxPasswordLength: 1024,
      password: { hash: hasher.hash, verify: hasher.verify },
    },
    verification: { storeIdentifier: 'hashed' },
    session: {
      expiresIn: SESSION_SECONDS,
      // Rolling is our own call, by the database's clock; reading never writes.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const now = await databaseNow(db);
            return {
              data: {
                createdAt: new Date(now),
                updatedAt: new Date(now),
                expiresAt: new Date(now + SESSION_SECONDS * 1000),
                userAgent: session.userAgent?.slice(0, MAX_USER_AGENT),
              },
            };
          },
        },
      },
    },
    advanced: {
      cookiePrefix: names.prefix,
      // The prefix says `__Host-` already; the library's own switch would put `__Secure-` before it.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: names.secure, httpOnly: true, sameSite: 'lax', path: '/' },
      // It would believe X-Forwarded-For.
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      twoFactor({
        issuer: 'Meritpath',
        accountLockout: { maxFailedAttempts: 10, durationSeconds: 900 },
      }),
      sessionDoor,
    ],
  });
}
