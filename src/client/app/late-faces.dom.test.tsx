// When the product's own faces are fetched on a device that has not had them, and when the page wears them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Each test is a page of its own. */
let wearLateFaces: () => Promise<void>;
const load = vi.fn<(face: string) => Promise<unknown>>();
const root = document.documentElement;
const isWorn = () => root.dataset.faces !== undefined;

beforeEach(async () => {
  vi.resetModules();
  ({ wearLateFaces } = await import('./late-faces.ts'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  delete root.dataset.faces;
  localStorage.clear();
  document.body.innerHTML = '<div id="root"><div class="boot"></div></div>';
});
afterEach(() => {
  vi.useRealTimers();
});

function draw(html: string): Promise<void> {
  document.getElementById('root')!.innerHTML = html;
  // What watches the page is told of a change before the next task.
  return new Promise((resolve) => setImmediate(resolve));
}

test('nothing is fetched before the first screen stands', async () => {
  void wearLateFaces();
  await draw('<main aria-busy="true"><h1>Welcome</h1></main>');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  await draw('<main><h1>Welcome</h1><p>Next</p></main>');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('both faces are worn at once, and the device’s next page wears them from the start', async () => {
  let arrive: (faces: unknown) => void = () => undefined;
  load.mockReturnValueOnce(Promise.resolve([])).mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await draw('<h1>Welcome</h1>');
  const worn = wearLateFaces();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isWorn()).toBe(false);
  arrive([]);
  await worn;
  expect(isWorn()).toBe(true);
  expect(localStorage.getItem('faces-kept')).toBe('');
});

test('faces that do not come leave the page as it is, and are fetched anew the next time', async () => {
  load.mockRejectedValue(new Error('no network'));
  await draw('<h1>Welcome</h1>');
  const worn = wearLateFaces();
  await vi.advanceTimersByTimeAsync(1_000);
  await worn;
  expect(isWorn()).toBe(false);
  expect(localStorage.getItem('faces-kept')).toBeNull();
});

test('a page that wears them already fetches nothing by itself', async () => {
  root.dataset.faces = '';
  await draw('<h1>Welcome</h1>');
  await wearLateFaces();
  expect(load).not.toHaveBeenCalled();
});
