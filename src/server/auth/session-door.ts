// Server-only calls inside the auth library: sessions that begin without a password typed just now.
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** A plugin of the auth library; its calls exist on `auth.api` and on no address. */
export const sessionDoor = {
  id: 'session-door',
  endpoints: {
    /** Begins a session for an account and sets its cookie. */
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new Error('A session was asked for an account that is gone.');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return { token: session.token };
      },
    ),
    /** Sets the cookie of a standing session anew, so that the browser keeps it as long as we do. */
    renewCookie: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: z.object({ token: z.string() }) },
      async (ctx) => {
        const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
        if (found) await setSessionCookie(ctx, found);
        return { renewed: found !== null };
      },
    ),
    /** Takes the session's cookie from the browser. */
    forgetCookie: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true },
      async (ctx) => {
        deleteSessionCookie(ctx);
        return { forgotten: true };
      },
    ),
  },
} as const;
