// The server's settings: safe against power cuts, small enough for a small machine.

import type { Endpoint } from './connection.ts';

const settings = {
  // Nothing acknowledged is lost, whatever happens next.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // A reopen after a crash reads at most this much, so it stays within seconds.
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_connections: '60',
  // Our statements are short: workers and compilation would cost more than they bring.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  io_method: 'sync',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // A broken connection must not hold its locks for hours.
  idle_in_transaction_session_timeout: '60s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and values may be personal, so errors of statements are the app's to log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
} as const;

/** For data that nobody needs after a power cut, of many apps at once: no write waits for the disk. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '250',
} as const;

/** Command line arguments for the server listening at an endpoint. */
export function serverSettings(
  { host, port }: Endpoint,
  { isLasting }: { isLasting: boolean },
): string[] {
  const where =
    process.platform === 'win32'
      ? { listen_addresses: host, port: String(port) }
      : {
          listen_addresses: '',
          port: String(port),
          unix_socket_directories: `"${host}"`,
          unix_socket_permissions: '0700',
        };
  return Object.entries({ ...settings, ...(!isLasting && forgetful), ...where }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
}
