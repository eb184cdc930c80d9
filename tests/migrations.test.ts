// Migrations only add, so that the release before works on the new schema while nodes are replaced (R-46).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', 'drizzle');
const all = readdirSync(folder)
  .filter((name) => /^\d{4}_.*\.sql$/.test(name))
  .sort();
/** The first two make the schema; there was no release before them. */
const later = all.slice(2);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const FUNCTION = /^create (?:or replace )?(function \w+\([^)]*\) returns \w+)/i;
const functionsIn = (sql: string): string[] =>
  statementsOf(sql).flatMap((statement) => FUNCTION.exec(statement)?.[1] ?? []);

/** Without the comments before them and the semicolon after them. */
function statementsOf(sql: string): string[] {
  return sql
    .split(/--> statement-breakpoint|\n(?=create )/)
    .map((statement) =>
      statement
        .replaceAll(/^--.*$/gm, '')
        .trim()
        .replace(/;$/, ''),
    )
    .filter((statement) => statement !== '');
}

const tableOf = (statement: string): string | undefined =>
  /^(?:ALTER TABLE|CREATE (?:UNIQUE )?INDEX \S+ ON) "([^"]+)"/i.exec(statement)?.[1];

/**
 * The statements that a release which does not know them could stumble over: everything but new
 * tables with what belongs to them and what they begin with, new columns that fill themselves, indexes that refuse nothing, and
 * another body for a function that is called as before.
 * @param known functions of earlier migrations, each with its arguments and its result
 */
function notOnlyAdding(sql: string, known: readonly string[]): string[] {
  const statements = statementsOf(sql);
  const made = new Set(
    statements.flatMap((statement) => /^CREATE TABLE "([^"]+)"/i.exec(statement)?.[1] ?? []),
  );
  return statements.filter((statement) => {
    const called = FUNCTION.exec(statement)?.[1];
    if (called !== undefined) return !known.includes(called);
    const filled = /^insert into "([^"]+)"/i.exec(statement)?.[1];
    if (filled !== undefined) return !made.has(filled);
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
  const known = all.slice(0, all.indexOf(name)).flatMap((one) => functionsIn(read(one)));
  expect(known).toContain('function erase_learner(learner text) returns boolean');
  expect(notOnlyAdding(read(name), known)).toEqual([]);
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
  'insert into "learners" (id) values (1)',
  'create or replace function erase_learner(learner text, why text) returns boolean',
])('it is seen when one does not: %s', (statement) => {
  const added = 'CREATE TABLE "towns" ("id" text)';
  const known = ['function erase_learner(learner text) returns boolean'];
  expect(notOnlyAdding(`${added};--> statement-breakpoint\n${statement};`, known)).toEqual([
    statement,
  ]);
});
