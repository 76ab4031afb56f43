import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';

const patienceMs = 180_000;

/** Installs Debian's PostgreSQL where we may; without its usual cluster, since the tests bring their own. */
export function installPostgres(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'postgresql-common');
  if (existsSync('/etc/postgresql-common')) {
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  }
  apt('install', '-y', '--no-install-recommends', 'postgresql');
}

function apt(...args: string[]): void {
  spawnSync('apt-get', ['-q', ...args], {
    stdio: 'ignore',
    timeout: patienceMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
