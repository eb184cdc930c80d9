// Templates over HTTP: one line a procedure.
import { signedIn, unwrap } from '#server/http/procedures.ts';
import {
  downloadTemplate,
  listTemplates,
  prepareDownload,
  rateTemplate,
  readTemplate,
  type TemplateDeps,
  visitTemplates,
} from './template.usecases.ts';

export const templateRoutes = (deps: TemplateDeps) => {
  const { templates } = signedIn;
  return {
    list: templates.list.handler(async ({ context: { db, learnerId }, input }) =>
      unwrap(await listTemplates(db, deps, { ...input, learnerId })),
    ),
    template: templates.template.handler(async ({ context: { db, learnerId }, input }) =>
      unwrap(await readTemplate(db, deps, { ...input, learnerId })),
    ),
    visit: templates.visit.handler(async ({ context, input }) => {
      const { learnerId } = context;
      return unwrap(await context.write((tx) => visitTemplates(tx, deps, { ...input, learnerId })));
    }),
    download: templates.download.handler(async ({ context, input }) => {
      const { learnerId } = context;
      const asked = { ...input, learnerId, company: input.company };
      const prepared = unwrap(await prepareDownload(context.db, deps, asked));
      return context.write((tx) => downloadTemplate(tx, deps, learnerId, prepared));
    }),
    rate: templates.rate.handler(async ({ context, input }) => {
      const { learnerId } = context;
      return unwrap(await context.write((tx) => rateTemplate(tx, deps, { ...input, learnerId })));
    }),
  };
};
