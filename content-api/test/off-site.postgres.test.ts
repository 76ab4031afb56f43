import { rmSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { acquireBackupLock } from '../src/db/server-presence.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { newDataDir, runCli, startServer } from './support/server-process.ts';

test('of several machines on one database one makes the off-site backup, and the next goes on when it is gone', async () => {
  const folders = [newDataDir(), newDataDir(), newDataDir()];
  const [first = '', second = '', store = ''] = folders;
  const url = await createSchema(postgresUrl ?? '');
  const env = {
    DATABASE_URL: url,
    BACKUP_STORE: path.join(store, 'store'),
    BACKUP_PUBLIC_KEY: await identityToRecipient(await generateX25519Identity()),
  };
  const server = await startServer({ ...env, DATA_DIR: first });
  const backUp = async (dataDir: string) => {
    const { output } = await runCli('backup', ['--off-site', '--scheduled'], { ...env, DATA_DIR: dataDir });
    return /stored and proven|another process is at it/.exec(output)?.[0] ?? output;
  };

  const elsewhere = await acquireBackupLock(url);
  expect(elsewhere?.isHeld()).toBe(true);
  expect(await acquireBackupLock(url)).toBeUndefined();
  expect(await backUp(second)).toBe('another process is at it');
  await elsewhere?.leave();

  const outcomes = await Promise.all([backUp(first), backUp(second)]);
  expect(outcomes.sort()).toEqual(['another process is at it', 'stored and proven']);
  server.kill('SIGTERM');
  await server.ended;
  for (const folder of folders) rmSync(folder, { recursive: true });
});
