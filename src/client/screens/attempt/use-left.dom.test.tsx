// Whoever leaves a room is told that its clock goes on, and until when it can be resumed.
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import type { Notice } from '#client/ui/notices.tsx';
import { useLeft } from './use-left.ts';

const { notice, session } = vi.hoisted(() => ({
  notice: vi.fn<(told: Notice) => void>(),
  session: { status: 'signed_in' },
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

test('a clock that goes on is said with its end; the way back stands in the bar of what runs', () => {
  expect(leave()).toEqual({
    title: 'The clock keeps running until 14:32',
    text: 'Your answers are saved: you can resume until 14:32',
    durationMs: 10_000,
  });
});

test('what has no clock, or one for each question, says until when one can come back', () => {
  expect(leave({ untimed: true })?.text).toMatch(
    /^There is no clock\. You can come back to it until/,
  );
  expect(leave({ paced: true })?.text).toBe(
    'Each question has its own clock. You can come back to it until 14:32.',
  );
});

test('nothing is said of an attempt that is over, nor to who signs out', () => {
  expect(leave({ phase: 'over' })).toBeUndefined();
  session.status = 'signed_out';
  expect(leave()).toBeUndefined();
});
