// 'Kept on this device' is said once it is, and never where the device refuses.
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider, useTexts } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { OutboxProvider, useUnsent } from '#client/base/outbox/use-outbox.tsx';
import { SaveMark } from '#client/features/player/save-mark.tsx';
import { aFullStorage, anOutboxDesk, set } from '#tests/support/outbox-desk.ts';
import { useWaits } from './use-waits.ts';

await loadTexts(['player', 'tasks', 'shell']);
afterEach(() => onlineManager.setOnline(true));

function Waiting() {
  const unsent = useUnsent('r');
  const texts = useTexts('player');
  const says = useWaits({ unsent, isOpenTask: true, texts });
  return (
    <>
      <p>{says}</p>
      <SaveMark unsent={{ ...unsent, status: 'unsent' }} />
    </>
  );
}

const kept = /^Kept on this device\. It will be handed in/;
const notKept = /^This device has not kept it\. Leave this page open/;
const markOf = () => screen.getByRole('button').title;

/** A page without a network, on a device whose local storage is full, while work waits. */
async function aWaitingPage() {
  const desk = anOutboxDesk({ storage: aFullStorage() });
  desk.network(false);
  const puts: { done: () => void; refuse: (why: Error) => void }[] = [];
  desk.device.put = () => new Promise((done, refuse) => puts.push({ done, refuse }));
  const { outbox } = await desk.aPage();
  void outbox.put(set('s01', 'work'));
  render(
    <LanguageProvider>
      <OutboxProvider value={outbox}>
        <Waiting />
      </OutboxProvider>
    </LanguageProvider>,
  );
  return { settle: () => act(() => desk.settle()), put: puts[0]! };
}

test('it is said to be kept once the database of the device has it', async () => {
  const { put, settle } = await aWaitingPage();
  expect(screen.getByText(notKept, { selector: 'p' })).toBeTruthy();
  expect(markOf()).toMatch(notKept);
  put.done();
  await settle();
  expect(screen.getByText(kept, { selector: 'p' })).toBeTruthy();
  expect(markOf()).toMatch(/^Kept on this device/);
});

test('where the database refuses, it is said not to be kept', async () => {
  const { put, settle } = await aWaitingPage();
  put.refuse(new DOMException('denied', 'InvalidStateError'));
  await settle();
  expect(screen.getByText(notKept, { selector: 'p' })).toBeTruthy();
  expect(markOf()).toMatch(notKept);
});
