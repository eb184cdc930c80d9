// The library over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import {
  answerStep,
  beginAnew,
  listResources,
  markPart,
  type Reader,
  rateResource,
  readResource,
  resourcesBeside,
  viewResource,
} from './library.usecases.ts';

type Signed = { readonly learnerId: string; readonly session: { readonly isDemo: boolean } };

const readerOf = ({ learnerId, session }: Signed): Reader => ({
  learnerId,
  isDemo: session.isDemo,
});

export const libraryRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => {
  const { library } = signedIn;
  return {
    list: library.list.handler(({ context }) =>
      listResources(context.db, catalog, readerOf(context)),
    ),
    resource: library.resource.handler(async ({ context, input }) =>
      unwrap(await readResource(context.db, catalog, readerOf(context), input.resourceKey)),
    ),
    beside: library.beside.handler(async ({ context, input }) =>
      unwrap(await resourcesBeside(context.db, catalog, readerOf(context), input.activityRef)),
    ),
    view: library.view.handler(async ({ context, input }) => {
      const reader = readerOf(context);
      return unwrap(
        await context.write((tx) => viewResource(tx, catalog, reader, input.resourceKey)),
      );
    }),
    mark: library.mark.handler(async ({ context, input }) => {
      const reader = readerOf(context);
      return unwrap(await context.write((tx) => markPart(tx, catalog, reader, input)));
    }),
    answer: library.answer.handler(async ({ context, input }) => {
      const reader = readerOf(context);
      return unwrap(await context.write((tx) => answerStep(tx, catalog, reader, input)));
    }),
    again: library.again.handler(async ({ context, input }) => {
      const reader = readerOf(context);
      return unwrap(await context.write((tx) => beginAnew(tx, catalog, reader, input)));
    }),
    rate: library.rate.handler(async ({ context, input }) => {
      const reader = readerOf(context);
      return unwrap(await context.write((tx) => rateResource(tx, catalog, reader, input)));
    }),
  };
};
