// The place of waiting rewards is there before they are: what stands below it does not move.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WaitingRewards } from './waiting-rewards.tsx';

const look = vi.hoisted(() => ({ isQuiet: false }));
vi.mock('#client/base/theme.tsx', () => ({ useQuiet: () => look.isQuiet }));
vi.mock('#client/ui/first-screen.ts', () => ({ useFirstScreen: () => false }));

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingRewards />
    </QueryClientProvider>,
  );

test('the place is held while nothing is known of rewards', () => {
  show();
  expect(screen.getByTestId('rewards').className).toMatch(/rewardsHeld/);
});

test('in quiet mode, where none is ever told, no place is held', () => {
  look.isQuiet = true;
  show();
  expect(screen.queryByTestId('rewards')).toBeNull();
});
