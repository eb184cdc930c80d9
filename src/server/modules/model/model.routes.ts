// Own models over HTTP: one line a procedure.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { signedIn, unwrap } from '#server/http/procedures.ts';
import {
  copyModel,
  createModel,
  keepModel,
  listModels,
  nameModel,
  readModel,
  readStarts,
  removeModel,
} from './model.usecases.ts';

export const modelRoutes = ({ catalog }: { readonly catalog: CatalogIndex }) => {
  const { models } = signedIn;
  return {
    list: models.list.handler(async ({ context, input }) =>
      unwrap(await listModels(context.db, catalog, context.learnerId, input.courseKey)),
    ),
    starts: models.starts.handler(async ({ context, input }) =>
      unwrap(await readStarts(context.db, catalog, context.learnerId, input.courseKey)),
    ),
    get: models.get.handler(async ({ context, input }) =>
      unwrap(await readModel(context.db, context.learnerId, input.modelId)),
    ),
    create: models.create.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => createModel(tx, catalog, context.learnerId, input))),
    ),
    save: models.save.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => keepModel(tx, catalog, context.learnerId, input))),
    ),
    describe: models.describe.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => nameModel(tx, catalog, context.learnerId, input))),
    ),
    copy: models.copy.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => copyModel(tx, context.learnerId, input))),
    ),
    remove: models.remove.handler(async ({ context, input }) =>
      unwrap(await context.write((tx) => removeModel(tx, context.learnerId, input.modelId))),
    ),
  };
};
