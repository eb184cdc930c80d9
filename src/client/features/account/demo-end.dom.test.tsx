// The way from the demo to an account of one's own.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { demo } from '#texts/en-us/demo.ts';
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

function press(answer: string): void {
  render(
    <LanguageProvider>
      <DemoEnd />
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: demo.create }));
  expect(screen.getByRole('dialog', { name: demo.leave.title })).not.toBeNull();
  expect(signOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: answer }));
}

beforeEach(() => {
  session.status = 'signed_in';
  signOut.mockReset();
  go.mockClear();
});

test('it is asked first; then the demo ends without a word of it, and sign-up stands there', async () => {
  signOut.mockImplementation(async () => {
    session.status = 'signed_out';
  });
  press(demo.leave.yes);
  await waitFor(() => expect(go).toHaveBeenCalledWith(expect.anything(), { replace: true }));
  expect(JSON.stringify(go.mock.calls[0])).toContain('sign-up');
  expect(signOut.mock.calls).toEqual([[{ isTold: false }]]);
});

test('who stays is in the demo as before', () => {
  press(demo.leave.stay);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
});

test('where the demo could not be ended it goes on', async () => {
  press(demo.leave.yes);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(signOut).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});
