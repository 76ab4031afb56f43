import { rmSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { buildApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { createContext } from '../../src/app/create-context.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { openSqlite } from '../../src/db/open-sqlite.ts';
import { newDataDir } from './server-process.ts';

/** Prints the heap before and after many requests of every common kind. Needs `--expose-gc`. */
const dataDir = newDataDir();
const { config } = readConfig({ DATA_DIR: dataDir, LIMITS_SCALE: '1000000' });
const database = openSqlite({ file: path.join(dataDir, 'content.db'), backupsDir: dataDir });
await migrate(database, { migrations });
const app = await buildApp(await createContext({ config, database, log: pino({ level: 'silent' }) }));

await ask(4000);
const before = await heapBytes();
await ask(10_000);
const after = await heapBytes();
await app.close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(JSON.stringify({ before, after }));

async function ask(count: number): Promise<void> {
  const urls = [
    '/api/projects',
    '/api/content?view=card',
    '/api/about',
    '/nothing',
    '/api/projects?page=x',
    '/api/revision',
  ];
  for (let index = 0; index < count; index += 1) {
    await app.inject({ url: urls[index % urls.length] ?? '/', remoteAddress: `10.0.${index % 200}.1` });
    // Injected requests are released only in a later turn of the event loop.
    if (index % 50 === 0) await turn();
  }
}

async function heapBytes(): Promise<number> {
  for (let round = 0; round < 20; round += 1) {
    await turn();
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
