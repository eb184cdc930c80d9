import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../../public/start.js', import.meta.url), 'utf8');

/** Runs the page's first script at an address, and answers what it asked for. */
async function askedAt(hash: string, learner: { courseKey: string } | null): Promise<string[]> {
  const asked: string[] = [];
  const fetch = async (path: string) => {
    asked.push(path);
    return Response.json({ learner });
  };
  const page = {
    document: { documentElement: { dataset: {}, lang: '' } },
    localStorage: { getItem: () => null },
    location: { pathname: '/', hash },
    window: {},
    fetch,
  };
  new Function(...Object.keys(page), script)(...Object.values(page));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  return asked;
}

test.each(['#/dashboard', '#/learn/maps'])(
  'at %s the dashboard of the selected course is asked for',
  async (hash) => {
    expect(await askedAt(hash, { courseKey: 'maps' })).toEqual([
      '/api/session',
      '/api/courses/maps/dashboard',
      '/api/courses',
    ]);
  },
);

test('at an address that shows no dashboard of the selected course none is asked for', async () => {
  for (const hash of ['', '#/exam', '#/learn/others'])
    expect(await askedAt(hash, { courseKey: 'maps' })).toEqual(['/api/session', '/api/courses']);
});

test('for somebody who is not signed in nothing of a course is asked for', async () => {
  expect(await askedAt('#/dashboard', null)).toEqual(['/api/session']);
});
