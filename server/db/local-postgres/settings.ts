import { join } from 'node:path';

/** User and database of the market's own PostgreSQL. */
const USER = 'tenderete';

/** Longest path of a Unix socket in bytes, on every system. */
const LONGEST_SOCKET = 103;
const PORT = 5432;

/** Address of the market's own PostgreSQL: a Unix socket in its folder, or a port of this machine. */
export interface LocalPostgresAddress {
  folder: string;
  /** Port on the loopback interface; undefined for the Unix socket. */
  port: number | undefined;
}

/** True if this machine can have a Unix socket in the folder. */
export const canHaveSocket = (folder: string): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}.lock`)) <= LONGEST_SOCKET;

/** Properties of every cluster: its user, and an order of texts that is the same on every system. */
export const CLUSTER_ARGUMENTS = [
  `--username=${USER}`,
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
];

/** Arguments of initdb for an empty cluster whose only user has the password in the file. */
export const initdbArguments = (folder: string, passwordFile: string): string[] => [
  `--pgdata=${folder}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--no-instructions',
  ...CLUSTER_ARGUMENTS,
];

/** Settings of a small PostgreSQL for one market, durable: what is acknowledged survives a power failure. */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '24MB',
  // The lanes' 26, five beside them, and commands beside the market.
  max_connections: '40',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  autovacuum_naptime: '30s',
  // One process writes, and nobody replicates.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The market logs the errors of its own statements; PostgreSQL would add their values.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_line_prefix: '',
} as const;

/** Arguments of the server program. */
export const serverArguments = ({ folder, port }: LocalPostgresAddress): string[] => [
  '-D',
  folder,
  ...Object.entries({
    ...SETTINGS,
    listen_addresses: port === undefined ? '' : '127.0.0.1',
    port: String(port ?? PORT),
    unix_socket_directories: port === undefined ? folder : '',
    unix_socket_permissions: '0700',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** Connection URL of the market's own PostgreSQL. */
export function localPostgresUrl({ folder, port }: LocalPostgresAddress, password: string): string {
  const server = `postgresql://${USER}:${encodeURIComponent(password)}@127.0.0.1`;
  return port === undefined
    ? `${server}/postgres?host=${encodeURIComponent(folder)}`
    : `${server}:${port}/postgres`;
}
