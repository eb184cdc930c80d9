// What one hook says of a resource: saved, saving, unsent or failed.
import { onlineManager } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { lostServer, receivedFromServer } from '#client/api/connection.ts';
import { anOutboxDesk, failed, see, silence } from '#tests/support/outbox-desk.ts';
import { OutboxProvider, useIsOutboxReady, useUnsent } from './use-outbox.tsx';

afterEach(() => {
  receivedFromServer();
  onlineManager.setOnline(true);
});

async function aResource() {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OutboxProvider value={outbox}>{children}</OutboxProvider>
  );
  const { result } = renderHook(() => ({ ...useUnsent('r'), isReady: useIsOutboxReady() }), {
    wrapper,
  });
  return { desk, outbox, now: () => result.current, settle: () => act(() => desk.settle()) };
}

test('a write under way is saving, one whose try failed is unsent, and one that arrived is saved', async () => {
  const { desk, outbox, now, settle } = await aResource();
  expect(now()).toMatchObject({ status: 'saved', isReady: true });
  desk.answers.push(silence);
  act(() => void outbox.put(see('s01')));
  expect(now().status).toBe('saving');
  await settle();
  expect(now()).toMatchObject({ status: 'unsent', failures: 1 });
  act(() => void outbox.put(see('s02')));
  expect(now().entries.map(({ slot }) => slot)).toEqual(['s01', 's02']);
  act(() => now().sendNow());
  await settle();
  expect(now()).toMatchObject({ status: 'saved', entries: [] });
});

test('without a server a write is unsent before anything was tried', async () => {
  const { outbox, now, settle } = await aResource();
  onlineManager.setOnline(false);
  act(() => {
    lostServer();
    void outbox.put(see('s01'));
  });
  expect(now().status).toBe('unsent');
  act(() => {
    receivedFromServer();
    onlineManager.setOnline(true);
  });
  await settle();
  expect(now().status).toBe('saved');
});

test('a refusal is failed until the next write is taken', async () => {
  const { desk, outbox, now, settle } = await aResource();
  desk.answers.push(failed('step.out_of_order', 409));
  act(() => void outbox.put(see('s01')));
  await settle();
  expect(now()).toMatchObject({ status: 'failed', refusal: { code: 'step.out_of_order' } });
  act(() => void outbox.put(see('s02')));
  await settle();
  expect(now().status).toBe('saved');
});
