import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startTemporaryS3 } from 'server-kit/testing';
import { installServers } from './support/install-servers.ts';
import { startTemporaryPostgres } from './support/temporary-postgres.ts';

/**
 * Runs the suite on the embedded database and on PostgreSQL, and those of the media library with its files in a bucket.
 * Arguments go to Jest.
 */
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
// PGlite takes a second for every new database: there, the suites over the queries only.
const selections: Record<string, string> = {
  'an S3 bucket': 'content-api/test/media(-(bring|connections|replace|svg|uses))?\\.test',
  PostgreSQL: 'content-api/test/',
  PGlite: 'content-api/test/(projects|services|posts|about|technologies|migrations)',
};
const only = process.argv.find((arg) => arg.startsWith('--only-'))?.slice('--only-'.length);
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--only-'));
const runs: Record<string, () => Promise<number>> = {
  embedded: () => run('embedded database', {}),
  bucket: runOnBucket,
  postgres: runOnPostgres,
};
const codes: number[] = [];
for (const [name, start] of Object.entries(runs))
  if (only === undefined || only === name) codes.push(await start());
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

async function runOnBucket(): Promise<number> {
  const s3 = await startTemporaryS3();
  try {
    return await run('an S3 bucket', { TEST_S3: JSON.stringify({ bucket: s3.bucket, env: s3.env }) });
  } finally {
    await s3.stop();
  }
}

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
  const selection = name in selections ? ['--testPathPatterns', selections[name] ?? ''] : [];
  const child = spawn(process.execPath, [jest, ...selection, ...args], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
