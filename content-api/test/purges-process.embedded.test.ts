import { rmSync } from 'node:fs';
import path from 'node:path';
import { eventually } from './support/eventually.ts';
import { startPurgeReceiver } from './support/purge-receiver.ts';
import { newDataDir, runCli, startServer } from './support/server-process.ts';
import { samples } from './support/samples.ts';
import { testInFull } from './support/short-form.ts';

const admin = { ADMIN_EMAIL: 'owner@studio.example', ADMIN_PASSWORD: 'a long pass phrase 42' };

async function post(url: string, body: object, token = ''): Promise<{ token?: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.json() as Promise<{ token?: string }>;
}

testInFull(
  'an edit whose server is killed at once is purged after the next start, and so are imports and restores',
  async () => {
    const dataDir = newDataDir();
    const receiver = await startPurgeReceiver();
    const env = {
      DATA_DIR: dataDir,
      PURGE_URL: receiver.url,
      WEBHOOK_SECRET: 'a secret of the purge',
      WEBHOOK_ALLOW_PRIVATE: 'on',
      ...admin,
    };
    const keysOf = (count: number) =>
      eventually(
        () => receiver.calls.map(({ keys }) => keys),
        ({ length }) => length >= count,
      );
    const first = await startServer(env);
    const credentials = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
    const { token } = await post(`${first.url}/api/auth/login`, credentials);
    await post(`${first.url}/api/projects`, samples.project, token);
    first.kill('SIGKILL');
    await first.ended;
    expect(receiver.calls).toEqual([]);

    const second = await startServer(env);
    expect(await keysOf(1)).toEqual([['projects', expect.stringMatching(/^projects:/)]]);
    const file = path.join(dataDir, 'content.json');
    expect((await runCli('content', ['export', file], env)).code).toBe(0);
    expect((await runCli('content', ['import', file], env)).code).toBe(0);
    expect((await keysOf(2))[1]).toEqual(['all']);
    const backup = path.join(dataDir, 'a.backup');
    expect((await runCli('backup', [backup], env)).code).toBe(0);
    second.kill('SIGTERM');
    await second.ended;

    expect((await runCli('restore', [backup], env)).code).toBe(0);
    const third = await startServer(env);
    expect((await keysOf(3))[2]).toEqual(['all']);
    third.kill('SIGTERM');
    expect(await third.ended).toBe(0);
    await receiver.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
