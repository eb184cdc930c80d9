// Touching a picture, as keys and screen readers meet it: named buttons, and a line that says what opened.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import type { FigureTouchView } from '#contract/figures.ts';
import { TouchFigure } from './touch-figure.tsx';

await loadTexts(['player']);

const place = { y: 0, width: 40, height: 40 };
const points = [
  { id: 'a', label: 'Vision', text: 'Agree on it.', x: 0, ...place },
  { id: 'b', label: 'Business', text: 'Describe it.', x: 60, ...place },
];

function show(touch: FigureTouchView, caption: string | null = null) {
  const figure = { alt: 'Two stops', caption, viewBox: '0 0 480 360', nodes: [], touch };
  render(
    <LanguageProvider>
      <TouchFigure figure={figure} lang={undefined} />
    </LanguageProvider>,
  );
  return {
    press: (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name })),
    said: () => screen.getByRole('status').textContent,
  };
}

test('each place is a button of its name: it opens its sentence, and is counted once', () => {
  const { press, said } = show({ points, pieces: [] });
  press('Vision');
  expect(said()).toBe('Vision. Agree on it.');
  expect(screen.getByRole('button', { name: /^Vision/ }).getAttribute('aria-pressed')).toBe('true');
  press(/^Vision/);
  press(/^Vision/);
  expect(screen.getByText('1 of 2 opened')).toBeTruthy();
  press('Business');
  expect(screen.getByText('2 of 2 opened')).toBeTruthy();
});

test.each(['Two stops', 'Two stops.'])(
  'the caption “%s” ends as a sentence before what to do follows it',
  (caption) => {
    const { said } = show({ points, pieces: [] }, caption);
    expect(said()).toBe('Two stops. Press the marked places to see what they are.');
  },
);

test('a piece is taken up and put down: it stays where it belongs, and leaves the row of pieces', () => {
  const { press, said } = show({ points, pieces: [{ id: 'p', label: 'Sponsor', at: 'b' }] });
  const intoView = vi.fn();
  Element.prototype.scrollIntoView = intoView;
  press('Sponsor');
  expect(intoView).not.toHaveBeenCalled();
  press('Vision');
  expect(intoView.mock.contexts[0]).toBe(screen.getByRole('status').parentElement);
  expect(said()).toMatch(/^Not there\./);
  press('Business');
  expect(said()).toBe('Business. Describe it.');
  expect(screen.getByText('1 of 1 in place')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Pieces to place' })).toBeNull();
});
