// Whoever leaves a room without a connection is told that its clock goes on, and what becomes of the answers.
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import type { Notice } from '#client/ui/notices.tsx';
import { useLeft } from './use-left.ts';

const { notice, session, net } = vi.hoisted(() => ({
  net: { connection: 'offline' },
  notice: vi.fn<(told: Notice) => void>(),
  session: { status: 'signed_in' },
}));
vi.mock('#client/api/connection.ts', async (original) => ({
  ...(await original<typeof import('#client/api/connection.ts')>()),
  connection: () => net.connection,
}));
vi.mock('#client/ui/notices.tsx', () => ({ useNotices: () => ({ notice }) }));
vi.mock('#client/base/session/session.tsx', () => ({
  useSession: () => ({ state: () => session }),
}));
vi.mock('#client/base/use-reader.ts', () => ({
  useReader: () => ({ locale: 'en-us', timeZone: 'UTC' }),
}));

await loadTexts(['attempt', 'exam']);

beforeEach(() => {
  vi.useFakeTimers();
  notice.mockClear();
  session.status = 'signed_in';
  net.connection = 'offline';
});
afterEach(() => vi.useRealTimers());

function leave({ phase = 'open', untimed = false, paced = false } = {}): Notice | undefined {
  const attempt = {
    paper: { courseKey: 'togaf', key: 'mock', untimed },
    deadlineAt: '2026-11-30T14:32:00.000Z',
    serving: paced ? {} : null,
  };
  const attemptSession = { state: () => ({ phase, attempt }) } as unknown as AttemptSession;
  const Room = () => {
    useLeft(attemptSession);
    return null;
  };
  const { unmount } = render(
    <LanguageProvider>
      <NavigationProvider>
        <Room />
      </NavigationProvider>
    </LanguageProvider>,
  );
  unmount();
  vi.runAllTimers();
  return notice.mock.lastCall?.[0];
}

test('a clock that goes on is said with its end, and that the answers are kept on the device', () => {
  expect(leave()).toEqual({
    title: 'The clock keeps running until 14:32',
    text: 'Kept on this device. It will be sent when you are back online.',
    durationMs: 10_000,
  });
});

test('with a connection nothing is said: the bar of what runs says it on the page that follows', () => {
  net.connection = 'online';
  expect(leave()).toBeUndefined();
});

test('of what has no clock, or one for each question, no clock is said to go on', () => {
  expect(leave({ untimed: true })?.title).toBe('You left it for now');
  expect(leave({ paced: true })?.title).toBe('You left it for now');
});

test('nothing is said of an attempt that is over, nor to who signs out', () => {
  expect(leave({ phase: 'over' })).toBeUndefined();
  session.status = 'signed_out';
  expect(leave()).toBeUndefined();
});
