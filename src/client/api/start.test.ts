import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../../public/start.js', import.meta.url), 'utf8');

interface Page {
  readonly hash: string;
  readonly learner: { courseKey: string } | null;
  /** What the build wrote on the script's tag. */
  readonly tag?: { readonly files: string; readonly texts: string };
  readonly language?: string;
  /** What the device remembers. */
  readonly chosen?: string;
  readonly hasFaces?: boolean;
}

/** Runs the page's first script, and answers what it asked for and which files it fetched ahead. */
async function opened({ hash, learner, tag, language = 'en-US', chosen, hasFaces }: Page) {
  const asked: string[] = [];
  const dataset: Record<string, string> = {};
  const kept: Record<string, string | undefined> = {
    'meritpath-app-state': chosen && JSON.stringify({ locale: chosen }),
    'faces-kept': hasFaces ? '' : undefined,
  };
  const ahead: string[] = [];
  const fetch = async (path: string) => {
    asked.push(path);
    return Response.json({ learner });
  };
  const page = {
    document: {
      documentElement: { dataset, lang: '' },
      currentScript: tag && { dataset: tag },
      createElement: () => ({}),
      head: { append: ({ rel, href }: HTMLLinkElement) => ahead.push(`${rel} ${href}`) },
    },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    navigator: { language },
    location: { pathname: '/', hash },
    window: {},
    fetch,
  };
  new Function(...Object.keys(page), script)(...Object.values(page));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  return { asked, ahead, dataset };
}

const askedAt = async (hash: string, learner: { courseKey: string } | null) =>
  (await opened({ hash, learner })).asked;

test.each(['#/dashboard', '#/learn/maps'])(
  'at %s the dashboard of the selected course is asked for',
  async (hash) => {
    expect(await askedAt(hash, { courseKey: 'maps' })).toEqual([
      '/api/session',
      '/api/courses/maps/dashboard',
      '/api/courses/maps/offered-paper',
      '/api/courses',
      '/api/me/attempts',
    ]);
  },
);

test('at an address that shows no dashboard of the selected course none is asked for', async () => {
  for (const hash of ['', '#/exam', '#/learn/others'])
    expect(await askedAt(hash, { courseKey: 'maps' })).toEqual([
      '/api/session',
      '/api/courses',
      '/api/me/attempts',
    ]);
});

test('for somebody who is not signed in nothing of a course is asked for', async () => {
  expect(await askedAt('#/dashboard', null)).toEqual(['/api/session']);
});

const tag = {
  files: '/assets/learner.js /assets/learner.css',
  texts: JSON.stringify({ 'en-us': '/assets/us.js', de: '/assets/de.js' }),
};
const frame = ['modulepreload /assets/learner.js', 'preload /assets/learner.css'];

test('at a dashboard its files and texts come before anybody is known to be here', async () => {
  const at = async (page: Partial<Page>) =>
    (await opened({ hash: '#/dashboard', learner: null, tag, ...page })).ahead;
  expect(await at({})).toEqual([...frame, 'modulepreload /assets/us.js']);
  expect(await at({ hash: '#/learn/maps' })).toEqual(await at({}));
  expect(await at({ language: 'de-AT' })).toEqual([...frame, 'modulepreload /assets/de.js']);
  expect(await at({ chosen: 'de' })).toEqual([...frame, 'modulepreload /assets/de.js']);
  // Nobody knows which file it will be: the app asks for it.
  for (const language of ['en-GB', 'en-AU', 'pl']) expect(await at({ language })).toEqual(frame);
  // Once, also when the session says that somebody is here.
  expect(await at({ learner: { courseKey: 'maps' } })).toEqual(await at({}));
});

test('elsewhere the frame of a learner’s page comes with the first answer, which says that somebody is here', async () => {
  const at = async (hash: string, learner: Page['learner']) =>
    (await opened({ hash, learner, tag })).ahead;
  for (const hash of ['', '#/exam', '#/learn/maps/missions']) {
    expect(await at(hash, { courseKey: 'maps' })).toEqual(frame);
    expect(await at(hash, null)).toEqual([]);
  }
});

test('where no build names any file none is fetched ahead', async () => {
  const learner = { courseKey: 'maps' };
  expect((await opened({ hash: '#/dashboard', learner })).ahead).toEqual([]);
});

test('the product’s own faces are worn from the start where this device has fetched them before', async () => {
  const facesOf = async (page: Partial<Page>) =>
    (await opened({ hash: '', learner: null, ...page })).dataset.faces;
  expect(await facesOf({ hasFaces: true })).toBe('');
  expect(await facesOf({})).toBeUndefined();
});
