// The shields of somebody new: where they come from is said beside them.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { StreakPanel } from './streak-panel.tsx';

await loadTexts(['progress']);

test('who holds shields on the first day reads that everybody starts with them, and what earns more', () => {
  render(
    <LanguageProvider>
      <StreakPanel
        streak={{
          days: 1,
          studiedToday: true,
          bestDays: 1,
          shieldsHeld: 2,
          nextShieldInDays: 6,
          shieldsFrom: { atStart: 2, runDays: 7 },
        }}
      />
    </LanguageProvider>,
  );
  expect(screen.getByText(/^A shield bridges/).textContent).toBe(
    'A shield bridges one missed day automatically. Everybody starts with 2, and every 7 days in a row earn one more. Study 6 days more in a row to earn the next shield.',
  );
});
