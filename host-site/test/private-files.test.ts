import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'host-private-'));
  for (const folder of ['release/server', 'release/client'])
    await mkdir(path.join(dataDir, folder), { recursive: true });
  await writeFile(path.join(dataDir, 'release/server/render.cjs'), 'exports.v = 1;');
  await writeFile(path.join(dataDir, 'release/client/assets.json'), '{"v":1}');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the site's process, ends it as soon as it listens, and returns its output. */
async function startAndStop(): Promise<string> {
  const index = path.join(import.meta.dirname, '../src/server/index.ts');
  const release = path.join(dataDir, 'release');
  const child = spawn(process.execPath, [index], {
    env: { DATA_DIR: dataDir, HOST_RELEASE_DIR: release, HOST_PORT: '0', API_URL: 'http://127.0.0.1:9' },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('Server listening')) child.kill('SIGTERM');
  });
  await new Promise((resolve) => child.on('close', resolve));
  return output;
}

test('no other account can read the copies of pages, and what one could read is closed at the start', async () => {
  const pages = path.join(dataDir, 'pages');
  const copy = path.join(pages, 'copy.txt');
  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
  process.umask(0o022);
  expect(await startAndStop()).not.toContain('other accounts');
  expect(await modeOf(pages)).toBe('700');
  await writeFile(copy, '');
  await chmod(copy, 0o644);
  await chmod(pages, 0o755);
  expect(await startAndStop()).toContain('other accounts could read copies of pages');
  expect([await modeOf(pages), await modeOf(copy)]).toEqual(['700', '600']);
});
