// What is open now is named once: the next step has its own button.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { ActivityView, Finish } from '#contract/play.ts';
import { OpenNow } from './open-now.tsx';

await loadTexts(['player']);

const link = (ref: string, phaseId: string | null = null) => ({
  ...{ kind: 'mission', ref, title: ref, itemType: null },
  phaseId,
});

const MISSION = { kind: 'mission', phaseId: null } as ActivityView;

function show(unlocked: readonly ReturnType<typeof link>[], next: string, activity = MISSION) {
  const finish = { unlocked, next: link(next) } as unknown as Finish;
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider>
        <LanguageProvider>
          <OpenNow activity={activity} finish={finish} lang={undefined} />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
}

test('what is next is not listed again', () => {
  show([link('the-loop'), link('the-map')], 'the-loop');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['the-map']);
});
test('where only what is next has opened, nothing is listed', () => {
  show([link('the-loop')], 'the-loop');
  expect(screen.queryByText('Also open now')).toBeNull();
});

test('what follows in the same phase leads what else is open, and only the next step is called next', () => {
  const lesson = { kind: 'lesson', phaseId: 'people' } as ActivityView;
  show([link('elsewhere'), link('lead', 'people')], 'the-cable', lesson);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'lead',
    'elsewhere',
  ]);
  expect(screen.queryByText(/next/i)).toBeNull();
});

test('all that opened is named: four at once, of more the rest is unfolded and counted', () => {
  const refs = ['one', 'two', 'three', 'version-4'];
  show(
    [...refs, 'next'].map((ref) => link(ref)),
    'next',
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(refs);
  expect(screen.queryByText(/more/)).toBeNull();
});

test('with more than four the count adds up', () => {
  show(
    ['1', '2', '3', '4', '5', '6'].map((ref) => link(ref)),
    'next',
  );
  expect(screen.getByText('and 2 more')).toBeTruthy();
  expect(document.querySelectorAll('a')).toHaveLength(6);
});
