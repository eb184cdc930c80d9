// Issuing a badge as a credential of Open Badges 3.0: once a learner and badge, signed when it is asked for.
import { randomBytes } from 'node:crypto';
import type { Credential, PublicCredential } from '#contract/credentials.ts';
import type { Badge } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import {
  achievementOf,
  badgePayload,
  credentialAddresses,
  issuerProfile,
} from '#domain/credentials/open-badge.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import {
  addCredential,
  findCredential,
  findEarnedAt,
  findKey,
  keepKey,
} from './credential.queries.ts';

/** 128 bits, as nobody can guess them. */
const ID_BYTES = 16;
/** What every verifier of Open Badges 3.0 has to know. */
const ALGORITHM = 'RS256';

const badgeOf = (catalog: CatalogIndex, badgeId: string) =>
  catalog.badges.find(({ id }) => id === badgeId);

/** Credentials travel: they are written in the language that most of their readers share. */
const englishOf = ({ id, name, description, goal }: Badge) => ({
  id,
  name: name.en,
  description: description.en,
  goal: goal.en,
});

/** Issues an earned badge; a second time it is the same credential. */
export async function issueCredential(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  badgeId: string,
): Promise<Result<Credential, Failure>> {
  if (!badgeOf(catalog, badgeId)) return err({ code: 'credential.not_found' });
  const learner = await lockLearner(tx, learnerId);
  const earnedAt = await findEarnedAt(tx, learnerId, badgeId);
  if (!learner || !earnedAt) return err({ code: 'badge.not_earned' });
  const row = await addCredential(tx, {
    learnerId,
    badgeId,
    id: randomBytes(ID_BYTES).toString('base64url'),
    name: learner.displayName,
    earnedAt,
    issuedAt: new Date(learner.now),
  });
  return ok({ id: row.id });
}

/** What a stranger with the id may see: whose it is, which badge and since when. */
export async function verifyCredential(
  db: Executor,
  catalog: CatalogIndex,
  id: string,
): Promise<Result<PublicCredential, Failure>> {
  const row = await findCredential(db, id);
  const badge = row && badgeOf(catalog, row.badgeId);
  if (!row || !badge) return err({ code: 'credential.not_found' });
  return ok({
    id: row.id,
    name: row.name,
    badge: badge.name,
    description: badge.description,
    earnedAt: row.earnedAt.toISOString(),
    issuedAt: row.issuedAt.toISOString(),
  });
}

/** The key of this installation, made where there is none; of nodes that make one at once the first counts. */
async function keyOf(db: Executor) {
  const standing = await findKey(db);
  if (standing) return standing;
  const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await import('jose');
  const pair = await generateKeyPair(ALGORITHM, { extractable: true, modulusLength: 2048 });
  const [privateJwk, publicJwk] = await Promise.all([
    exportJWK(pair.privateKey),
    exportJWK(pair.publicKey),
  ]);
  const keyId = await calculateJwkThumbprint(publicJwk);
  return keepKey(db, { keyId, privateJwk, publicJwk });
}

/**
 * The credential as a VC-JWT, which any verifier of Open Badges 3.0 reads.
 * @param site where this installation is reached
 */
export async function signedBadge(
  db: Executor,
  catalog: CatalogIndex,
  { id, site }: { readonly id: string; readonly site: string },
): Promise<string | undefined> {
  const row = await findCredential(db, id);
  const badge = row && badgeOf(catalog, row.badgeId);
  if (!row || !badge) return undefined;
  const { keyId, privateJwk } = await keyOf(db);
  const payload = badgePayload(
    site,
    {
      id,
      name: row.name,
      earnedAt: row.earnedAt.getTime(),
      issuedAt: row.issuedAt.getTime(),
      badge: englishOf(badge),
    },
    (at) => new Date(at).toISOString(),
  );
  const { importJWK, SignJWT } = await import('jose');
  const key = await importJWK(privateJwk as Record<string, string>, ALGORITHM);
  return new SignJWT(payload)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: credentialAddresses(site).key(keyId) })
    .sign(key);
}

/** The public key by its id, as verifiers fetch it; undefined for any other id. */
export async function publicKey(db: Executor, keyId: string): Promise<object | undefined> {
  const key = await findKey(db);
  if (key?.keyId !== keyId) return undefined;
  return { ...(key.publicJwk as object), kid: keyId, alg: ALGORITHM, use: 'sig' };
}

/** Who issues the credentials of this installation. */
export const issuerOf = (site: string) => issuerProfile(site);

/** The achievement that a badge is; undefined for a badge that there is not. */
export function achievement(
  catalog: CatalogIndex,
  { badgeId, site }: { readonly badgeId: string; readonly site: string },
): object | undefined {
  const badge = badgeOf(catalog, badgeId);
  return badge && achievementOf(site, englishOf(badge));
}
