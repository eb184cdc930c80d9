// Who came from a line of a checklist finds back to it, by its name; nobody else is offered a way.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queries } from '#client/api/queries.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import { defaultCourse } from '#client/base/selected-course.ts';
import { BackToList } from './back-to-list.tsx';

await loadTexts(['templates']);

function at(address: string) {
  cleanup();
  history.replaceState(null, '', `#${address}`);
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const items = [{ id: 'pmp.sha.checklist', type: 'checklist', title: 'People check' }];
  const phases = [{ id: 'people-share', items }];
  client.setQueryData(queries.path(defaultCourse()).queryKey, { phases } as never);
  render(
    <QueryClientProvider client={client}>
      <NavigationProvider>
        <LanguageProvider>
          <BackToList />
        </LanguageProvider>
      </NavigationProvider>
    </QueryClientProvider>,
  );
  return screen.queryByRole('link', { name: 'Back to the checklist: People check' });
}

test('a template opened from a line leads back to that line', () => {
  const link = at('/artifacts/budget?list=people-share%2Fchecklist&line=l3');
  expect(link?.getAttribute('href')).toBe('#/learning/people-share/checklist?line=l3');
});

test('one that was opened from elsewhere leads to no checklist', () => {
  expect(at('/artifacts/budget')).toBeNull();
  expect(at('/artifacts/budget?list=nowhere%2Fchecklist')).toBeNull();
});
