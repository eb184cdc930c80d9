// Puts the parts together: what serve.ts serves and what the tests call.
import { sql } from 'drizzle-orm';
import type { Product } from '#contract/api.ts';
import { localeSchema } from '#contract/fields.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { offerOf } from '#domain/catalog/offer.ts';
import { courseResetRoutes } from '#server/modules/course-reset/course-reset.routes.ts';
import { expireAttempts } from '#server/modules/exam/grading.usecases.ts';
import { profileRoutes } from '#server/modules/profile/profile.routes.ts';
import { ledgerDrift } from '#server/modules/progress/ledger.usecases.ts';
import { studyRoutes } from '#server/modules/study/study.routes.ts';
import { createApp } from './app.ts';
import type { PasswordHasher } from './auth/password-hash.ts';
import { unsubscribeTokens } from './auth/unsubscribe-token.ts';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './db/database.ts';
import type { Logger } from './http/logger.ts';
import { createMetrics } from './http/metrics.ts';
import type { OpenApiDocument } from './http/openapi.ts';
import { anyone } from './http/procedures.ts';
import { createJobs, DAILY, EVERY_MINUTE, HOURLY, type Job, type Jobs } from './jobs.ts';
import { createLivePages } from './live/live-pages.ts';
import { accountRoutes, sessionRoutes } from './modules/account/account.routes.ts';
import { accountJobs, createAccounts } from './modules/account/account.usecases.ts';
import { certificateRoutes } from './modules/certificate/certificate.routes.ts';
import { certificatePdf } from './modules/certificate/certificate.usecases.ts';
import { credentialRoutes, openBadgeDocuments } from './modules/credential/credential.routes.ts';
import { createDemoLearner, demoJobs } from './modules/demo/demo.usecases.ts';
import { eventRoutes } from './modules/event/event.routes.ts';
import { eventJobs } from './modules/event/schedule.usecases.ts';
import { examRoutes } from './modules/exam/exam.routes.ts';
import { forgetOldKeys } from './modules/idempotency/idempotency.usecases.ts';
import { leaderboardRoutes } from './modules/leaderboard/leaderboard.routes.ts';
import { libraryRoutes } from './modules/library/library.routes.ts';
import { createMailer, mailJobs } from './modules/mail/mail.usecases.ts';
import { modelRoutes } from './modules/model/model.routes.ts';
import { notificationRoutes } from './modules/notification/notification.routes.ts';
import { personalDataRoutes } from './modules/personal-data/personal-data.routes.ts';
import { productRoutes } from './modules/product/product.routes.ts';
import { repairXpSums } from './modules/progress/sums.usecases.ts';
import { publicProfileRoutes } from './modules/public-profile/public-profile.routes.ts';
import { pushRoutes } from './modules/push/push.routes.ts';
import { createPusher, type Pusher, type PushTransport } from './modules/push/push.usecases.ts';
import { questionRoutes } from './modules/question/question.routes.ts';
import { countDaily } from './modules/question/statistics.usecases.ts';
import { leaveByMailProgram, mailRoutes } from './modules/reminder/reminder.routes.ts';
import { reminderJobs } from './modules/reminder/reminder.usecases.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { takeWebhook } from './modules/store/checkout.usecases.ts';
import { storeRoutes } from './modules/store/store.routes.ts';
import type { StripeFetch } from './modules/store/stripe.ts';
import { supportRoutes } from './modules/support/support.routes.ts';
import { teamRoutes } from './modules/team/team.routes.ts';
import { eraseEmptyTeams } from './modules/team/team.usecases.ts';
import { documentRoutes } from './modules/template/document.routes.ts';
import { templateRoutes } from './modules/template/template.routes.ts';
import { createTemplateFiles } from './modules/template/template-files.ts';
import { supportMail, supportSite } from './support-site.ts';

/** The database counts as lost when it does not answer within this time (R-47: 503 within 2 s). */
const READY_WITHIN_MS = 1_500;

export interface ComposeInput {
  readonly config: Config;
  readonly secret: string;
  readonly database: OpenDatabase;
  readonly catalog: Catalog;
  /** The build's label, shown in the footer. */
  readonly build: string;
  readonly log: Logger;
  /** Prints a line for the operator, beside the structured log. */
  readonly consoleLine: (line: string) => void;
  readonly clientDir?: string;
  /** Where the build has left blank files of templates; without it they are made when they are asked for. */
  readonly templatesDir?: string;
  readonly isGoingDown: () => boolean;
  /** Hands messages to push services; another one is for tests. */
  readonly sendPush?: PushTransport;
  /** Reaches the payment service; another one is for tests. */
  readonly sendToStripe?: StripeFetch;
  /** Makes and checks hashes of passwords; another one is for tests. */
  readonly hasher?: PasswordHasher;
}

export interface ComposedApp {
  readonly app: ReturnType<typeof createApp>;
  readonly jobs: Jobs;
  readonly pusher: Pusher;
  /** Starts what works by itself: mail and jobs. */
  start(): void;
  /** Ends the answers that stay open, which nobody is to wait for. */
  endPages(): Promise<void>;
  /** Ends it and waits for what is under way; the database may be closed after. */
  stop(): Promise<void>;
}

export async function composeApp(input: ComposeInput): Promise<ComposedApp> {
  const { config, database, log } = input;
  const { db } = database;
  const catalog = indexCatalog(input.catalog);
  const unsubscribe = unsubscribeTokens(input.secret);
  const mailer = createMailer({ db, config, log, unsubscribe, consoleLine: input.consoleLine });
  const learning = { db, catalog };
  const files = createTemplateFiles({ builtDir: input.templatesDir });
  const accounts = createAccounts({
    db,
    config,
    secret: input.secret,
    mailer,
    log,
    catalog,
    ...(input.hasher && { hasher: input.hasher }),
    createDemoLearner: (inputs) => createDemoLearner(learning, inputs),
  });
  const pusher = createPusher({
    ...{ db, config, log, catalog, secret: input.secret },
    ...(input.sendPush && { send: input.sendPush }),
  });
  const { stripe } = config;
  const payments = stripe && {
    keys: stripe,
    send: input.sendToStripe ?? fetch,
    site: config.publicUrl,
  };
  const product: Product = {
    build: input.build,
    demo: config.demo,
    mail: mailer.canSend,
    passwordMinLength: config.password.minLength,
    locales: [...localeSchema.options],
    courses: catalog.courses.map(({ key, title, exams, takenFor, colors }) => ({
      key,
      title,
      exams,
      takenFor,
      colors: { dark: colors.dark.accent, light: colors.light.accent },
      offer: offerOf(catalog, key),
    })),
  };
  const router = anyone.router({
    product: productRoutes(product),
    learner: {
      ...sessionRoutes(accounts),
      ...profileRoutes(learning),
      ...courseResetRoutes(learning),
      ...personalDataRoutes(db),
    },
    account: accountRoutes(accounts),
    learning: studyRoutes(learning),
    exams: examRoutes(learning),
    questions: questionRoutes(learning),
    leaderboards: leaderboardRoutes(learning),
    teams: teamRoutes(learning),
    events: eventRoutes(learning),
    notifications: notificationRoutes(learning),
    mails: mailRoutes({ catalog, unsubscribe }),
    store: storeRoutes({ catalog, payments }),
    search: searchRoutes(learning),
    certificates: certificateRoutes(learning),
    credentials: credentialRoutes(learning),
    publicProfiles: publicProfileRoutes(learning),
    support: supportRoutes({
      catalog,
      mail: supportMail(mailer, config),
      site: supportSite(config),
    }),
    templates: templateRoutes({ catalog, files }),
    documents: documentRoutes({ catalog, files }),
    library: libraryRoutes(learning),
    models: modelRoutes(learning),
    push: pushRoutes(pusher),
  });
  const metrics = createMetrics(database.pool);
  const watchLedger: Job = {
    name: 'ledger-watch',
    cron: HOURLY,
    // Changes nothing: it looks.
    run: async (tx) => {
      const drifted = await ledgerDrift(tx);
      metrics.ledgerDrift(drifted);
      if (drifted > 0) log.error({ learners: drifted }, 'XP differs from the ledger');
      return 0;
    },
  };
  const jobs = createJobs(database, log, [
    ...accountJobs,
    ...mailJobs,
    { name: 'idempotency-keys', cron: HOURLY, run: forgetOldKeys },
    ...demoJobs(config, catalog),
    { name: 'overdue-attempts', cron: EVERY_MINUTE, run: expireAttempts(catalog) },
    { name: 'question-figures', cron: DAILY, run: countDaily(catalog) },
    ...reminderJobs(mailer, catalog),
    ...eventJobs(catalog),
    watchLedger,
    { name: 'empty-teams', cron: HOURLY, run: eraseEmptyTeams },
    { name: 'xp-sums', cron: HOURLY, run: repairXpSums },
  ]);
  const live = createLivePages({ connection: database.pool.options, log });
  let document: Promise<OpenApiDocument> | undefined;
  const app = createApp({
    config,
    db,
    log,
    metrics,
    router,
    document: () => {
      document ??= makeDocument(input.build, config.publicUrl);
      return document;
    },
    authenticate: (headers) => accounts.authenticate(headers),
    openLivePage: (learnerId, cut) => live.open(learnerId, cut),
    ...(stripe && {
      takeStripeMessage: (message) => takeWebhook({ db, catalog, log }, stripe, message),
    }),
    leaveMails: leaveByMailProgram(db, { catalog, unsubscribe }),
    certificatePdf: (id, site) => certificatePdf(db, catalog, { id, site }),
    openBadge: openBadgeDocuments({ db, catalog, site: config.publicUrl }),
    isReady: async () => !input.isGoingDown() && (await answers(database)),
    ...(input.clientDir !== undefined && { clientDir: input.clientDir }),
  });
  return {
    app,
    jobs,
    pusher,
    start() {
      mailer.start();
      pusher.start();
      void jobs.start();
    },
    endPages: () => live.stop(),
    async stop() {
      // What accounts still do in the background may send a mail.
      await Promise.all([live.stop(), jobs.stop(), accounts.settle()]);
      await Promise.all([mailer.stop(), pusher.stop()]);
    },
  };
}

/** The generator is read with the first document: it takes memory that few installations need. */
async function makeDocument(build: string, publicUrl: string): Promise<OpenApiDocument> {
  const { openApiDocument } = await import('./http/openapi.ts');
  return openApiDocument(build, publicUrl);
}

async function answers({ db }: OpenDatabase): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), READY_WITHIN_MS).unref();
  });
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, timeout]);
}
