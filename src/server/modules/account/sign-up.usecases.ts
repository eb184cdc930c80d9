// Sign-up: account and learner come about together; where mail is sent, nothing tells a taken address.

import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SignedIn } from '#contract/account.ts';
import type { Locale } from '#contract/fields.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { setCookieLine } from '#server/auth/cookies.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure, RequestContext } from '#server/http/context.ts';
import { changeLearner, checkName } from '#server/modules/learner/change-learner.usecases.ts';
import { createLearner } from '#server/modules/learner/learner.usecases.ts';
import { CONFIRM_HOURS } from '#server/modules/mail/mail.usecases.ts';
import { findOwner, insertAccount, renameAccount, replacePassword } from './account.queries.ts';
import type { AccountParts } from './account-parts.ts';
import { issueToken, withdrawTokens } from './account-token.queries.ts';
import { hashNewPassword } from './new-password.ts';
import { openSession } from './sessions.usecases.ts';
import { hashed } from './throttle.queries.ts';
import { takeMail, takeNewcomer } from './throttle.usecases.ts';

/** After the hash, an answer takes at least this long, whatever had to be written. */
const WRITE_FLOOR_MS = 30;

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale?: Locale | undefined;
  readonly timeZone?: string | undefined;
}

interface Newcomer extends SignUpInput {
  readonly hash: string;
  readonly isConfirmed: boolean;
}

type SignUpAnswer = ({ status: 'signed_in' } & SignedIn) | { status: 'check_email' };

export async function signUp(
  parts: AccountParts,
  context: RequestContext,
  input: SignUpInput,
): Promise<Result<SignUpAnswer, Failure>> {
  const names = checkNames(input);
  if (!names.ok) return names;
  const { firstName, lastName } = names.value;
  // Before the password is hashed, which is what a flood would make the machine do.
  const taken = await takeNewcomer(parts, context, 'signUps');
  if (!taken.ok) return taken;
  const hash = await hashNewPassword(parts, input.password, { ...input, firstName, lastName });
  if (!hash.ok) return hash;
  const isConfirmed = !parts.mailer.canSend;
  const newcomer = { ...input, firstName, lastName, hash: hash.value, isConfirmed };
  return isConfirmed
    ? signUpAtOnce(parts, context, newcomer)
    : signUpByMail(parts, context, newcomer);
}

function checkNames(input: SignUpInput): Result<{ firstName: string; lastName: string }, Failure> {
  const names = { firstName: '', lastName: '' };
  for (const field of ['firstName', 'lastName'] as const) {
    const name = checkName(field, input[field]);
    if (!name.ok) return name;
    names[field] = name.value;
  }
  return ok(names);
}

async function signUpAtOnce(
  parts: AccountParts,
  context: RequestContext,
  newcomer: Newcomer,
): Promise<Result<SignUpAnswer, Failure>> {
  const id = await parts.db.transaction((tx) => createAccount(parts, tx, newcomer));
  if (!id) return err({ code: 'auth.email_taken' });
  context.log.info({ event: 'auth.signed_up', userId: id }, 'signed up');
  return ok({ status: 'signed_in', ...(await openSession(parts, context, id)) });
}

/** Creates account and learner; undefined when the address has an account. */
async function createAccount(
  { catalog }: AccountParts,
  tx: Transaction,
  newcomer: Newcomer,
): Promise<string | undefined> {
  const { email, hash, isConfirmed, firstName, lastName, locale, timeZone } = newcomer;
  const name = `${firstName} ${lastName}`;
  const id = await insertAccount(tx, { id: randomUUID(), email, name, isConfirmed, hash });
  if (!id) return undefined;
  const shieldsAtStart = catalog.rewards.shields.atStart;
  await createLearner(tx, {
    id,
    firstName,
    lastName,
    locale,
    timeZone,
    isDemo: false,
    courseKey: catalog.courses[0]!.key,
    shieldsAtStart,
  });
  return id;
}

/** The same answer, cookie and time for a new and a taken address. */
async function signUpByMail(
  parts: AccountParts,
  context: RequestContext,
  newcomer: Newcomer,
): Promise<Result<SignUpAnswer, Failure>> {
  const nonce = randomBytes(16).toString('base64url');
  await Promise.all([
    delay(WRITE_FLOOR_MS),
    parts.db.transaction((tx) => writeToAddress(parts, context, tx, newcomer, nonce)),
  ]);
  parts.behind(parts.mailer.deliver());
  const maxAgeSeconds = CONFIRM_HOURS * 3600;
  context.responseHeaders.append(
    'set-cookie',
    setCookieLine(parts.names, { name: parts.names.signUp, value: nonce, maxAgeSeconds }),
  );
  context.log.info({ event: 'auth.signed_up' }, 'signed up');
  return ok({ status: 'check_email' });
}

async function writeToAddress(
  parts: AccountParts,
  context: RequestContext,
  tx: Transaction,
  newcomer: Newcomer,
  nonce: string,
): Promise<void> {
  const { mailer } = parts;
  const owner = await findOwner(tx, newcomer);
  const mayMail = await takeMail(context, tx, newcomer.email);
  if (owner?.isConfirmed) {
    if (!mayMail) return;
    const { id: userId, email: recipient, locale } = owner;
    await mailer.enqueue(tx, { letter: { kind: 'accountExists' }, userId, recipient, locale });
    return;
  }
  const userId = owner
    ? await startOver(parts, tx, owner.id, newcomer)
    : await createAccount(parts, tx, newcomer);
  // Undefined: another request created the account this very moment and writes to its owner.
  if (!userId || !mayMail) return;
  await withdrawTokens(tx, userId, ['confirm']);
  const { token, tokenHash } = await issueToken(tx, {
    purpose: 'confirm',
    userId,
    minutes: CONFIRM_HOURS * 60,
    browserHash: hashed(nonce),
  });
  await mailer.enqueue(tx, {
    letter: { kind: 'confirm', token },
    userId,
    recipient: newcomer.email.toLowerCase(),
    locale: newcomer.locale ?? 'en-US',
    tokenHash,
  });
}

/** Nobody proved this address yet: who signs up last is who the newest link is for. */
async function startOver(
  { catalog }: AccountParts,
  tx: Transaction,
  userId: string,
  { hash, firstName, lastName }: Newcomer,
): Promise<string> {
  await replacePassword(tx, userId, { hash });
  await renameAccount(tx, userId, `${firstName} ${lastName}`);
  await changeLearner(tx, catalog, userId, { firstName, lastName });
  return userId;
}
