// A text that nobody reads is translated into four languages for nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unreadTexts } from './support/unread-texts.ts';

const file = 'src/texts/en-us/dashboard.ts';
const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');

test('every text is read by some code; one that is planted is found, its name being read elsewhere', () => {
  const start = 'export const dashboard = {';
  expect(text).toContain(start);
  const planted = text.replace(start, `${start} planted: { title: 'A', text: 'B' },`);
  const unread = ['dashboard.planted.title', 'dashboard.planted.text'];
  expect(unreadTexts({ [file]: planted })).toEqual(unread);
});
