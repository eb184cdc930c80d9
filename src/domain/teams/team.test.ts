import { describe, expect, test } from 'vitest';
import { FREE_SEATS, joinRefusal, ownerOf, seatsOf } from './team.ts';

const invite = { createdAt: 1_000, expiresAt: 9_000, usesLeft: 1 };
const stranger = { now: 5_000, removedAt: null, members: 3, seats: 5 };

describe('an invite', () => {
  test('lets in to its last millisecond, and not at its end', () => {
    expect(joinRefusal(invite, { ...stranger, now: 8_999 })).toBeNull();
    expect(joinRefusal(invite, { ...stranger, now: 9_000 })).toBe('team.invite_over');
  });

  test('is over with its last use', () => {
    expect(joinRefusal({ ...invite, usesLeft: 0 }, stranger)).toBe('team.invite_over');
  });

  test('from before a removal refuses who was removed, a later one does not', () => {
    expect(joinRefusal(invite, { ...stranger, removedAt: 1_000 })).toBe('team.removed');
    expect(joinRefusal(invite, { ...stranger, removedAt: 999 })).toBeNull();
  });

  test('opens no place that there is not', () => {
    expect(joinRefusal(invite, { ...stranger, members: 4 })).toBeNull();
    expect(joinRefusal(invite, { ...stranger, members: 5 })).toBe('team.full');
  });
});

describe('the owner of a team', () => {
  test('is who it was handed to last', () => {
    const members = [
      { no: 1, ownerSince: 10 },
      { no: 2, ownerSince: 30 },
      { no: 3, ownerSince: null },
    ];
    expect(ownerOf(members)).toBe(2);
  });

  test('is whoever was there first, once nobody is left whom it was handed to', () => {
    expect(
      ownerOf([
        { no: 4, ownerSince: null },
        { no: 7, ownerSince: null },
      ]),
    ).toBe(4);
    expect(ownerOf([])).toBeUndefined();
  });
});

test('a bundle opens more places and never fewer', () => {
  expect([seatsOf(null), seatsOf(10), seatsOf(1)]).toEqual([FREE_SEATS, 10, FREE_SEATS]);
});
