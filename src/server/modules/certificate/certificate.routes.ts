// Certificates over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { anyone, signedIn, unwrap } from '#server/http/procedures.ts';
import { issueCertificate, listCertificates, verifyCertificate } from './certificate.usecases.ts';

export const certificateRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => {
  const { certificates } = signedIn;
  return {
    list: certificates.list.handler(({ context }) =>
      listCertificates(context.db, catalog, context.learnerId),
    ),
    issue: certificates.issue.handler(async ({ context, input }) =>
      unwrap(
        await context.write((tx) =>
          issueCertificate(tx, catalog, context.learnerId, input.courseKey),
        ),
      ),
    ),
    verify: anyone.certificates.verify.handler(async ({ context, input }) =>
      unwrap(await verifyCertificate(context.db, catalog, input.certificateId)),
    ),
  };
};
