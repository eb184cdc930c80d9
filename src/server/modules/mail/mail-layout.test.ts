import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAIL_COLORS, mailHtml, mailText } from './mail-layout.ts';

const parts = {
  subject: 'Set a <new> password',
  body: `Open this link & set it:

https://study.example.org/#/reset?token=a"b

- one
- two

Bye
for now`,
  action: 'Set it',
  locale: 'en-GB',
  leave: null,
};
const leave = {
  because: 'Because.',
  label: 'Unsubscribe',
  url: 'https://study.example.org/#/u?t=1',
};

test('the text is the body, and below it the way to leave', () => {
  expect(mailText(parts)).toBe(parts.body);
  expect(mailText({ ...parts, leave })).toBe(
    `${parts.body}\n\n-- \nBecause.\nUnsubscribe: https://study.example.org/#/u?t=1\n`,
  );
});

test('the designed part says the same, with a button in the place of the link', () => {
  const html = mailHtml({ ...parts, leave });
  expect(html).toContain('<html lang="en-GB">');
  expect(html).toContain('>Set a &#60;new&#62; password</h1>');
  expect(html).toContain('Open this link &#38; set it:</p>');
  expect(html).toMatch(
    /<a class="go" href="https:\/\/study\.example\.org\/#\/reset\?token=a&#34;b"[^>]*>Set it<\/a>/,
  );
  expect(html).toMatch(/<ul [^>]*><li [^>]*>one<\/li><li [^>]*>two<\/li><\/ul>/);
  expect(html).toContain('Bye<br>for now</p>');
  expect(html).toMatch(/href="https:\/\/study\.example\.org\/#\/u\?t=1"[^>]*>Unsubscribe<\/a>/);
  expect(mailHtml(parts)).not.toContain('Unsubscribe');
});

test('it fetches nothing: no picture, no script, no style from elsewhere', () => {
  expect(mailHtml(parts)).not.toMatch(/<img|<script|<link|url\(|@import|src=/i);
});

test('its colours are those of the screens', () => {
  const file = join(import.meta.dirname, '../../../client/ui/styles/tokens.css');
  const css = readFileSync(file, 'utf8');
  for (const [theme, colors] of Object.entries(MAIL_COLORS)) {
    const blocks = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)];
    const own = blocks
      .filter(([, selector]) =>
        (theme === 'light' ? /"light"/ : /^[^"]*:root\s*$|"dark"/).test(selector!),
      )
      .map(([, , body]) => body)
      .join('');
    for (const [name, value] of Object.entries(colors)) {
      expect([theme, name, new RegExp(`--${name}: ([^;]+);`).exec(own)?.[1]]).toEqual([
        theme,
        name,
        value,
      ]);
    }
  }
});
