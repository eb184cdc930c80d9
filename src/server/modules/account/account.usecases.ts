// Accounts as the rest of the server sees them: who is signed in, and one function a procedure.
import { readSignedCookie } from '#server/auth/signed-cookie.ts';
import type { ActiveSession, RequestContext } from '#server/http/context.ts';
import { HOURLY, type Job } from '#server/jobs.ts';
import { forgetEndedSessions } from './account.queries.ts';
import { type AccountDeps, type AccountParts, assembleParts } from './account-parts.ts';
import { forgetExpiredTokens } from './account-token.queries.ts';
import { changeEmail, changePassword } from './credentials.usecases.ts';
import { deleteAccount, eraseDueAccounts, keepAccount } from './deletion.usecases.ts';
import {
  addPasskey,
  askForPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
} from './passkey.usecases.ts';
import {
  confirmEmail,
  requestReset,
  resendConfirmation,
  resetPassword,
} from './recovery.usecases.ts';
import { forgetVerificationsOver } from './second-factor.queries.ts';
import {
  listSessions,
  readSession,
  refreshSession,
  revokeSession,
  signOut,
  startDemo,
} from './sessions.usecases.ts';
import { signIn, verifyTwoFactor } from './sign-in.usecases.ts';
import { signUp } from './sign-up.usecases.ts';
import { forgetOldAttempts } from './throttle.queries.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
} from './two-factor.usecases.ts';

/** What has ended and goes once an hour: sessions, links, counters nobody touched for long. */
export const accountJobs: readonly Job[] = [
  { name: 'ended-sessions', cron: HOURLY, run: forgetEndedSessions },
  { name: 'ended-second-steps', cron: HOURLY, run: forgetVerificationsOver },
  { name: 'expired-links', cron: HOURLY, run: forgetExpiredTokens },
  { name: 'deleted-accounts', cron: HOURLY, run: eraseDueAccounts },
  { name: 'old-attempt-counters', cron: HOURLY, run: forgetOldAttempts },
];

export type Accounts = ReturnType<typeof createAccounts>;

type UseCase<Input, Output> = (
  parts: AccountParts,
  context: RequestContext,
  input: Input,
) => Promise<Output>;

/** Builds the accounts. Call `settle` before the database closes. */
export function createAccounts(deps: AccountDeps) {
  const parts = assembleParts(deps);
  const { names, secret } = parts;
  const of =
    <Input, Output>(useCase: UseCase<Input, Output>) =>
    (context: RequestContext, input: Input) =>
      useCase(parts, context, input);

  /** Who a request comes from: a cookie we signed, of a session that stands by the database's clock. */
  async function authenticate(headers: Headers): Promise<ActiveSession | null> {
    const token = readSignedCookie(headers, names.session, secret);
    return token === undefined ? null : parts.findSession(token);
  }

  return {
    authenticate,
    session: (context: RequestContext) => readSession(parts, context),
    refresh: (context: RequestContext) => refreshSession(parts, context),
    signUp: of(signUp),
    signIn: of(signIn),
    verifyTwoFactor: of(verifyTwoFactor),
    signOut: (context: RequestContext) => signOut(parts, context),
    requestReset: of(requestReset),
    resetPassword: of(resetPassword),
    confirmEmail: of(confirmEmail),
    resendConfirmation: of(resendConfirmation),
    changePassword: of(changePassword),
    changeEmail: of(changeEmail),
    listSessions: (session: ActiveSession) => listSessions(parts, session),
    revokeSession: of(revokeSession),
    enableTwoFactor: of(enableTwoFactor),
    confirmTwoFactor: of(confirmTwoFactor),
    renewRecoveryCodes: of(renewRecoveryCodes),
    disableTwoFactor: of(disableTwoFactor),
    startPasskey: of(startPasskey),
    addPasskey: of(addPasskey),
    listPasskeys: (session: ActiveSession) => listPasskeys(parts, session),
    renamePasskey: of(renamePasskey),
    removePasskey: of(removePasskey),
    askForPasskey: () => askForPasskey(parts),
    signInWithPasskey: of(signInWithPasskey),
    deleteAccount: of(deleteAccount),
    keepAccount: of(keepAccount),
    startDemo: of(startDemo),
    /** Waits for the work that answers did not wait for. */
    settle: parts.settle,
  };
}
