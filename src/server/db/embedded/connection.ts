// How to reach the embedded server: a Unix socket in a folder of its account, loopback on Windows.

import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** Owns the database and runs the migrations. */
export const ownerRole = 'meritpath_owner';
/** What the app works as; the migrations decide what it may do. */
export const appRole = 'meritpath_app';
export const databaseName = 'meritpath';

export type ConnectionConfig = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
  readonly ssl: false;
};

/** Where the server listens; stays the same over restarts, so that pools find it again. */
export type Endpoint = { readonly host: string; readonly port: number; readonly password?: string };

const socketPort = 5432;
// A socket's path has at most 107 bytes on Linux and 103 on macOS.
const longestSocketPath = 103;

/** Where the superuser's password is kept on Windows. */
export const passwordFile = (dataDir: string): string => join(dataDir, 'database-password');

function isOurs(path: string, uid: number): boolean {
  const stat = lstatSync(path);
  return stat.isDirectory() && stat.uid === uid && (stat.mode & 0o077) === 0;
}

function makeSocketFolder(parent: string, dataDir: string, account: Account | undefined): string {
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  const name = `meritpath-${hash}`;
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  let path = join(parent, name);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch {
    // There from before, or put there by somebody else, whose folder we must not use.
    if (isOurs(path, uid) || isOurs(path, process.getuid?.() ?? 0)) chmodSync(path, 0o700);
    else path = mkdtempSync(`${path}-`);
  }
  if (account !== undefined) chownSync(path, account.uid, account.gid);
  return path;
}

/** Prepares the place where the server will listen. */
export async function makeEndpoint(
  dataDir: string,
  account: Account | undefined,
): Promise<Endpoint> {
  if (process.platform === 'win32')
    return { host: '127.0.0.1', port: await freePort(), password: readPassword(dataDir) };
  const socketName = `/meritpath-${'x'.repeat(19)}/.s.PGSQL.${socketPort}`;
  const fits = Buffer.byteLength(tmpdir() + socketName) <= longestSocketPath;
  const parent = fits && isOpenToAll(tmpdir()) ? tmpdir() : '/tmp';
  return { host: makeSocketFolder(parent, dataDir, account), port: socketPort };
}

function isOpenToAll(path: string): boolean {
  return process.getuid?.() !== 0 || (lstatSync(path).mode & 0o001) !== 0;
}

/** Removes what a killed server left at the endpoint; only for the holder of the data lock. */
export function clearEndpoint({ host, port }: Endpoint): void {
  if (process.platform === 'win32') return;
  for (const suffix of ['', '.lock'])
    rmSync(join(host, `.s.PGSQL.${port}${suffix}`), { force: true });
}

/** Removes the endpoint's folder after the server has stopped. */
export function removeEndpoint({ host }: Endpoint): void {
  if (process.platform !== 'win32') rmSync(host, { recursive: true, force: true });
}

/** The settings for a connection or a pool as one of the two roles. */
export function connectAs(
  endpoint: Endpoint,
  user: string,
  database = databaseName,
): ConnectionConfig {
  const { host, port, password } = endpoint;
  return { host, port, user, database, ssl: false, ...(password !== undefined && { password }) };
}

function readPassword(dataDir: string): string {
  const path = passwordFile(dataDir);
  if (!existsSync(path))
    writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });
}
