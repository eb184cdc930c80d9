// Leaving mails over HTTP: by the page that the link opens, and by a mail program itself.
import type { Database } from '#server/db/database.ts';
import { anyone, unwrap } from '#server/http/procedures.ts';
import { type LeaveParts, leaveMails } from './leave.usecases.ts';

export const mailRoutes = (parts: LeaveParts) => ({
  leave: anyone.mails.leave.handler(async ({ context, input }) =>
    unwrap(
      await context.write((tx) =>
        leaveMails(tx, parts, { token: input.token, all: input.all ?? false }),
      ),
    ),
  ),
});

/** What a mail program asks for with one press (RFC 8058). @returns false where the link is not ours */
export const leaveByMailProgram =
  (db: Database, parts: LeaveParts) =>
  async (token: string): Promise<boolean> => {
    const left = await db.transaction((tx) => leaveMails(tx, parts, { token, all: false }));
    return left.ok;
  };
