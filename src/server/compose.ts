// Puts the parts together: what main.ts serves and what the tests call.
import { sql } from 'drizzle-orm';
import type { Product } from '#contract/api.ts';
import { localeSchema } from '#contract/fields.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { createApp } from './app.ts';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './db/database.ts';
import {
  type Chore,
  COUNTS,
  createHousekeeping,
  EVERY_MINUTE,
  type Housekeeping,
} from './housekeeping.ts';
import type { Logger } from './http/logger.ts';
import { createMetrics } from './http/metrics.ts';
import { openApiDocument } from './http/openapi.ts';
import { anyone } from './http/procedures.ts';
import { accountRoutes, sessionRoutes } from './modules/account/account.routes.ts';
import { accountChores, createAccounts } from './modules/account/account.usecases.ts';
import { createDemoLearner, eraseOldDemoLearners } from './modules/demo/demo.usecases.ts';
import { examRoutes } from './modules/exam/exam.routes.ts';
import { expireAttempts } from './modules/exam/settle.usecases.ts';
import { forgetOldKeys } from './modules/idempotency/idempotency.usecases.ts';
import { learnerRoutes } from './modules/learner/learner.routes.ts';
import { learningRoutes } from './modules/learning/learning.routes.ts';
import { createMailer, mailChores } from './modules/mail/mail.usecases.ts';
import { productRoutes } from './modules/product/product.routes.ts';
import { questionRoutes } from './modules/question/question.routes.ts';
import { countWhenDue } from './modules/question/statistics.usecases.ts';
import { ledgerDrift } from './modules/rewards/rewards.usecases.ts';

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
  readonly isGoingDown: () => boolean;
}

export interface ComposedApp {
  readonly app: ReturnType<typeof createApp>;
  readonly housekeeping: Housekeeping;
  /** Ends attempts whose time has passed. */
  readonly expiry: Housekeeping;
  /** Counts the figures of questions when a day has passed. */
  readonly statistics: Housekeeping;
  /** Starts what works by itself: mail and housekeeping. */
  start(): void;
  /** Ends it and waits for what is under way; the database may be closed after. */
  stop(): Promise<void>;
}

export async function composeApp(input: ComposeInput): Promise<ComposedApp> {
  const { config, database, log } = input;
  const { db, pool } = database;
  const catalog = indexCatalog(input.catalog);
  const mailer = createMailer({ db, config, log, consoleLine: input.consoleLine });
  const learning = { db, catalog };
  const accounts = createAccounts({
    db,
    config,
    secret: input.secret,
    mailer,
    log,
    catalog,
    createDemoLearner: (wishes) => createDemoLearner(learning, wishes),
  });
  const product: Product = {
    build: input.build,
    demo: config.demo,
    mail: mailer.canSend,
    passwordMinLength: config.password.minLength,
    locales: [...localeSchema.options],
  };
  const router = anyone.router({
    product: productRoutes(product),
    learner: { ...sessionRoutes(accounts), ...learnerRoutes(learning) },
    account: accountRoutes(accounts),
    learning: learningRoutes(learning),
    exams: examRoutes(learning),
    questions: questionRoutes(learning),
  });
  const chores: Chore[] = [
    ...accountChores,
    ...mailChores,
    { name: 'idempotency keys', run: forgetOldKeys },
    { name: 'demo learners', run: eraseOldDemoLearners },
  ];
  const metrics = createMetrics(pool);
  const watch: Chore = {
    name: 'ledger watch',
    // Removes nothing: it looks.
    run: async (executor) => {
      const drifted = await ledgerDrift(executor);
      metrics.ledgerDrift(drifted);
      if (drifted > 0) log.error({ learners: drifted }, 'XP differs from the ledger');
      return 0;
    },
  };
  const housekeeping = createHousekeeping(db, log, [...chores, watch]);
  const overdue: Chore = { name: 'overdue attempts', run: expireAttempts(catalog) };
  const expiry = createHousekeeping(db, log, [overdue], EVERY_MINUTE);
  const figures: Chore = { name: 'question figures', run: countWhenDue };
  const statistics = createHousekeeping(db, log, [figures], COUNTS);
  const app = createApp({
    config,
    db,
    log,
    metrics,
    router,
    document: await openApiDocument(input.build, config.publicUrl),
    authenticate: (headers) => accounts.authenticate(headers),
    isReady: async () => !input.isGoingDown() && (await answers(database)),
    ...(input.clientDir !== undefined && { clientDir: input.clientDir }),
  });
  return {
    app,
    housekeeping,
    expiry,
    statistics,
    start() {
      mailer.start();
      housekeeping.start();
      expiry.start();
      statistics.start();
    },
    async stop() {
      // What accounts still do in the background may send a mail.
      const rounds = [housekeeping, expiry, statistics].map((one) => one.stop());
      await Promise.all([...rounds, accounts.settle()]);
      await mailer.stop();
    },
  };
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
