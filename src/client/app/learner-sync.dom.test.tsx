// Which course is written to the profile when an address, a choice and an answer meet.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { useSelectCourse } from '#client/base/course.ts';
import { storeCourseKey, storedCourseKey } from '#client/base/device.ts';
import type { WriteKinds } from '#client/base/outbox/entry.ts';
import { OutboxProvider } from '#client/base/outbox/use-outbox.tsx';
import type { ProfileChoice } from '#client/base/profile-writes.ts';
import { SessionProvider } from '#client/base/session/session.tsx';
import { createSessionStore } from '#client/base/session/session-store.ts';
import type { Learner, Session } from '#contract/learner.ts';
import { anOutboxDesk, failed } from '#tests/support/outbox-desk.ts';
import { useCourseInStep, useCourseWarning } from './learner-sync.tsx';

const session = { expiresAt: '2099-01-01T00:00:00Z', serverTime: new Date().toISOString() };
const courses = ['togaf', 'pmp', 'archimate'].map((key) => ({ key, tracks: [], companies: [] }));

beforeEach(() => localStorage.clear());

/** A page at /dashboard, which names TOGAF, with a profile that the test answers for. */
async function aPage({ path = '/dashboard', profile = 'togaf' } = {}) {
  const learner = { id: 'ada', courseKey: profile } as Learner;
  const sent: (string | undefined)[] = [];
  const answers: ((refused?: CallResult<unknown>) => void)[] = [];
  const kinds: WriteKinds = {
    'profile.choice': {
      procedure: 'learner.update',
      repeated: 'replaced',
      isRefusal: () => false,
      send: ({ courseKey }: ProfileChoice) => {
        sent.push(courseKey);
        return new Promise((resolve) => {
          answers.push((refused) =>
            resolve(refused ?? { ok: true, value: { ...learner, courseKey } }),
          );
        });
      },
    },
  };
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage({ kinds });
  const store = createSessionStore({
    calls: {
      session: async () => ({ ok: true, value: { session: session as Session, learner } }),
      refresh: () => Promise.reject(new Error('This session is young.')),
    },
    now: Date.now,
    tellTabs: () => undefined,
    cached: async () => undefined,
    onLearnerLeft: () => undefined,
    forget: () => undefined,
  });
  outbox.follow(null, ({ result }) => {
    if (result?.ok) store.learnerChanged(result.value as Learner);
  });
  await store.open();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queries.courses().queryKey, courses as never);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionProvider onEnded={() => undefined} store={store}>
        <OutboxProvider value={outbox}>{children}</OutboxProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ path }: { path: string }) => {
      useCourseInStep(path);
      useCourseWarning();
      return useSelectCourse();
    },
    { wrapper, initialProps: { path } },
  );
  return {
    sent,
    select: (courseKey: string) => act(() => result.current(courseKey)),
    arriveAt: (path: string) => rerender({ path }),
    answer: async (refused?: CallResult<unknown>) => {
      const last = answers.shift();
      await act(async () => {
        last?.(refused);
        await desk.settle();
      });
    },
    settle: () => act(() => desk.settle()),
  };
}

test('the old address does not bring its course back while the chosen one still loads', async () => {
  const page = await aPage();
  page.select('pmp');
  await waitFor(() => expect(page.sent).toEqual(['pmp']));
  // The profile has it before the next screen is there.
  await page.answer();
  page.arriveAt('/learn/pmp');
  await page.settle();
  expect(page.sent).toEqual(['pmp']);
  expect(storedCourseKey()).toBe('pmp');
});

test('a choice that is taken back at once reaches the profile last', async () => {
  const page = await aPage();
  page.select('pmp');
  await page.settle();
  page.select('togaf');
  await page.settle();
  expect(page.sent).toEqual(['pmp']);
  await page.answer();
  expect(page.sent).toEqual(['pmp', 'togaf']);
  await page.answer();
  expect(storedCourseKey()).toBe('togaf');
});

test('an address that names a course selects it, once', async () => {
  const page = await aPage();
  page.arriveAt('/learn/archimate');
  await page.settle();
  await page.answer();
  expect(page.sent).toEqual(['archimate']);
  expect(storedCourseKey()).toBe('archimate');
});

test('a course that the profile cannot keep is switched all the same, and the log says so once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = await aPage();
  page.select('pmp');
  await page.settle();
  await page.answer(failed('server.unavailable', 503));
  expect(warned.mock.calls).toEqual([['The course preference was not saved: server.unavailable']]);
  expect(storedCourseKey()).toBe('pmp');
});

test("on another device the profile's course wins over the stored one", async () => {
  storeCourseKey('archimate');
  const page = await aPage({ path: '/missions', profile: 'pmp' });
  await page.settle();
  expect(storedCourseKey()).toBe('pmp');
  expect(page.sent).toEqual([]);
});
