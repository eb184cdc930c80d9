// What the next step says of its place on the route: passed over, or begun and left.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { NextStep } from '#contract/learning.ts';
import { NextCard } from './next-card.tsx';

await loadTexts(['dashboard', 'missions']);

const activity = {
  kind: 'mission' as const,
  ref: 'm',
  title: 'The sponsor asks',
  estimatedMinutes: 8,
  xp: 20,
  phaseId: null,
  itemType: null,
  coreKey: null,
};

function textOf(over: Partial<NextStep>): string {
  const next: NextStep = {
    activity,
    form: 'story',
    status: 'available',
    groupTitle: 'People',
    stepCount: 4,
    stepsSeen: 1,
    failedRound: null,
    ticks: null,
    minutesLeft: 8,
    quest: null,
    station: null,
    towards: null,
    isPassedOver: false,
    passedOver: null,
    ...over,
  };
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <NavigationProvider>
        <LanguageProvider>
          <NextCard
            isFirst={false}
            isOpening={false}
            missions={{ screen: 'missions' } as never}
            next={next}
            onOpen={() => {}}
          />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
  return container.textContent ?? '';
}

test('what was begun and left is not called passed over', () => {
  expect(textOf({ isPassedOver: true })).toContain('First, one you passed over.');
  const begun = textOf({ isPassedOver: true, status: 'in_progress' });
  expect(begun).toContain('You stopped at card 1 of 4.');
  expect(begun).not.toMatch(/passed over|You began it/);
  // Where no step is named that is all there is to say.
  expect(textOf({ isPassedOver: true, status: 'in_progress', form: 'quest' })).toContain(
    'You began it.',
  );
});
test('nor is what waits behind the next step', () => {
  const behind = (isBegun: boolean) => textOf({ passedOver: { ...activity, isBegun } });
  expect(behind(false)).toContain('You passed over: The sponsor asks');
  expect(behind(true)).toContain('You began: The sponsor asks');
});

test('after a quiz round that was not passed it offers the next round with all its minutes', () => {
  const quiz = { ...activity, kind: 'item' as const, itemType: 'quiz' };
  const text = textOf({ activity: quiz, form: 'item', status: 'in_progress', failedRound: 1 });
  expect(text).toContain('Round 1 not passed. The next round asks other questions.');
  expect(text).toContain('Next round, 8 min');
  expect(text).not.toContain('You stopped at');
});

test('a checklist says how many of its lines are ticked, and goes on once one is', () => {
  const list = {
    form: 'item' as const,
    stepCount: 1,
    ticks: { ticked: 6, notApplicable: 1, lines: 15 },
  };
  for (const status of ['available', 'in_progress'] as const) {
    const text = textOf({ ...list, status });
    expect(text).toContain('6 of 14 ticked, 1 does not apply.');
    expect(text).toContain('Continue, 8 min');
    expect(text).not.toContain('You stopped at card');
  }
  expect(textOf({ ...list, ticks: null })).toContain('Start, 8 min');
});
