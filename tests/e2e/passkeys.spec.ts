// Passkeys in a real browser, with the authenticator that Chromium itself plays over its developer protocol.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { visit } from './support/screen.ts';

/** Gives the page's browser an authenticator that always recognises its owner. */
async function withAuthenticator(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const recognise = (isUserVerified: boolean) =>
    cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { recognise };
}

test('a passkey is added, signed in with, renamed and removed', async ({
  page,
  context,
  learner,
}) => {
  const { recognise } = await withAuthenticator(context, page);
  await visit(page, '/settings?tab=security');
  const part = page.getByRole('region', { name: 'Passkeys' });
  await expect(part.getByText('You have no passkey yet.')).toBeVisible();
  const add = part.getByRole('button', { name: 'Add a passkey' });

  await test.step('what is missing is named, and nothing typed is lost', async () => {
    const name = part.getByLabel('Name of the passkey');
    await expect(name).toHaveValue(/^Chrom/);
    await name.fill('');
    await add.click();
    await expect(part.getByText('Name of the passkey: enter a name.')).toBeVisible();
    await expect(part.getByText('enter the password you use now')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('Work laptop');
    await recognise(false);
    await part.getByLabel('Current password').fill(learner.password);
    await add.click();
    await expect(part.getByText('No passkey was added.')).toBeVisible();
    await expect(name).toHaveValue('Work laptop');
    await expect(part.getByLabel('Current password')).toHaveValue(learner.password);
    await recognise(true);
  });

  await add.click();
  await expect(part.getByText('Passkey added: Work laptop')).toBeVisible();
  const row = part.getByRole('listitem');
  await expect(row).toContainText('not used yet');

  await test.step('the same device makes no second one', async () => {
    await part.getByLabel('Current password').fill(learner.password);
    await add.click();
    await expect(
      part.getByText('This device already has a passkey for your account'),
    ).toBeVisible();
  });

  const signOut = async () => {
    await page.getByRole('button', { name: /^Profile:/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };

  await test.step('signed out, the browser offers it in the form, and it signs in without password or code', async () => {
    // Chromium takes its own offer where it plays the authenticator.
    await signOut();
    await expect(page.getByText('Welcome, Amara')).toBeVisible();
    await expect(page).toHaveURL(/#\/learn$/);
  });

  await test.step('where the browser offers nothing by itself, the button asks it', async () => {
    await page.addInitScript(() => {
      Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: undefined });
    });
    await page.reload();
    await signOut();
    await expect(page).toHaveURL(/#\/auth/);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/#\/learn$/);
    await visit(page, '/settings?tab=security');
    await expect(row).toContainText('last used');
  });

  await row.getByRole('button', { name: 'Rename: Work laptop' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the passkey' });
  await renaming.getByLabel('Name of the passkey').fill('Old laptop');
  await renaming.getByRole('button', { name: 'Save the name' }).click();
  await expect(row).toContainText('Old laptop');

  await row.getByRole('button', { name: 'Remove: Old laptop' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove the passkey?' });
  await removing.getByLabel('Current password').fill(learner.password);
  await removing.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(part.getByText('Passkey removed: Old laptop')).toBeVisible();
  await expect(part.getByText('You have no passkey yet.')).toBeVisible();
});
