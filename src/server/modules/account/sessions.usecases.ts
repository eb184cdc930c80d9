// Sessions: begun with a new id, rolled forward by the database's clock, listed, ended.

import type { SignedIn } from '#contract/account.ts';
import type { Locale } from '#contract/fields.ts';
import type { Learner, Session } from '#contract/learner.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { setCookieLine } from '#server/auth/cookies.ts';
import { signedValue } from '#server/auth/signed-cookie.ts';
import { databaseNow } from '#server/db/database.ts';
import type { ActiveSession, Failure, RequestContext } from '#server/http/context.ts';
import { createLearner } from '#server/modules/learner/learner.usecases.ts';
import { getLearnerView } from '#server/modules/profile/profile.usecases.ts';
import { moveSubscriptions } from '#server/modules/push/push.usecases.ts';
import {
  endSession,
  extendSession,
  findOwner,
  insertSession,
  listStandingSessions,
} from './account.queries.ts';
import type { AccountParts } from './account-parts.ts';
import { accountKey } from './throttle.queries.ts';
import { busy, takeNewcomer } from './throttle.usecases.ts';

export const done = ok({ ok: true } as const);

/** Rolled forward by every refresh. */
export const SESSION_DAYS = 7;
const SESSION_SECONDS = SESSION_DAYS * 24 * 3600;

/** Begins a session once it is proven whose: the browser's former one ends, the browser is known from now on. */
export async function openSession(
  parts: AccountParts,
  context: RequestContext,
  userId: string,
): Promise<SignedIn> {
  const { db } = parts;
  const owner = await findOwner(db, { id: userId });
  if (!owner) throw new Error('A session was asked for an account that is gone.');
  const session = await begin(parts, context, userId);
  if (!owner.isDemo) {
    parts.devices.remember(context, accountKey(owner.email));
    if (!owner.hasLearner) await healLearner(parts, owner);
  }
  context.log.info({ event: 'auth.signed_in', userId: owner.id }, 'signed in');
  return viewOf(parts, session);
}

/** The same browser goes on under a new session id: what the account is signed in with has changed. */
export async function replaceSession(
  parts: AccountParts,
  context: RequestContext,
  { userId }: ActiveSession,
): Promise<void> {
  await begin(parts, context, userId);
}

async function begin(
  parts: AccountParts,
  context: RequestContext,
  userId: string,
): Promise<ActiveSession> {
  const { db } = parts;
  const userAgent = context.headers.get('user-agent');
  const token = await insertSession(db, { userId, userAgent, seconds: SESSION_SECONDS });
  const session = await parts.findSession(token);
  if (!session) throw new Error('A session that was just begun does not stand.');
  if (context.session) {
    // The same browser of the same learner goes on being pushed to.
    if (context.session.userId === userId) {
      await moveSubscriptions(db, context.session.id, session.id);
    }
    await endSession(db, context.session.userId, context.session.id);
  }
  setSessionCookie(parts, context, token);
  return session;
}

function setSessionCookie(
  { names, secret }: AccountParts,
  { responseHeaders }: RequestContext,
  token: string,
): void {
  const value = signedValue(token, secret);
  const cookie = { name: names.session, value, maxAgeSeconds: SESSION_SECONDS };
  responseHeaders.append('set-cookie', setCookieLine(names, cookie));
}

export function forgetSessionCookie(
  { names }: AccountParts,
  { responseHeaders }: RequestContext,
): void {
  const cookie = { name: names.session, value: '', maxAgeSeconds: 0 };
  responseHeaders.append('set-cookie', setCookieLine(names, cookie));
}

/** An account without a profile cannot come about here; one brought in from elsewhere gets its own. */
async function healLearner(
  { db, catalog }: AccountParts,
  owner: { id: string; name: string },
): Promise<void> {
  const [firstName = '', ...rest] = owner.name.trim().split(/\s+/);
  await createLearner(db, {
    id: owner.id,
    firstName,
    lastName: rest.join(' '),
    isDemo: false,
    courseKey: catalog.courses[0]!.key,
    shieldsAtStart: catalog.rewards.shields.atStart,
  });
}

async function viewOf({ db, catalog }: AccountParts, session: ActiveSession): Promise<SignedIn> {
  const learner = await getLearnerView(db, catalog, session.userId);
  const now = await databaseNow(db);
  return { session: { ...datesOf(session), serverTime: iso(now) }, learner };
}

const iso = (ms: number): string => new Date(ms).toISOString();
const datesOf = ({ id, createdAt, expiresAt }: ActiveSession) => ({
  id,
  createdAt: iso(createdAt),
  expiresAt: iso(expiresAt),
});

/** Who is signed in; both null when nobody is. */
export async function readSession(
  parts: AccountParts,
  { session }: RequestContext,
): Promise<Result<{ session: Session | null; learner: Learner | null }, Failure>> {
  return ok(session ? await viewOf(parts, session) : { session: null, learner: null });
}

/** Rolls the session forward and gives the browser its cookie anew. */
export async function refreshSession(
  parts: AccountParts,
  context: RequestContext,
): Promise<Result<SignedIn, Failure>> {
  const { session } = context;
  if (!session) return err({ code: 'auth.signed_out' });
  const stands = await extendSession(parts.db, session.id, SESSION_SECONDS);
  const rolled = stands && (await parts.findSession(session.token));
  if (!rolled) return err({ code: 'auth.signed_out' });
  setSessionCookie(parts, context, session.token);
  return ok(await viewOf(parts, rolled));
}

export async function signOut(
  parts: AccountParts,
  context: RequestContext,
): Promise<Result<{ ok: true }, Failure>> {
  const { session, log } = context;
  if (session) {
    await endSession(parts.db, session.userId, session.id);
    log.info({ event: 'auth.signed_out', userId: session.userId }, 'signed out');
  }
  forgetSessionCookie(parts, context);
  return done;
}

export async function listSessions({ db }: AccountParts, session: ActiveSession) {
  const rows = await listStandingSessions(db, session.userId);
  return ok(
    rows.map(({ id, createdAt, expiresAt, userAgent }) => ({
      id,
      current: id === session.id,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      userAgent: userAgent || null,
    })),
  );
}

/** Ends one of the learner's own sessions; another learner's is not found. */
export async function revokeSession(
  parts: AccountParts,
  context: RequestContext,
  { session, sessionId }: { session: ActiveSession; sessionId: string },
): Promise<Result<{ ok: true }, Failure>> {
  if (!(await endSession(parts.db, session.userId, sessionId))) {
    return err({ code: 'auth.session_not_found' });
  }
  if (sessionId === session.id) forgetSessionCookie(parts, context);
  context.log.info({ event: 'auth.session_revoked', userId: session.userId }, 'session revoked');
  return done;
}

export async function startDemo(
  parts: AccountParts,
  context: RequestContext,
  input: { locale?: Locale | undefined; timeZone?: string | undefined },
): Promise<Result<SignedIn, Failure>> {
  if (!parts.config.demo) return err({ code: 'demo.disabled' });
  const taken = await takeNewcomer(parts, context, 'demos');
  if (!taken.ok) return taken;
  try {
    const userId = await parts.demosInTurn(() => parts.createDemoLearner(input));
    return ok(await openSession(parts, context, userId));
  } catch (error) {
    return busy(error);
  }
}
