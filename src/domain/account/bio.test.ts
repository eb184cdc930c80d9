import { expect, test } from 'vitest';
import { checkBio } from './bio.ts';

test('a text keeps its lines and loses what stands around it', () => {
  expect(checkBio('  Architect\r\nin Malmö\t☕ 👩‍💻 \n')).toEqual({
    ok: true,
    value: 'Architect\nin Malmö ☕ 👩‍💻',
  });
  expect(checkBio(' \n ')).toEqual({ ok: true, value: '' });
});

test.each(['a\u0000b', 'a\u202eb', 'a\u2066b', 'a\u2028b', '\ud800'])(
  'hidden characters are refused: %j',
  (given) => {
    expect(checkBio(given)).toMatchObject({ ok: false, error: { rule: 'hidden_character' } });
  },
);

test('a text has at most 500 characters', () => {
  expect(checkBio('b'.repeat(500)).ok).toBe(true);
  expect(checkBio('b'.repeat(501))).toMatchObject({ ok: false, error: { rule: 'too_long' } });
});
