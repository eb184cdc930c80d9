// Sorting by presses and keys: what is marked goes where a column is pressed, and it is said aloud.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { tasks } from '#texts/en-us/tasks.ts';
import { SortBoard } from './sort-board.tsx';

const items = ['oak', 'rose', 'fern'].map((id) => ({ id, text: `The ${id}` }));
const columns = [
  { id: 'tree', text: 'Tree: has a trunk' },
  { id: 'plant', text: 'Plant' },
];

function show(
  start: Record<string, string> = {},
  problem?: string,
  more: { shape?: 'lines'; isLocked?: boolean; hasPageKeys?: boolean } = {},
) {
  const seen: { placed: Record<string, string> } = { placed: start };
  function Board() {
    const [placed, setPlaced] = useState(start);
    seen.placed = placed;
    return (
      <SortBoard
        columns={columns}
        items={items}
        lang={undefined}
        noteOf={(id) =>
          id === problem ? { id: 'wrong', note: <p id="wrong">Choose a place.</p> } : null
        }
        onChange={setPlaced}
        placed={placed}
        words={tasks.sort}
        {...more}
      />
    );
  }
  render(<Board />);
  const item = (name: string) => screen.getByRole('button', { name });
  const column = (name: string) => screen.getByRole('region', { name });
  return {
    seen,
    item,
    column,
    put: (name: string) =>
      fireEvent.click(within(column(name)).getByRole('button', { name: /^Put here/ })),
    digit: (name: string, key: string) => {
      item(name).focus();
      fireEvent.keyDown(item(name), { key });
    },
  };
}

test('a column names itself and what belongs there once', () => {
  show();
  expect(screen.getAllByText('Has a trunk')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: /Tree/ })).toBeTruthy();
});

test('the first open item is marked: pressing columns alone sorts everything', () => {
  const { put, seen, column } = show();
  put('Tree');
  expect(screen.getByText('The oak: Tree')).toBeTruthy();
  put('Plant');
  put('Plant');
  expect(seen.placed).toEqual({ oak: 'tree', rose: 'plant', fern: 'plant' });
  expect(within(column('Plant')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/^Everything is placed/)).toBeTruthy();
});

test('the heads beside the marked item put it there, one after the other', () => {
  const { seen } = show();
  const press = (item: string, head: string) =>
    fireEvent.click(
      within(screen.getByRole('group', { name: `Placing now: ${item}` })).getByText(head),
    );
  press('The oak', 'Tree');
  expect(screen.getByText('The oak: Tree')).toBeTruthy();
  press('The rose', 'Plant');
  press('The fern', 'Plant');
  expect(seen.placed).toEqual({ oak: 'tree', rose: 'plant', fern: 'plant' });
  const head = screen.getByRole('button', { name: 'Tree' });
  expect(head.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(head);
  expect(seen.placed.fern).toBe('plant');
});

test('where one taps, the first way that is told is the tap', () => {
  show();
  const told = screen.getByText(/^Tap a column/);
  expect(told.className).toBe('of-touch');
  expect(screen.getByText(/^Drag each entry/).className).toBe('of-mouse');
});

test('lines that are matched have no heads apart from themselves: the marked one alone stays in sight', () => {
  const { put } = show({}, undefined, { shape: 'lines' });
  expect(screen.queryByRole('group')).toBeNull();
  const bar = () => document.querySelector('.heads')?.textContent;
  expect(bar()).toBe('Placing now: The oak');
  put('Tree');
  expect(bar()).toBe('Placing now: The rose');
});

test('digits place the marked item before anything on the board was pressed, unless something else takes the key', () => {
  const { seen } = show({}, undefined, { hasPageKeys: true });
  fireEvent.keyDown(document.body, { key: '1' });
  expect(seen.placed).toEqual({ oak: 'tree' });
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: '2' });
  expect(seen.placed).toEqual({ oak: 'tree' });
  field.remove();
  fireEvent.keyDown(document.body, { key: '2' });
  expect(seen.placed).toEqual({ oak: 'tree', rose: 'plant' });
});

test('where single keys are off, a digit beside the board does nothing', () => {
  const { seen } = show();
  fireEvent.keyDown(document.body, { key: '1' });
  expect(seen.placed).toEqual({});
});

test('an item that was placed is marked and moves, or goes back', () => {
  const { put, seen, item } = show({ oak: 'plant', rose: 'plant', fern: 'plant' });
  fireEvent.click(item('The oak'));
  expect(item('The oak').getAttribute('aria-pressed')).toBe('true');
  put('Tree');
  expect(seen.placed.oak).toBe('tree');
  fireEvent.click(item('The oak'));
  fireEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(seen.placed).toEqual({ rose: 'plant', fern: 'plant' });
});

test('what was placed goes back from where it lies, is said and stays marked', async () => {
  const { seen, item, column } = show({ oak: 'plant', rose: 'plant' });
  fireEvent.click(item('The oak'));
  const back = within(column('Plant')).getByRole('button', { name: 'Put it back' });
  // It stands at the item itself, and there is one of it.
  expect(back.closest('li')!.textContent).toContain('The oak');
  expect(screen.getAllByRole('button', { name: 'Put it back' })).toHaveLength(1);
  fireEvent.click(back);
  expect(seen.placed).toEqual({ rose: 'plant' });
  expect(screen.getByText('The oak: back with the rest').getAttribute('aria-live')).toBe('polite');
  expect(item('The oak').getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(item('The oak')));
});

test.each(['Backspace', 'Delete'])(
  '%s puts back the placed item that has the focus',
  async (key) => {
    const { digit, seen, item } = show({ oak: 'plant' }, undefined, { shape: 'lines' });
    digit('The rose', key);
    expect(seen.placed).toEqual({ oak: 'plant' });
    digit('The oak', key);
    expect(seen.placed).toEqual({});
    expect(screen.getByText('The oak: back with the rest')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(item('The oak')));
  },
);

test('a digit puts the item with the focus into that column, and the focus goes on', async () => {
  const { digit, seen, item } = show();
  digit('The rose', '2');
  expect(seen.placed).toEqual({ rose: 'plant' });
  await waitFor(() => expect(document.activeElement).toBe(item('The oak')));
  digit('The oak', '3');
  expect(seen.placed).toEqual({ rose: 'plant' });
  digit('The rose', '1');
  expect(seen.placed).toEqual({ rose: 'tree' });
  await waitFor(() => expect(document.activeElement).toBe(item('The rose')));
});

test('what was left out says so, and the sentence belongs to its button', () => {
  const { item } = show({ oak: 'tree', fern: 'plant' }, 'rose');
  expect(item('The rose').getAttribute('aria-describedby')).toBe('wrong');
  expect(screen.getByText('Choose a place.').closest('[data-problem]')).not.toBeNull();
});

test('a line holds one: what stood there goes back to the rest', () => {
  const { put, seen, item } = show({ oak: 'tree' }, undefined, { shape: 'lines' });
  fireEvent.click(item('The fern'));
  put('Tree');
  expect(seen.placed).toEqual({ fern: 'tree' });
});

test('what is locked stays where it is, by presses and by keys', () => {
  const { put, digit, seen } = show({ oak: 'tree' }, undefined, { isLocked: true });
  put('Plant');
  digit('The oak', '2');
  digit('The oak', 'Backspace');
  fireEvent.click(screen.getByRole('button', { name: 'The oak' }));
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Plant' }));
  expect(seen.placed).toEqual({ oak: 'tree' });
});
