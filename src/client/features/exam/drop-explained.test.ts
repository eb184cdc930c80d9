import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropExplained, dropReports } from './drop-explained.ts';

vi.mock('#client/api/exam-queries.ts', () => ({
  examQueries: {
    attemptOf: (paperKey: string) => ({
      queryKey: ['attempt', paperKey],
      queryFn: async () => ({ id: `${paperKey}-1`, explained: false }),
    }),
  },
}));
beforeEach(() => void vi.useFakeTimers({ now: 10_000 }));
afterEach(() => void vi.useRealTimers());

function aClient() {
  const client = new QueryClient();
  client.setQueryData(['result', 'old'], { key: 'b' }, { updatedAt: 1_000 });
  client.setQueryData(['result', 'new'], { key: null }, { updatedAt: 5_000 });
  for (const paper of ['started', 'other']) {
    client.setQueryData(['attempt', paper], { id: `${paper}-1`, explained: true });
  }
  client.setQueryData(['attempt', 'none'], null);
  client.setQueryData(['missions', 'togaf'], {});
  return client;
}

test('a start leaves no report that was read before, and nothing else is lost', () => {
  const client = aClient();
  dropExplained(client, 'started');
  expect(client.getQueryData(['result', 'old'])).toBeUndefined();
  expect(client.getQueryData(['result', 'new'])).toBeUndefined();
  expect(client.getQueryData(['attempt', 'started'])).toEqual({ id: 'started-1', explained: true });
  expect(client.getQueryData(['missions', 'togaf'])).toEqual({});
});

test('another attempt that runs is read anew at once, without what the new one asks', async () => {
  const client = aClient();
  dropExplained(client, 'started');
  expect(client.getQueryData(['attempt', 'other'])).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(['attempt', 'other'])).toEqual({ id: 'other-1', explained: false });
});

test('an attempt that started elsewhere closes the reports that were read before it', () => {
  const client = aClient();
  dropReports(client, 3_000);
  expect(client.getQueryData(['result', 'old'])).toBeUndefined();
  expect(client.getQueryData(['result', 'new'])).toEqual({ key: null });
});
