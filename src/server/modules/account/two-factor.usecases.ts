// Two-factor sign-in: switched on in two steps, so that nobody locks themselves out with a wrong setup.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { callLibrary, passCookies } from '#server/auth/library-call.ts';
import type { ActiveSession, Failure, RequestContext } from '#server/http/context.ts';
import type { AccountParts } from './account-parts.ts';
import { done } from './sessions.usecases.ts';
import { attemptInSession } from './throttle.usecases.ts';

const refused = (refusal: string): Failure => {
  switch (refusal) {
    case 'INVALID_PASSWORD':
      return { code: 'auth.password_wrong' };
    case 'INVALID_CODE':
      return { code: 'auth.two_factor_code_wrong' };
    case 'TOTP_NOT_ENABLED':
    case 'TWO_FACTOR_NOT_ENABLED':
      return { code: 'auth.two_factor_not_enabled' };
    case 'TOTP_ALREADY_ENABLED':
      return {
        code: 'request.invalid',
        fields: [
          {
            field: 'twoFactor',
            rule: 'already_enabled',
            message: 'Two-factor sign-in is on already.',
          },
        ],
      };
    case 'UNAUTHORIZED':
      return { code: 'auth.signed_out' };
    default:
      throw new Error(`The auth library refused for a reason of its own: ${refusal}`);
  }
};

/** Answers the secret and the recovery codes; nothing is asked for at sign-in before `confirm`. */
export async function enableTwoFactor(
  parts: AccountParts,
  context: RequestContext,
  { session, password }: { session: ActiveSession; password: string },
): Promise<Result<{ otpauthUrl: string; recoveryCodes: string[] }, Failure>> {
  if (session.isDemo) return err({ code: 'auth.demo_refused' });
  return attemptInSession(parts, context, session, async () => {
    const answered = await callLibrary(() =>
      parts.auth.api.enableTwoFactor({
        body: { password, method: 'totp' },
        headers: context.headers,
        returnHeaders: true,
      }),
    );
    if (!answered.ok) return err(refused(answered.error.refusal));
    const { response } = answered.value;
    if (response.method !== 'totp') throw new Error('The auth library enabled another method.');
    return ok({ otpauthUrl: response.totpURI, recoveryCodes: response.backupCodes });
  });
}

/** Proves the authenticator; the session goes on under a new id. */
export async function confirmTwoFactor(
  parts: AccountParts,
  context: RequestContext,
  { session, code }: { session: ActiveSession; code: string },
): Promise<Result<{ ok: true }, Failure>> {
  const { headers } = context;
  const answered = await callLibrary(() =>
    parts.auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
  );
  if (!answered.ok) return err(refused(answered.error.refusal));
  passCookies(context, answered.value.headers);
  context.log.info({ event: 'auth.two_factor_on', userId: session.userId }, 'two-factor on');
  return done;
}

export async function disableTwoFactor(
  parts: AccountParts,
  context: RequestContext,
  { session, password }: { session: ActiveSession; password: string },
): Promise<Result<{ ok: true }, Failure>> {
  if (session.isDemo) return err({ code: 'auth.demo_refused' });
  const { headers } = context;
  const answered = await attemptInSession(parts, context, session, async () => {
    const called = await callLibrary(() =>
      parts.auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
    );
    return called.ok ? called : err(refused(called.error.refusal));
  });
  if (!answered.ok) return answered;
  passCookies(context, answered.value.headers);
  context.log.info({ event: 'auth.two_factor_off', userId: session.userId }, 'two-factor off');
  return done;
}
