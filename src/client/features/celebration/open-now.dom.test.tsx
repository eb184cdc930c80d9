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

const link = (ref: string) => ({ kind: 'mission', ref, title: ref, phaseId: null, itemType: null });

function show(unlocked: readonly string[], next: string) {
  const finish = { unlocked: unlocked.map(link), next: link(next) } as unknown as Finish;
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider>
        <LanguageProvider>
          <OpenNow
            activity={{ kind: 'mission', phaseId: null } as ActivityView}
            finish={finish}
            lang={undefined}
          />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
}

test('what is next is not listed again', () => {
  show(['the-loop', 'the-map'], 'the-loop');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['the-map']);
});
test('where only what is next has opened, nothing is listed', () => {
  show(['the-loop'], 'the-loop');
  expect(screen.queryByText('Also open now')).toBeNull();
});
