// The sign of the demo: its dialog says what becomes of the demo, and its button leads straight to sign-up.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { demo } from '#texts/en-us/demo.ts';
import { DemoMark } from './demo-mark.tsx';

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

await loadTexts(['demo', 'shell']);

test('one dialog stands between the mark and the sign-up form', async () => {
  signOut.mockImplementation(async () => {
    session.status = 'signed_out';
  });
  render(
    <LanguageProvider>
      <DemoMark />
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: demo.open }));
  expect(screen.getByRole('dialog').textContent).toContain(demo.own);
  fireEvent.click(screen.getByRole('button', { name: demo.create }));
  await waitFor(() => expect(go).toHaveBeenCalledWith(expect.anything(), { replace: true }));
  expect(JSON.stringify(go.mock.calls[0])).toContain('sign-up');
});
