// What the settings say of a device whose worker is slow.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { PushDevice, usePushDevice } from './push-device.tsx';

await loadTexts(['settings']);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function Device() {
  return <PushDevice device={usePushDevice()} />;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a worker that takes long is getting ready, not missing; once it is there, messages can be allowed', async () => {
  vi.useFakeTimers();
  const worker = Promise.withResolvers<unknown>();
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default' });
  const serviceWorker = { ready: worker.promise };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider>
        <Device />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  await pass(20_000);
  expect(screen.getByRole('status').textContent).toContain('still getting ready');
  expect(screen.queryByRole('button')).toBeNull();
  worker.resolve({ pushManager: { getSubscription: async () => null } });
  await pass(5_000);
  expect(screen.getByRole('status').textContent).toBe('This device shows no messages yet.');
  expect(screen.getByRole('button').textContent).toBe('Allow on this device');
});
