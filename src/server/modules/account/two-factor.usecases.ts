// Two-factor sign-in: switched on in two steps, so that nobody locks themselves out with a wrong setup.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isTimeCode, otpauthUrl } from '#server/auth/time-code.ts';
import { databaseNow, type Transaction } from '#server/db/database.ts';
import type { ActiveSession, Failure, RequestContext } from '#server/http/context.ts';
import type { AccountParts } from './account-parts.ts';
import { proveOwner, tellOwner } from './credentials.usecases.ts';
import {
  keepCodes,
  lockFactor,
  proveFactor,
  removeFactor,
  startFactor,
} from './second-factor.queries.ts';
import { done, replaceSession } from './sessions.usecases.ts';

const alreadyOn: Failure = {
  code: 'request.invalid',
  fields: [
    { field: 'twoFactor', rule: 'already_enabled', message: 'Two-factor sign-in is on already.' },
  ],
};

/** Answers the secret and the recovery codes; nothing is asked for at sign-in before `confirm`. */
export async function enableTwoFactor(
  parts: AccountParts,
  context: RequestContext,
  { session, password }: { session: ActiveSession; password: string },
): Promise<Result<{ otpauthUrl: string; recoveryCodes: string[] }, Failure>> {
  const proven = await proveOwner(parts, context, session, password);
  if (!proven.ok) return proven;
  const { id: userId, email } = proven.value.owner;
  const { factors } = parts;
  const key = factors.newKey();
  const recoveryCodes = factors.newCodes();
  const isStarted = await parts.db.transaction((tx) =>
    startFactor(tx, userId, {
      secret: factors.sealKey(userId, key),
      backupCodes: factors.storeCodes(userId, recoveryCodes),
    }),
  );
  if (!isStarted) return err(alreadyOn);
  return ok({
    otpauthUrl: otpauthUrl(key, { issuer: 'Meritpath', account: email }),
    recoveryCodes,
  });
}

/** Proves the authenticator; the session goes on under a new id. */
export async function confirmTwoFactor(
  parts: AccountParts,
  context: RequestContext,
  { session, code }: { session: ActiveSession; code: string },
): Promise<Result<{ ok: true }, Failure>> {
  const { userId } = session;
  const proven = await parts.db.transaction((tx) => confirm(parts, tx, userId, code));
  if (!proven.ok) return proven;
  parts.behind(parts.mailer.deliver());
  await replaceSession(parts, context, session);
  context.log.info({ event: 'auth.two_factor_on', userId }, 'two-factor on');
  return done;
}

async function confirm(
  parts: AccountParts,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<Result<{ ok: true }, Failure>> {
  const { factors } = parts;
  const factor = await lockFactor(tx, factors, userId);
  if (!factor) return err({ code: 'auth.two_factor_not_enabled' });
  if (!isTimeCode(factors.openKey(userId, factor.secret), code, await databaseNow(tx))) {
    return err({ code: 'auth.two_factor_code_wrong' });
  }
  await proveFactor(tx, userId);
  // Proving the same authenticator again changes nothing.
  if (!factor.isProven) await tellOwner(parts, tx, userId, 'twoFactorOn');
  return done;
}

/** Ten new codes in the place of those that are left. */
export async function renewRecoveryCodes(
  parts: AccountParts,
  context: RequestContext,
  { session, password }: { session: ActiveSession; password: string },
): Promise<Result<{ recoveryCodes: string[] }, Failure>> {
  const proven = await proveOwner(parts, context, session, password);
  if (!proven.ok) return proven;
  const { factors } = parts;
  const { userId } = session;
  const recoveryCodes = factors.newCodes();
  const isRenewed = await parts.db.transaction(async (tx) => {
    const factor = await lockFactor(tx, factors, userId);
    if (!factor?.isProven) return false;
    await keepCodes(tx, factor.id, factors.storeCodes(userId, recoveryCodes));
    await tellOwner(parts, tx, userId, 'recoveryCodesRenewed');
    return true;
  });
  if (!isRenewed) return err({ code: 'auth.two_factor_not_enabled' });
  parts.behind(parts.mailer.deliver());
  context.log.info({ event: 'auth.recovery_codes_renewed', userId }, 'recovery codes renewed');
  return ok({ recoveryCodes });
}

export async function disableTwoFactor(
  parts: AccountParts,
  context: RequestContext,
  { session, password }: { session: ActiveSession; password: string },
): Promise<Result<{ ok: true }, Failure>> {
  const proven = await proveOwner(parts, context, session, password);
  if (!proven.ok) return proven;
  const { userId } = session;
  await parts.db.transaction(async (tx) => {
    if (await removeFactor(tx, userId)) await tellOwner(parts, tx, userId, 'twoFactorOff');
  });
  parts.behind(parts.mailer.deliver());
  await replaceSession(parts, context, session);
  context.log.info({ event: 'auth.two_factor_off', userId }, 'two-factor off');
  return done;
}
