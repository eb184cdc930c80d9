// The artifact library: files that open, true figures, stars by who has the file.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, withKey } from '#client/api/api.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { completeActivity } from '#tests/support/play.ts';
import { codeOf } from '#tests/support/sample-attempts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const SHEET = { courseKey: 'togaf', templateKey: 'stakeholder-map' };
const TEXT = { courseKey: 'togaf', templateKey: 'principles' };

const cardOf = async (api: Api, { courseKey, templateKey }: typeof SHEET) =>
  (await api.templates.list({ courseKey })).templates.find(({ key }) => key === templateKey)!;

/** The parts of an Office file by their path. */
const partsOf = (content: string) =>
  Object.fromEntries(
    Object.entries(unzipSync(Buffer.from(content, 'base64'))).map(([path, bytes]) => [
      path,
      strFromU8(bytes),
    ]),
  );

test('the list has each template with its file, under units of the course', async () => {
  const { api } = await aLearner(app);
  const list = () => api.templates.list({ courseKey: 'togaf' });
  // What is still being made has no size yet.
  await expect
    .poll(async () => (await list()).templates.filter(({ bytes }) => bytes === null))
    .toEqual([]);
  const { templates, units } = await list();
  const known = new Set(units.map(({ id }) => id));
  expect(templates.length).toBeGreaterThan(8);
  for (const { unitIds, bytes, downloads, rating, ownStars } of templates) {
    expect(unitIds.every((id) => known.has(id))).toBe(true);
    expect(bytes).toBeGreaterThan(2_000);
    expect([downloads, rating, ownStars]).toEqual([0, null, null]);
  }
});

test('every course has templates, and each file of them can be made', async () => {
  const { api, learner } = await aLearner(app);
  await app.database.asOwner(
    `insert into store_items (learner_id, item_id, held, active_until)
       values ('${learner.id}', 'sto.premium-pass', 0, now() + interval '1 hour')`,
  );
  for (const { key: courseKey } of productCatalog().courses) {
    const { templates } = await api.templates.list({ courseKey });
    expect(templates.length).toBeGreaterThan(5);
    for (const { key: templateKey, format, examples } of templates) {
      for (const { company, name } of examples) {
        const { content } = await api.templates.download({ courseKey, templateKey, company });
        if (format === 'PDF')
          expect(Buffer.from(content, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
        else expect(JSON.stringify(partsOf(content))).toContain(name.replace('&', '&amp;'));
      }
    }
  }
});

test('a blank spreadsheet has its head, checks and formulas, and no names of others', async () => {
  const { api } = await aLearner(app);
  const { fileName, mediaType, content } = await api.templates.download(SHEET);
  expect([fileName, mediaType]).toEqual([
    'stakeholder-map.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  const parts = partsOf(content);
  const sheet = parts['xl/worksheets/sheet2.xml']!;
  expect(sheet).toContain('<pane ySplit="1"');
  expect(sheet).toContain('<dataValidation type="decimal"');
  expect(sheet).toContain('<f>IF(OR(D2="",E2="")');
  expect(JSON.stringify(parts)).not.toContain('Norvale');
});

test('a filled document names the company, and its hints are comments', async () => {
  const { api } = await aLearner(app);
  const { fileName, content } = await api.templates.download({ ...TEXT, company: 'BFSI' });
  const parts = partsOf(content);
  expect(fileName).toBe('principles-bfsi.docx');
  expect(parts['word/document.xml']).toContain('Norvale Bank');
  expect(parts['word/document.xml']).toContain('One customer record');
  expect(parts['word/comments.xml']).toContain('no more than ten principles');
});

test('each download counts, for all learners', async () => {
  const [one, other] = [await aLearner(app), await aLearner(app)];
  const before = (await cardOf(one.api, TEXT)).downloads;
  await one.api.templates.download(TEXT);
  await Promise.all([1, 2, 3, 4].map(() => other.api.templates.download(TEXT)));
  expect(await cardOf(one.api, TEXT)).toMatchObject({
    downloads: before + 5,
    isDownloaded: true,
  });
});

test('stars need the file; a second rating replaces the first, ten at once count once', async () => {
  const [one, other] = [await aLearner(app), await aLearner(app)];
  const rate = (api: Api, stars: number) => api.templates.rate({ ...SHEET, stars });
  expect(await codeOf(rate(other.api, 5))).toBe('template.not_downloaded');
  await one.api.templates.download(SHEET);
  await other.api.templates.download(SHEET);
  await rate(one.api, 2);
  await Promise.all(Array.from({ length: 10 }, () => rate(other.api, 4)));
  expect(await rate(one.api, 5)).toMatchObject({ rating: 4.5, ratings: 2, ownStars: 5 });
});

test('an artifact of the path leads to its document, and a mission that asks for it hands it out', async () => {
  const { api } = await aLearner(app);
  const { templates } = await api.templates.list({ courseKey: 'togaf' });
  const { phases } = await api.learning.path({ courseKey: 'togaf' });
  for (const { id, items } of phases) {
    const documents = items.flatMap(({ template }) => template ?? []);
    expect(items.filter(({ type }) => type === 'artifact')).toHaveLength(documents.length);
    const ofPhase = templates.filter(({ unitIds }) => unitIds.includes(id));
    const named = ofPhase.find(({ key }) => key === documents[0]?.key)!;
    const { key, title, format } = named;
    expect(documents).toEqual([{ key, title, format, isPremium: false, more: ofPhase.length - 1 }]);
  }
  const { template } = await api.learning.mission({ missionKey: 'build-the-capability-map' });
  expect(template).toMatchObject({ key: 'capability-map', format: 'XLSX', isPremium: false });
  const none = await api.learning.mission({ missionKey: 'your-first-ten-questions' });
  expect(none.template).toBe(null);
});

test('the dashboard counts what came since the last visit, and never before the first', async () => {
  const { api, learner } = await aLearner(app);
  const newsOf = async () => (await api.learning.dashboard({ courseKey: 'togaf' })).templates!;
  const { templates } = await api.templates.list({ courseKey: 'togaf' });
  expect(await newsOf()).toEqual({ total: templates.length, fresh: null });
  await api.templates.visit({ courseKey: 'togaf' });
  expect(await newsOf()).toEqual({ total: templates.length, fresh: null });
  // As if the learner had looked before these came.
  const came = templates.filter(({ examples }) =>
    examples.some(({ company }) => company === 'BFSI'),
  );
  const since = [...came.slice(0, 5), templates.find((one) => !came.includes(one))!];
  const shown = templates.filter((one) => !since.includes(one)).map(({ id }) => id);
  await app.database.asOwner(
    `update template_visits set template_ids = '{${shown.join()}}' where learner_id = '${learner.id}'`,
  );
  expect((await newsOf()).fresh).toEqual({
    count: 5,
    industry: expect.objectContaining({ en: 'BFSI' }),
  });
  expect(await codeOf(api.templates.visit({ courseKey: 'no-such' }))).toBe('course.not_found');
});

test('the first template: a mission that any download ends, once, and a locked one when it opens', async () => {
  const { api } = await aLearner(app);
  const mission = () => api.learning.mission({ missionKey: 'your-first-template' });
  for (const key of ['the-cycle-in-15-minutes', 'choose-your-company', 'once-around-the-loop']) {
    await completeActivity(api, key);
  }
  const { status, requirements, template, estimatedMinutes } = await mission();
  expect([status, estimatedMinutes]).toEqual(['available', 15]);
  expect(requirements).toMatchObject([{ asks: 'template', met: false, status: 'available' }]);
  expect(template?.key).toBe('principles');
  const before = (await api.learner.get()).totalXp;
  const answers = await Promise.all([1, 2, 3].map(() => api.templates.download(SHEET)));
  const ended = answers.flatMap(({ missions }) => missions);
  expect(ended).toMatchObject([{ key: 'your-first-template', xp: 50 }]);
  expect((await api.learner.get()).totalXp).toBe(before + 50);
  expect(await mission()).toMatchObject({ status: 'done', requirements: [{ met: true }] });

  // Whoever took one before has it done as soon as it opens.
  const early = await aLearner(app);
  expect((await early.api.templates.download(TEXT)).missions).toEqual([]);
  for (const key of ['the-cycle-in-15-minutes', 'choose-your-company', 'once-around-the-loop']) {
    await completeActivity(early.api, key);
  }
  expect((await early.api.learning.mission({ missionKey: 'your-first-template' })).status).toBe(
    'done',
  );
});

test('filling one in here counts as taking it, from its first saved word on', async () => {
  const { api } = await aLearner(app);
  for (const key of ['the-cycle-in-15-minutes', 'choose-your-company', 'once-around-the-loop']) {
    await completeActivity(api, key);
  }
  const status = async () =>
    (await api.learning.mission({ missionKey: 'your-first-template' })).status;
  const { id } = await api.documents.create(TEXT, withKey('first-template-document'));
  expect(await status()).toBe('available');
  const save = (cell: string) =>
    api.documents.save({
      documentId: id,
      writer: 'page-one',
      changes: [{ cell, text: 'Ours', base: 1 }],
    });
  expect(await codeOf(save('no-such-cell'))).not.toBe('done');
  expect(await status()).toBe('available');
  await save('cover.organization');
  expect(await status()).toBe('done');
});

test('what does not exist is not found', async () => {
  const { api } = await aLearner(app);
  const none = { courseKey: 'togaf', templateKey: 'no-such' };
  expect(await codeOf(api.templates.template(none))).toBe('template.not_found');
  expect(await codeOf(api.templates.download({ ...TEXT, company: 'Nobody' }))).toBe(
    'template.not_found',
  );
  expect(await codeOf(api.templates.list({ courseKey: 'no-such' }))).toBe('course.not_found');
});
