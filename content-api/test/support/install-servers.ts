import { spawnSync } from 'node:child_process';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { findProgram } from './run-daemon.ts';
import { hasBalancer } from './temporary-balancer.ts';
import { hasPooler } from './temporary-pooler.ts';
import { hasPostgres } from './temporary-postgres.ts';

const timeoutMs = 180_000;

/** Debian's names of the packages that a suite may need, each with whether it is there. */
const servers = {
  postgresql: hasPostgres,
  pgbouncer: hasPooler,
  haproxy: hasBalancer,
  nginx: () => findProgram('nginx') !== undefined,
  nftables: () => findProgram('nft') !== undefined,
  varnish: () => findProgram('varnishd') !== undefined,
  'varnish-modules': hasKeysOfVarnish,
};

/** Name of a package that some suite runs. */
export type ServerName = keyof typeof servers;

export const serverNames = Object.keys(servers) as ServerName[];

/**
 * Installs from Debian's packages what a suite runs. PostgreSQL comes without its usual cluster, since the tests bring
 * their own. Returns what is missing afterwards.
 */
export function installServers(say: (line: string) => void, needed: readonly ServerName[]): ServerName[] {
  const missingServers = () => needed.filter((name) => !servers[name]());
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

/** The module by which Varnish purges by key lies in a folder that is named after the machine. */
function hasKeysOfVarnish(): boolean {
  return globSync('/usr/lib/*/varnish/vmods/libvmod_xkey.so').length > 0;
}

function install(name: string): void {
  apt('install', '-y', '--no-install-recommends', name);
}

function apt(...args: string[]): void {
  spawnSync('apt-get', ['-q', ...args], {
    stdio: 'ignore',
    timeout: timeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
