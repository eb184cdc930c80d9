// A certificate from the last activity to its verification by a stranger who is signed out.
import { readFileSync } from 'node:fs';
import { apiOf } from '#tests/support/browser-api.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { doneBefore, xpBefore } from './support/own-database.ts';
import { expect, test } from './support/own-journey.ts';
import { expectAccessible, visit } from './support/screen.ts';

const catalog = productCatalogIndex();

/** Everything that counts in the course. */
function everything(): string[] {
  const core = catalog.findCore('togaf');
  return [
    ...catalog.missionsOf('togaf').map(({ id }) => id),
    ...catalog.phasesOf('togaf').flatMap(({ itemIds }) => itemIds),
    ...(core?.groups.flatMap(({ itemIds }) => itemIds) ?? []),
    ...(core?.quizIds ?? []),
  ];
}

test('a finished course brings a certificate that a stranger can verify', async ({
  page,
  context,
  app,
  baseURL,
  newDevice,
  learner,
}) => {
  const { id } = await apiOf(context, baseURL!).learner.get();
  const ticket = page.getByRole('article', { name: 'TOGAF' });

  await test.step('an open course says how far it is, and leads on', async () => {
    await visit(page, '/certificates');
    await expect(ticket).toContainText('0% of your track');
    await expect(ticket.getByRole('link', { name: 'Continue TOGAF' })).toBeVisible();
    await expectAccessible(page, 'certificates of a newcomer');
  });

  await test.step('a finished one is issued at a press, as a file to keep', async () => {
    await doneBefore(app.dataDir, id, everything());
    await page.reload();
    await ticket.getByRole('button', { name: 'Get the certificate of TOGAF' }).click();
    await expect(ticket).toContainText(`${learner.firstName} ${learner.lastName}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      ticket.getByRole('link', { name: 'Download the certificate of TOGAF as PDF' }).click(),
    ]);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expectAccessible(page, 'certificates with one issued');
  });

  await test.step('the design of the store changes the same file', async () => {
    const download = async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        ticket.getByRole('link', { name: 'Download the certificate of TOGAF as PDF' }).click(),
      ]);
      return readFileSync(await file.path());
    };
    const plain = await download();
    await xpBefore(app.dataDir, id, 1_200);
    await visit(page, '/store?tab=certificates');
    await page.reload();
    await page.getByRole('button', { name: 'Buy Premium Certificate Design' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buy Premium Certificate Design?' });
    await dialog.getByRole('button', { name: /^Buy for/ }).click();
    await expect(dialog).toBeHidden();
    await visit(page, '/certificates');
    expect((await download()).length).not.toBe(plain.length);
  });

  await test.step('a stranger sees whose it is, and that a changed address is none', async () => {
    const link = ticket.getByRole('link', { name: 'Public page of the certificate of TOGAF' });
    const address = await link.getAttribute('href');
    const stranger = await (await newDevice()).newPage();
    await stranger.goto(`/${address}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      'This certificate is valid',
    );
    const main = stranger.getByRole('main');
    await expect(main).toContainText(`${learner.firstName} ${learner.lastName}`);
    await expect(main).not.toContainText(learner.email);
    await expectAccessible(stranger, 'the public page of a certificate');
  });
});
