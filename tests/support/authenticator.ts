// An authenticator app: time-based codes of RFC 6238 with SHA-1, six digits and 30 seconds.
import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;

/**
 * @param otpauthUrl what the QR code says
 * @param steps time steps ahead of now; a server accepts one beside the present
 */
export function authenticatorCode(otpauthUrl: string, steps = 0): string {
  const secret = new URL(otpauthUrl).searchParams.get('secret')!;
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = mac.at(-1)! & 15;
  const number = (mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
