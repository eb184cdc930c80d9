// One door to the mail library: a message to one recipient, as plain text and in the product's design.
import { createTransport } from 'nodemailer';
import { type MailParts, mailHtml, mailText } from './mail-layout.ts';

export interface SentMail {
  readonly id: string;
  readonly recipient: string;
  readonly parts: MailParts;
  /** Ends mails of this topic by a POST, without a page (RFC 8058); undefined for mails nobody leaves. */
  readonly leaveUrl: string | undefined;
}

export interface SmtpSender {
  send(mail: SentMail): Promise<void>;
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
    async send({ id, recipient, parts, leaveUrl }) {
      await transport.sendMail({
        from,
        // As an object it is one address, whatever is in it.
        to: { name: '', address: recipient },
        subject: parts.subject,
        text: mailText(parts),
        html: mailHtml(parts),
        // The same on a second attempt, so that a mailbox can tell a repeat.
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(leaveUrl !== undefined && {
            'List-Unsubscribe': `<${leaveUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}
