// Documents that learners fill in: saved cell by cell by several pages at once, with versions, files and bounds.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import { CELL_MAX, DOCUMENT_MAX, DOCUMENTS_MAX } from '#domain/documents/limits.ts';
import { VERSIONS_MAX } from '#domain/documents/versions.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { codeOf } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const SHEET = { courseKey: 'togaf', templateKey: 'stakeholder-map' };
const NAME = 'stakeholders.0.name';
const CONCERN = 'stakeholders.0.concern';

async function aDocument() {
  const { api, learner } = await aLearner(app);
  const { id } = await api.documents.create(SHEET);
  return { api, learnerId: learner.id, documentId: id };
}

const save = (
  api: Api,
  documentId: string,
  texts: Readonly<Record<string, string>>,
  { writer = 'page-one', base = 1 }: { writer?: string; base?: number } = {},
) =>
  api.documents.save({
    documentId,
    writer,
    changes: Object.entries(texts).map(([cell, text]) => ({ cell, text, base })),
  });

/** Makes the document and its versions as old as if so many minutes had passed. */
const letPass = (documentId: string, minutes: number) =>
  app.database.asOwner(
    `with aged as (update documents set created_at = created_at - make_interval(mins => ${minutes}) where id = '${documentId}')
     update document_versions set created_at = created_at - make_interval(mins => ${minutes}) where document_id = '${documentId}'`,
  );

/** The text of all parts of an Office file. */
const textOf = (content: string) =>
  Object.values(unzipSync(Buffer.from(content, 'base64')))
    .map((bytes) => strFromU8(bytes))
    .join('\n');

test('a document begins blank under the name of its template, and others beside it are counted', async () => {
  const { api } = await aLearner(app);
  const first = await api.documents.create(SHEET);
  const second = await api.documents.create(SHEET);
  expect([first.name, second.name]).toEqual(['Stakeholder map', 'Stakeholder map (2)']);
  expect(first).toMatchObject({
    filled: 0,
    template: { key: 'stakeholder-map', courseKey: 'togaf', format: 'XLSX' },
  });
  const { documents } = await api.documents.list();
  expect(documents.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
});

test('a document can begin as a copy of a filled example, and all that stands there can be changed', async () => {
  const { api } = await aLearner(app);
  const { id: documentId } = await api.documents.create({ ...SHEET, company: 'BFSI' });
  const { cells, revision } = await api.documents.document({ documentId });
  expect(cells).toMatchObject({ 'cover.organization': 'Norvale Bank', [NAME]: 'Ingrid Solberg' });
  // It is the learner's first draft: nobody approved it, and it has no day yet.
  expect(cells).toMatchObject({ 'cover.version': '0.1', 'cover.status': 'Draft' });
  expect(cells).not.toHaveProperty('cover.date');
  const { filled, ofExample } = await api.documents.document({ documentId });
  expect([filled > 0, ofExample]).toEqual([true, filled]);
  await save(api, documentId, { [NAME]: 'Ada' }, { base: revision });
  expect((await api.documents.document({ documentId })).cells[NAME]).toBe('Ada');
  // One field is the learner's own now; the rest stands as the example has it.
  expect(await api.documents.document({ documentId })).toMatchObject({
    filled,
    ofExample: filled - 1,
  });
  const none = { ...SHEET, company: 'Nobody' };
  expect(await codeOf(api.documents.create(none))).toBe('template.not_found');
});

test('what is saved is there for the next page, and an empty text is gone', async () => {
  const { api, documentId } = await aDocument();
  expect(await save(api, documentId, { [NAME]: 'Ada', [CONCERN]: 'Cost?' })).toMatchObject({
    revision: 2,
    refused: [],
  });
  await save(api, documentId, { [CONCERN]: '' });
  const { cells, revision, filled } = await api.documents.document({ documentId });
  expect([cells, revision, filled]).toEqual([{ [NAME]: 'Ada' }, 3, 1]);
});

test('of two pages that typed into one cell the first stands, the other is told, and a version has its text', async () => {
  const { api, documentId } = await aDocument();
  await save(api, documentId, { [NAME]: 'Ada' }, { writer: 'page-one' });
  const answer = await save(
    api,
    documentId,
    { [NAME]: 'Bert', [CONCERN]: 'Cost?' },
    { writer: 'page-two' },
  );
  expect(answer.refused).toEqual([{ cell: NAME, stands: 'Ada' }]);
  const { cells } = await api.documents.document({ documentId });
  expect(cells).toEqual({ [NAME]: 'Ada', [CONCERN]: 'Cost?' });
  const { versions } = await api.documents.versions({ documentId });
  expect(versions).toMatchObject([{ no: 1, reason: 'conflict', filled: 2 }]);
  const restored = await api.documents.restore({ documentId, versionNo: 1 });
  expect(restored.cells[NAME]).toBe('Bert');
});

test('twenty pages that save at once in cells of their own lose nothing', async () => {
  const { api, documentId } = await aDocument();
  const pages = Array.from({ length: 20 }, (_, row) => ({
    writer: `page-of-row-${row}`,
    texts: { [`stakeholders.${row}.name`]: `Name ${row}` },
  }));
  await Promise.all(pages.map(({ writer, texts }) => save(api, documentId, texts, { writer })));
  const { cells, revision } = await api.documents.document({ documentId });
  expect(cells).toEqual(Object.assign({}, ...pages.map(({ texts }) => texts)));
  expect(revision).toBe(21);
});

test('twenty pages that save at once in one cell: one text stands, and each other is told', async () => {
  const { api, documentId } = await aDocument();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, page) =>
      save(api, documentId, { [NAME]: `Name ${page}` }, { writer: `page-number-${page}` }),
    ),
  );
  const { cells } = await api.documents.document({ documentId });
  expect(answers.filter(({ refused }) => refused.length === 0)).toHaveLength(1);
  const told = answers.flatMap(({ refused }) => refused.map(({ stands }) => stands));
  expect(told).toEqual(Array.from({ length: 19 }, () => cells[NAME]));
});

test('a save that is sent twice counts once', async () => {
  const { api, documentId } = await aDocument();
  await save(api, documentId, { [NAME]: 'Ada' });
  const again = await save(api, documentId, { [NAME]: 'Ada' });
  expect(again).toMatchObject({ revision: 2, refused: [] });
});

test('before a new stretch of work how it was becomes a version, and restoring is a change that can be restored', async () => {
  const { api, documentId } = await aDocument();
  await save(api, documentId, { [NAME]: 'Ada' });
  await save(api, documentId, { [NAME]: 'Bert' });
  expect((await api.documents.versions({ documentId })).versions).toEqual([]);
  await letPass(documentId, 11);
  await save(api, documentId, { [NAME]: 'Cleo' });
  expect((await api.documents.versions({ documentId })).versions).toMatchObject([
    { no: 1, reason: 'work' },
  ]);
  const { cells } = await api.documents.restore({ documentId, versionNo: 1 });
  expect(cells[NAME]).toBe('Bert');
  expect((await api.documents.versions({ documentId })).versions).toMatchObject([
    { no: 2, reason: 'restore' },
    { no: 1, reason: 'work' },
  ]);
  const back = await api.documents.restore({ documentId, versionNo: 2 });
  expect(back.cells[NAME]).toBe('Cleo');
  expect(await codeOf(api.documents.restore({ documentId, versionNo: 99 }))).toBe(
    'document.version_not_found',
  );
});

test('a document keeps its newest versions, and no more than twenty', async () => {
  const { api, documentId } = await aDocument();
  for (let turn = 0; turn < VERSIONS_MAX + 3; turn += 1) {
    await save(api, documentId, { [NAME]: `Name ${turn}` });
    await letPass(documentId, 11);
  }
  const { versions } = await api.documents.versions({ documentId });
  expect(versions).toHaveLength(VERSIONS_MAX);
  expect([versions[0]?.no, versions.at(-1)?.no]).toEqual([VERSIONS_MAX + 2, 3]);
});

test('a copy has all that stands there, and a life of its own', async () => {
  const { api, documentId } = await aDocument();
  await save(api, documentId, { [NAME]: 'Ada' });
  const copy = await api.documents.copy({ documentId });
  expect(copy).toMatchObject({ name: 'Stakeholder map (2)', filled: 1 });
  await save(api, copy.id, { [NAME]: 'Bert' });
  expect((await api.documents.document({ documentId })).cells[NAME]).toBe('Ada');
  await api.documents.remove({ documentId });
  expect(await codeOf(api.documents.document({ documentId }))).toBe('document.not_found');
  expect((await api.documents.list()).documents.map(({ id }) => id)).toEqual([copy.id]);
});

test('a name is one line that holds something', async () => {
  const { api, documentId } = await aDocument();
  const renamed = await api.documents.rename({ documentId, name: '  Who\n matters ' });
  expect(renamed.name).toBe('Who matters');
  for (const name of ['   ', 'x'.repeat(101)]) {
    expect(await codeOf(api.documents.rename({ documentId, name }))).toBe('document.name_invalid');
  }
});

test('what looks like a formula, markup or a path is text in the file, and names lead nowhere', async () => {
  const { api, documentId } = await aDocument();
  await api.documents.rename({ documentId, name: '../../etc/passwd' });
  await save(api, documentId, {
    [NAME]: '=HYPERLINK("http://evil.example","x")',
    [CONCERN]: '<b>&amp;</b>',
    'stakeholders.0.role': '../../etc/passwd',
    'stakeholders.0.power': '5',
    'stakeholders.0.interest': '=2+3',
  });
  const { fileName, mediaType, content } = await api.documents.file({ documentId });
  expect(fileName).toBe('etc-passwd.xlsx');
  expect(mediaType).toContain('spreadsheetml');
  const text = textOf(content);
  const formulas = [...text.matchAll(/<f>([^<]*)<\/f>/g)].map((match) => match[1]);
  expect(formulas.length).toBeGreaterThan(0);
  expect(formulas.filter((one) => /HYPERLINK|2\+3/.test(one ?? ''))).toEqual([]);
  expect(text).toContain('=HYPERLINK(');
  expect(text).toContain('&lt;b&gt;&amp;amp;&lt;/b&gt;');
});

test('each format of a course can be filled in and exported', async () => {
  const { api } = await aLearner(app);
  const { templates } = await api.templates.list({ courseKey: 'togaf' });
  const formats = new Map(templates.map((template) => [template.format, template]));
  expect(formats.size).toBeGreaterThan(3);
  for (const { key: templateKey, format } of formats.values()) {
    const { id: documentId } = await api.documents.create({ courseKey: 'togaf', templateKey });
    await save(api, documentId, { 'cover.owner': 'Odile Varga' });
    const { content } = await api.documents.file({ documentId });
    if (format !== 'PDF')
      expect([format, textOf(content)]).toEqual([format, expect.stringContaining('Odile Varga')]);
  }
});

test('cells that the template does not have are refused by their name, and nothing of the save is taken', async () => {
  const { api, documentId } = await aDocument();
  for (const cell of ['stakeholders.0.class', 'stakeholders.900.name', '__proto__', 'a\u0000b']) {
    const texts = { [NAME]: 'Ada' };
    const changes = [...Object.entries(texts), [cell, 'x'] as const].map(([name, text]) => ({
      ...{ cell: name, text, base: 1 },
    }));
    const call = api.documents.save({ documentId, writer: 'page-one', changes });
    expect(await codeOf(call)).toBe('document.cell_unknown');
  }
  expect((await api.documents.document({ documentId })).cells).toEqual({});
});

test('a document grows to its bound; then it can only become smaller, and what stood there stays', async () => {
  const { api, documentId } = await aDocument();
  const long = 'x'.repeat(CELL_MAX);
  for (let row = 0; row < DOCUMENT_MAX / CELL_MAX; row += 1) {
    await save(api, documentId, { [`stakeholders.${row}.name`]: long });
  }
  expect(await codeOf(save(api, documentId, { [CONCERN]: 'y' }))).toBe('document.too_large');
  await save(api, documentId, { [NAME]: '' });
  await save(api, documentId, { [CONCERN]: 'y' });
  const tooLong = { [CONCERN]: `${long}x` };
  expect(await codeOf(save(api, documentId, tooLong))).toBe('request.invalid');
});

test('a learner has at most a hundred documents, however many are begun at once', async () => {
  const { api, learnerId } = await aDocument();
  await app.database.asOwner(
    `insert into documents (learner_id, id, template_id, name, cells)
     select '${learnerId}', gen_random_uuid()::text, 'tpl.tg.stakeholder-map', 'Map ' || n, '{}'
     from generate_series(2, ${DOCUMENTS_MAX - 3}) n`,
  );
  const codes = await Promise.all(
    Array.from({ length: 8 }, () => codeOf(api.documents.create(SHEET))),
  );
  expect(codes.filter((code) => code === 'document.too_many')).toHaveLength(5);
  expect((await api.documents.list()).documents).toHaveLength(DOCUMENTS_MAX);
});

test('documents and versions are among what a learner takes along, and go with the account', async () => {
  const { api, documentId, learnerId } = await aDocument();
  await save(api, documentId, { [NAME]: 'canary-of-a-cell' });
  await letPass(documentId, 11);
  await save(api, documentId, { [NAME]: 'Ada' });
  expect(JSON.stringify(await api.learner.export())).toContain('canary-of-a-cell');
  await app.database.asOwner(`delete from learners where id = '${learnerId}'`);
  const [left] = await app.database.asOwner<{ rows: number }>(
    `select (select count(*) from documents where id = '${documentId}')::int
          + (select count(*) from document_versions where document_id = '${documentId}')::int as rows`,
  );
  expect(left?.rows).toBe(0);
});

test('a document whose template is gone is listed and can be deleted, and says so when it is opened', async () => {
  const { api, documentId } = await aDocument();
  await app.database.asOwner(
    `update documents set template_id = 'tpl.tg.gone' where id = '${documentId}'`,
  );
  expect((await api.documents.list()).documents).toMatchObject([{ template: null }]);
  expect(await codeOf(api.documents.document({ documentId }))).toBe('template.not_found');
  await api.documents.remove({ documentId });
  expect((await api.documents.list()).documents).toEqual([]);
});
