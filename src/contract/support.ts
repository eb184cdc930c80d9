// Support: questions with answers, help for each screen, and threads of messages with who runs the site.
import { z } from 'zod';
import { FAQ_CATEGORIES } from '#domain/support/faq.ts';
import {
  MESSAGE_MAX,
  SUBJECT_MAX,
  THREAD_CHANNELS,
  THREAD_STATES,
} from '#domain/support/threads.ts';
import { fails } from './errors.ts';
import { instantSchema } from './fields.ts';
import { blockSchema } from './learning.ts';
import { narrationHeadSchema, narrationSchema } from './narration.ts';
import { read, write } from './policy.ts';

export const faqIdSchema = z.string().regex(/^faq\.[a-z0-9-]{1,60}$/);
export const tourIdSchema = z.string().regex(/^[a-z0-9-]{1,60}$/);
export const threadIdSchema = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** How often an answer helped and was opened, and what this learner said of it. */
export const faqMarksSchema = z.object({
  helpful: z.int(),
  /** Counted once a learner and day. */
  views: z.int(),
  /** True or false as this learner voted; null while they have not. */
  mine: z.boolean().nullable(),
});
export type FaqMarks = z.infer<typeof faqMarksSchema>;

export const faqEntrySchema = faqMarksSchema.extend({
  id: z.string(),
  category: z.enum(FAQ_CATEGORIES),
  question: z.string(),
  answer: z.array(blockSchema),
});
export type FaqEntryView = z.infer<typeof faqEntrySchema>;

/** The page of a screen; its id is the screen's name. */
export const helpArticleSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.array(blockSchema),
});
export type HelpArticleView = z.infer<typeof helpArticleSchema>;

export const supportCentreSchema = z.object({
  /** Is somebody there to answer in the chat; the operator says so. */
  isAvailable: z.boolean(),
  /** Within how many hours a message is answered; the operator says so. */
  answerHours: z.int(),
  faq: z.array(faqEntrySchema),
  help: z.array(helpArticleSchema),
  /** Captioned tours of the product. */
  tours: z.array(narrationHeadSchema),
});
export type SupportCentre = z.infer<typeof supportCentreSchema>;

export const supportThreadSchema = z.object({
  id: z.string(),
  subject: z.string(),
  channel: z.enum(THREAD_CHANNELS),
  state: z.enum(THREAD_STATES),
  createdAt: instantSchema,
  /** When somebody wrote last. */
  updatedAt: instantSchema,
});
export type SupportThread = z.infer<typeof supportThreadSchema>;

export const supportMessageSchema = z.object({
  id: z.string(),
  author: z.enum(['learner', 'support']),
  text: z.string(),
  createdAt: instantSchema,
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

export const wholeThreadSchema = supportThreadSchema.extend({
  /** The oldest first. */
  messages: z.array(supportMessageSchema),
});
export type WholeThread = z.infer<typeof wholeThreadSchema>;

const subjectSchema = z.string().trim().min(1).max(SUBJECT_MAX);
const messageSchema = z.string().trim().min(1).max(MESSAGE_MAX);

const route = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) =>
  ({ method, path, tags: ['support'], summary, successStatus: 200 }) as const;

export const supportContract = {
  centre: read('learner')
    .route(route('GET', '/support', 'The support centre: channels, FAQ and help'))
    .output(supportCentreSchema),
  /** A tour with its scenes, to be played by the page. */
  tour: read('learner')
    .route(route('GET', '/support/tours/{tourId}', 'A captioned tour of the product'))
    .errors(fails('support.tour_not_found'))
    .input(z.strictObject({ tourId: tourIdSchema }))
    .output(narrationSchema),
  /** Says that the learner opened an answer; it counts once a day. */
  view: write('learner', { idempotency: 'none' })
    .route(route('PUT', '/support/faq/{faqId}/view', 'Count a view of an answer'))
    .errors(fails('support.faq_not_found'))
    .input(z.strictObject({ faqId: faqIdSchema }))
    .output(faqMarksSchema),
  /** One vote a learner, which can be changed; null takes it back. */
  vote: write('learner', { idempotency: 'none' })
    .route(route('PUT', '/support/faq/{faqId}/vote', 'Say whether an answer helped'))
    .errors(fails('support.faq_not_found'))
    .input(z.strictObject({ faqId: faqIdSchema, helpful: z.boolean().nullable() }))
    .output(faqMarksSchema),
  /** My threads, the last changed first, at most fifty. */
  threads: read('learner')
    .route(route('GET', '/support/threads', 'My messages to support'))
    .output(z.array(supportThreadSchema)),
  thread: read('learner')
    .route(route('GET', '/support/threads/{threadId}', 'One of my threads with its messages'))
    .errors(fails('support.thread_not_found'))
    .input(z.strictObject({ threadId: threadIdSchema }))
    .output(wholeThreadSchema),
  /** Writes to support; a learner begins a few threads in 24 hours. */
  begin: write('learner', { idempotency: 'required', rate: ['messages'] })
    .route(route('POST', '/support/threads', 'Write to support'))
    .errors(fails('auth.demo_refused', 'request.too_many'))
    .input(
      z.strictObject({
        channel: z.enum(THREAD_CHANNELS),
        subject: subjectSchema,
        message: messageSchema,
      }),
    )
    .output(wholeThreadSchema),
  /** Writes back; a closed thread is open again. */
  write: write('learner', { idempotency: 'required', rate: ['messages'] })
    .route(route('POST', '/support/threads/{threadId}/messages', 'Write back to support'))
    .errors(
      fails(
        'auth.demo_refused',
        'request.too_many',
        'support.thread_not_found',
        'support.thread_full',
      ),
    )
    .input(z.strictObject({ threadId: threadIdSchema, message: messageSchema }))
    .output(wholeThreadSchema),
};
