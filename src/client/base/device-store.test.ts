import { expect, test } from 'vitest';
import { aStorage } from '#tests/support/outbox-desk.ts';
import { type AppState, appStateDefaults, appStateKey } from './app-state.ts';
import { createDeviceStore, type DeviceStorage } from './device-store.ts';

const draft = (form: string, text: string | null) => (before: AppState) => {
  const { [form]: _dropped, ...others } = before.drafts;
  return { ...before, drafts: text === null ? others : { ...others, [form]: { text } } };
};
const theme = (to: AppState['settings']['theme']) => (before: AppState) => ({
  ...before,
  settings: { ...before.settings, theme: to },
});
const page = (currentPage: string) => (before: AppState) => ({
  ...before,
  nav: { ...before.nav, currentPage },
});

/** Two tabs that were opened one after the other. */
function twoTabs() {
  const storage = aStorage();
  return { storage, a: createDeviceStore(() => storage), b: createDeviceStore(() => storage) };
}
const reloaded = (storage: DeviceStorage) => createDeviceStore(() => storage).state();

test('a tab that moves on keeps what another has typed meanwhile', () => {
  const { storage, a, b } = twoTabs();
  a.change(draft('player:l1:m', 'mine'));
  b.change(page('missions'));
  expect(reloaded(storage)).toMatchObject({
    nav: { currentPage: 'missions' },
    drafts: { 'player:l1:m': { text: 'mine' } },
  });
});

test('a tab that moves on keeps the language and the theme that another has chosen', () => {
  const { storage, a, b } = twoTabs();
  a.change((before) => ({ ...theme('light')(before), locale: 'de' }));
  b.change(page('missions'));
  expect(reloaded(storage)).toMatchObject({ settings: { theme: 'light' }, locale: 'de' });
});

test('a tab shows what another has chosen as soon as it hears of it', () => {
  const { a, b } = twoTabs();
  const shown: string[] = [];
  b.subscribe(() => void shown.push(b.state().settings.theme));
  a.change(theme('light'));
  b.reload();
  expect(shown).toEqual(['light']);
});

test('what one tab has erased is not written back by another', () => {
  const { storage, a, b } = twoTabs();
  a.change(draft('report:l1:q', 'mine'));
  b.change(draft('player:l1:m', 'too'));
  a.change((before) => ({ ...before, drafts: {} }));
  b.change(page('missions'));
  expect([reloaded(storage).drafts, b.state().drafts]).toEqual([{}, {}]);
});

test('two tabs that write to one form in turn each begin with what is there by then', () => {
  const { storage, a, b } = twoTabs();
  a.change(draft('player:l1:m', 'one'));
  expect(b.now().drafts).toEqual({ 'player:l1:m': { text: 'one' } });
  b.change(draft('player:l1:m', `${b.now().drafts['player:l1:m']?.text} two`));
  expect(reloaded(storage).drafts).toEqual({ 'player:l1:m': { text: 'one two' } });
});

test('a change that changes nothing writes nothing and tells nobody', () => {
  const { storage, a } = twoTabs();
  a.subscribe(() => expect.unreachable('nothing changed'));
  a.change((before) => before);
  expect(storage.getItem(appStateKey)).toBeNull();
  expect(a.state()).toEqual(appStateDefaults);
});

test('what a full storage refuses stays on the page, under what other tabs write, and is kept once there is room', () => {
  const { storage, a, b } = twoTabs();
  a.change(draft('report:l1:gone', 'old'));
  let isFull = true;
  const full: DeviceStorage = {
    getItem: storage.getItem,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  };
  const c = createDeviceStore(() => full);
  c.change(draft('player:l1:m', 'first'));
  c.change(draft('report:l1:gone', null));
  a.change(draft('player:l1:other', 'theirs'));
  b.change(theme('light'));
  c.change(draft('player:l1:m', 'first and more'));
  expect(c.state()).toMatchObject({ settings: { theme: 'light' } });
  const typed = {
    'player:l1:m': { text: 'first and more' },
    'player:l1:other': { text: 'theirs' },
  };
  expect(c.state().drafts).toEqual(typed);
  isFull = false;
  c.change(page('player'));
  expect(reloaded(storage).drafts).toEqual(typed);
});

test('a browser without storage keeps the state as long as the page', () => {
  const device = createDeviceStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  device.change(draft('player:l1:m', 'mine'));
  device.change(theme('light'));
  device.reload();
  expect(device.now()).toMatchObject({
    settings: { theme: 'light' },
    drafts: { 'player:l1:m': { text: 'mine' } },
  });
});

test('cleared by hand, the device begins anew', () => {
  const { storage, a } = twoTabs();
  a.change(theme('light'));
  storage.removeItem(appStateKey);
  a.reload();
  expect(a.state()).toEqual(appStateDefaults);
});
