// Signed badges over HTTP: one line a procedure, and the plain documents that other programs fetch.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Database } from '#server/db/database.ts';
import { anyone, signedIn, unwrap } from '#server/http/procedures.ts';
import {
  achievement,
  issueCredential,
  issuerOf,
  publicKey,
  signedBadge,
  verifyCredential,
} from './credential.usecases.ts';

export const credentialRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => ({
  issue: signedIn.credentials.issue.handler(async ({ context, input }) =>
    unwrap(
      await context.write((tx) => issueCredential(tx, catalog, context.learnerId, input.badgeId)),
    ),
  ),
  verify: anyone.credentials.verify.handler(async ({ context, input }) =>
    unwrap(await verifyCredential(context.db, catalog, input.credentialId)),
  ),
});

/** A document of Open Badges: a signed token as text, or an object as JSON; undefined where there is none. */
export type OpenBadgeDocument = string | object | undefined;

/** What stands at `/api/open-badges/<kind>/<id>`. @param site where this installation is reached */
export const openBadgeDocuments =
  ({ db, catalog, site }: { db: Database; catalog: CatalogIndex; site: string }) =>
  async (kind: string, id: string): Promise<OpenBadgeDocument> => {
    if (kind === 'credentials') return signedBadge(db, catalog, { id, site });
    if (kind === 'keys') return publicKey(db, id);
    if (kind === 'achievements') return achievement(catalog, { badgeId: id, site });
    return kind === 'issuer' ? issuerOf(site) : undefined;
  };
