/**
 * The settings of the private server: durable, small, and never logging what customers typed. They are passed on the
 * command line, so that they apply whatever the cluster's own file says.
 */
const serverSettings: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
  max_connections: '100',
  max_wal_size: '512MB',
  min_wal_size: '64MB',
  // Workers cost memory and processes that do not pay off on a single small server; parallel plans also need more
  // shared memory than containers provide by default.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Values must not reach the log: neither statements, nor their parameters, nor the DETAIL lines that quote keys.
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  logging_collector: 'off',
}

/** The arguments of `postgres` for our settings, those of the caller, and the private socket (which always win). */
export function serverArguments(
  cluster: string,
  socketDirectory: string,
  settings: Readonly<Record<string, string>>,
): string[] {
  const all = {
    ...serverSettings,
    ...settings,
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
  }
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
