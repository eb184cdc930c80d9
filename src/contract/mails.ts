// Mails that come by themselves, and the link in each that ends them.
import { z } from 'zod';
import { MAIL_TOPICS } from '#domain/notifications/mail-topics.ts';
import { fails } from './errors.ts';
import { write } from './policy.ts';

export const mailsContract = {
  /** Ends mails of the topic that the link is about, or all but those about the account itself. */
  leave: write('anyone', { idempotency: 'none' })
    .route({
      method: 'POST',
      path: '/mails/leave',
      tags: ['mails'],
      summary: 'Unsubscribe by the link of a mail',
    })
    .errors(fails('mail.link_invalid'))
    .input(
      z.strictObject({
        /** As it stands in the link: `topic.learner.signature`. */
        token: z.string().min(8).max(300),
        all: z.boolean().optional(),
      }),
    )
    .output(z.object({ topic: z.enum(MAIL_TOPICS) })),
};
