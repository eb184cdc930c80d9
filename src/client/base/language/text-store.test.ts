import { expect, test } from 'vitest';
import { textsOf } from '#tests/support/texts.ts';
import type { Area, Messages } from '#texts/messages.ts';
import { createTextStore } from './text-store.ts';

const english = await textsOf('en-US');
const german = await textsOf('de');

function aStore() {
  const asked: string[] = [];
  const network = { isUp: true };
  const store = createTextStore({
    here: { shell: english.shell },
    fetch: async <A extends Area>(locale: string, area: A): Promise<Messages[A]> => {
      asked.push(`${locale} ${area}`);
      if (!network.isUp || (locale === 'fr' && area === 'path')) throw new Error('no network');
      return (locale === 'de' ? german : english)[area];
    },
  });
  return { store, asked, network };
}

test('what came with the app is there, anything else once it has been fetched', async () => {
  const { store, asked } = aStore();
  expect(store.find('en-US', 'shell')).toBe(english.shell);
  expect(store.find('en-US', 'path')).toBeUndefined();
  await store.loadAll('en-US', ['path', 'shell']);
  expect(store.find('en-US', 'path')).toBe(english.path);
  await store.loadAll('en-US', ['path']);
  expect(asked).toEqual(['en-US path']);
});

test('those who wait at the same time wait for one fetch', async () => {
  const { store, asked } = aStore();
  expect(store.load('de', 'path')).toBe(store.load('de', 'path'));
  await store.load('de', 'path');
  expect(asked).toEqual(['de path']);
});

test('an area that its language does not give is read in English, and asked for again', async () => {
  const { store, asked } = aStore();
  await store.loadAll('fr', ['path']);
  expect(store.find('fr', 'path')).toBe(english.path);
  await store.loadAll('fr', ['path']);
  expect(asked.filter((one) => one === 'fr path')).toHaveLength(2);
});

test('a change of the language brings every area in use, or fails whole', async () => {
  const { store, network } = aStore();
  await store.loadAll('en-US', ['path']);
  network.isUp = false;
  await expect(store.changeTo('de')).rejects.toThrow('no network');
  network.isUp = true;
  await store.changeTo('de');
  expect(store.find('de', 'shell')).toBe(german.shell);
  expect(store.find('de', 'path')).toBe(german.path);
});
