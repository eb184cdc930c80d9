import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardPlace } from './card-place.ts';

const card = { width: 300, height: 120 };
const page = { width: 1280, height: 800 };

test('the card stands under its word, at its beginning', () => {
  expect(cardPlace({ left: 200, top: 300, bottom: 324 }, card, page)).toEqual({
    left: 200,
    top: 330,
  });
});
test('near the lower edge it stands over the word', () => {
  expect(cardPlace({ left: 200, top: 700, bottom: 724 }, card, page).top).toBe(574);
});
test('near the right edge it moves to the left', () => {
  expect(cardPlace({ left: 1200, top: 300, bottom: 324 }, card, page).left).toBe(968);
});
test('it never leaves the page, wherever the word is', () => {
  const at = fc.integer({ min: 0, max: 780 });
  fc.assert(
    fc.property(at, at, fc.integer({ min: 320, max: 1280 }), (left, top, width) => {
      const room = { width, height: 800 };
      const place = cardPlace({ left, top, bottom: top + 20 }, card, room);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.left + card.width).toBeLessThanOrEqual(width);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.top + card.height).toBeLessThanOrEqual(room.height);
    }),
  );
});
