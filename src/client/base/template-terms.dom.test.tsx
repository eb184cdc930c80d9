// A link to a template says what it costs this learner: nothing, a pass that runs, or the price of one.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { queries } from '#client/api/queries.ts';
import { changeSettings } from '#client/base/device.ts';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { LinkedTerms } from './template-terms.tsx';

await loadTexts(['templates']);

beforeEach(() => changeSettings({ quietMode: false }));

function termsOf(isPremium: boolean, known: { isOpen: boolean; pass: object | null }): string {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const templates = [{ key: 'maturity', isPremium, ...known }];
  client.setQueryData(queries.templates('togaf').queryKey, { units: [], templates } as never);
  const { container } = render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <LinkedTerms courseKey="togaf" template={{ key: 'maturity', isPremium }} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return container.textContent ?? '';
}

test('a free template is free, a premium one has its price or is open', () => {
  expect(termsOf(false, { isOpen: true, pass: null })).toBe('Free');
  const pass = { xp: 5000, days: 30 };
  expect(termsOf(true, { isOpen: false, pass })).toBe('Premium, 5,000 XP');
  expect(termsOf(true, { isOpen: true, pass: null })).toBe('Premium, yours to open');
});

test('in quiet mode nothing is told of XP', () => {
  changeSettings({ quietMode: true });
  expect(termsOf(true, { isOpen: false, pass: { xp: 5000, days: 30 } })).toBe('Premium');
});
