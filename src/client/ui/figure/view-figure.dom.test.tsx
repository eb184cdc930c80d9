import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ViewFigure } from './view-figure.tsx';

const figure = {
  alt: 'The quay',
  caption: 'As it stands',
  sentences: ['Big crane: crane.', 'Big crane holds Hook.'],
  viewBox: '0 0 600 300',
  nodes: [{ tag: 'rect', attrs: { x: '0' }, children: [] }],
};
const words = { closer: 'Zoom in', farther: 'Zoom out', inWords: 'In words' };
const picture = () => screen.getByRole('img', { name: 'The quay' });
const press = (name: string) => screen.getByRole('button', { name }).click();

test('a view is told in sentences that its picture leads to', () => {
  render(<ViewFigure figure={figure} words={words} />);
  const told = document.getElementById(picture().getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('Big crane: crane.Big crane holds Hook.');
  expect(screen.getByText('As it stands')).toBeDefined();
});

test('it is never drawn too small to read, until the whole is asked for', async () => {
  render(<ViewFigure figure={figure} words={words} />);
  expect(picture().style.width).toContain('480px');
  press('Zoom out');
  await expect.poll(() => picture().style.width).toContain('0px');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom out' }).disabled).toBe(true);
});

test('it grows step by step, up to the last', async () => {
  render(<ViewFigure figure={figure} words={words} />);
  for (const zoom of ['1.35', '1.8', '2.5']) {
    press('Zoom in');
    await expect.poll(() => picture().style.width).toContain(zoom);
  }
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom in' }).disabled).toBe(true);
});
