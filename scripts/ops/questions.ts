// What learners report of questions, for the operator; whoever keeps the content decides (`report:questions`).
import { join } from 'node:path';
import { currentBuild } from '#content/current-build.ts';
import { readCatalog } from '#content/read-catalog.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { readOpenReports } from '#server/modules/question/report.usecases.ts';
import { reportLines } from './question-lines.ts';
import type { Installation } from './reach.ts';
import { Stop } from './stop.ts';

const root = join(import.meta.dirname, '../..');

export const QUESTIONS_USAGE = [
  '  npm run ops -- questions                                   open reports of questions, the oldest first',
];

export async function questionsCommand({ db }: Installation): Promise<string[]> {
  const catalog = readCatalog(currentBuild(root).catalogFile);
  if (!catalog.ok) throw new Stop(catalog.error.message);
  const open = await readOpenReports(db);
  return [
    ...reportLines(open, indexCatalog(catalog.value)),
    ...(open.length === 0 ? [] : ['Decide one with "npm run report:questions -- resolve <id> …".']),
  ];
}
