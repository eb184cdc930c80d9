import { expect, test } from 'vitest';
import { premiumPass } from './premium-pass.ts';

const pass = (priceXp: number, days: number) => ({
  priceXp,
  effect: { kind: 'premium' as const, days },
});
const boost = { priceXp: 10, effect: { kind: 'boost' as const, percent: 50, hours: 2 } };

test('what is premium costs what the cheapest pass costs', () => {
  expect(premiumPass([boost, pass(9000, 60), pass(5000, 30)])).toEqual({ xp: 5000, days: 30 });
});

test('where no pass is offered nothing has a price', () => {
  expect(premiumPass([boost])).toBeNull();
});
