// Who was erased, as hashes; a restored backup of before is made true again with them.
import type pg from 'pg';
import { Stop } from './stop.ts';

const HASH = /^[0-9a-f]{64}$/;

/** @returns one hash a line, the oldest first */
export async function listErasures(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id_hash: string }>(
    'select id_hash from public.erasures order by erased_at, id_hash',
  );
  return rows.map(({ id_hash: hash }) => hash);
}

/**
 * Erases everybody again whose hash is in the list, and keeps the list.
 * @param text as `listErasures` prints it
 */
export async function eraseAgain(client: pg.Client, text: string): Promise<string> {
  const hashes = text.split(/\s+/).filter(Boolean);
  const odd = hashes.find((line) => !HASH.test(line));
  if (odd !== undefined)
    throw new Stop(`This is no list of erasures: it holds "${odd.slice(0, 80)}".`);
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(
    `select id from public.users where encode(sha256(convert_to(id, 'UTF8')), 'hex') = any($1)`,
    [hashes],
  );
  for (const { id } of rows) await client.query('select public.erase_learner($1)', [id]);
  await client.query(
    `insert into public.erasures (id_hash) select unnest($1::text[]) on conflict do nothing`,
    [hashes],
  );
  await client.query('commit');
  return `Erased again: ${rows.length} of ${hashes.length} accounts of the list were in the backup.`;
}
