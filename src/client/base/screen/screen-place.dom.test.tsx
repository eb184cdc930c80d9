import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { defineScreen } from './define-screen.ts';
import { ScreenPlace } from './screen-place.tsx';
import { screenTable } from './screen-table.ts';

const screen = (title: string, path: `/${string}`) =>
  defineScreen({
    paths: [path],
    frame: 'shell',
    access: 'learner',
    texts: [],
    title: () => title,
    load: async () => () => null,
    example: path,
  });
const table = screenTable({ one: screen('One', '/one'), anything: screen('Anything', '/*') });

test('a screen names the window', () => {
  render(
    <LanguageProvider>
      <ScreenPlace screen="one" table={table}>
        here
      </ScreenPlace>
    </LanguageProvider>,
  );
  expect(document.title).toBe('One · Meritpath');
});

test('a screen that stands in for another names the window in its stead', () => {
  render(
    <LanguageProvider>
      <ScreenPlace screen="one" table={table}>
        <ScreenPlace screen="anything" table={table}>
          here
        </ScreenPlace>
      </ScreenPlace>
    </LanguageProvider>,
  );
  expect(document.title).toBe('Anything · Meritpath');
});
