// The end of a story that waits: what is missing, what it costs and pays, and what was missed.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { RequirementView } from '#contract/learning.ts';
import { StoryWaits } from './story-waits.tsx';

await loadTexts(['player', 'missions']);

const requirement = {
  activity: {
    kind: 'item',
    ref: 'x.a.lesson',
    title: 'Join the plans',
    estimatedMinutes: 16,
    xp: 20,
    phaseId: 'a',
    itemType: 'lesson',
    coreKey: null,
  },
  status: 'available',
  met: false,
  percent: null,
  asks: 'activity',
} as unknown as RequirementView;

function show(missed: number) {
  const onRepeat = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider>
        <LanguageProvider>
          <StoryWaits
            missed={missed}
            missing={[requirement]}
            onLeave={() => {}}
            onRepeat={onRepeat}
            titleRef={null}
            xp={80}
          />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
  return onRepeat;
}

test('what is missing leads on with its minutes and its XP, and the mission names its own', () => {
  show(0);
  const text = screen.getByRole('link', { name: /Join the plans/ }).textContent;
  expect(text).toContain('16 min');
  expect(text).toContain('+20 XP');
  expect(screen.getByText(/^\+80 XP for this mission/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Repeat the one you missed' })).toBeNull();
});
test('what was missed is asked once more from here', () => {
  const onRepeat = show(1);
  fireEvent.click(screen.getByRole('button', { name: 'Repeat the one you missed' }));
  expect(onRepeat).toHaveBeenCalledOnce();
});
