// Argon2id as a PHC string, a few at a time: hashing is the one thing here that can starve a machine.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createTurns } from '#server/lifecycle/turns.ts';

const derive = promisify(argon2);

interface HashCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** at least 19 MiB, two passes, one lane. */
const REQUIRED_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

export interface PasswordHasher {
  /** @returns `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
  hash(password: string): Promise<string>;
  verify(input: { hash: string; password: string }): Promise<boolean>;
}

/**
 * @param maxParallel hashes at once; each takes 19 MiB and one thread of Node's pool
 * @param maxWaiting hashes that may wait; one more is refused with `LineFull`
 * @param cost of a new hash; a lower one is for tests that are not about it
 */
export function createPasswordHasher({
  maxParallel = 2,
  maxWaiting = 256,
  cost = REQUIRED_COST,
} = {}): PasswordHasher {
  const inTurn = createTurns({ maxParallel, maxWaiting });
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(SALT_BYTES);
        const hash = await digest(password, salt, HASH_BYTES, cost);
        const { memory, passes, parallelism } = cost;
        return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
      }),
    verify: ({ hash, password }) =>
      inTurn(async () => {
        const stored = parse(hash);
        const given = await digest(password, stored.salt, stored.hash.length, stored.cost);
        return timingSafeEqual(given, stored.hash);
      }),
  };
}

/** NFKC, so that a password typed on another keyboard is the same password; nothing is cut off. */
function digest(
  password: string,
  salt: Buffer,
  length: number,
  { memory, passes, parallelism }: HashCost,
): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return derive('argon2id', {
    message,
    nonce: salt,
    tagLength: length,
    memory,
    passes,
    parallelism,
  });
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Reads the cost from the string itself, so that hashes of an older cost go on working. */
function parse(phc: string) {
  const match =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (!match) throw new Error('A stored password is not an Argon2id PHC string.');
  const [, memory, passes, parallelism, salt, hash] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt!, 'base64'),
    hash: Buffer.from(hash!, 'base64'),
  };
}
