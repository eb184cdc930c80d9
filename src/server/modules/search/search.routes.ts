// The search over HTTP: one line a procedure.
import { signedIn, unwrap } from '#server/http/procedures.ts';
import { readOwnSearch, readSearchContent, type SearchDeps } from './search.usecases.ts';

export const searchRoutes = ({ catalog }: Pick<SearchDeps, 'catalog'>) => {
  const { search } = signedIn;
  return {
    content: search.content.handler(({ input }) =>
      unwrap(readSearchContent(catalog, input.courseKey)),
    ),
    own: search.own.handler(async ({ context, input }) =>
      unwrap(await readOwnSearch({ db: context.db, catalog }, context.learnerId, input.courseKey)),
    ),
  };
};
