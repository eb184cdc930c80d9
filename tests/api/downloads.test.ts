// Files that leave the server: attachments of a known type under a harmless name, and only to whom they are open.
// That a pass which has ended closes its files is in store.test.ts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { codeOf } from '#tests/support/sample-attempts.ts';

const COURSE = 'togaf';
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const OUTSIDE = [
  '../../../../etc/passwd',
  '..\\..\\boot.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/etc/passwd',
  'stakeholder-map.xlsx',
  'stakeholder-map/../../secret',
];

describe('the name of a file', () => {
  test.each([
    '../../etc/passwd',
    'C:\\Windows\\system.ini',
    'a\r\nContent-Type: text/html\r\n\r\n<script>',
    'a"; filename="evil.html',
    'report\u202Excod.exe',
    'nul\u0000byte.html',
    '.htaccess',
    '   .  ',
    'x'.repeat(100),
  ])('of a document called %j leads nowhere and says its own type', async (name) => {
    const { api } = await aLearner(app);
    const { id } = await api.documents.create({
      courseKey: COURSE,
      templateKey: 'stakeholder-map',
    });
    const refused = await codeOf(api.documents.rename({ documentId: id, name }));
    expect(['done', 'document.name_invalid', 'request.invalid']).toContain(refused);
    const { fileName, mediaType } = await api.documents.file({ documentId: id });
    expect(fileName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.xlsx$/);
    expect(mediaType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  });

  test('of every template is made of its key and its example', async () => {
    const { api } = await aLearner(app);
    const free = productCatalogIndex()
      .templatesOf(COURSE)
      .filter(({ isPremium }) => !isPremium);
    for (const { key: templateKey, filled } of free.slice(0, 5)) {
      const asked = { courseKey: COURSE, templateKey };
      const blank = await api.templates.download(asked);
      expect(blank.fileName).toMatch(new RegExp(`^${templateKey}\\.[a-z]+$`));
      const { company } = filled[0]!;
      const example = await api.templates.download({ ...asked, company });
      expect(example.fileName).toBe(blank.fileName.replace('.', `-${company.toLowerCase()}.`));
    }
  });
});

test('an address that leads out of the files finds none', async () => {
  const { api, client } = await aLearner(app);
  for (const templateKey of OUTSIDE) {
    expect([
      templateKey,
      await codeOf(api.templates.download({ courseKey: COURSE, templateKey })),
    ]).toEqual([templateKey, expect.stringMatching(/^(template\.not_found|request\.invalid)$/)]);
    for (const path of [
      `/api/certificates/${templateKey}/pdf`,
      `/api/certificates/${encodeURIComponent(templateKey)}/pdf`,
      `/api/open-badges/credentials/${encodeURIComponent(templateKey)}`,
      `/api/open-badges/${encodeURIComponent(templateKey)}`,
    ]) {
      const response = await client.fetch(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await response.text()).not.toMatch(/root:|^PK/);
    }
  }
});

test('a certificate comes as an attachment that no browser takes for a page, whatever its learner is called', async () => {
  const { api, client, learner } = await aLearner(app);
  await api.learner.update({ firstName: 'A"; filename="x.html', lastName: "O'Neil\\" });
  const catalog = productCatalogIndex();
  const core = catalog.findCore(COURSE);
  const ids = [
    ...catalog.missionsOf(COURSE).map(({ id }) => id),
    ...catalog.phasesOf(COURSE).flatMap(({ itemIds }) => itemIds),
    ...(core?.groups.flatMap(({ itemIds }) => itemIds) ?? []),
    ...(core?.quizIds ?? []),
  ];
  await app.database.asOwner(
    `insert into activity_progress (learner_id, activity_id, course_key, kind, status, current_step_id, done_at, done_on)
     select $1, id, $2, 'mission', 'done', '', now(), now()::date from unnest($3::text[]) as given (id)`,
    [learner.id, COURSE, ids],
  );
  const { id } = await api.certificates.issue({ courseKey: COURSE });
  const { status, headers } = await client.fetch(`/api/certificates/${id}/pdf`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="certificate.pdf"');
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a document is exported to its owner only', async () => {
  const [owner, other] = [await aLearner(app), await aLearner(app)];
  const template = { courseKey: COURSE, templateKey: 'stakeholder-map' };
  const { id: documentId } = await owner.api.documents.create(template);
  expect(await codeOf(owner.api.documents.file({ documentId }))).toBe('done');
  expect(await codeOf(other.api.documents.file({ documentId }))).toBe('document.not_found');
});
