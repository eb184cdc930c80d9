// Each field of a row says what it means: on a phone the head of the table is out of sight.
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { coverCell } from '#domain/templates/cells.ts';
import { CoverPart } from './form-part.tsx';
import { TablePart } from './table-part.tsx';

await loadTexts(['documents', 'templates']);

const column = { width: 10, options: [], min: null, max: null, formula: null, look: null };
const part = {
  kind: 'table' as const,
  title: 'Earned value',
  help: 'One row a period.',
  rows: 3,
  given: [],
  columns: [
    { ...column, key: 'bac', title: 'BAC', kind: 'number' as const, help: 'Budget at completion.' },
    { ...column, key: 'day', title: 'Status date', kind: 'date' as const, help: null },
  ],
};

const fields = {
  texts: {},
  type: () => {},
  conflicts: {},
  keepTheirs: () => {},
  roomLeft: () => 1000,
  worked: { of: () => '' },
};

test('an abbreviation is spelled out at its field, and a day is chosen', () => {
  render(
    <LanguageProvider>
      <TablePart fields={fields as never} part={part} />
    </LanguageProvider>,
  );
  const [, row] = screen.getAllByRole('row');
  const [budget, day] = within(row!).getAllByRole('cell');
  expect(budget!.textContent).toContain('Budget at completion.');
  expect(within(budget!).getByRole('textbox').getAttribute('aria-describedby')).toMatch(/bac$/);
  expect(day!.querySelector('input')?.type).toBe('date');
});

test('a day that is picked has no hint how to write it; a text that is no day has', () => {
  const cover = (texts: object) => (
    <LanguageProvider>
      <CoverPart fields={{ ...fields, texts } as never} />
    </LanguageProvider>
  );
  const { rerender } = render(cover({}));
  expect(screen.queryByText('year-month-day')).toBeNull();
  expect(screen.getByLabelText('Date').getAttribute('aria-describedby')).toBeNull();
  rerender(cover({ [coverCell('date')]: 'May' }));
  expect(screen.getByText('year-month-day')).toBeTruthy();
  expect(screen.getByLabelText('Date').getAttribute('type')).toBe('text');
});

test('on the cover the status is chosen and the day is a day', () => {
  render(
    <LanguageProvider>
      <CoverPart fields={fields as never} />
    </LanguageProvider>,
  );
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect([...status.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    'Draft',
    'In review',
    'Approved',
    'Superseded',
  ]);
  expect(screen.getByLabelText('Date').getAttribute('type')).toBe('date');
});
