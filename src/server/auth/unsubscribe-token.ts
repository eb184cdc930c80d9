// The token in the link that ends mails of a topic: signed, so that nobody ends another learner's; never expiring,
// because a mail is kept for years.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailTopic, type MailTopic } from '#domain/notifications/mail-topics.ts';
import { keyFor } from './sealed.ts';

export interface Subscription {
  readonly topic: MailTopic;
  readonly learnerId: string;
}

export interface UnsubscribeTokens {
  /** `topic.learner.signature`: the page reads the topic from it. */
  sign(subscription: Subscription): string;
  /** Undefined where it was not signed by this installation. */
  read(token: string): Subscription | undefined;
}

/** @param secret the installation's */
export function unsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = keyFor('unsubscribe link', secret);
  const sign = ({ topic, learnerId }: Subscription): string => {
    const what = `${topic}.${learnerId}`;
    return `${what}.${createHmac('sha256', key).update(what).digest('base64url')}`;
  };
  return {
    sign,
    read(token) {
      const [topic = '', learnerId = ''] = token.split('.');
      if (!isMailTopic(topic) || learnerId === '') return undefined;
      const [given, right] = [token, sign({ topic, learnerId })].map((text) => Buffer.from(text));
      return given!.length === right!.length && timingSafeEqual(given!, right!)
        ? { topic, learnerId }
        : undefined;
    },
  };
}
