// The strip of cards tells a missed question from a right one, by its name and by what its mark is drawn from.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { player } from '#texts/en-us/player.ts';
import { CardStrip } from './card-strip.tsx';
import type { CardMark } from './cards.ts';

const check = (id: string, state: CardMark['state'], isMissed: boolean): CardMark => ({
  id,
  shape: 'check',
  state,
  isMissed,
});

test('a right, a missed and an open question have three names, and only the missed one is crossed', () => {
  const marks = [
    check('a', 'done', false),
    check('b', 'done', true),
    check('c', 'open', false),
    check('d', 'now', true),
  ];
  const { container } = render(<CardStrip marks={marks} onOpen={() => undefined} texts={player} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Card 1, check question, answered right',
    'Card 2, check question, missed',
    'Card 3, check question, waiting for your answer',
  ]);
  expect(screen.getByText('Card 4, check question, missed, you are here')).toBeTruthy();
  const crossed = [...container.querySelectorAll('.stop')].map((stop) =>
    stop.hasAttribute('data-missed'),
  );
  expect(crossed).toEqual([false, true, false, true]);
});
