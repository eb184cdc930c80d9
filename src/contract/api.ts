// The API, declared once: the server implements it, the client calls it, OpenAPI describes it.
import { z } from 'zod';
import { accountContract } from './account.ts';
import { certificatesContract } from './certificates.ts';
import { credentialsContract } from './credentials.ts';
import { deliverablesContract } from './deliverables.ts';
import { documentsContract } from './documents.ts';
import { eventsContract } from './events.ts';
import { examsContract } from './exams.ts';
import { localeSchema, localizedTextSchema, offerSchema } from './fields.ts';
import { leaderboardsContract } from './leaderboards.ts';
import { learnerContract } from './learner.ts';
import { learningContract } from './learning.ts';
import { libraryContract } from './library.ts';
import { mailsContract } from './mails.ts';
import { modelsContract } from './models.ts';
import { myProgressContract } from './my-progress.ts';
import { notificationsContract } from './notifications.ts';
import { pathContract } from './path.ts';
import { playContract } from './play.ts';
import { read } from './policy.ts';
import { progressContract } from './progress.ts';
import { publicProfilesContract } from './public-profiles.ts';
import { pushContract } from './push.ts';
import { questionsContract } from './question-reports.ts';
import { searchContract } from './search.ts';
import { storeContract } from './store.ts';
import { supportContract } from './support.ts';
import { teamsContract } from './teams.ts';
import { templatesContract } from './templates.ts';

/** What the browser must know before anybody is signed in. */
export const productSchema = z.object({
  build: z.string(),
  demo: z.boolean(),
  /** True when mail can be sent: sign-up then asks to confirm the address. */
  mail: z.boolean(),
  passwordMinLength: z.int(),
  locales: z.array(localeSchema),
  /** What there is to learn, for somebody who was never here. */
  courses: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      /** The exams it prepares for, in one short line. */
      exams: localizedTextSchema,
      /** Who takes its certificate, and what for. */
      takenFor: localizedTextSchema,
      /** Of its line, in the themes that there are before anybody is signed in. */
      colors: z.object({ dark: z.string(), light: z.string() }),
      offer: offerSchema,
    }),
  ),
});
export type Product = z.infer<typeof productSchema>;

/** Every procedure, by part: the path to one is also its operation id. */
export const apiContract = {
  product: {
    get: read('anyone')
      .route({
        method: 'GET',
        path: '/product',
        tags: ['product'],
        summary: 'What this installation offers',
      })
      .output(productSchema),
  },
  learner: learnerContract,
  account: accountContract,
  learning: {
    ...learningContract,
    ...progressContract,
    ...myProgressContract,
    ...pathContract,
    ...playContract,
    ...deliverablesContract,
  },
  exams: examsContract,
  questions: questionsContract,
  leaderboards: leaderboardsContract,
  teams: teamsContract,
  events: eventsContract,
  notifications: notificationsContract,
  mails: mailsContract,
  store: storeContract,
  search: searchContract,
  certificates: certificatesContract,
  credentials: credentialsContract,
  publicProfiles: publicProfilesContract,
  support: supportContract,
  templates: templatesContract,
  documents: documentsContract,
  library: libraryContract,
  models: modelsContract,
  push: pushContract,
};
export type ApiContract = typeof apiContract;
