// Where the words of a card stand on a phone: before places to touch on the first card, after a picture elsewhere.
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { ReadingCard } from './reading-card.tsx';

vi.mock('#client/features/player/touch/touch-figure.tsx', () => ({ TouchFigure: () => null }));
vi.mock('#client/ui/figure/figure.tsx', () => ({ Figure: () => null }));

await loadTexts(['player', 'questions']);

type Step = ComponentProps<typeof ReadingCard>['step'];

function wordsOf(number: number, touch: object | null): string | undefined {
  const figure = { alt: 'A map', caption: 'A map', touch };
  const step = { title: 'Monday', body: [], sets: [], keep: null, figure } as unknown as Step;
  const { unmount } = render(
    <LanguageProvider>
      <ReadingCard
        company={undefined}
        place={{ number, total: 5 }}
        step={step}
        titleRef={null}
        way={undefined}
      />
    </LanguageProvider>,
  );
  const { words } = screen.getByRole('article').dataset;
  unmount();
  return words;
}

test('a story that begins with places to touch says first what they are about', () => {
  const touch = { points: [] };
  expect(wordsOf(1, touch)).toBe('first');
  expect(wordsOf(2, touch)).toBeUndefined();
  expect(wordsOf(1, null)).toBeUndefined();
});
