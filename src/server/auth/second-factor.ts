// A second factor as it is stored: the authenticator's key sealed, of each recovery code only a keyed hash.
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { openOlderForm } from './older-form.ts';
import { isSealed, keyFor, seal, unseal } from './sealed.ts';

/** As long as the hash that the codes are made with (RFC 4226, 4). */
const KEY_BYTES = 20;
const CODES = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The two columns of a second factor. */
export interface StoredFactor {
  readonly secret: string;
  readonly backupCodes: string;
}

export interface FactorForms {
  readonly newKey: () => Buffer;
  /** Ten codes to write down, `abcde-fghij`. */
  readonly newCodes: () => string[];
  readonly sealKey: (userId: string, key: Uint8Array) => string;
  readonly openKey: (userId: string, stored: string) => Buffer;
  readonly storeCodes: (userId: string, codes: readonly string[]) => string;
  /** The codes that are left once this one is spent; undefined when it is none of them. */
  readonly spendCode: (userId: string, stored: string, typed: string) => string | undefined;
  /** The columns in our form where the first releases wrote them in their library's; undefined where they are in ours. */
  readonly renewed: (userId: string, stored: StoredFactor) => StoredFactor | undefined;
}

/** Codes are written down as `abcde-fghij`; the dash may be left out. */
const lettersOf = (typed: string): string => typed.replace(/[\s-]/g, '');

function aCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** @param secret the installation's: with another one nothing stored can be read */
export function factorForms(secret: string): FactorForms {
  const sealing = keyFor('authenticator key', secret);
  const hashing = keyFor('recovery code', secret);
  const hashOf = (userId: string, code: string): string =>
    createHmac('sha256', hashing)
      .update(`${userId} ${lettersOf(code)}`)
      .digest('base64url');
  const sealKey = (userId: string, key: Uint8Array) => seal(key, sealing, userId);
  const storeCodes = (userId: string, codes: readonly string[]) =>
    JSON.stringify(codes.map((code) => hashOf(userId, code)));
  return {
    newKey: () => randomBytes(KEY_BYTES),
    newCodes: () => Array.from({ length: CODES }, aCode),
    sealKey,
    openKey: (userId, stored) => unseal(stored, sealing, userId),
    storeCodes,
    spendCode(userId, stored, typed) {
      const codes: readonly string[] = JSON.parse(stored);
      const spent = hashOf(userId, typed);
      return codes.includes(spent)
        ? JSON.stringify(codes.filter((code) => code !== spent))
        : undefined;
    },
    renewed(userId, stored) {
      if (isSealed(stored.secret)) return undefined;
      const codes: string[] = JSON.parse(openOlderForm(stored.backupCodes, secret).toString());
      return {
        secret: sealKey(userId, openOlderForm(stored.secret, secret)),
        backupCodes: storeCodes(userId, codes),
      };
    },
  };
}
