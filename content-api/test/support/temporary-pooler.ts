import { startDaemonInBetween } from './daemon-in-between.ts';
import type { Between } from './daemon-in-between.ts';
import { findProgram } from './run-daemon.ts';
import type { TemporaryPostgres } from './temporary-postgres.ts';

const port = 6432;

export function hasPooler(): boolean {
  return findProgram('pgbouncer') !== undefined;
}

/** PgBouncer in front of that server, set as docs/operating.md says. */
export function startTemporaryPooler({ folder: database }: TemporaryPostgres): Promise<Between> {
  return startDaemonInBetween({
    name: 'pgbouncer',
    args: ['-q'],
    port,
    settings: (folder) => `[databases]
* = host=${database} user=studio
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${port}
auth_type = any
pool_mode = session
server_login_retry = 1
default_pool_size = 40
`,
  });
}
