// A table that is wider than its place says so; one that fits says nothing.
import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { WideTable } from './wide-table.tsx';

await loadTexts(['templates']);

const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get');
const place = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get');
afterAll(() => {
  width.mockRestore();
  place.mockRestore();
});

function show(scrollWidth: number) {
  width.mockReturnValue(scrollWidth);
  place.mockReturnValue(500);
  render(
    <LanguageProvider>
      <WideTable columns={14} label="Earned value">
        <table />
      </WideTable>
    </LanguageProvider>,
  );
  return screen.getByRole('region', { name: 'Earned value' });
}

test('columns that are out of sight are told of, and the edge fades until the last is reached', () => {
  const region = show(900);
  expect(screen.getByText('14 columns: scroll the table sideways to see them all.')).toBeTruthy();
  expect(region.dataset.more).toBe('');
  region.scrollLeft = 400;
  fireEvent.scroll(region);
  expect(region.dataset.more).toBeUndefined();
});

test('a table that fits is no matter for words', () => {
  const region = show(500);
  expect(screen.queryByText(/sideways/)).toBeNull();
  expect(region.dataset.more).toBeUndefined();
});
