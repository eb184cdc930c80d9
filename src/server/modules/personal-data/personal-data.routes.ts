// What is stored about a learner, over HTTP.
import type { Database } from '#server/db/database.ts';
import { signedIn } from '#server/http/procedures.ts';
import { exportPersonalData } from './personal-data.usecases.ts';

export const personalDataRoutes = (db: Database) => ({
  export: signedIn.learner.export.handler(({ context }) =>
    exportPersonalData(db, context.learnerId),
  ),
});
