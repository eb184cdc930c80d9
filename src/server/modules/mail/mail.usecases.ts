// Mail leaves by SMTP where it is configured; else its link is printed for the operator.
import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/fields.ts';
import type { UnsubscribeTokens } from '#server/auth/unsubscribe-token.ts';
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
import type { MailParts } from './mail-layout.ts';
import { type Letter, leaveWords, topicOf, writeLetter } from './mail-letters.ts';
import { createSmtpSender } from './smtp.ts';

/** Bodies of mails are erased a day after they were written. */
export const mailJobs: readonly Job[] = [{ name: 'old-mail', cron: HOURLY, run: eraseOldMail }];

export {
  CONFIRM_HOURS,
  type DigestFacts,
  type News,
  newsWords,
  RESET_MINUTES,
  type SecurityNews,
  writeLetter,
} from './mail-letters.ts';

const BATCH = 10;
/** With waits doubling from a minute, the last attempt is about two hours after the first. */
const MAX_ATTEMPTS = 7;
const POLL_MS = 20_000;

export interface MailDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'mail'>;
  readonly log: Logger;
  /** Signs the links that end mails of a topic. */
  readonly unsubscribe: UnsubscribeTokens;
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

export function createMailer({ db, config, log, unsubscribe, consoleLine }: MailDeps): Mailer {
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
      await smtp.send({ ...mail, ...sentParts(mail) });
      await markSent(db, mail.id, false);
    } catch (error) {
      const reason = reasonOf(error);
      const final = mail.attempts >= MAX_ATTEMPTS;
      log.warn({ mailId: mail.id, kind: mail.kind, reason, final }, 'mail not sent');
      await markFailed(db, mail.id, { reason, final });
    }
  }

  /** What the mail says, and by which address a mail program leaves it with one press (RFC 8058). */
  function sentParts({ kind, userId, subject, body, action, locale }: OutgoingMail) {
    const language = (locale ?? 'en-US') as Locale;
    const topic = topicOf(kind);
    const token = topic && encodeURIComponent(unsubscribe.sign({ topic, learnerId: userId }));
    const parts: MailParts = {
      subject,
      body: body ?? '',
      action,
      locale: language,
      leave: topic
        ? {
            ...leaveWords(topic, language),
            url: `${config.publicUrl}/#/unsubscribe?token=${token}`,
          }
        : null,
    };
    return {
      parts,
      leaveUrl: token && `${config.publicUrl}/mail/unsubscribe?token=${token}`,
    };
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
      const written = writeLetter(letter, config.publicUrl, locale);
      const { subject, body, link, action } = written;
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
        action,
        locale: written.locale,
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
