// Migrations only add, so that the release before works on the new schema while nodes are replaced (R-46).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', 'drizzle');
/** The first two make the schema; there was no release before them. */
const later = readdirSync(folder)
  .filter((name) => /^\d{4}_.*\.sql$/.test(name))
  .sort()
  .slice(2);

const tableOf = (statement: string): string | undefined =>
  /^(?:ALTER TABLE|CREATE (?:UNIQUE )?INDEX \S+ ON) "([^"]+)"/i.exec(statement)?.[1];

/**
 * The statements that a release which does not know them could stumble over: everything but new
 * tables with what belongs to them, new columns that fill themselves, and indexes that refuse nothing.
 */
function notOnlyAdding(sql: string): string[] {
  const statements = sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim().replace(/;$/, ''))
    .filter((statement) => statement !== '');
  const made = new Set(
    statements.flatMap((statement) => /^CREATE TABLE "([^"]+)"/i.exec(statement)?.[1] ?? []),
  );
  return statements.filter((statement) => {
    const table = tableOf(statement);
    if (/^CREATE (?:TABLE|INDEX) /i.test(statement)) return false;
    if (table !== undefined && made.has(table)) return false;
    const column = /^ALTER TABLE "[^"]+" ADD COLUMN "[^"]+" (.*)$/is.exec(statement)?.[1];
    return column === undefined || (/\bNOT NULL\b/i.test(column) && !/\bDEFAULT\b/i.test(column));
  });
}

test('there are migrations to look at', () => {
  expect(later.length).toBeGreaterThanOrEqual(3);
});

test.each(later)('%s only adds', (name) => {
  expect(notOnlyAdding(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
});

test.each([
  'ALTER TABLE "learners" DROP COLUMN "total_xp"',
  'ALTER TABLE "learners" RENAME COLUMN "total_xp" TO "xp"',
  'ALTER TABLE "learners" ADD COLUMN "town" text NOT NULL',
  'ALTER TABLE "learners" ALTER COLUMN "first_name" SET NOT NULL',
  'ALTER TABLE "learners" ALTER COLUMN "total_xp" SET DATA TYPE bigint',
  'ALTER TABLE "learners" ADD CONSTRAINT "named" CHECK (first_name <> \'\')',
  'CREATE UNIQUE INDEX "one_name" ON "learners" USING btree ("first_name")',
  'DROP TABLE "streaks"',
  'DROP INDEX "xp_ledger_newest"',
  'update learners set total_xp = 0',
])('it is seen when one does not: %s', (statement) => {
  const added = 'CREATE TABLE "towns" ("id" text)';
  expect(notOnlyAdding(`${added};--> statement-breakpoint\n${statement};`)).toEqual([statement]);
});
