// A row of the list counts items and draws a percentage, which are two figures: it says what the second one is of.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { NavigationProvider } from '#client/base/navigation.tsx';
import type { PhaseView } from '#contract/path.ts';
import { StationList } from './station-list.tsx';

vi.mock('#client/base/course.ts', () => ({ useCourse: () => undefined }));
await loadTexts(['path']);

const phase = (over: object) =>
  ({
    id: 'preliminary',
    letter: 'P',
    title: 'Preliminary Phase',
    totalMinutes: 71,
    items: ['done', 'done', 'done', 'available'].map((status) => ({ status })),
    ...over,
  }) as unknown as PhaseView;

function show(one: PhaseView) {
  render(
    <NavigationProvider>
      <LanguageProvider>
        <StationList
          core={null}
          currentId={undefined}
          map={null}
          onChoose={vi.fn()}
          onCore={vi.fn()}
          phases={[one]}
          selectedId={undefined}
          soughtId={undefined}
        />
      </LanguageProvider>
    </NavigationProvider>,
  );
  return screen.getByTestId('station').textContent;
}

test('beside three of four items, 64% is said to be by weight', () => {
  expect(show(phase({ status: 'in_progress', percent: 64 }))).toMatch(
    /3 of 4 items, 71 min.*In progress, 64% by weight$/,
  );
  // It is seen, not only heard.
  expect(screen.getByText('64% by weight').closest('.vh')).toBeNull();
});

test('a station where nothing was begun has no percentage', () => {
  expect(show(phase({ status: 'available', percent: 0 }))).toMatch(/Available$/);
});
