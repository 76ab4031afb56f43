import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { hasBalancer } from './temporary-balancer.ts';
import { hasPooler } from './temporary-pooler.ts';
import { hasPostgres } from './temporary-postgres.ts';

const patienceMs = 180_000;

/**
 * Installs from Debian's packages what the suites run: PostgreSQL, PgBouncer, HAProxy. PostgreSQL comes without its
 * usual cluster, since the tests bring their own. Returns what is missing afterwards.
 */
export function installServers(say: (line: string) => void): string[] {
  const missing = missingServers();
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return missing;
  say(`${missing.join(' and ')} missing; trying to install …`);
  apt('update');
  if (missing.includes('postgresql')) {
    install('postgresql-common');
    if (existsSync('/etc/postgresql-common')) {
      writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
    }
  }
  for (const name of missing) install(name);
  return missingServers();
}

/** Debian's names of the packages that are not there. */
function missingServers(): string[] {
  const servers = { postgresql: hasPostgres(), pgbouncer: hasPooler(), haproxy: hasBalancer() };
  return Object.entries(servers).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

function install(name: string): void {
  apt('install', '-y', '--no-install-recommends', name);
}

function apt(...args: string[]): void {
  spawnSync('apt-get', ['-q', ...args], {
    stdio: 'ignore',
    timeout: patienceMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
