// An SMTP server that keeps what it gets, and reads each mail as a mail program does.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Received {
  /** The recipients of the envelope, which is who really gets the mail. */
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

export interface Mailbox {
  readonly url: string;
  readonly received: Received[];
  /** Answers every mail with "try later" while true. */
  isBusy: boolean;
  /** The mails to an address, once there are that many. */
  waitFor(recipient: string, count?: number): Promise<Received[]>;
  close(): Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mailbox.isBusy) {
          done(Object.assign(new Error('try later'), { responseCode: 451 }));
          return;
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => {
          received.push({ recipients, raw, mail });
          done();
        });
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    isBusy: false,
    async waitFor(recipient, count = 1) {
      const deadline = Date.now() + 60_000;
      for (;;) {
        const mails = received.filter(({ recipients }) => recipients.includes(recipient));
        if (mails.length >= count) return mails;
        if (Date.now() > deadline) {
          throw new Error(`${mails.length} of ${count} mails for ${recipient} came.`);
        }
        await new Promise((wait) => setTimeout(wait, 10));
      }
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return mailbox;
}

/** The token of the link in a text, and the link as it stands there. */
export function linkIn(text: string, page: 'confirm' | 'reset'): { link: string; token: string } {
  const link = new RegExp(`https?://\\S+/#/${page}\\?token=(\\S+)`).exec(text);
  if (!link) throw new Error(`There is no ${page} link in: ${text}`);
  return { link: link[0], token: decodeURIComponent(link[1]!) };
}
