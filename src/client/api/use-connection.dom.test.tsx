import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lostServer, receivedFromServer, useConnection, watchConnection } from './connection.ts';

afterEach(() => vi.unstubAllGlobals());

test('a component knows at once when the network goes, and when the server answers again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  watchConnection();
  const { result } = renderHook(useConnection);
  expect(result.current).toBe('online');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(result.current).toBe('offline');
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    lostServer();
  });
  expect(result.current).toBe('unreachable');
  act(receivedFromServer);
  expect(result.current).toBe('online');
});
