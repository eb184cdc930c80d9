// Certificates: issued once for a whole course, verified by strangers, drawn with every European letter.
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';

const COURSE = 'togaf';
const catalog = productCatalogIndex();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Everything of the course done, but for the given activities. */
async function finishCourse(learnerId: string, without: readonly string[] = []): Promise<void> {
  const core = catalog.findCore(COURSE);
  const ids = [
    ...catalog.missionsOf(COURSE).map(({ id }) => id),
    ...catalog.phasesOf(COURSE).flatMap(({ itemIds }) => itemIds),
    ...(core?.groups.flatMap(({ itemIds }) => itemIds) ?? []),
    ...(core?.quizIds ?? []),
  ].filter((id) => !without.includes(id));
  await app.database.asOwner(
    `insert into activity_progress (learner_id, activity_id, course_key, kind, status, current_step_id, done_at, done_on)
     select $1, id, $2, 'mission', 'done', '', now(), now()::date from unnest($3::text[]) as given (id)`,
    [learnerId, COURSE, ids],
  );
}

const courseOf = async ({ api }: Awaited<ReturnType<typeof aLearner>>) =>
  (await api.certificates.list()).find(({ courseKey }) => courseKey === COURSE)!;

const pdfOf = (one: Awaited<ReturnType<typeof aLearner>>['client'], id: string) =>
  one.fetch(`/api/certificates/${id}/pdf`);

/** The text that a reader of PDFs finds. */
async function textOf(response: Response): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(document, { mergePages: true })).text;
}

describe('a certificate', () => {
  test('is refused while one activity is open, and issued once all are done', async () => {
    const one = await aLearner(app);
    const [last] = catalog.missionsOf(COURSE).toReversed();
    await finishCourse(one.learner.id, [last!.id]);
    expect((await courseOf(one)).percent).toBe(99);
    const early = await tryCall(one.api.certificates.issue({ courseKey: COURSE }));
    expect(early).toMatchObject({ ok: false, failure: { code: 'certificate.course_open' } });
    await app.database.asOwner(
      `insert into activity_progress (learner_id, activity_id, course_key, kind, status, current_step_id, done_at, done_on)
       values ($1, $2, $3, 'mission', 'done', '', now(), now()::date)`,
      [one.learner.id, last!.id, COURSE],
    );
    expect(await courseOf(one)).toMatchObject({ percent: 100, certificate: null });
    const issued = await one.api.certificates.issue({ courseKey: COURSE });
    expect(issued.name).toBe('Amara Lindqvist');
    expect(Buffer.from(issued.id, 'base64url')).toHaveLength(16);
    expect((await courseOf(one)).certificate).toEqual(issued);
  });

  test('is issued once, however many ask at once, and keeps its name', async () => {
    const one = await aLearner(app);
    await finishCourse(one.learner.id);
    const issue = () => one.api.certificates.issue({ courseKey: COURSE });
    const all = await Promise.all(Array.from({ length: 20 }, issue));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    await one.api.learner.update({ firstName: 'Somebody', lastName: 'Else' });
    expect(await issue()).toEqual(all[0]);
    const { notifications } = await one.api.notifications.list();
    expect(notifications).toHaveLength(1);
    expect(notifications[0]).toMatchObject({
      kind: 'certificate_issued',
      type: 'badge',
      courseKey: COURSE,
      title: { de: catalog.findCourse(COURSE)!.title },
      link: `/certificates/${all[0]!.id}`,
    });
  });

  test('is not told of where achievements are switched off', async () => {
    const one = await aLearner(app);
    await one.api.learner.update({ settings: { notifyAchievements: false } });
    await finishCourse(one.learner.id);
    await one.api.certificates.issue({ courseKey: COURSE });
    expect((await one.api.notifications.list()).notifications).toEqual([]);
  });

  test('says to a stranger whose it is and nothing else; a changed letter is no certificate', async () => {
    const one = await aLearner(app);
    await finishCourse(one.learner.id);
    const { id, issuedAt } = await one.api.certificates.issue({ courseKey: COURSE });
    const stranger = app.newClient();
    expect(await stranger.api.certificates.verify({ certificateId: id })).toEqual({
      id,
      name: 'Amara Lindqvist',
      course: catalog.findCourse(COURSE)!.title,
      subject: catalog.findCourse(COURSE)!.subject,
      event: null,
      issuedAt,
    });
    const forged = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`;
    const answer = await tryCall(stranger.api.certificates.verify({ certificateId: forged }));
    expect(answer).toMatchObject({ ok: false, failure: { code: 'certificate.not_found' } });
    expect((await pdfOf(stranger, forged)).status).toBe(404);
  });

  test('goes with its learner', async () => {
    const one = await aLearner(app);
    await finishCourse(one.learner.id);
    const { id } = await one.api.certificates.issue({ courseKey: COURSE });
    await app.database.asOwner('select erase_learner($1)', [one.learner.id]);
    const answer = await tryCall(app.newClient().api.certificates.verify({ certificateId: id }));
    expect(answer).toMatchObject({ ok: false, failure: { code: 'certificate.not_found' } });
  });
});

describe('the PDF of a certificate', () => {
  test('has name, course and address in the language of its learner, with letters of every European language', async () => {
    const one = await aLearner(app);
    const [firstName, lastName] = ['Łukasz Főző Őrs', 'Ñandú Muñoz Groß Ελένη Ђорђе Şişko'];
    await one.api.learner.update({ firstName, lastName, locale: 'de' });
    await finishCourse(one.learner.id);
    const { id } = await one.api.certificates.issue({ courseKey: COURSE });
    const response = await pdfOf(app.newClient(), id);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const text = await textOf(response);
    for (const part of [
      'Abschlusszertifikat',
      `${firstName} ${lastName}`,
      catalog.findCourse(COURSE)!.title,
      `/#/certificates/${id}`,
    ]) {
      expect(text).toContain(part);
    }
  });

  test('has another design once that was bought and is worn', async () => {
    const one = await aLearner(app);
    await finishCourse(one.learner.id);
    const { id } = await one.api.certificates.issue({ courseKey: COURSE });
    const plain = await pdfOf(one.client, id);
    await app.database.asOwner(
      "insert into xp_ledger (learner_id, source, base_xp, bonus_xp) values ($1, 'test:purse', 0, 1200)",
      [one.learner.id],
    );
    await app.database.asOwner('update learners set balance_xp = 1200 where id = $1', [
      one.learner.id,
    ]);
    const itemId = 'sto.premium-certificate';
    await one.api.store.buy({ itemId }, withKey('a-certificate-design'));
    const festive = await pdfOf(one.client, id);
    const sizes = [plain, festive].map((answer) => answer.clone().arrayBuffer());
    const [a, b] = await Promise.all(sizes);
    expect(Buffer.from(a!).equals(Buffer.from(b!))).toBe(false);
    expect(await textOf(festive)).toContain('Certificate of completion');
    await one.api.store.wear({ itemId, on: false });
    const again = Buffer.from(await (await pdfOf(one.client, id)).arrayBuffer());
    expect(again.byteLength).toBe(Buffer.from(a!).byteLength);
  });
});
