// A locked checklist says when it opens, that it can be worked on now, and how far it is.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { PhaseView } from '#contract/path.ts';
import { Checklists } from './checklists.tsx';
import { WorkAhead } from './work-ahead.tsx';

vi.mock('#client/base/use-kind.ts', () => ({
  useKind: () => (type: string) => ({ name: type, form: type, icon: 'list-checks' }),
}));
await loadTexts(['path', 'actions']);

test('locked and worked on are no contradiction', () => {
  const item = { estimatedMinutes: 10, required: true, ticks: null };
  const phase = {
    id: 'prelim',
    title: 'Preliminary Phase',
    items: [
      { ...item, id: 'q', type: 'quiz', title: 'The quiz', status: 'available' },
      {
        ...item,
        id: 'c',
        type: 'checklist',
        title: 'Ready to start',
        status: 'locked',
        ticks: { ticked: 2, notApplicable: 0, lines: 15 },
        toOpen: { title: 'The lesson', more: 3 },
      },
    ],
  } as unknown as PhaseView;
  render(
    <LanguageProvider>
      <NavigationProvider>
        <Checklists phases={[phase]} />
      </NavigationProvider>
    </LanguageProvider>,
  );
  const row = screen.getByRole('link');
  expect(row.textContent).toContain('2 of 15 ticked');
  expect(row.textContent).toContain('Hand-in opens after “The lesson” and 3 more activities.');
  expect(row.textContent).toMatch(/Continue$/);
});

test('its panel on the map says how far it is, and leads to it', () => {
  render(
    <LanguageProvider>
      <NavigationProvider>
        <WorkAhead
          item={{
            phaseId: 'prelim',
            type: 'checklist',
            ticks: { ticked: 1, notApplicable: 1, lines: 13 },
          }}
        />
      </NavigationProvider>
    </LanguageProvider>,
  );
  expect(screen.getByText(/1 of 12 ticked, 1 does not apply/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toContain(
    '/learning/prelim/checklist',
  );
});
