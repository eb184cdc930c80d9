// A filled example shows what its formulas come to, as a copy of it does.
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { TemplateDetail } from '#contract/templates.ts';
import { Preview } from './preview.tsx';

vi.mock('#client/base/session/session.tsx', () => ({ useLearner: () => ({ timeZone: 'UTC' }) }));
await loadTexts(['templates']);

type Column = Extract<TemplateDetail['parts'][number], { kind: 'table' }>['columns'][number];
const column = (key: string, more: Partial<Column> = {}): Column => ({
  key,
  title: key,
  kind: 'number',
  help: null,
  width: 10,
  options: [],
  min: null,
  max: null,
  formula: null,
  look: null,
  ...more,
});

const template = {
  title: 'Budget',
  drawing: null,
  parts: [
    {
      kind: 'table',
      title: 'Costs',
      help: 'One row a cost.',
      rows: 10,
      given: [],
      columns: [
        column('amount'),
        column('share', {
          kind: 'formula',
          formula: '=IF({amount}="","",{amount}/SUM({amount:all}))',
          look: 'percent',
        }),
      ],
    },
  ],
  filled: [
    {
      company: 'Retail',
      parts: [
        {
          values: null,
          rows: [
            [30, null],
            [10, null],
          ],
        },
      ],
    },
  ],
} as unknown as TemplateDetail;

const show = (company: string | undefined) => {
  render(
    <LanguageProvider>
      <Preview company={company} template={template} />
    </LanguageProvider>,
  );
  return within(screen.getByRole('table'));
};

test('the cells of formulas hold the results of the example', async () => {
  const table = show('Retail');
  expect(await table.findByText('75%')).toBeTruthy();
  expect(table.getByText('25%')).toBeTruthy();
  expect(table.queryByText('calculated')).toBeNull();
});

test('the blank document says which columns are calculated', () => {
  expect(show(undefined).getAllByText('calculated').length).toBeGreaterThan(0);
});

test('what a column takes is said in its first empty row alone', () => {
  const days = {
    ...template,
    parts: [{ ...template.parts[0]!, columns: [column('due', { kind: 'date' }), column('cost')] }],
  } as unknown as TemplateDetail;
  render(
    <LanguageProvider>
      <Preview company={undefined} template={days} />
    </LanguageProvider>,
  );
  expect(screen.getAllByText('YYYY-MM-DD')).toHaveLength(1);
});
