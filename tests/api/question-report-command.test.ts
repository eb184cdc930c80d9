import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { currentBuild } from '#content/current-build.ts';
import { readCatalog } from '#content/read-catalog.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { type Said, said, saidByProgram } from '#tests/support/commands.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { databasePrint } from '#tests/support/database-print.ts';
import { seedAttempts } from '#tests/support/seed-attempts.ts';
import { reportQuestions } from '../../scripts/ops/report-questions.ts';

const root = join(import.meta.dirname, '../..');
const read = readCatalog(currentBuild(root).catalogFile);
if (!read.ok) throw new Error(read.error.message);
const catalog = indexCatalog(read.value);
const bank = read.value.banks.find(
  ({ courseKey, id }) => courseKey === 'togaf' && id === 'foundation',
)!;
const singles = Object.values(bank.units)
  .flat()
  .map(({ questionId }) => catalog.getQuestion(questionId))
  // The attempts below are of first revisions: answers to another wording would not count.
  .filter((one) => one.type === 'sc' && one.options.length === 4 && one.rev === 1)
  .slice(0, 8);
const [first] = singles;

let database: TestDatabase;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { user, host, port } = inject('owner');
  const name = database.appConfig.database;
  url = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  vi.stubEnv('DATABASE_URL', url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.drop();
});

const linesOf = ({ status, out, problem }: Said) => ({ status, out: out.split('\n'), problem });
const command = async (...args: string[]) => linesOf(await said(() => reportQuestions(args)));

const aReport = async (id: string, text: string) => {
  await database.asOwner(
    `insert into question_reports (learner_id, id, question_id, question_rev, course_key, reason, text)
     values ('seeded-1', $1, $2, $3, 'togaf', 'wrong_key', $4)`,
    [id, first!.id, first!.rev - 1, text],
  );
};

describe('the command that reports on questions', () => {
  test('says on an empty database that nothing is known yet', () => {
    const program = saidByProgram('report-questions.ts', [], url);
    const { status, out } = linesOf(program);
    expect(status).toBe(0);
    expect(out[0]).toContain('never counted');
    const total = Object.values(bank.units).flat().length;
    expect(out).toContain(`togaf foundation: ${total} questions, 0 first answers`);
    expect(out.join('\n')).toContain(`too few answers: ${total} of ${total} questions`);
    expect(out).toContain('No open reports of learners.');
  });

  test('counts on demand, then prints what is out of its limits with the figures', async () => {
    await seedAttempts(database, { learners: 200, questionIds: singles.map(({ id }) => id) });
    expect((await command('refresh')).out).toEqual([
      'Counted the figures of 8 revisions of questions.',
    ]);
    const { status, out } = await command();
    expect(status).toBe(0);
    expect(out[0]).toBe('Figures of first answers, counted 0 hours ago.');
    const text = out.join('\n');
    expect(text).toMatch(/togaf foundation: \d+ questions, 1577 first answers/);
    expect(text).toMatch(/too few answers: \d+ of \d+ questions have fewer than 50/);
    // Everybody knows the first one: too easy, and its wrong options are not picked.
    const at = out.findIndex((line) => line.includes(`${first!.id} revision`));
    expect(out[at]).toMatch(/n 200; p 0\.9\d; r 0\.\d\d; median 21\.0 s; shown 200/);
    expect(out.slice(at + 1, at + 5).join('\n')).toMatch(/QS-1 {2}p 0\.9\d of 200 answers/);
    expect(out.slice(at + 1, at + 6).join('\n')).toMatch(/QS-3 {2}option \w picked by \d\.\d %/);
  });

  test('reads only', async () => {
    const before = await databasePrint(database);
    expect((await command()).status).toBe(0);
    expect(await databasePrint(database)).toEqual(before);
  });

  test('lists open reports and decides one, once, with a note', async () => {
    await aReport('report-1', 'Line one\nline \u001b[31mtwo');
    const listed = (await command()).out.join('\n');
    expect(listed).toContain('Open reports of learners: 1');
    expect(listed).toContain(`report-1`);
    expect(listed).toContain('    Line one line [31mtwo');
    const answer = () => command('resolve', 'report-1', 'answer', '--note', 'It is as defined.');
    expect(await answer()).toMatchObject({ status: 0 });
    expect(await answer()).toMatchObject({
      status: 1,
      problem: expect.stringContaining('decided'),
    });
    const rows = await database.asOwner(
      'select state, note, fixed_in_rev from question_reports where id = $1',
      ['report-1'],
    );
    expect(rows).toEqual([{ state: 'answered', note: 'It is as defined.', fixed_in_rev: null }]);
    await aReport('report-2', 'Again');
    const accept = await command('resolve', 'report-2', 'accept', '--rev', String(first!.rev));
    expect(accept.out[0]).toContain(`accepted: fixed in revision ${first!.rev}`);
  });

  test('says what is wrong with a call that it cannot do', async () => {
    expect((await command('resolve', 'no-such-report', 'answer', '--note', 'x')).problem).toContain(
      'There is no report with this id',
    );
    for (const args of [['resolve'], ['resolve', 'x', 'accept'], ['count'], ['--all']]) {
      expect(await command(...args)).toMatchObject({
        status: 1,
        problem: expect.stringMatching(/^Use it as:/),
      });
    }
    const program = saidByProgram('report-questions.ts', ['--all'], url);
    expect(program).toMatchObject({ status: 1, problem: expect.stringMatching(/^Use it as:/) });
  });
});
