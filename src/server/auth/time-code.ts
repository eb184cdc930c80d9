// Codes of an authenticator app: RFC 6238 with SHA-1, six digits and half a minute, which every app assumes.
import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** A code of the step before or after is good too, for a clock that is a little off (RFC 6238, 5.2). */
const STEPS_ASIDE = [-1, 0, 1];

/** The code of one step (RFC 4226, 5.3). */
function codeAt(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = mac.at(-1)! & 15;
  const number = (mac.readUInt32BE(at) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/**
 * Whether a code is one of these ninety seconds; its time tells nothing of the right one.
 * @param now ms since 1970
 */
export function isTimeCode(key: Uint8Array, code: string, now: number): boolean {
  const given = Buffer.from(code);
  const step = Math.floor(now / STEP_MS);
  return STEPS_ASIDE.map((aside) => {
    const right = Buffer.from(codeAt(key, step + aside));
    return given.length === right.length && timingSafeEqual(given, right);
  }).includes(true);
}

/** The address that an authenticator app reads from a QR code (Google's Key URI format). */
export function otpauthUrl(
  key: Uint8Array,
  { issuer, account }: Record<'issuer' | 'account', string>,
): string {
  const query = new URLSearchParams({
    secret: base32(key),
    issuer,
    digits: String(DIGITS),
    period: String(STEP_MS / 1000),
  });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`;
}

/** RFC 4648, without the padding that some apps refuse. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}
