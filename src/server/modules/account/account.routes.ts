// Accounts and sessions over HTTP: one line a procedure.
import { anyone, signedIn, unwrap } from '#server/http/procedures.ts';
import type { Accounts } from './account.usecases.ts';

export const accountRoutes = (accounts: Accounts) => {
  const { account: open } = anyone;
  const { account } = signedIn;
  return {
    signUp: open.signUp.handler(async ({ context, input }) =>
      unwrap(await accounts.signUp(context, input)),
    ),
    signIn: open.signIn.handler(async ({ context, input }) =>
      unwrap(await accounts.signIn(context, input)),
    ),
    verifyTwoFactor: open.verifyTwoFactor.handler(async ({ context, input }) =>
      unwrap(await accounts.verifyTwoFactor(context, input)),
    ),
    askForPasskey: open.askForPasskey.handler(async () => unwrap(await accounts.askForPasskey())),
    signInWithPasskey: open.signInWithPasskey.handler(async ({ context, input }) =>
      unwrap(await accounts.signInWithPasskey(context, input)),
    ),
    signOut: open.signOut.handler(async ({ context }) => unwrap(await accounts.signOut(context))),
    requestReset: open.requestReset.handler(async ({ context, input }) =>
      unwrap(await accounts.requestReset(context, input)),
    ),
    resetPassword: open.resetPassword.handler(async ({ context, input }) =>
      unwrap(await accounts.resetPassword(context, input)),
    ),
    confirmEmail: open.confirmEmail.handler(async ({ context, input }) =>
      unwrap(await accounts.confirmEmail(context, input)),
    ),
    resendConfirmation: open.resendConfirmation.handler(async ({ context, input }) =>
      unwrap(await accounts.resendConfirmation(context, input)),
    ),
    changePassword: account.changePassword.handler(async ({ context, input }) =>
      unwrap(await accounts.changePassword(context, { ...input, session: context.session })),
    ),
    changeEmail: account.changeEmail.handler(async ({ context, input }) =>
      unwrap(await accounts.changeEmail(context, { ...input, session: context.session })),
    ),
    listSessions: account.listSessions.handler(async ({ context }) =>
      unwrap(await accounts.listSessions(context.session)),
    ),
    revokeSession: account.revokeSession.handler(async ({ context, input }) =>
      unwrap(await accounts.revokeSession(context, { ...input, session: context.session })),
    ),
    enableTwoFactor: account.enableTwoFactor.handler(async ({ context, input }) =>
      unwrap(await accounts.enableTwoFactor(context, { ...input, session: context.session })),
    ),
    confirmTwoFactor: account.confirmTwoFactor.handler(async ({ context, input }) =>
      unwrap(await accounts.confirmTwoFactor(context, { ...input, session: context.session })),
    ),
    renewRecoveryCodes: account.renewRecoveryCodes.handler(async ({ context, input }) =>
      unwrap(await accounts.renewRecoveryCodes(context, { ...input, session: context.session })),
    ),
    disableTwoFactor: account.disableTwoFactor.handler(async ({ context, input }) =>
      unwrap(await accounts.disableTwoFactor(context, { ...input, session: context.session })),
    ),
    startPasskey: account.startPasskey.handler(async ({ context, input }) =>
      unwrap(await accounts.startPasskey(context, { ...input, session: context.session })),
    ),
    addPasskey: account.addPasskey.handler(async ({ context, input }) =>
      unwrap(await accounts.addPasskey(context, { ...input, session: context.session })),
    ),
    listPasskeys: account.listPasskeys.handler(async ({ context }) =>
      unwrap(await accounts.listPasskeys(context.session)),
    ),
    renamePasskey: account.renamePasskey.handler(async ({ context, input }) =>
      unwrap(await accounts.renamePasskey(context, { ...input, session: context.session })),
    ),
    removePasskey: account.removePasskey.handler(async ({ context, input }) =>
      unwrap(await accounts.removePasskey(context, { ...input, session: context.session })),
    ),
    deleteAccount: account.deleteAccount.handler(async ({ context, input }) =>
      unwrap(await accounts.deleteAccount(context, { ...input, session: context.session })),
    ),
    keepAccount: account.keepAccount.handler(async ({ context }) =>
      unwrap(await accounts.keepAccount(context, { session: context.session })),
    ),
    startDemo: open.startDemo.handler(async ({ context, input }) =>
      unwrap(await accounts.startDemo(context, input)),
    ),
  };
};

/** The two session procedures of the learner's part of the contract. */
export const sessionRoutes = (accounts: Accounts) => ({
  session: anyone.learner.session.handler(async ({ context }) =>
    unwrap(await accounts.session(context)),
  ),
  refresh: signedIn.learner.refresh.handler(async ({ context }) =>
    unwrap(await accounts.refresh(context)),
  ),
});
