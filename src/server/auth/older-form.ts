// Reads what the auth library of the first releases encrypted: XChaCha20-Poly1305, nonce first, in hex.
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

const NONCE_BYTES = 24;
const TAG_BYTES = 16;
const WORDS = 4;
/** "expand 32-byte k", with which every state of ChaCha20 begins (RFC 8439, 2.3). */
const CONSTANTS = Buffer.from('expand 32-byte k');

/**
 * HChaCha20 by the block function of OpenSSL: a block is the state after twenty rounds with the state
 * before added, so that what was put in is taken off again (draft-irtf-cfrg-xchacha, 2.2).
 * @param nonce 16 bytes
 */
export function hChaCha20(key: Buffer, nonce: Buffer): Buffer {
  const block = createCipheriv('chacha20', key, nonce).update(Buffer.alloc(64));
  const derived = Buffer.alloc(32);
  for (let word = 0; word < WORDS; word += 1) {
    const at = word * 4;
    const first = block.readUInt32LE(at) - CONSTANTS.readUInt32LE(at);
    const last = block.readUInt32LE(48 + at) - nonce.readUInt32LE(at);
    derived.writeUInt32LE(first >>> 0, at);
    derived.writeUInt32LE(last >>> 0, 16 + at);
  }
  return derived;
}

/** @throws when the bytes were changed or made under another key */
function openXChaCha(key: Buffer, bytes: Buffer): Buffer {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const short = Buffer.concat([Buffer.alloc(4), nonce.subarray(16)]);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(
    'chacha20-poly1305',
    hChaCha20(key, nonce.subarray(0, 16)),
    short,
    options,
  ).setAuthTag(bytes.subarray(-TAG_BYTES));
  const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}

/** @param hex as the library stored it under the same secret of this installation */
export const openOlderForm = (hex: string, secret: string): Buffer =>
  openXChaCha(createHash('sha256').update(secret).digest(), Buffer.from(hex, 'hex'));
