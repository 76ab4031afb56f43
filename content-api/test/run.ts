import { spawn } from 'node:child_process';
import path from 'node:path';
import { startTemporaryS3 } from 'server-kit/testing';
import { installServers } from './support/install-servers.ts';
import { startTemporaryPostgres } from './support/temporary-postgres.ts';

/**
 * Runs the suite on the embedded database and on PostgreSQL, and those of the media library with its files in a bucket.
 * Arguments go to Vitest; `chosen-files.mjs` says which files each run takes.
 */
const vitest = path.join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
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

function run(name: string, env: Record<string, string>): Promise<number> {
  say(`content-api on ${name}`);
  const child = spawn(process.execPath, [vitest, 'run', ...args], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
