// Signing out is asked where ticks of checklists would go with it, and not else.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveDraft } from '#client/base/device.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { checklist } from '#texts/en-us/checklist.ts';
import { useAskedSignOut } from './asked-sign-out.tsx';

const end = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./session.tsx', () => ({ useLearner: () => ({ id: 'l1' }) }));
vi.mock('./use-sign-out.ts', () => ({ useSignOut: () => end }));

function Menu() {
  const { signOut, question } = useAskedSignOut();
  return (
    <>
      <button onClick={signOut} type="button">
        Out
      </button>
      {question}
    </>
  );
}

function press(): void {
  render(
    <LanguageProvider>
      <Menu />
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Out' }));
}

beforeEach(() => {
  end.mockClear();
  saveDraft('list:l1:a', null);
  saveDraft('list:l2:a', { s: '{}' });
});

test('nothing of this learner would be lost: it ends at once', () => {
  press();
  expect(end).toHaveBeenCalledTimes(1);
});

test('who stays keeps the ticks, who goes on is signed out', async () => {
  saveDraft('list:l1:a', { s: '{}' });
  press();
  const dialog = await screen.findByRole('dialog', { name: checklist.lose.title });
  expect(end).not.toHaveBeenCalled();
  expect(dialog.textContent).toContain('One checklist has ticks or notes');
  fireEvent.click(screen.getByRole('button', { name: checklist.lose.stay }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(end).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Out' }));
  fireEvent.click(await screen.findByRole('button', { name: checklist.lose.yes }));
  await waitFor(() => expect(end).toHaveBeenCalledTimes(1));
});
