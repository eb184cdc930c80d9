import { expect, test } from 'vitest';
import { addressOf, placeOf } from './place.ts';

test.each([
  ['', '/', {}],
  ['#', '/', {}],
  ['#/learn', '/learn', {}],
  ['#learn', '/learn', {}],
  ['#/missions?status=done&q=01', '/missions', { status: 'done', q: '01' }],
  ['#/missions?q=a%20%26%20b', '/missions', { q: 'a & b' }],
  ['#/reset?token=ab=c?d', '/reset', { token: 'ab=c?d' }],
])('%s is the place %s', (hash, path, search) => {
  expect(placeOf(hash)).toEqual({ path, search });
});

test('what is put into an address comes out of it, and what is empty is left out', () => {
  const search = { q: 'a & b?c=#d', status: 'done', sort: undefined, section: '' };
  const address = addressOf('/missions', search);
  expect(placeOf(`#${address}`)).toEqual({
    path: '/missions',
    search: { q: 'a & b?c=#d', status: 'done' },
  });
  expect(addressOf('/missions', { sort: '' })).toBe('/missions');
});
