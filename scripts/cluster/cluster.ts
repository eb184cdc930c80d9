// Two app nodes behind haproxy, and PostgreSQL with a standby in synchronous mode under patroni and etcd: what
// three machines would run, on the loopback address of one.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#tests/support/free-port.ts';
import type { Programs } from './programs.ts';
import { HOST, haproxySettings, type Ports, patroniSettings } from './settings.ts';

const root = join(import.meta.dirname, '../..');
const NODES = [0, 1] as const;
type Node = (typeof NODES)[number];

export interface Cluster {
  /** Where browsers come in. */
  readonly origin: string;
  /** The primary, through haproxy. */
  readonly databaseUrl: string;
  /** Kills PostgreSQL and patroni of the primary at once, as when its machine loses power. @returns which it was */
  killPrimary(): Promise<Node>;
  /** Starts a killed node again: it follows the new primary. */
  revive(node: Node): void;
  /** Waits until one node leads and the other follows it synchronously. */
  untilWhole(limitMs: number): Promise<void>;
  /** Kills one app node and answers its number, from 0. */
  killApp(app: Node): void;
  /** The lines in which an app says that it failed by its own fault. */
  failures(): string[];
  stop(): Promise<void>;
}

/** PostgreSQL and patroni refuse root: they run as Debian's account for it. */
function databaseAccount(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

async function choosePorts(): Promise<Ports> {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0] = await Promise.all(
    Array.from({ length: 10 }, freePort),
  );
  return {
    etcd: a,
    etcdPeer: b,
    site: c,
    database: d,
    apps: [e, f],
    postgres: [g, h],
    patroni: [i, j],
  };
}

/**
 * Starts all of it and waits until it is whole.
 * @param folder everything is kept in it, the programs' output too
 */
export async function startCluster(programs: Programs, folder: string): Promise<Cluster> {
  const ports = await choosePorts();
  const account = databaseAccount();
  const children = new Set<ChildProcess>();
  chmodSync(folder, 0o755);
  const own = join(folder, 'postgres');
  mkdirSync(own);
  if (account) chownSync(own, account.uid, account.gid);

  function start(
    name: string,
    command: string,
    args: readonly string[],
    more: { env?: NodeJS.ProcessEnv; isDatabase?: boolean } = {},
  ): ChildProcess {
    const output = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: more.isDatabase ? own : root,
      env: { ...process.env, ...more.env },
      stdio: ['ignore', output, output],
      ...(more.isDatabase ? account : undefined),
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  }
  const stop = async () => {
    // Patroni takes its PostgreSQL down with it.
    for (const child of [...children].toReversed()) child.kill('SIGTERM');
    for (let waited = 0; children.size > 0 && waited < 15_000; waited += 50) await sleep(50);
    for (const child of children) child.kill('SIGKILL');
    for (const node of NODES) for (const pid of postmasters(own, node)) kill(pid);
  };

  try {
    start('etcd', programs.etcd, [
      ...['--name', 'one', '--data-dir', join(folder, 'etcd')],
      ...['--listen-client-urls', `http://${HOST}:${ports.etcd}`],
      ...['--advertise-client-urls', `http://${HOST}:${ports.etcd}`],
      ...['--listen-peer-urls', `http://${HOST}:${ports.etcdPeer}`],
      ...['--initial-advertise-peer-urls', `http://${HOST}:${ports.etcdPeer}`],
      ...['--initial-cluster', `one=http://${HOST}:${ports.etcdPeer}`],
    ]);
    const patronis: ChildProcess[] = [];
    const startNode = (node: Node) => {
      const file = join(folder, `patroni${node + 1}.yml`);
      const where = { folder: own, binaries: programs.postgres };
      writeFileSync(file, patroniSettings(ports, node, where), { mode: 0o644 });
      patronis[node] = start(`patroni${node + 1}`, programs.patroni, [file], { isDatabase: true });
    };
    for (const node of NODES) startNode(node);
    const haproxy = join(folder, 'haproxy.cfg');
    writeFileSync(haproxy, haproxySettings(ports));
    start('haproxy', programs.haproxy, ['-f', haproxy, '-db']);

    const roleOf = async (node: Node): Promise<string> => {
      try {
        const response = await fetch(`http://${HOST}:${ports.patroni[node]}/patroni`, {
          signal: AbortSignal.timeout(2_000),
        });
        const {
          role,
          state,
          sync_standby: isSync,
        } = (await response.json()) as Record<string, unknown>;
        if (state !== 'running') return 'away';
        if (role === 'master' || role === 'primary') return 'primary';
        return isSync === true ? 'standby' : 'follower';
      } catch {
        return 'away';
      }
    };
    const untilWhole = async (limitMs: number) => {
      const deadline = Date.now() + limitMs;
      for (;;) {
        const roles = (await Promise.all(NODES.map(roleOf))).toSorted().join(' ');
        if (roles === 'primary standby') return;
        if (Date.now() > deadline) throw new Error(`After ${limitMs} ms the nodes are: ${roles}`);
        await sleep(200);
      }
    };
    await untilWhole(120_000);

    const databaseUrl = `postgres://postgres@${HOST}:${ports.database}/meritpath`;
    await createDatabase(ports.database);
    const apps = NODES.map((app) =>
      start(`app${app + 1}`, process.execPath, [join(root, 'src/server/main.ts')], {
        env: {
          PORT: String(ports.apps[app]),
          HOST,
          DATA_DIR: join(folder, `app${app + 1}`),
          DATABASE_URL: databaseUrl,
          DATABASE_POOL_SIZE: '10',
          AUTH_SECRET: 'both-nodes-sign-with-this-secret-0123',
          PUBLIC_URL: '',
          SMTP_URL: '',
          TRUST_PROXY: '1',
          LOG_LEVEL: 'info',
          SIGN_UPS_PER_HOUR: '100000',
        },
      }),
    );
    await untilReady(`http://${HOST}:${ports.site}/readyz`);
    return {
      origin: `http://${HOST}:${ports.site}`,
      databaseUrl,
      untilWhole,
      async killPrimary() {
        const roles = await Promise.all(NODES.map(roleOf));
        const node = NODES.find((one) => roles[one] === 'primary');
        if (node === undefined) throw new Error(`No node is the primary: ${roles.join(' ')}`);
        // Patroni first: it would bring PostgreSQL back.
        patronis[node]?.kill('SIGKILL');
        for (const pid of postmasters(own, node)) kill(pid);
        return node;
      },
      revive: startNode,
      killApp: (app) => void apps[app]?.kill('SIGKILL'),
      failures: () =>
        NODES.flatMap((app) =>
          readFileSync(join(folder, `app${app + 1}.log`), 'utf8')
            .split('\n')
            .filter((line) => line.includes('"level":"error"')),
        ),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL of a node with all its processes. */
function postmasters(own: string, node: Node): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const all = stdout.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match ? [{ pid: Number(match[1]), parent: Number(match[2]), args: match[3] ?? '' }] : [];
  });
  const first = all.filter(
    ({ args }) => args.includes(join(own, `node${node + 1}`)) && args.includes('bin/postgres'),
  );
  const pids = new Set(first.map(({ pid }) => pid));
  return [...pids, ...all.filter(({ parent }) => pids.has(parent)).map(({ pid }) => pid)];
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

async function createDatabase(port: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ host: HOST, port, user: 'postgres', database: 'postgres' });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('create database meritpath');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(200);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const status = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status: code }) => code,
      () => 0,
    );
    if (status === 200) return;
    if (Date.now() > deadline) throw new Error(`${url} answers ${status}`);
    await sleep(200);
  }
}
