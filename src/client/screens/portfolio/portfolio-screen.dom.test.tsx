// What somebody drew is among what they made.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deliverableQueries } from '#client/api/deliverable-queries.ts';
import { documentQueries } from '#client/api/document-queries.ts';
import { modelQueries } from '#client/api/model-queries.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import { PortfolioScreen } from './portfolio-screen.tsx';

vi.mock('#client/base/known-courses.ts', async (original) => ({
  ...(await original<object>()),
  useKnownCourses: () => [
    { key: 'archimate', has: { models: true } },
    { key: 'pmp', has: { models: false } },
  ],
}));
vi.mock('#client/base/crumbs.tsx', () => ({ Crumbs: () => null }));
vi.mock('#client/base/course.ts', () => ({
  useCourses: () => ({ data: [{ key: 'archimate', title: 'ArchiMate' }] }),
}));
vi.mock('#client/base/use-reader.ts', () => ({
  useReader: () => ({ locale: 'en-US', timeZone: 'UTC' }),
}));
await loadTexts(['documents', 'actions']);

test('models of every course that has them are listed, each with its way', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(documentQueries.all().queryKey, { documents: [] } as never);
  client.setQueryData(deliverableQueries.all().queryKey, { deliverables: [] });
  client.setQueryData(modelQueries.list('archimate').queryKey, [
    {
      ...{ id: 'm1', courseKey: 'archimate', name: 'Claims at Corvane', viewpoint: null },
      ...{ elements: 4, relations: 3, revision: 2, updatedAt: '2026-11-27T09:05:00.000Z' },
    },
  ]);
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider>
        <LanguageProvider>
          <PortfolioScreen />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Models' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Claims at Corvane' }).getAttribute('href')).toBe(
    '#/models/m1',
  );
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts).toEqual(
    expect.arrayContaining(['ArchiMate', '4 elements', 'Changed Nov 27, 2026, 09:05']),
  );
  expect(screen.queryByText('Nothing made yet')).toBeNull();
});
