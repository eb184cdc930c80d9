// Why the demo did not start stands beside its button until it is tried again.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NoticesProvider } from '#client/ui/notices.tsx';
import { DemoOffer } from './demo-offer.tsx';

const startDemo = vi.hoisted(() => vi.fn());
vi.mock('#client/api/page-api.ts', () => ({ api: { account: { startDemo } } }));

await loadTexts(['auth']);

test('a demo that did not start says so in the page, also after any notice would be gone; the next press takes it away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  startDemo.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startDemo.mockReturnValueOnce(new Promise(() => {}));
  render(
    <LanguageProvider>
      <NoticesProvider texts={{ label: 'Notices', close: 'Close' }}>
        <DemoOffer onSignedIn={() => {}} />
      </NoticesProvider>
    </LanguageProvider>,
  );
  const button = screen.getByRole('button', { name: 'Explore the demo' });
  const problem = screen.getByRole('alert');
  expect(problem.textContent).toBe('');
  fireEvent.click(button);
  await waitFor(() => expect(problem.textContent).toContain('The demo did not start'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getAllByRole('alert')).toEqual([problem]);
  expect(problem.textContent).toContain('No connection to the server');
  fireEvent.click(button);
  expect(problem.textContent).toBe('');
  vi.useRealTimers();
});
