import { expect, test } from 'vitest';
import { openMessage, shownMessage } from './push-messages.ts';

const message = {
  title: 'Badge earned',
  body: 'First Steps',
  lang: 'en-US',
  tag: 'badge_earned 4',
  link: '/learn',
};

test('a message is shown in its words, without a sound while a page is in front', () => {
  const { title, options } = shownMessage(message, true);
  expect(title).toBe('Badge earned');
  expect(options).toMatchObject({
    body: 'First Steps',
    lang: 'en-US',
    tag: 'badge_earned 4',
    silent: true,
    data: { link: '/learn' },
  });
  expect(shownMessage(message, false).options.silent).toBe(false);
});

test.each([
  undefined,
  null,
  'text',
  { title: 4, link: 'https://elsewhere.example' },
  { link: '//elsewhere.example' },
])('a message that says %j is shown and leads to the start', (sent) => {
  const { title, options } = shownMessage(sent, false);
  expect(title).toBe('Meritpath');
  expect(options.data.link).toBe('/');
});

/** Pages that note what is done with them. */
function pages(...states: string[]) {
  const done: string[] = [];
  const open = async (url: string) => void done.push(`open ${url}`);
  const list = states.map((visibilityState, at) => ({
    visibilityState,
    focus: async () => void done.push(`focus ${at}`),
    navigate: async (url: string) => void done.push(`go ${at} ${url}`),
  }));
  return { done, open, list };
}

test('a press leads to the page that is seen, or to a new one where none is open', async () => {
  const { done, open, list } = pages('hidden', 'visible');
  await openMessage('/missions/a.b', list, open);
  expect(done).toEqual(['focus 1', 'go 1 /#/missions/a.b']);
  const none = pages();
  await openMessage('/learn', none.list, none.open);
  expect(none.done).toEqual(['open /#/learn']);
});

test('a page that cannot be moved makes room for a new one', async () => {
  const { done, open, list } = pages('visible');
  const stuck = { ...list[0]!, navigate: () => Promise.reject(new TypeError('not controlled')) };
  await openMessage('/learn', [stuck], open);
  expect(done).toEqual(['focus 0', 'open /#/learn']);
});
