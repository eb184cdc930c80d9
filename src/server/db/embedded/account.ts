// PostgreSQL refuses to run as root. Under root this picks the account that it runs as.

import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { programIn } from './binaries.ts';
import { type EmbeddedProblem, problem } from './problems.ts';

export type Account = {
  readonly uid: number;
  readonly gid: number;
  /** A program that switches to the account by itself; spawn must not switch before it. */
  readonly switcher: readonly string[];
};

const names = ['postgres', 'node', 'nobody'];

function numericId(flag: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout.trim()) : undefined;
}

function namedAccounts(): Account[] {
  return names.flatMap((name) => {
    const uid = numericId('-u', name);
    const gid = numericId('-g', name);
    return uid === undefined || gid === undefined ? [] : [{ uid, gid, switcher: [] }];
  });
}

function ownerOf(path: string): Account[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined || stat.uid === 0
    ? []
    : [{ uid: stat.uid, gid: stat.gid, switcher: [] }];
}

/** How to spawn under an account: what stands before the command, and the ids for spawn. */
export function spawnAs(account: Account | undefined): {
  prefix: readonly string[];
  ids: { uid?: number; gid?: number };
} {
  if (account === undefined) return { prefix: [], ids: {} };
  if (account.switcher.length > 0) return { prefix: account.switcher, ids: {} };
  return { prefix: [], ids: { uid: account.uid, gid: account.gid } };
}

/**
 * Asks the system rather than reading modes: access lists and mounts count too. It asks by `access()`,
 * as PostgreSQL does of its own programs; a shell's `test` looks at other rights and would say yes to
 * places where `initdb` then fails.
 */
const probe = `
const { accessSync, constants } = require('node:fs');
const [dataDir, program] = process.argv.slice(1);
process.chdir(dataDir);
accessSync(program, constants.R_OK | constants.X_OK);
`;

function canReach(account: Account, dataDir: string, binDir: string): boolean {
  const { prefix, ids } = spawnAs(account);
  const asked = [process.execPath, '-e', probe, '--', dataDir, programIn(binDir, 'postgres')];
  const [program = '', ...args] = [...prefix, ...asked];
  const options = { ...ids, cwd: '/', env: { PATH: process.env.PATH }, stdio: 'ignore' } as const;
  return spawnSync(program, args, options).status === 0;
}

/**
 * The account with leave to pass through folders and read files, for a checkout below /root. For
 * `access()` the kernel takes a lent capability away again unless the user ids are left unfixed.
 */
function withPassage(account: Account): Account {
  const capability = '+dac_read_search';
  return {
    ...account,
    switcher: [
      'setpriv',
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
    ],
  };
}

/**
 * The account for the server, undefined for the one we run as. Whoever owns the cluster already is
 * kept, then the owner of the folder around it, then the usual accounts.
 */
export function chooseAccount({
  dataDir,
  cluster,
  binDir,
}: {
  dataDir: string;
  cluster: string;
  binDir: string;
}): Result<Account | undefined, EmbeddedProblem> {
  if (process.getuid?.() !== 0) return ok(undefined);
  const owners = [cluster, dataDir, dirname(dataDir)].flatMap(ownerOf);
  const plain = [...owners, ...namedAccounts()];
  const all = process.platform === 'linux' ? [...plain, ...plain.map(withPassage)] : plain;
  const account = all.find((candidate) => canReach(candidate, dataDir, binDir));
  if (account !== undefined) return ok(account);
  return err(
    problem(
      'embedded.account_missing',
      `PostgreSQL does not run as root, and no account of ${names.join(', ')} can reach both ${dataDir} and ${binDir}: move the project to a folder open to others such as /opt, start it as another user, or set DATABASE_URL.`,
    ),
  );
}

/** Gives a folder and all in it to the account, if it is not the account's already. */
export function handOver(path: string, account: Account | undefined): void {
  if (account === undefined) return;
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || (stat.uid === account.uid && stat.gid === account.gid)) return;
  // The folder itself comes last: if we are killed in between, the next start does it again.
  if (stat.isDirectory()) {
    for (const name of readdirSync(path)) giveAll(join(path, name), account);
  }
  chownSync(path, account.uid, account.gid);
}

function giveAll(path: string, account: Account): void {
  lchownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveAll(join(path, name), account);
}
