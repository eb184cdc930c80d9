// Support: what is asked is found and voted on; a message is written, answered by the operator, and read.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { apiOf } from '#tests/support/browser-api.ts';
import { expect, test } from './support/own-journey.ts';
import { expectAccessible, visit } from './support/screen.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/ops.ts');

/** What the operator does at the console of the installation, while the page goes on. */
const operator = (dataDir: string, ...args: string[]) =>
  new Promise<number | null>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    spawn(process.execPath, [SCRIPT, ...args], { env, stdio: 'inherit' }).on('close', resolve);
  });

test.describe.configure({ mode: 'default' });

test('an answer is found, read and voted on; what is not there is said', async ({
  page,
  learner: _,
}) => {
  await visit(page, '/dashboard');
  await page.getByRole('link', { name: 'Help with this page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  const quick = page.getByRole('region', { name: 'Quick Links' }).getByRole('link');
  await expect(quick).toHaveCount(6);
  await expect(page.getByText('Response within 24 hours')).toBeVisible();
  await expect(page.getByText('Available', { exact: true })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search support' });
  await search.fill('zebra crossing');
  await expect(page.getByRole('heading', { name: 'No FAQs found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and category' }).click();
  await page.getByRole('button', { name: 'Exams', exact: true }).click();
  await search.fill('foundation simulation pass');
  const entry = page.getByRole('group').filter({ hasText: 'How long is the TOGAF Foundation' });
  await entry.getByText('How long is the TOGAF Foundation').click();
  await expect(entry.getByText(/It asks 40 questions in 60 minutes/)).toBeVisible();
  await entry.getByRole('button', { name: 'Yes' }).click();
  await expect(entry.getByText('1 learner found this helpful, 1 view')).toBeVisible();
  await expectAccessible(page, 'an open answer of the FAQ');
  await page.reload();
  await entry.getByText('How long is the TOGAF Foundation').click();
  await expect(entry.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
});

test('a message survives a reload, is sent once, and its answer comes to the open page', async ({
  page,
  context,
  app,
  baseURL,
  learner: _,
}) => {
  await visit(page, '/support/contact?channel=chat');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Subject: say in a few words what it is about.')).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.getByLabel('Subject').fill('My streak');
  await page.getByLabel('Message').fill('It says 0.\nWhy?');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('It says 0.\nWhy?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My streak' })).toBeVisible();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();

  const [thread] = await apiOf(context, baseURL!).support.threads();
  const status = await operator(
    app.dataDir,
    'support',
    'reply',
    thread!.id,
    '--text',
    'It begins anew today.',
  );
  expect(status).toBe(0);
  await expect(page.getByText('It begins anew today.')).toBeVisible();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a conversation with support');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await drawer.getByRole('link', { name: /My streak/ }).click();
  await expect(drawer).toBeHidden();
  await page.getByLabel('Reply').fill('Thank you.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  await expect(page.getByLabel('Reply')).toHaveValue('');
});
