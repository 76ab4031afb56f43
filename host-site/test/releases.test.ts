import { spawn } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShelf } from 'release-shelf';
import type { Release, Shelf } from 'release-shelf';
import { createReleaseFiles } from '../src/server/release-files.ts';
import { openReleaseSource } from '../src/server/release-source.ts';
import type { ReleaseSource } from '../src/server/release-source.ts';
import { readConfig } from '../src/server/config.ts';

const script = 'export const said = "Hello";\n'.repeat(60);
let dataDir: string;
let shelf: Shelf;
let live: Release;
let errors: unknown[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'host-releases-'));
  shelf = openShelf({ root: path.join(dataDir, 'releases'), app: 'host-site' });
  live = await publish('1.0.0');
  errors = [];
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function publish(version: string): Promise<Release> {
  const build = path.join(dataDir, `build-${version}`);
  await mkdir(path.join(build, 'server'), { recursive: true });
  await mkdir(path.join(build, 'client', 'assets'), { recursive: true });
  await writeFile(path.join(build, 'server', 'render.cjs'), `exports.v = 1; exports.made = '${version}';`);
  await writeFile(path.join(build, 'client', 'assets.json'), '{"v":1}');
  await writeFile(path.join(build, 'client', 'assets', 'main.js'), script);
  const release = await shelf.publish(build, { version, commit: '', sourceHash: version, contract: {} });
  await shelf.setLive(release.id);
  return release;
}

async function open(): Promise<ReleaseSource> {
  const read = readConfig({ DATA_DIR: dataDir });
  if (!read.ok) throw new Error(read.faults.join());
  return openReleaseSource(read.config, {
    warn: () => undefined,
    onError: (error) => errors.push(error),
  });
}

const fileOf = (release: Release, ...names: string[]) => path.join(shelf.folder(release.id), ...names);

test.each([['server', 'render.cjs'] as const, ['client', 'assets.json'] as const])(
  'a release whose %s/%s was altered is not run, and the error says what to do',
  async (...names) => {
    await appendFile(fileOf(live, ...names), ' ');
    await expect(open()).rejects.toThrow(
      `Release ${live.id} of the site is not as it was published and is not run: ${names.join('/')} was altered.`,
    );
  },
);

test('a release whose script for the server has company is not run', async () => {
  await writeFile(fileOf(live, 'server', 'other.cjs'), '');
  await expect(open()).rejects.toThrow('server/other.cjs does not belong to the release');
});

test('a process that finds such a release at its start ends with one line', async () => {
  await appendFile(fileOf(live, 'server', 'render.cjs'), 'globalThis.wasRun = true;');
  const index = path.join(import.meta.dirname, '../src/server/index.ts');
  const child = spawn(process.execPath, [index], {
    env: { DATA_DIR: dataDir, HOST_PORT: '0' },
    timeout: 120_000,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(1);
  expect(output).toContain('server/render.cjs was altered');
  expect(output).not.toContain('    at ');
});

test('a process goes on with its release when the next one was altered', async () => {
  const releases = await open();
  const next = await publish('1.0.1');
  await appendFile(fileOf(next, 'server', 'render.cjs'), ' ');
  await releases.refresh();
  expect(releases.current().id).toBe(live.id);
  expect(errors.map(String).join()).toContain('server/render.cjs was altered');
  await publish('1.0.2');
  await releases.refresh();
  expect(releases.current().id).toContain('1.0.2');
});

test('an altered file for browsers is not sent; its other forms are', async () => {
  const releases = await open();
  const damaged: string[] = [];
  const find = (encoding: 'br' | 'gzip' | 'identity') =>
    createReleaseFiles(releases, (file) => damaged.push(path.basename(file))).find('main.js', encoding);
  expect(await find('br')).toMatchObject({ encoding: 'br' });
  await writeFile(fileOf(live, 'client', 'assets', 'main.js.br'), 'garbage');
  const plain = await find('br');
  expect([plain?.encoding, plain?.content.toString()]).toEqual(['identity', script]);
  expect(await find('gzip')).toMatchObject({ encoding: 'gzip' });
  await appendFile(fileOf(live, 'client', 'assets', 'main.js'), 'stray();');
  expect(await find('br')).toBeNull();
  expect(damaged).toEqual(['main.js.br', 'main.js.br', 'main.js']);
});
