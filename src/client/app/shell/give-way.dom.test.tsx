// The box of courses floats over nothing that is drawn, as over no words: a bar, a train's line, a picture.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveWay } from './give-way.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run();
    return 0;
  });
  Element.prototype.checkVisibility = () => true;
  // Left, top, right, bottom stand in the element.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, top = 0, right = 0, bottom = 0] = (this.getAttribute('data-at') ?? '')
      .split(' ')
      .map(Number);
    return new DOMRect(left, top, right - left, bottom - top);
  });
});
afterEach(() => vi.unstubAllGlobals());

function lookOver(drawn: string): string | undefined {
  document.body.innerHTML = `<main>${drawn}</main><aside data-at="100 600 344 668" style="bottom: 72px"></aside>`;
  const box = document.querySelector('aside')!;
  giveWay(box)();
  return box.dataset.look;
}

test.each([
  ['a progress bar', '<span class="bar" data-at="16 640 344 648"></span>'],
  ["a train's line", '<div data-drawn data-at="16 640 344 648"></div>'],
  ['a picture', '<svg data-at="16 640 344 700"></svg>'],
])('over %s it goes to its row at the end of the page', (_, drawn) => {
  expect(lookOver(drawn)).toBe('row');
});

test('beside what is drawn it floats', () => {
  expect(lookOver('<span class="bar" data-at="16 40 344 48"></span>')).toBe('whole');
});
