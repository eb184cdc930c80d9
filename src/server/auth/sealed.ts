// What the server must read again but nobody else may: sealed with AES-256-GCM under a key of the installation's secret.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const FORM = 'v1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one purpose, so that what is made for one is worth nothing for another. */
export const keyFor = (purpose: string, secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `meritpath ${purpose}`, 32));

export const isSealed = (text: string): boolean => text.startsWith(FORM);

/** @param owner whose it is: sealed for one, it cannot be opened as another's */
export function seal(plain: Uint8Array, key: Buffer, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const bytes = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  return `${FORM}${Buffer.concat(bytes).toString('base64url')}`;
}

/** @throws when it was changed, is another's, or was sealed under another secret */
export function unseal(text: string, key: Buffer, owner: string): Buffer {
  const bytes = Buffer.from(text.slice(FORM.length), 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}
