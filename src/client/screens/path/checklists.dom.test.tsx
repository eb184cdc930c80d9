// A locked checklist says when it opens and that it can be read now, in one sentence.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { PhaseView } from '#contract/path.ts';
import { Checklists } from './checklists.tsx';

vi.mock('#client/base/use-kind.ts', () => ({
  useKind: () => (type: string) => ({ name: type, form: type, icon: 'list-checks' }),
}));
await loadTexts(['path', 'actions']);

test('locked and readable are no contradiction', () => {
  const item = { estimatedMinutes: 10, required: true, ticks: null };
  const phase = {
    id: 'prelim',
    title: 'Preliminary Phase',
    items: [
      { ...item, id: 'q', type: 'quiz', title: 'The quiz', status: 'available' },
      { ...item, id: 'c', type: 'checklist', title: 'Ready to start', status: 'locked' },
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
  expect(row.textContent).toContain('Opens after “The quiz”. Its lines can be read already.');
  expect(row.textContent).toMatch(/Locked$/);
});
