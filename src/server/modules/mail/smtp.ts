// One door to the mail library: a plain text message to one recipient.
import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './mail.queries.ts';

export interface SmtpSender {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** @param from the configured sender, an address or `Name <address>` */
export function createSmtpSender({ smtpUrl, from }: { smtpUrl: string; from: string }): SmtpSender {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A mail is text we wrote: nothing in it may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@|>.*$/g, '');
  return {
    async send({ id, recipient, subject, body }) {
      await transport.sendMail({
        from,
        // As an object it is one address, whatever is in it.
        to: { name: '', address: recipient },
        subject,
        text: body ?? '',
        // The same on a second attempt, so that a mailbox can tell a repeat.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
    },
    close: () => transport.close(),
  };
}
