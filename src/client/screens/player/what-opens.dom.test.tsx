// What a locked item says about its way in: the one step leads there, and a test-out promises no more than it does.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queries } from '#client/api/queries.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { ActivityLink } from '#contract/activity-link.ts';
import type { ActivityView } from '#contract/play.ts';
import { WhatOpens } from './what-opens.tsx';

await loadTexts(['player', 'path', 'missions']);

const aStep = (ref: string): ActivityLink => ({
  kind: 'item',
  ref,
  title: `Step ${ref}`,
  estimatedMinutes: 5,
  xp: 10,
  phaseId: 'share',
  itemType: 'lesson',
  coreKey: null,
});

function show(
  steps: readonly ActivityLink[],
  stepsAfterTestOut: number | null,
  missing: ActivityView['missing'] = [],
  form: ActivityView['form'] = 'lesson',
) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const phases = [{ id: 'share', title: 'Share', testOutId: 'share.testout' }];
  client.setQueryData(queries.path('pmp').queryKey, { phases } as never);
  const activity = {
    kind: 'checklist',
    form,
    xp: 15,
    courseKey: 'pmp',
    phaseId: 'share',
    opensAfter: steps[0] ?? null,
    missing,
    stepsToOpen: steps,
    stepsAfterTestOut,
  } as unknown as ActivityView;
  const { container } = render(
    <QueryClientProvider client={client}>
      <NavigationProvider>
        <LanguageProvider>
          <WhatOpens activity={activity} />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
  return container;
}

test('a test-out says how many steps it leaves', () => {
  const shown = show(['a', 'b', 'c', 'd'].map(aStep), 3);
  expect(shown.textContent).toContain(
    'Know it already? Test out: then 3 activities are left instead of 4.',
  );
});
test('one that saves no step is not offered', () => {
  show(['a', 'b'].map(aStep), null);
  expect(screen.queryByText(/Know it already/)).toBeNull();
});
test('the one step that is left is a link', () => {
  show([aStep('a')], 0);
  // In one paragraph, so that its quotation marks stay with it.
  const sentenceOf = (name: string) => screen.getByRole('link', { name }).closest('p')?.textContent;
  expect(sentenceOf('Step a')).toBe('It opens when “Step a” is done.');
  expect(sentenceOf('Test out of Share')).toMatch(/^Know it already\? Test out/);
});
test('a locked mission names all that is missing, in the words of its own page', () => {
  const either = show([aStep('a')], null, [[aStep('a'), aStep('b')]]);
  expect(either.textContent).toContain('First finish “Step a” or “Step b”.');
  const two = show([aStep('a'), aStep('b')], null, [[aStep('b')]]);
  expect(two.textContent).toContain('It opens after 2 activities, in this order:Step aStep b');
});
test('a checklist says once, in a line that unfolds, what opens hand-in and what it earns', () => {
  const shown = show(['a', 'b', 'c'].map(aStep), 2, [], 'checklist');
  const [fold] = shown.querySelectorAll('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent?.trim()).toBe(
    'Hand-in, for 15 XP, opens after “Step a” and 2 more activities',
  );
  expect(fold?.querySelectorAll('li')).toHaveLength(3);
  expect(fold?.textContent).toContain('Know it already?');
  expect(shown.children).toHaveLength(1);
});
test('the one step that opens a checklist says it in a sentence', () => {
  const shown = show([aStep('a')], null, [], 'checklist');
  expect(shown.textContent).toBe('Hand-in, for 15 XP, opens when “Step a” is done.');
});
