// Dragging arrives while a learner is already at the board: the focus stays where it is.
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tasks } from '#texts/en-us/tasks.ts';

const items = ['oak', 'rose', 'fern'].map((id) => ({ id, text: `The ${id}` }));

// What is loaded stays loaded: each test begins before that.
beforeEach(() => vi.resetModules());

const canDrag = () =>
  waitFor(() => expect(document.querySelectorAll('li[data-can-drag]')).toHaveLength(3));

test('an item of a board keeps the focus when it can be dragged', async () => {
  const { SortBoard } = await import('./sort-board.tsx');
  render(
    <SortBoard
      columns={[{ id: 'tree', text: 'Tree' }]}
      items={items}
      lang={undefined}
      noteOf={() => null}
      onChange={() => {}}
      placed={{}}
      words={tasks.sort}
    />,
  );
  screen.getByRole('button', { name: 'The rose' }).focus();
  expect(document.querySelector('[data-can-drag]')).toBeNull();
  await canDrag();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'The rose' }));
});

test('a line of a list keeps the focus when it can be dragged', async () => {
  const { OrderList } = await import('./order-list.tsx');
  render(
    <OrderList
      items={items}
      lang={undefined}
      onChange={() => {}}
      order={['oak', 'rose', 'fern']}
      words={tasks.order}
    />,
  );
  const down = () => document.querySelector<HTMLElement>('[data-move="rose:1"]')!;
  down().focus();
  expect(document.querySelector('[data-can-drag]')).toBeNull();
  await canDrag();
  expect(document.activeElement).toBe(down());
});
