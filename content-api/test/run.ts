import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installServers } from './support/install-servers.ts';
import { startTemporaryPostgres } from './support/temporary-postgres.ts';

/** Runs the suite twice: on the embedded database and on PostgreSQL. Arguments go to Jest. */
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
// PGlite takes a second for every new database: there, the suites over the queries only.
const selections: Record<string, string> = {
  PostgreSQL: 'content-api/test/',
  PGlite: 'content-api/test/(projects|services|posts|about|technologies|migrations)',
};
const isPostgresOnly = process.argv.includes('--only-postgres');
const args = process.argv.slice(2).filter((arg) => arg !== '--only-postgres');
const embedded = isPostgresOnly ? 0 : await run('embedded database', {});
const postgres = await runOnPostgres();
process.exitCode = embedded === 0 && postgres === 0 ? 0 : 1;

async function runOnPostgres(): Promise<number> {
  const missing = installServers(say, ['postgresql', 'pgbouncer', 'haproxy']);
  for (const name of missing.filter((other) => other !== 'postgresql'))
    say(`!!! No ${name} on this machine (Debian: apt-get install ${name}); its tests will fail.`);
  const server = await startTemporaryPostgres();
  if (server === undefined) {
    say('!!! No PostgreSQL on this machine (Debian: apt-get install postgresql).');
    say(
      '!!! PGlite in memory stands in: it proves the queries, not durability, faults or several processes.',
    );
    return run('PGlite', { TEST_DATABASE: 'pglite' });
  }
  try {
    return await run('PostgreSQL', { TEST_POSTGRES_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** On PostgreSQL only the suites over the whole API: the units beside the code know no database. */
function run(name: string, env: Record<string, string>): Promise<number> {
  say(`content-api on ${name}`);
  const only = name in selections ? ['--testPathPatterns', selections[name] ?? ''] : [];
  const child = spawn(process.execPath, [jest, ...only, ...args], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
