import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MS_PER_HOUR } from '#domain/kernel/time.ts';
import { boostXp, percentOf, runningBoosts } from './boost.ts';
import { checkPurchase, endOf, hoursOf, isRunning, leadOf, nearestOf } from './purchase.ts';
import type { StoreEffect, StoreItem } from './store-item.ts';

const name = { en: 'a', es: 'a', fr: 'a', de: 'a' };
const anItem = (effect: StoreEffect, more: Partial<StoreItem> = {}): StoreItem => ({
  id: 'sto.one',
  name,
  description: name,
  features: [],
  category: 'utilities',
  type: 'consumable',
  rarity: 'common',
  priceXp: 500,
  priceCents: null,
  effect,
  colors: ['#000000'],
  isPopular: false,
  isFeatured: false,
  ...more,
});
const boost = anItem({ kind: 'boost', percent: 100, hours: 2 });
const shield = anItem({ kind: 'shield', most: 5 });
const frame = anItem({ kind: 'look', look: 'golden-frame' }, { type: 'permanent' });
const rich = { balanceXp: 9_000, shieldsHeld: 2, owns: false };
const refusal = (...given: Parameters<typeof checkPurchase>) => {
  const checked = checkPurchase(...given);
  return checked.ok ? null : checked.error;
};

describe('buying', () => {
  test('takes the whole price: one XP less is not enough', () => {
    expect(refusal(boost, { ...rich, balanceXp: 500 })).toBeNull();
    expect(refusal(boost, { ...rich, balanceXp: 499 })).toBe('store.not_enough_xp');
  });

  test('what lasts is bought once, what is used up as often as one likes', () => {
    expect(refusal(frame, rich)).toBeNull();
    expect(refusal(frame, { ...rich, owns: true })).toBe('store.already_owned');
    expect(refusal(boost, { ...rich, owns: true })).toBeNull();
  });

  test('shields are sold up to five held', () => {
    expect(refusal(shield, { ...rich, shieldsHeld: 4 })).toBeNull();
    expect(refusal(shield, { ...rich, shieldsHeld: 5 })).toBe('store.shields_full');
  });

  test('boosts run for hours, a bundle of a team for days, and nothing else is started', () => {
    const team = { kind: 'team', seats: 10, days: 90 } as const;
    expect(refusal(anItem(team), rich)).toBeNull();
    expect(hoursOf(team)).toBe(90 * 24);
    expect(hoursOf({ kind: 'premium', days: 30 })).toBe(30 * 24);
    expect(hoursOf({ kind: 'focus', percent: 50, hours: 2 })).toBe(2);
    expect(hoursOf({ kind: 'shield', most: 5 })).toBeNull();
    expect(hoursOf(undefined)).toBeNull();
  });
});

describe('a boost', () => {
  const find = (id: string) => (id === 'sto.one' ? boost : id === 'sto.frame' ? frame : undefined);
  const owned = { itemId: 'sto.one', activeUntil: 1_000, isOn: false };

  test('works to the last millisecond before its end, and not at its end', () => {
    expect(isRunning(1_000, 999)).toBe(true);
    expect(isRunning(1_000, 1_000)).toBe(false);
    expect(isRunning(null, 0)).toBe(false);
    expect(runningBoosts([owned], find, 999)).toEqual([{ percent: 100, until: 1_000 }]);
    expect(runningBoosts([owned], find, 1_000)).toEqual([]);
  });

  test('that was never started, is a look, or is sold no more adds nothing', () => {
    const others = [
      { ...owned, activeUntil: null },
      { ...owned, itemId: 'sto.frame' },
      { ...owned, itemId: 'sto.gone' },
    ];
    expect(runningBoosts(others, find, 0)).toEqual([]);
  });

  test('that is started again while it runs is prolonged by its whole length', () => {
    expect(endOf(2, 100, null)).toBe(100 + 2 * MS_PER_HOUR);
    expect(endOf(2, 100, 50)).toBe(100 + 2 * MS_PER_HOUR);
    expect(endOf(2, 100, 400)).toBe(400 + 2 * MS_PER_HOUR);
  });

  test('adds its share rounded down, and several add up', () => {
    expect(boostXp(25, percentOf([{ percent: 50 }]))).toBe(12);
    expect(boostXp(25, percentOf([{ percent: 50 }, { percent: 100 }]))).toBe(37);
    expect(boostXp(25, percentOf([]))).toBe(0);
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(300), (xp, percent) => {
        const bonus = boostXp(xp, percent);
        expect(Number.isInteger(bonus)).toBe(true);
        expect(bonus * 100).toBeLessThanOrEqual(xp * percent);
        expect((bonus + 1) * 100).toBeGreaterThan(xp * percent);
      }),
    );
  });
});

describe('what the store begins with', () => {
  const offered = ({ effect, priceXp }: StoreItem, refused: string | null, held = 0) => ({
    effect,
    held,
    priceXp,
    refusal: refused,
  });
  const missing = 'store.not_enough_xp';

  test('what was bought and waits to be started comes first, whatever can be bought', () => {
    expect(leadOf([offered(boost, missing, 1), offered(shield, missing)])).toBe('mine');
    expect(leadOf([offered(boost, null, 1)])).toBe('mine');
  });

  test('who can buy nothing and start nothing reads first how many XP are missing', () => {
    expect(leadOf([offered(boost, missing), offered(shield, 'store.shields_full', 5)])).toBe(
      'needMore',
    );
    expect(leadOf([offered(boost, null), offered(shield, missing)])).toBeNull();
  });

  test('the nearest is the cheapest that XP are missing for, and nothing that waits to be started', () => {
    const cheap = anItem({ kind: 'boost', percent: 50, hours: 2 }, { priceXp: 300 });
    const items = [offered(frame, missing), offered(cheap, missing, 1), offered(shield, null)];
    expect(nearestOf(items)?.effect.kind).toBe('look');
    expect(nearestOf([offered(cheap, missing), offered(frame, missing)])?.priceXp).toBe(300);
    expect(nearestOf([offered(shield, null)])).toBeUndefined();
  });
});
