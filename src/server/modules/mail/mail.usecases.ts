// Mail leaves by SMTP where it is configured; else its link is printed for the operator.
import { randomUUID } from 'node:crypto';
import type { Config } from '#server/config/config.ts';
import type { Database, Executor } from '#server/db/database.ts';
import type { Logger } from '#server/http/logger.ts';
import { HOURLY, type Job } from '#server/jobs.ts';
import {
  claimDueMail,
  eraseMailOfToken,
  eraseOldMail,
  insertMail,
  markFailed,
  markSent,
  type OutgoingMail,
} from './mail.queries.ts';
import { type Letter, writeLetter } from './mail-letters.ts';
import { createSmtpSender } from './smtp.ts';

/** Bodies of mails are erased a day after they were written. */
export const mailJobs: readonly Job[] = [{ name: 'old-mail', cron: HOURLY, run: eraseOldMail }];

export { CONFIRM_HOURS, RESET_MINUTES } from './mail-letters.ts';

const BATCH = 10;
/** With waits doubling from a minute, the last attempt is about two hours after the first. */
const MAX_ATTEMPTS = 7;
const POLL_MS = 20_000;

export interface MailDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'mail'>;
  readonly log: Logger;
  /** Prints a line for the operator; never the structured log, which must hold no link. */
  readonly consoleLine: (line: string) => void;
}

interface NewMail {
  readonly letter: Letter;
  readonly userId: string;
  readonly recipient: string;
  readonly locale: string;
  readonly tokenHash?: string;
}

export interface Mailer {
  /** False where mails only reach the operator's console. */
  readonly canSend: boolean;
  /** Writes the mail in the transaction of the fact it tells of. Call `deliver` after the commit. */
  enqueue(db: Executor, mail: NewMail): Promise<void>;
  /** Sends what is due. Never throws; what fails is tried again later. */
  deliver(): Promise<void>;
  /** Erases the mail whose link was used. */
  erase(db: Executor, tokenHash: string): Promise<void>;
  /** Sends from time to time what is due again, until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

export function createMailer({ db, config, log, consoleLine }: MailDeps): Mailer {
  const smtp = config.mail && createSmtpSender(config.mail);
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | undefined;
  let askedAgain = false;

  async function sendOne(mail: OutgoingMail): Promise<void> {
    if (!smtp) {
      if (mail.link) consoleLine(`Mail for ${mail.recipient} (${mail.subject}): ${mail.link}`);
      await markSent(db, mail.id, true);
      return;
    }
    try {
      await smtp.send(mail);
      await markSent(db, mail.id, false);
    } catch (error) {
      const reason = reasonOf(error);
      const final = mail.attempts >= MAX_ATTEMPTS;
      log.warn({ mailId: mail.id, kind: mail.kind, reason, final }, 'mail not sent');
      await markFailed(db, mail.id, { reason, final });
    }
  }

  async function deliverAll(): Promise<void> {
    try {
      do {
        askedAgain = false;
        const mails = await claimDueMail(db, BATCH);
        for (const mail of mails) await sendOne(mail);
        if (mails.length === BATCH) askedAgain = true;
      } while (askedAgain);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'outbox not reached');
    }
  }

  function deliver(): Promise<void> {
    // One sender a process; whoever comes meanwhile makes it look once more.
    askedAgain = true;
    delivering ??= deliverAll().then(() => {
      delivering = undefined;
      return askedAgain ? deliver() : undefined;
    });
    return delivering;
  }

  return {
    canSend: smtp !== undefined,
    async enqueue(executor, { letter, userId, recipient, locale, tokenHash }) {
      const { subject, body, link } = writeLetter(letter, config.publicUrl, locale);
      // a line break in a field would begin a header of somebody else's choice.
      if (/[\r\n]/.test(recipient) || /[\r\n]/.test(subject))
        throw new Error('A mail field breaks a line.');
      await insertMail(executor, {
        id: randomUUID(),
        userId,
        kind: letter.kind,
        recipient,
        subject,
        body,
        link: link ?? null,
        tokenHash: tokenHash ?? null,
      });
    },
    deliver,
    erase: eraseMailOfToken,
    start() {
      timer = setInterval(() => void deliver(), POLL_MS).unref();
      void deliver();
    },
    async stop() {
      clearInterval(timer);
      await delivering;
      smtp?.close();
    },
  };
}

/** A code, never a message: servers put addresses into their messages. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
