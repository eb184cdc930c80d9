// How long a notice stays (brief 1, section 9).
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoticesProvider, useNotices } from './notices.tsx';

const page = vi.hoisted(() => ({ isFull: false }));
vi.mock('./notice-place.ts', async (original) => {
  const real = await original<typeof import('./notice-place.ts')>();
  const placeNotices: typeof real.placeNotices = (region, whenCrowded) => {
    if (page.isFull) whenCrowded();
    return real.placeNotices(region, whenCrowded);
  };
  return { ...real, placeNotices };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  page.isFull = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What shows them is fetched when there is something to say. */
const tell = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Tell' }));
  await act(() => vi.dynamicImportSettled());
};

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function Teller() {
  const { notice } = useNotices();
  return (
    <button onClick={() => notice({ title: 'Error signing out', tone: 'bad' })} type="button">
      Tell
    </button>
  );
}

async function told() {
  render(
    <NoticesProvider texts={{ label: 'Notices', close: 'Close' }}>
      <Teller />
    </NoticesProvider>,
  );
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  await tell();
  expect(shown()?.textContent).toContain('Error signing out');
}
const shown = () => screen.queryByRole('alert');
const list = () => screen.getByRole('region', { name: 'Notices' });

test('a notice stays four seconds', async () => {
  await told();
  pass(3_999);
  expect(shown()).not.toBeNull();
  pass(1);
  expect(shown()).toBeNull();
});

test('it stays as long as somebody points at it, and then for the rest of its time', async () => {
  await told();
  pass(3_000);
  fireEvent.pointerMove(list(), { movementX: 2, movementY: 0 });
  pass(60_000);
  expect(shown()).not.toBeNull();
  fireEvent.pointerLeave(list());
  pass(999);
  expect(shown()).not.toBeNull();
  pass(1);
  expect(shown()).toBeNull();
});

test('one that comes under a mouse that rests is not pointed at', async () => {
  await told();
  fireEvent.pointerEnter(list());
  fireEvent.pointerMove(list(), { movementX: 0, movementY: 0 });
  pass(4_000);
  expect(shown()).toBeNull();
});

test('it stays as long as the keyboard is inside', async () => {
  await told();
  pass(1_000);
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
  pass(60_000);
  expect(shown()).not.toBeNull();
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
  pass(3_000);
  expect(shown()).toBeNull();
});

const titles = ['First', 'Second'];
function Two() {
  const { notice } = useNotices();
  return (
    <button onClick={() => titles.forEach((title) => void notice({ title }))} type="button">
      Tell
    </button>
  );
}

test.each([
  ['on a phone', { innerWidth: 360, isFull: false }],
  ['where the page has no place for both', { innerWidth: 1280, isFull: true }],
])(
  '%s one that is behind a newer one keeps its time until it is seen',
  async (_, { innerWidth, isFull }) => {
    vi.stubGlobal('innerWidth', innerWidth);
    page.isFull = isFull;
    render(
      <NoticesProvider texts={{ label: 'Notices', close: 'Close' }}>
        <Two />
      </NoticesProvider>,
    );
    await tell();
    expect(list().hasAttribute('data-alone')).toBe(isFull);
    pass(4_000);
    expect(screen.queryByText('Second')).toBeNull();
    expect(list().hasAttribute('data-alone')).toBe(false);
    pass(3_999);
    expect(screen.queryByText('First')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('First')).toBeNull();
  },
);

test('once the first screen stands they are here before there is something to say', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root')!;
  render(
    <NoticesProvider texts={{ label: 'Notices', close: 'Close' }}>
      <Teller />
    </NoticesProvider>,
    { container: root },
  );
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  root.append(document.createElement('h1'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(() => vi.dynamicImportSettled());
  expect(list().childElementCount).toBe(0);
});
