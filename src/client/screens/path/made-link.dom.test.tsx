// The link opens what was made in the company that is shown, and says whose it is.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deliverableQueries } from '#client/api/deliverable-queries.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import { MadeLink } from './made-link.tsx';

await loadTexts(['path']);

function show(industry: string | null, made: readonly (string | null)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(deliverableQueries.all().queryKey, {
    deliverables: made.map((one) => ({
      activityRef: 'tg.pre.lab',
      company: one === null ? null : { industry: one, company: `${one} Ltd.` },
    })),
  } as never);
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider>
        <LanguageProvider>
          <MadeLink
            industry={industry}
            item={{ id: 'tg.pre.lab', phaseId: 'preliminary', coreKey: null, type: 'lab' }}
          />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
  const link = screen.getByRole('link');
  return [link.textContent, link.getAttribute('href')];
}
const at = '#/learning/preliminary/lab/deliverable';

test('of the company that is shown, not of the one that was made last', () => {
  expect(show('BFSI', ['Retail', 'BFSI'])).toEqual([
    'Open the deliverable of BFSI Ltd.',
    `${at}?company=BFSI`,
  ]);
});

test('where that one is not made, it names the one that is', () => {
  expect(show('Healthcare', ['Retail'])).toEqual([
    'Open the deliverable of Retail Ltd.',
    `${at}?company=Retail`,
  ]);
});

test('where the case is everybody’s, there is nothing to name', () => {
  expect(show(null, [null])).toEqual(['Open the deliverable', at]);
});
