import path from 'node:path';
import { startDaemonInBetween } from './daemon-in-between.ts';
import type { Between } from './daemon-in-between.ts';
import { findProgram } from './run-daemon.ts';
import type { TemporaryPostgres } from './temporary-postgres.ts';

const port = 5432;

export function hasBalancer(): boolean {
  return findProgram('haproxy') !== undefined;
}

/** HAProxy in front of a server and of the copy that is to take its place. */
export function startTemporaryBalancer(
  primary: TemporaryPostgres,
  replica: TemporaryPostgres,
): Promise<Between> {
  const socketIn = (folder: string): string => path.join(folder, `.s.PGSQL.${port}`);
  return startDaemonInBetween({
    name: 'haproxy',
    args: ['-db', '-q', '-f'],
    port,
    settings: (folder) => `defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen studio
  bind unix@${socketIn(folder)} mode 666
  option pgsql-check user studio
  default-server check inter 200ms fall 1 rise 1 on-marked-down shutdown-sessions
  server primary unix@${socketIn(primary.folder)}
  server replica unix@${socketIn(replica.folder)} backup
`,
  });
}
