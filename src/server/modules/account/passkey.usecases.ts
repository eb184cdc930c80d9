// Passkeys: added, named, listed and removed by their owner, and signed in with, which counts as both factors.
import type { SignedIn } from '#contract/account.ts';
import { checkPersonName } from '#domain/account/person-name.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  ALGORITHMS,
  type Assertion,
  CHALLENGE_SECONDS,
  challengeIn,
  type NewCredential,
  verifyAssertion,
  verifyNewCredential,
} from '#server/auth/webauthn.ts';
import type { ActiveSession, Failure, RequestContext } from '#server/http/context.ts';
import type { AccountParts } from './account-parts.ts';
import { proveOwner, tellOwner } from './credentials.usecases.ts';
import {
  deletePasskey,
  findPasskey,
  listPasskeys as findPasskeys,
  insertPasskey,
  issueChallenge,
  notePasskeyUse,
  type Passkey,
  renamePasskey as saveName,
  takeChallenge,
} from './passkey.queries.ts';
import { done, openSession } from './sessions.usecases.ts';
import { attemptFromAddress } from './throttle.usecases.ts';

/** More than anybody has devices; a list without an end is nobody's. */
const MOST_PASSKEYS = 20;

const refused: Failure = { code: 'auth.passkey_refused' };
const timeout = CHALLENGE_SECONDS * 1000;

const viewOf = ({ id, name, isSynced, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  isSynced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
export type PasskeyView = ReturnType<typeof viewOf>;

function checkName(given: string): Result<string, Failure> {
  const name = checkPersonName(given);
  if (name.ok) return name;
  return err({ code: 'profile.name_invalid', fields: [{ field: 'name', ...name.error }] });
}

/** What the browser makes a passkey by, once the owner typed the password. */
export async function startPasskey(
  parts: AccountParts,
  context: RequestContext,
  { session, password }: { session: ActiveSession; password: string },
) {
  const proven = await proveOwner(parts, context, session, password);
  if (!proven.ok) return proven;
  const { id: userId, email, name } = proven.value.owner;
  const known = await findPasskeys(parts.db, userId);
  return ok({
    challenge: await issueChallenge(parts.db, { newFor: userId }),
    rp: { id: parts.site.id, name: 'Meritpath' },
    user: { id: Buffer.from(userId).toString('base64url'), name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout,
    attestation: 'none' as const,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      type: 'public-key' as const,
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  });
}

export async function addPasskey(
  parts: AccountParts,
  context: RequestContext,
  input: { session: ActiveSession; name: string; credential: NewCredential },
): Promise<Result<PasskeyView, Failure>> {
  const { userId } = input.session;
  const { credential } = input;
  const name = checkName(input.name);
  if (!name.ok) return name;
  const challenge = challengeIn(credential.clientData);
  if (!challenge || !(await takeChallenge(parts.db, challenge, { newFor: userId }))) {
    return err(refused);
  }
  const verified = await verifyNewCredential(parts.site, challenge, credential);
  if (!verified) return err(refused);
  const passkey = { ...verified, userId, name: name.value, transports: credential.transports };
  const added = await parts.db.transaction(async (tx) => {
    const row = await insertPasskey(tx, passkey, MOST_PASSKEYS);
    if (row) await tellOwner(parts, tx, userId, 'passkeyAdded');
    return row;
  });
  if (!added) return err(refused);
  parts.behind(parts.mailer.deliver());
  context.log.info({ event: 'auth.passkey_added', userId }, 'passkey added');
  return ok(viewOf(added));
}

export async function listPasskeys(
  { db }: AccountParts,
  { userId }: ActiveSession,
): Promise<Result<PasskeyView[], Failure>> {
  return ok((await findPasskeys(db, userId)).map(viewOf));
}

/** Another learner's is not found. */
export async function renamePasskey(
  { db }: AccountParts,
  _context: RequestContext,
  input: { session: ActiveSession; passkeyId: string; name: string },
): Promise<Result<{ ok: true }, Failure>> {
  const name = checkName(input.name);
  if (!name.ok) return name;
  const { userId } = input.session;
  const isNamed = await saveName(db, { userId, id: input.passkeyId, name: name.value });
  return isNamed ? done : err({ code: 'auth.passkey_not_found' });
}

export async function removePasskey(
  parts: AccountParts,
  context: RequestContext,
  input: { session: ActiveSession; passkeyId: string; password: string },
): Promise<Result<{ ok: true }, Failure>> {
  const { userId } = input.session;
  // Another learner's is not found, whatever password is sent with it.
  const own = await findPasskeys(parts.db, userId);
  if (!own.some(({ id }) => id === input.passkeyId)) {
    return err({ code: 'auth.passkey_not_found' });
  }
  const proven = await proveOwner(parts, context, input.session, input.password);
  if (!proven.ok) return proven;
  const isRemoved = await parts.db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, userId, input.passkeyId))) return false;
    await tellOwner(parts, tx, userId, 'passkeyRemoved');
    return true;
  });
  if (!isRemoved) return err({ code: 'auth.passkey_not_found' });
  parts.behind(parts.mailer.deliver());
  context.log.info({ event: 'auth.passkey_removed', userId }, 'passkey removed');
  return done;
}

/** What a browser at the door asks its authenticators; the same for everybody. */
export async function askForPasskey({ db, site }: AccountParts) {
  const challenge = await issueChallenge(db, 'sign-in');
  return ok({ challenge, rpId: site.id, timeout, userVerification: 'required' as const });
}

export async function signInWithPasskey(
  parts: AccountParts,
  context: RequestContext,
  assertion: Assertion,
): Promise<Result<SignedIn, Failure>> {
  const proven = await attemptFromAddress(parts, context, () => checkAssertion(parts, assertion));
  if (!proven.ok) {
    const { code } = proven.error;
    context.log.info({ event: 'auth.passkey_failed', code }, 'sign-in failed');
    return proven;
  }
  return ok(await openSession(parts, context, proven.value));
}

/** @returns whose passkey it is */
async function checkAssertion(
  { db, site }: AccountParts,
  assertion: Assertion,
): Promise<Result<string, Failure>> {
  const challenge = challengeIn(assertion.clientData);
  if (!challenge || !(await takeChallenge(db, challenge, 'sign-in'))) return err(refused);
  const passkey = await findPasskey(db, assertion.id);
  if (!passkey) return err(refused);
  const counter = await verifyAssertion(site, challenge, assertion, passkey);
  if (counter === undefined || !(await notePasskeyUse(db, passkey.id, counter))) {
    return err(refused);
  }
  return ok(passkey.userId);
}
