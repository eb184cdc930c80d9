// The way from the demo to an account of one's own.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { DemoEnd } from './demo-end.tsx';

const { session, signOut, go } = vi.hoisted(() => ({
  session: { status: 'signed_in' },
  signOut: vi.fn(),
  go: vi.fn(),
}));
vi.mock('#client/base/session/session.tsx', () => ({
  useSession: () => ({ state: () => session }),
}));
vi.mock('#client/base/session/use-sign-out.ts', () => ({ useSignOut: () => signOut }));
vi.mock('#client/base/go.tsx', () => ({ useGo: () => go }));

await loadTexts(['demo']);

function press(): void {
  render(
    <LanguageProvider>
      <DemoEnd />
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Create my own account' }));
}

test('the demo ends, then sign-up stands there', async () => {
  signOut.mockImplementationOnce(async () => {
    session.status = 'signed_out';
  });
  press();
  await waitFor(() => expect(go).toHaveBeenCalledWith(expect.anything(), { replace: true }));
  expect(JSON.stringify(go.mock.calls[0])).toContain('sign-up');
});

test('where the demo could not be ended it goes on', async () => {
  session.status = 'signed_in';
  go.mockClear();
  signOut.mockResolvedValueOnce(undefined);
  press();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
  expect(go).not.toHaveBeenCalled();
});
