// Short words for what account tests do over and over.
import { tryCall } from '#client/api/failure.ts';
import type { TestApp, TestClient } from './app.ts';
import { linkIn } from './mailbox.ts';

/** `ok`, or the code that the call failed with. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  const answer = await tryCall(call);
  return answer.ok ? 'ok' : answer.failure.code;
}

let people = 0;

/** A person who has no account yet. */
export function aPerson(more: { password?: string; firstName?: string; lastName?: string } = {}) {
  people += 1;
  return {
    email: `person-${people}-${process.pid}@example.org`,
    password: 'quiet-harbour-12',
    firstName: 'Ines',
    lastName: 'Moreau',
    ...more,
  };
}

/** Another browser in which the person signs in. */
export async function signInElsewhere(
  app: TestApp,
  { email, password }: { email: string; password: string },
): Promise<TestClient> {
  const client = app.newClient();
  await client.api.account.signIn({ email, password });
  return client;
}

/** The newest link that was printed for an address on the operator's console. */
export async function printedLink(app: TestApp, email: string, page: 'confirm' | 'reset') {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const line = app.consoleLines.findLast(
      (one) => one.includes(email) && one.includes(`/#/${page}`),
    );
    if (line) return linkIn(line, page);
    if (Date.now() > deadline) throw new Error(`No ${page} link for ${email} was printed.`);
    await new Promise((wait) => setTimeout(wait, 10));
  }
}

/** Lets everything that was counted against anybody be forgotten, as if much time had passed. */
export const forgiveAttempts = (app: TestApp) => app.database.asOwner('delete from throttles');
