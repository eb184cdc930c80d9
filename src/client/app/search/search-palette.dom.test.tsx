// What the search shows of what it finds.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queries } from '#client/api/queries.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { SearchContent } from '#contract/search.ts';
import { contentEntries } from './content-entries.ts';
import { Palette, SEARCH_TEXTS } from './search-palette.tsx';

vi.mock('#client/base/selected-course.ts', () => ({ useSelectedCourse: () => 'any' }));
vi.mock('#client/base/theme.tsx', () => ({ useQuiet: () => false }));
vi.mock('#client/base/session/session.tsx', () => ({ useLearner: () => ({ id: 'me' }) }));

await loadTexts(SEARCH_TEXTS);

const none = {
  activities: [],
  papers: [],
  terms: [],
  resources: [],
  store: [],
  help: [],
  tours: [],
};
const aTemplate = (key: string, isPremium: boolean) => ({
  ...{ id: `tpl.${key}`, key, title: `Charter ${key}`, description: 'A charter', isPremium },
});

test('a template that is found says whether it is free or premium, as everywhere', async () => {
  const content = {
    ...none,
    templates: [aTemplate('one', false), aTemplate('two', true)],
  } satisfies SearchContent;
  const entries = contentEntries({
    content,
    own: undefined,
    course: undefined,
    locale: 'en-US',
    isQuiet: false,
    texts: {} as never,
  });
  const found = { entries, opened: [], isLoading: false, isLost: false, retry: () => {} };
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  client.setQueryData(queries.templates('any').queryKey, { templates: [] } as never);
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <NavigationProvider>
          <Palette found={found} onClose={() => {}} />
        </NavigationProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'charter' } });
  const rows = await screen.findAllByRole('option');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Charter oneA charterFree',
    'Charter twoA charterPremium',
  ]);
});
