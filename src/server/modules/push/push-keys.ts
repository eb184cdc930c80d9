// The pair of keys by which push services know this installation (VAPID, RFC 8292): made once, kept in the database.
import { generateKeyPairSync } from 'node:crypto';
import { keyFor, seal, unseal } from '#server/auth/sealed.ts';
import type { Database } from '#server/db/database.ts';
import { findKeys, insertKeys, replaceKeys, type StoredKeys } from './push.queries.ts';

export interface PushKeys {
  /** The point of P-256, base64url: what a browser subscribes by. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const OWNER = 'push';

function newKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.from([4]),
    ...[x, y].map((part) => Buffer.from(part!, 'base64url')),
  ]);
  return { publicKey: point.toString('base64url'), privateKey: d! };
}

/**
 * The installation's keys. A pair that was sealed under another AUTH_SECRET is replaced, and with it go the
 * devices that subscribed by it: they would take no message of ours.
 */
export async function installedKeys(db: Database, secret: string): Promise<PushKeys> {
  const sealing = keyFor('push key', secret);
  const sealed = ({ publicKey, privateKey }: PushKeys): StoredKeys => ({
    publicKey,
    privateKey: seal(Buffer.from(privateKey), sealing, OWNER),
  });
  if (!(await findKeys(db))) await insertKeys(db, sealed(newKeys()));
  const stored = await findKeys(db);
  if (!stored) throw new Error('The keys of push were not kept.');
  try {
    const privateKey = unseal(stored.privateKey, sealing, OWNER).toString();
    return { publicKey: stored.publicKey, privateKey };
  } catch {
    const keys = newKeys();
    await replaceKeys(db, sealed(keys));
    return keys;
  }
}
