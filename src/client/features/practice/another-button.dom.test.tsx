// The button says what it does to the attempt: a question more, and where a clock runs its time more.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { AnotherButton } from './another-button.tsx';

await loadTexts(['practice']);

test.each([
  [0, 'One more question on this topic'],
  [60, 'One more question on this topic, 1 minute more'],
  [660, 'One more question on this topic, 11 minutes more'],
  [90, 'One more question on this topic, 90 seconds more'],
])('with %i seconds for it: %s', (seconds, name) => {
  render(
    <LanguageProvider>
      <AnotherButton failure={null} isAdding={false} onAdd={vi.fn()} seconds={seconds} />
    </LanguageProvider>,
  );
  expect(screen.getByRole('button', { name })).toBeTruthy();
});
