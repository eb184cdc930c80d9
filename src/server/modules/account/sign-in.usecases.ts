// Sign-in with e-mail and password, and its second step where two-factor is on.
import type { SignedIn } from '#contract/account.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { callLibrary, passCookies } from '#server/auth/library-call.ts';
import { withoutCookie } from '#server/auth/signed-cookie.ts';
import type { Failure, RequestContext } from '#server/http/context.ts';
import { endSession } from './account.queries.ts';
import type { AccountParts } from './account-parts.ts';
import { welcome } from './sessions.usecases.ts';
import { attemptSignIn } from './throttle.usecases.ts';

type SignInAnswer = ({ status: 'signed_in' } & SignedIn) | { status: 'two_factor' };

/** How long the library locks a second factor after ten wrong codes. */
const SECOND_FACTOR_LOCK_SECONDS = 900;
/** A code of an authenticator is good for a minute and a half at most; it must not be good twice. */
const CODE_MEMORY_MS = 120_000;

export async function signIn(
  parts: AccountParts,
  context: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<Result<SignInAnswer, Failure>> {
  const headers = withoutCookie(context.headers, parts.names.session);
  const called = await attemptSignIn(parts, context, email, async () => {
    const answered = await callLibrary(() =>
      parts.auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
    );
    if (answered.ok) return answered;
    const isUnconfirmed = answered.error.refusal === 'EMAIL_NOT_VERIFIED';
    return err<Failure>({
      code: isUnconfirmed ? 'auth.email_not_confirmed' : 'auth.invalid_credentials',
    });
  });
  if (!called.ok) {
    context.log.info({ event: 'auth.sign_in_failed', code: called.error.code }, 'sign-in failed');
    return called;
  }
  const { headers: answerHeaders, response } = called.value;
  passCookies(context, answerHeaders);
  if ('twoFactorRedirect' in response) return ok({ status: 'two_factor' });
  return ok({ status: 'signed_in', ...(await welcome(parts, context, response.token)) });
}

const refusals: Readonly<Record<string, Failure>> = {
  INVALID_CODE: { code: 'auth.two_factor_code_wrong' },
  INVALID_BACKUP_CODE: { code: 'auth.two_factor_code_wrong' },
  // Another request spent the same recovery code first.
  CONFLICT: { code: 'auth.two_factor_code_wrong' },
  ACCOUNT_TEMPORARILY_LOCKED: {
    code: 'auth.locked',
    retryAfterSeconds: SECOND_FACTOR_LOCK_SECONDS,
  },
};

/** The second step: whose sign-in it is stands in the library's own short-lived cookie. */
export async function verifyTwoFactor(
  parts: AccountParts,
  context: RequestContext,
  { code, kind }: { code: string; kind: 'totp' | 'recovery' },
): Promise<Result<SignedIn, Failure>> {
  const { api } = parts.auth;
  // With a session the library would check that session's account instead.
  const headers = withoutCookie(context.headers, parts.names.session);
  const answered = await callLibrary(() =>
    kind === 'totp'
      ? api.verifyTOTP({ body: { code: code.trim() }, headers, returnHeaders: true })
      : api.verifyBackupCode({ body: { code: recoveryCode(code) }, headers, returnHeaders: true }),
  );
  if (!answered.ok) {
    const failure = refusals[answered.error.refusal] ?? { code: 'auth.two_factor_required' };
    context.log.info({ event: 'auth.second_factor_failed', code: failure.code }, 'sign-in failed');
    return err(failure);
  }
  const { token } = answered.value.response;
  if (!token) throw new Error('A second factor was right and no session began.');
  if (kind === 'totp' && !(await isFirstUse(parts, token, code.trim()))) {
    return err({ code: 'auth.two_factor_code_wrong' });
  }
  passCookies(context, answered.value.headers);
  return ok(await welcome(parts, context, token));
}

/** Codes are written down as `abcde-fghij`; the dash may be left out. */
function recoveryCode(typed: string): string {
  const letters = typed.replace(/[\s-]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** False, with the session ended, when the code was used before: somebody looked over a shoulder. */
async function isFirstUse(parts: AccountParts, token: string, code: string): Promise<boolean> {
  const session = await parts.findSession(token);
  if (!session) return false;
  const { internalAdapter } = await parts.auth.$context;
  const isFirst = await internalAdapter.reserveVerificationValue({
    identifier: `totp-used-${session.userId}-${code}`,
    value: session.userId,
    expiresAt: new Date(Date.now() + CODE_MEMORY_MS),
  });
  if (!isFirst) await endSession(parts.db, session.userId, session.id);
  return isFirst;
}
