// Sign-in with e-mail and password, and its second step where two-factor is on.
import type { SignedIn } from '#contract/account.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { setCookieLine } from '#server/auth/cookies.ts';
import { readSignedCookie, signedValue } from '#server/auth/signed-cookie.ts';
import { isTimeCode } from '#server/auth/time-code.ts';
import { databaseNow, type Transaction } from '#server/db/database.ts';
import type { Failure, RequestContext } from '#server/http/context.ts';
import { type Credentials, findCredentials } from './account.queries.ts';
import type { AccountParts } from './account-parts.ts';
import {
  beginSecondStep,
  countWrongCode,
  endSecondStep,
  type Factor,
  findSecondStep,
  forgetWrongCodes,
  keepCodes,
  lockFactor,
  SECOND_STEP_SECONDS,
  spendTimeCode,
  takeGuess,
} from './second-factor.queries.ts';
import { openSession } from './sessions.usecases.ts';
import { attemptSignIn } from './throttle.usecases.ts';

type SignInAnswer = ({ status: 'signed_in' } & SignedIn) | { status: 'two_factor' };

export async function signIn(
  parts: AccountParts,
  context: RequestContext,
  input: { email: string; password: string },
): Promise<Result<SignInAnswer, Failure>> {
  const proven = await attemptSignIn(parts, context, input.email, () =>
    checkPassword(parts, input),
  );
  if (!proven.ok) {
    context.log.info({ event: 'auth.sign_in_failed', code: proven.error.code }, 'sign-in failed');
    return proven;
  }
  const { userId, hasSecondFactor } = proven.value;
  if (!hasSecondFactor) {
    return ok({ status: 'signed_in', ...(await openSession(parts, context, userId)) });
  }
  const step = await beginSecondStep(parts.db, userId);
  setSecondStep(parts, context, signedValue(step, parts.secret), SECOND_STEP_SECONDS);
  return ok({ status: 'two_factor' });
}

/** As much work for an address nobody has as for a wrong password, and the same words. */
async function checkPassword(
  { db, hasher, config }: AccountParts,
  { email, password }: { email: string; password: string },
): Promise<Result<Credentials, Failure>> {
  const found = await findCredentials(db, email);
  if (!found) {
    await hasher.hash(password);
    return err({ code: 'auth.invalid_credentials' });
  }
  if (!(await hasher.verify({ hash: found.hash, password }))) {
    return err({ code: 'auth.invalid_credentials' });
  }
  if (config.mail !== undefined && !found.isConfirmed) {
    return err({ code: 'auth.email_not_confirmed' });
  }
  return ok(found);
}

function setSecondStep(
  { names }: AccountParts,
  { responseHeaders }: RequestContext,
  value: string,
  maxAgeSeconds: number,
): void {
  const line = setCookieLine(names, { name: names.secondStep, value, maxAgeSeconds });
  responseHeaders.append('set-cookie', line);
}

interface TypedCode {
  readonly code: string;
  readonly kind: 'totp' | 'recovery';
}

/** The second step: whose sign-in it is stands in a short-lived cookie of its own. */
export async function verifyTwoFactor(
  parts: AccountParts,
  context: RequestContext,
  typed: TypedCode,
): Promise<Result<SignedIn, Failure>> {
  const step = readSignedCookie(context.headers, parts.names.secondStep, parts.secret);
  const proven: Result<string, Failure> =
    step === undefined
      ? err({ code: 'auth.two_factor_required' })
      : await parts.db.transaction((tx) => checkCode(parts, tx, step, typed));
  if (!proven.ok) {
    const { code } = proven.error;
    context.log.info({ event: 'auth.second_factor_failed', code }, 'sign-in failed');
    return proven;
  }
  setSecondStep(parts, context, '', 0);
  return ok(await openSession(parts, context, proven.value));
}

/** @returns whose sign-in it was, which is over then */
async function checkCode(
  { factors }: AccountParts,
  tx: Transaction,
  step: string,
  typed: TypedCode,
): Promise<Result<string, Failure>> {
  const userId = await findSecondStep(tx, step);
  const factor = userId === undefined ? undefined : await lockFactor(tx, factors, userId);
  if (!factor?.isProven) return err({ code: 'auth.two_factor_required' });
  if (factor.lockedSeconds > 0) {
    return err({ code: 'auth.locked', retryAfterSeconds: factor.lockedSeconds });
  }
  if (!(await takeGuess(tx, step))) {
    await endSecondStep(tx, step);
    return err({ code: 'auth.two_factor_required' });
  }
  const isRight =
    typed.kind === 'totp'
      ? await takeTimeCode(factors, tx, factor, typed.code.trim())
      : await takeRecoveryCode(factors, tx, factor, typed.code);
  if (!isRight) {
    await countWrongCode(tx, factor.id);
    return err({ code: 'auth.two_factor_code_wrong' });
  }
  await forgetWrongCodes(tx, factor.id);
  await endSecondStep(tx, step);
  return ok(factor.userId);
}

async function takeTimeCode(
  factors: AccountParts['factors'],
  tx: Transaction,
  { userId, secret }: Factor,
  code: string,
): Promise<boolean> {
  const key = factors.openKey(userId, secret);
  return isTimeCode(key, code, await databaseNow(tx)) && spendTimeCode(tx, userId, code);
}

async function takeRecoveryCode(
  factors: AccountParts['factors'],
  tx: Transaction,
  { id, userId, backupCodes }: Factor,
  code: string,
): Promise<boolean> {
  const left = factors.spendCode(userId, backupCodes, code);
  if (left !== undefined) await keepCodes(tx, id, left);
  return left !== undefined;
}
