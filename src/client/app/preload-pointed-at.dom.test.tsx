// What a pointer does on a page, and which screens are fetched ahead by it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '#client/api/connection.ts';
import { preloadPointedAt } from './preload-pointed-at.ts';
import { preloadScreen } from './screens.tsx';

vi.mock('#client/api/connection.ts', { spy: true });
vi.mock('./screens.tsx', async (original) => ({
  ...(await original<typeof import('./screens.tsx')>()),
  preloadScreen: vi.fn(),
}));

const context = { courseKeys: ['togaf'], selectedCourse: 'togaf', hasFeature: () => true };
let end: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#/exam"><b>Exam Mode</b></a><a href="#main">skip</a><a href="/terms">terms</a><p>text</p>';
  vi.mocked(preloadScreen).mockClear();
  vi.mocked(connection).mockReturnValue('online');
  end = preloadPointedAt(context);
});
afterEach(() => end());

function point(selector: string, type: string, pointerType: string): readonly string[] {
  const event = new PointerEvent(type, { bubbles: true, pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
  return vi.mocked(preloadScreen).mock.calls.map(([{ name }]) => name);
}

test('a link under the mouse is fetched ahead, by whatever in it is pointed at', () => {
  expect(point('a b', 'pointerover', 'mouse')).toEqual(['exam']);
});

test('a finger fetches what it begins to press, not what it passes over', () => {
  expect(point('a b', 'pointerover', 'touch')).toEqual([]);
  expect(point('a b', 'pointerdown', 'touch')).toEqual(['exam']);
});

test.each(['a[href="#main"]', 'a[href="/terms"]', 'p'])('%s leads to no screen', (selector) => {
  expect(point(selector, 'pointerover', 'mouse')).toEqual([]);
});

test('nothing is fetched ahead without a connection', () => {
  vi.mocked(connection).mockReturnValue('unreachable');
  expect(point('a b', 'pointerdown', 'mouse')).toEqual([]);
});

test('nothing is fetched ahead once it has ended', () => {
  end();
  expect(point('a b', 'pointerdown', 'mouse')).toEqual([]);
});
