// What is written for patroni and haproxy: the same on three machines, with other addresses.

export interface Ports {
  readonly etcd: number;
  readonly etcdPeer: number;
  /** Where browsers come in, and where the app finds the primary. */
  readonly site: number;
  readonly database: number;
  readonly apps: readonly [number, number];
  readonly postgres: readonly [number, number];
  /** Patroni says on it what its PostgreSQL is. */
  readonly patroni: readonly [number, number];
}

export const HOST = '127.0.0.1';

/** The settings of a database node. JSON is YAML. */
export const patroniSettings = (
  { etcd, postgres, patroni }: Ports,
  node: 0 | 1,
  { folder, binaries }: { readonly folder: string; readonly binaries: string },
): string =>
  JSON.stringify({
    scope: 'meritpath',
    name: `node${node + 1}`,
    restapi: { listen: `${HOST}:${patroni[node]}`, connect_address: `${HOST}:${patroni[node]}` },
    etcd3: { host: `${HOST}:${etcd}` },
    bootstrap: {
      dcs: {
        // A primary that is silent this long is replaced: the least that patroni takes.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 4,
        // A primary that crashed is not waited for: the standby has everything that was acknowledged.
        master_start_timeout: 0,
        // A commit is acknowledged when the standby has it on its disk; only such a standby is promoted.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 60,
            shared_buffers: '64MB',
            wal_keep_size: '256MB',
            max_wal_size: '256MB',
            wal_log_hints: 'on',
            synchronous_commit: 'on',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { 'auth-local': 'trust' }, { 'auth-host': 'trust' }],
      pg_hba: [
        `host all all ${HOST}/32 trust`,
        'local all all trust',
        `host replication all ${HOST}/32 trust`,
      ],
    },
    postgresql: {
      listen: `${HOST}:${postgres[node]}`,
      connect_address: `${HOST}:${postgres[node]}`,
      data_dir: `${folder}/node${node + 1}`,
      bin_dir: binaries,
      pgpass: `${folder}/pgpass${node + 1}`,
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'rewinder' },
      },
      parameters: { unix_socket_directories: folder },
    },
    watchdog: { mode: 'off' },
  });

/** Browsers go to an app that is ready, the apps to whatever node is the primary now. */
export const haproxySettings = ({ site, database, apps, postgres, patroni }: Ports): string => `
global
  maxconn 2000

defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s

frontend site
  mode http
  bind ${HOST}:${site}
  # Where no app is ready, as without a database, one that lives says when to come back.
  use_backend living if { nbsrv(apps) eq 0 }
  default_backend apps

backend apps
  mode http
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  # A read that a dying app began is asked of the other one; writes are repeated by the page, under their key.
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry unless METH_GET
  http-request set-header X-Forwarded-For %[src] unless { req.hdr(X-Forwarded-For) -m found }
  default-server inter 500ms fall 2 rise 1
${apps.map((port, at) => `  server app${at + 1} ${HOST}:${port} check`).join('\n')}

backend living
  mode http
  balance roundrobin
  option httpchk
  http-check send meth GET uri /livez ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  option redispatch
  retries 2
  http-request set-header X-Forwarded-For %[src] unless { req.hdr(X-Forwarded-For) -m found }
  default-server inter 500ms fall 2 rise 1
${apps.map((port, at) => `  server app${at + 1} ${HOST}:${port} check`).join('\n')}

listen primary
  mode tcp
  bind ${HOST}:${database}
  timeout client 30m
  timeout server 30m
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${postgres.map((port, at) => `  server node${at + 1} ${HOST}:${port} check port ${patroni[at]}`).join('\n')}
`;
