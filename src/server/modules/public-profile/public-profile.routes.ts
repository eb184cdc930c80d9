// Public pages over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { anyone, signedIn, unwrap } from '#server/http/procedures.ts';
import { createAddress, myAddress, readPublicProfile } from './public-profile.usecases.ts';

export const publicProfileRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => {
  const { publicProfiles } = signedIn;
  return {
    mine: publicProfiles.mine.handler(({ context }) => myAddress(context.db, context.learnerId)),
    create: publicProfiles.create.handler(({ context }) =>
      context.write((tx) => createAddress(tx, context.learnerId)),
    ),
    get: anyone.publicProfiles.get.handler(async ({ context, input }) =>
      unwrap(await readPublicProfile(context.db, catalog, input.profileId)),
    ),
  };
};
