// When the background music begins: a browser refuses sound before a gesture, and complains of each try.
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '#client/base/device.ts';
import { useMusic } from './use-music.ts';

const startMusic = vi.hoisted(() => vi.fn());
vi.mock('./music.ts', () => ({ startMusic }));
const music = { setVolume: vi.fn(), stop: vi.fn() };
const activation = { hasBeenActive: false };

beforeEach(() => {
  startMusic.mockReset().mockReturnValue(music);
  music.stop.mockReset();
  activation.hasBeenActive = false;
  vi.stubGlobal('AudioContext', class {});
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  changeSettings({ musicEnabled: true, quietMode: false, volume: 60 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'userActivation');
});

const codeComes = () => vi.dynamicImportSettled();

function press(key: string, isGesture: boolean): Promise<void> {
  activation.hasBeenActive = isGesture;
  window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  return codeComes();
}

test('on a page that nobody has touched it waits for the first gesture, and begins once', async () => {
  renderHook(useMusic);
  await codeComes();
  expect(startMusic).not.toHaveBeenCalled();
  // A browser takes Escape for no gesture.
  await press('Escape', false);
  expect(startMusic).not.toHaveBeenCalled();
  await press('a', true);
  await press('b', true);
  expect(startMusic).toHaveBeenCalledExactlyOnceWith(60);
});

test('switched on by a press it begins at once, and ends when it is switched off', async () => {
  activation.hasBeenActive = true;
  const page = renderHook(useMusic);
  await codeComes();
  expect(startMusic).toHaveBeenCalledTimes(1);
  page.unmount();
  expect(music.stop).toHaveBeenCalledTimes(1);
});

test('switched off while it waits it never begins', async () => {
  const page = renderHook(useMusic);
  page.unmount();
  await press('a', true);
  expect(startMusic).not.toHaveBeenCalled();
});
