import { expect, test } from 'vitest';
import { isTimeCode, otpauthUrl } from './time-code.ts';

const KEY = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %i seconds the code is the one of RFC 6238, appendix B', (seconds, code) => {
  expect(isTimeCode(KEY, code, seconds * 1000)).toBe(true);
  expect(
    isTimeCode(
      KEY,
      code.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      seconds * 1000,
    ),
  ).toBe(false);
});

test('a code is good half a minute before and after its own, and no longer', () => {
  const step = 1_234_567_890_000 - (1_234_567_890_000 % 30_000);
  const isGoodAt = (ms: number) => isTimeCode(KEY, '005924', step + ms);
  expect([-30_001, -30_000, 0, 59_999, 60_000].map(isGoodAt)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test.each(['', '00592', '0059245', '５05924'])('"%s" is no code', (typed) => {
  expect(isTimeCode(KEY, typed, 1_234_567_890_000)).toBe(false);
});

test('the address names issuer, account and key as the apps read them', () => {
  expect(otpauthUrl(KEY, { issuer: 'Meritpath', account: 'a+b@example.org' })).toBe(
    'otpauth://totp/Meritpath:a%2Bb%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Meritpath&digits=6&period=30',
  );
  // 32 bits are not a multiple of five.
  expect(otpauthUrl(Buffer.from([255, 0, 255, 0]), { issuer: 'M', account: 'a' })).toContain(
    'secret=74AP6AA&',
  );
});
