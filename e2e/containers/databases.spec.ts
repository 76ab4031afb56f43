import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, endDaemon, eventually, findPostgres, ownFolder, unprivileged } from 'content-api/testing';
import { readCompose } from './support/compose.ts';

const { services, configs } = readCompose('compose.postgres.yaml');

/** Stands in for the image's `docker-entrypoint.sh`: fills an empty volume, then runs the command. */
const entrypoint = `#!/bin/bash
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --no-sync --username=studio --auth=trust --pgdata="$PGDATA" > "$SERVER/initdb.log"
  . "$SERVER/replica.sh"
fi
exec "$@" -k "$SERVER" -h ''
`;

/** One of the two databases, with its volume. Its socket's folder stands for its name in the network. */
interface Server {
  folder: string;
  url: string;
  /** Runs what the compose file has its container run. */
  start: (primary: string) => Promise<void>;
  kill: () => Promise<void>;
  emptyVolume: () => void;
}

const servers: Server[] = [];
test.afterEach(async () => {
  for (const { kill, folder } of servers.splice(0)) {
    await kill();
    rmSync(folder, { recursive: true });
  }
});

function createServer(name: string): Server {
  const folder = ownFolder(`${name}-`, unprivileged());
  const volume = path.join(folder, 'volume');
  const script = path.join(folder, 'docker-entrypoint.sh');
  writeFileSync(script, entrypoint);
  chmodSync(script, 0o755);
  writeFileSync(path.join(folder, 'replica.sh'), configs.database?.content ?? '');
  const [shell = '', flags = '', command = ''] = services[name]?.runs ?? [];
  const url = `postgres://studio@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let running: ChildProcess | undefined;
  const server: Server = {
    folder,
    url,
    async start(primary) {
      running = spawn(shell, [flags, command], {
        ...unprivileged(),
        cwd: folder,
        stdio: 'ignore',
        env: {
          PATH: [folder, findPostgres(), process.env.PATH].join(path.delimiter),
          PGDATA: volume,
          SERVER: folder,
          PRIMARY: primary,
        },
      });
      await answers(url, 'select 1');
    },
    async kill() {
      // Each of its processes goes, and nothing is written out.
      if (running) await endDaemon(running, 'SIGQUIT');
    },
    emptyVolume: () => rmSync(volume, { recursive: true }),
  };
  servers.push(server);
  return server;
}

/** Asks until the statement has an answer. */
async function answers(url: string, statement: string): Promise<void> {
  const rows = await eventually(
    () => ask(url, statement).catch(() => []),
    (found) => found.length > 0,
    60_000,
  );
  expect(rows).not.toEqual([]);
}

const insert = (number: number) => `insert into notes values (${number}) returning number`;
const isFollowed = "select 1 from pg_stat_replication where sync_state = 'sync'";

test('the second database copies the first, loses nothing when it takes over, and is copied in turn', async () => {
  test.skip(!findPostgres(), 'There is no PostgreSQL on this machine.');
  const [first, second] = [createServer('database1'), createServer('database2')];
  await first.start(first.folder);
  await second.start(first.folder);
  await answers(first.url, isFollowed);
  await ask(first.url, 'create table notes (number int)');
  await ask(first.url, insert(1));
  expect(await ask(first.url, 'select error from pg_hba_file_rules where error is not null')).toEqual([]);

  await first.kill();
  await ask(second.url, 'select pg_promote()');
  expect(await ask(second.url, insert(2))).toEqual([{ number: 2 }]);

  first.emptyVolume();
  await second.kill();
  await second.start(second.folder);
  await first.start(second.folder);
  await answers(second.url, isFollowed);
  await ask(second.url, insert(3));
  expect(existsSync(path.join(first.folder, 'volume/standby.signal'))).toBe(true);
  await expect
    .poll(() => ask(first.url, 'select number from notes order by number'))
    .toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
});
