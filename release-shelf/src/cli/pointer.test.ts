import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { details, makeBuild } from '../../test/make-build.ts';
import { openShelf } from '../open-shelf.ts';
import { serveShelf } from '../serve.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shelf-pointer-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function print(): Promise<{ code: number; stdout: string; stderr: string }> {
  const script = path.join(import.meta.dirname, 'pointer.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env: { DATA_DIR: dataDir } }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, stdout, stderr }),
    );
  });
}

test('the printed pointer is the one that the shelf’s own server answers', async () => {
  const shelf = openShelf({ root: path.join(dataDir, 'releases'), app: 'admin-remote' });
  for (const text of ['one', 'two']) {
    await makeBuild(path.join(dataDir, 'build'), { 'entry.js': text });
    await shelf.setLive((await shelf.publish(path.join(dataDir, 'build'), details())).id);
  }
  const server = serveShelf({ shelf, siteOrigins: [], logLevel: 'silent' });
  const answer = await server.inject('/live.json');
  expect(JSON.parse((await print()).stdout)).toEqual(answer.json());
  await server.close();
}, 30_000);

test('without a live release it says so and fails', async () => {
  const { code, stdout, stderr } = await print();
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('No release is live');
}, 30_000);
