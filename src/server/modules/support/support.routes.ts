// Support over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { createSupportCentre, type SupportSite, viewAnswer, voteOnAnswer } from './faq.usecases.ts';
import {
  beginThread,
  listThreads,
  readThread,
  type SupportMail,
  writeInThread,
} from './thread.usecases.ts';

interface SupportDeps {
  readonly catalog: CatalogIndex;
  readonly site: SupportSite;
  readonly mail: SupportMail;
}

export const supportRoutes = ({ catalog, site, mail }: SupportDeps) => {
  const { support } = signedIn;
  const centre = createSupportCentre(catalog, site);
  const readerOf = ({
    learnerId,
    session,
  }: {
    learnerId: string;
    session: { isDemo: boolean };
  }) => ({
    learnerId,
    isDemo: session.isDemo,
  });
  return {
    centre: support.centre.handler(({ context }) => centre.read(context.db, readerOf(context))),
    tour: support.tour.handler(({ input }) => unwrap(centre.tour(input.tourId))),
    view: support.view.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => viewAnswer(tx, centre, readerOf(context), input.faqId))),
    ),
    vote: support.vote.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => voteOnAnswer(tx, centre, readerOf(context), input))),
    ),
    threads: support.threads.handler(({ context }) => listThreads(context.db, context.learnerId)),
    thread: support.thread.handler(async ({ context, input }) =>
      unwrap(await readThread(context.db, context.learnerId, input.threadId)),
    ),
    begin: support.begin.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => beginThread(tx, mail, context.learnerId, input))),
    ),
    write: support.write.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => writeInThread(tx, mail, context.learnerId, input))),
    ),
  };
};
