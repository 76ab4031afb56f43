import { rmSync } from 'node:fs';
import type { BackupFiles } from '../src/contract/index.ts';
import { eventually } from './support/eventually.ts';
import { runHere, startServerHere } from './support/server-here.ts';
import { newDataDir } from './support/server-process.ts';

test('a backup is made at once, one at a time, is proven and can be restored', async () => {
  const dataDir = newDataDir();
  const admin = { ADMIN_EMAIL: 'owner@studio.example', ADMIN_PASSWORD: 'a long pass phrase 42' };
  const server = await startServerHere({ DATA_DIR: dataDir, BACKUP_EVERY_HOURS: '0', ...admin });
  try {
    const login = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
    });
    const { token } = (await login.json()) as { token: string };
    const call = async (method: string) => {
      const answer = await fetch(`${server.url}/api/backups/files`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
      return (await answer.json()) as BackupFiles;
    };
    const [first, second] = await Promise.all([call('POST'), call('POST')]);
    expect([first.isRunning, second.isRunning]).toEqual([true, true]);
    const { items } = await eventually(
      () => call('GET'),
      ({ isRunning }) => !isRunning,
    );
    expect(items).toEqual([expect.objectContaining({ isScheduled: false })]);
    await server.stop();
    const restored = await runHere('restore', [`${dataDir}/backups/${items[0]?.name}`], {
      DATA_DIR: dataDir,
    });
    expect(restored.code).toBe(0);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
