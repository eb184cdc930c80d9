import { expect, test } from 'vitest';
import { appStateDefaults, draftsWithout, mergeAppState, ownForm } from './app-state.ts';

test('nothing stored is the defaults', () => {
  expect(mergeAppState(null)).toEqual(appStateDefaults);
});

test('what is stored wins, what is missing is the default', () => {
  const state = mergeAppState(
    JSON.stringify({
      nav: { sideNavCollapsed: true, quickTestFolded: true },
      settings: { theme: 'light' },
      locale: 'de',
    }),
  );
  expect(state).toEqual({
    nav: {
      ...appStateDefaults.nav,
      sideNavCollapsed: true,
      quickTestFolded: true,
    },
    settings: { ...appStateDefaults.settings, theme: 'light' },
    locale: 'de',
    hadAccount: null,
    drafts: {},
  });
});

test.each(['{', 'null', '[]', '"text"', '7'])('a broken entry %s is the defaults', (stored) => {
  expect(mergeAppState(stored)).toEqual(appStateDefaults);
});

test('values of the wrong type or from another version are dropped, each by itself', () => {
  const state = mergeAppState(
    JSON.stringify({
      nav: { sideNavCollapsed: 'yes', currentPage: 4 },
      settings: { theme: 'default', soundEnabled: false, volume: 300, textSize: 4, owner: 7 },
      locale: 'tlh',
      drafts: { auth: { email: 'a@b.example', mode: 3 }, odd: 'text' },
      xp: 245,
    }),
  );
  expect(state).toEqual({
    ...appStateDefaults,
    settings: { ...appStateDefaults.settings, soundEnabled: false },
    drafts: { auth: { email: 'a@b.example' }, odd: {} },
  });
});

test('a learner who signs out leaves no draft; what others typed, and the door, stay', () => {
  const kept = {
    auth: { email: 'l1@example.com' },
    [ownForm('player', 'l2', 'm')]: { unsent: 's01' },
    [ownForm('report', 'l2', 'q1')]: { text: 'theirs' },
  };
  const own = {
    [ownForm('player', 'l1', 'm', 'Retail')]: { unsent: 's01' },
    [ownForm('report', 'l1', 'q1')]: { text: 'mine' },
  };
  expect(draftsWithout({ ...kept, ...own }, 'l1')).toEqual(kept);
});
