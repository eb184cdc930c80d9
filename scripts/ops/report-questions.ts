// How questions do and what learners report of them; on requirement counts anew or decides a report.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentBuild } from '#content/current-build.ts';
import { readCatalog } from '#content/read-catalog.ts';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';
import type { Decision } from '#domain/exam/question-report.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { hasSqlState } from '#server/db/sql-state.ts';
import { createLogger } from '#server/http/logger.ts';
import { readBankFigures } from '#server/modules/question/figures.usecases.ts';
import { decideReport } from '#server/modules/question/report.usecases.ts';
import { countQuestions } from '#server/modules/question/statistics.usecases.ts';
import { figureLines } from './question-lines.ts';
import { reachDatabase, readOwnConfig } from './reach.ts';
import { Stop } from './stop.ts';

const root = join(import.meta.dirname, '../..');
const UNDEFINED_TABLE = '42P01';
const USAGE = [
  'Use it as:',
  '  npm run report:questions                                        figures and open reports',
  '  npm run report:questions -- refresh                             count the figures now',
  '  npm run report:questions -- resolve <id> accept --rev <number> [--note "…"]',
  '  npm run report:questions -- resolve <id> answer --note "…"',
].join('\n');

const PROBLEMS = {
  'report.not_found': 'There is no report with this id: the list names the open ones.',
  'report.decided': 'This report is decided already, and stays so.',
  'report.note_missing': 'An answer needs a note: say why the question stays, with --note "…".',
  'report.note_too_long': 'The note is longer than 1,000 characters: shorten it.',
  'report.revision_unknown':
    'The correction must be a revision after the reported one that the content has: build it first, then name it with --rev.',
} as const;

type Input =
  | { kind: 'print' }
  | { kind: 'refresh' }
  | { kind: 'resolve'; id: string; decision: Decision };

function readInput(args: readonly string[]): Input {
  const { positionals, values } = parse(args);
  const [command, id, how, ...rest] = positionals;
  const { rev, note } = values;
  if (command === undefined) return { kind: 'print' };
  if (command === 'refresh' && id === undefined) return { kind: 'refresh' };
  if (command !== 'resolve' || id === undefined || rest.length > 0) throw new Stop(USAGE);
  if (how === 'accept' && rev !== undefined) {
    const decision = { kind: 'accept', fixedInRev: Number(rev), ...(note && { note }) } as const;
    return { kind: 'resolve', id, decision };
  }
  if (how !== 'answer' || rev !== undefined) throw new Stop(USAGE);
  return { kind: 'resolve', id, decision: { kind: 'answer', note: note ?? '' } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rev: { type: 'string' }, note: { type: 'string' } },
    });
  } catch {
    throw new Stop(USAGE);
  }
}

function loadCatalog(): CatalogIndex {
  const catalog = readCatalog(currentBuild(root).catalogFile);
  if (!catalog.ok) throw new Stop(catalog.error.message);
  return indexCatalog(catalog.value);
}

async function fulfil(db: Database, catalog: CatalogIndex, input: Input): Promise<string[]> {
  switch (input.kind) {
    case 'print':
      return db.transaction(
        async (tx) => figureLines(await readBankFigures(tx, catalog), catalog),
        { accessMode: 'read only', isolationLevel: 'repeatable read' },
      );
    case 'refresh': {
      const counted = await countQuestions(db, catalog);
      return counted === undefined
        ? ['A server counts the figures just now: read them when it is done.']
        : [`Counted the figures of ${counted} revisions of questions.`];
    }
    case 'resolve': {
      const decided = await decideReport({ db, catalog }, input.id, input.decision);
      if (!decided.ok) throw new Stop(PROBLEMS[decided.error.code]);
      const { questionId, state, fixedInRev } = decided.value;
      const what = state === 'accepted' ? `accepted: fixed in revision ${fixedInRev}` : 'answered';
      return [
        `The report of ${questionId} is ${what}. Its learner reads it in the list of reports.`,
      ];
    }
  }
}

/**
 * @param words what stands behind `npm run report:questions --`
 * @returns lines to print
 */
export async function reportQuestions(words: readonly string[]): Promise<string[]> {
  const input = readInput(words);
  const catalog = loadCatalog();
  const access = await reachDatabase(readOwnConfig());
  const log = createLogger({ level: 'silent', write: () => {}, now: Date.now });
  const database = openDatabase({ ...access.config, max: 1 }, log);
  try {
    return await fulfil(database.db, catalog, input);
  } catch (error) {
    if (!hasSqlState(error, UNDEFINED_TABLE)) throw error;
    throw new Stop('The database is of an older release: run "npm run db:migrate" first.');
  } finally {
    await database.close();
    await access.end();
  }
}
