// What every account use case works with: built once by createAccounts, handed to each.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { type CookieNames, cookieNames } from '#server/auth/cookies.ts';
import { type DeviceCookies, deviceCookies } from '#server/auth/known-device.ts';
import { createPasswordHasher, type PasswordHasher } from '#server/auth/password-hash.ts';
import { type FactorForms, factorForms } from '#server/auth/second-factor.ts';
import { type RelyingParty, relyingPartyOf } from '#server/auth/webauthn.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { ActiveSession } from '#server/http/context.ts';
import { describeError } from '#server/http/error-fields.ts';
import type { Logger } from '#server/http/logger.ts';
import { createTurns, type InTurn } from '#server/lifecycle/turns.ts';
import type { Mailer } from '#server/modules/mail/mail.usecases.ts';
import { prepareSessionLookup } from './account.queries.ts';

export interface AccountDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'mail' | 'password' | 'demo' | 'perHour'>;
  /** Signs cookies and seals authenticator keys; the same on every node and after a restart, else everybody is signed out. */
  readonly secret: string;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly catalog: CatalogIndex;
  /** The one of this release where it is left out; another one is for tests. */
  readonly hasher?: PasswordHasher;
  /** Makes a demo learner with its account; answers the account's id. */
  readonly createDemoLearner: (input: {
    locale?: 'en-US' | 'en-GB' | 'es' | 'fr' | 'de' | undefined;
    timeZone?: string | undefined;
  }) => Promise<string>;
}

export interface AccountParts extends AccountDeps {
  readonly hasher: PasswordHasher;
  readonly factors: FactorForms;
  /** A demo's story takes a connection for long: the others must not wait for it. */
  readonly demosInTurn: InTurn;
  readonly names: CookieNames;
  /** Whom passkeys are bound to. */
  readonly site: RelyingParty;
  readonly devices: DeviceCookies;
  readonly findSession: (token: string) => Promise<ActiveSession | null>;
  /** Work that the answer does not wait for, so that its time tells nothing. */
  readonly behind: (work: Promise<unknown>) => void;
  /** Waits until nothing of that work is left. */
  readonly settle: () => Promise<void>;
}

export function assembleParts(deps: AccountDeps): AccountParts {
  const { db, config, secret, log } = deps;
  const names = cookieNames(config.publicUrl);
  const pending = new Set<Promise<unknown>>();
  return {
    ...deps,
    hasher: deps.hasher ?? createPasswordHasher(),
    factors: factorForms(secret),
    demosInTurn: createTurns({ maxParallel: 2, maxWaiting: 20 }),
    names,
    site: relyingPartyOf(config.publicUrl),
    devices: deviceCookies(names, secret),
    findSession: prepareSessionLookup(db),
    behind(work) {
      const settled = work
        .catch((error: unknown) => log.error(describeError(error), 'account work failed'))
        .finally(() => pending.delete(settled));
      pending.add(settled);
    },
    async settle() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
