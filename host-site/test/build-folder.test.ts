import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBuildFolder } from '../src/server/build-folder.ts';

let folder: string;
let errors: unknown[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-'));
  errors = [];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build whose list of scripts says when it was made. */
async function write(script: string, renderer: string, seconds: number): Promise<void> {
  await mkdir(path.join(folder, 'server'), { recursive: true });
  await mkdir(path.join(folder, 'client'), { recursive: true });
  await writeFile(path.join(folder, 'server', renderer), `exports.v = 1; exports.name = '${renderer}';`);
  const list = path.join(folder, 'client/assets.json');
  await writeFile(list, JSON.stringify({ v: 1, main: [script], renderer }));
  await utimes(list, seconds, seconds);
}

const open = () => openBuildFolder(folder, (error) => errors.push(error));

test('pages are made with the last build, which has a name of its own', async () => {
  await write('/one.js', 'render.1.cjs', 1);
  const releases = open();
  const first = releases.current();
  expect(first).toMatchObject({ bundle: { name: 'render.1.cjs' }, assets: { main: ['/one.js'] } });
  expect(releases.current()).toBe(first);
  await write('/two.js', 'render.2.cjs', 2);
  expect(releases.current()).toMatchObject({
    bundle: { name: 'render.2.cjs' },
    assets: { main: ['/two.js'] },
  });
  expect(releases.current().id).not.toBe(first.id);
});

test('a build that cannot be loaded leaves the one before in use, and is complained of once', async () => {
  await write('/one.js', 'render.1.cjs', 1);
  const releases = open();
  const first = releases.current();
  await writeFile(path.join(folder, 'client/assets.json'), '{');
  expect(releases.current()).toBe(first);
  expect(releases.current()).toBe(first);
  expect(errors).toHaveLength(1);
});

test('a folder without a build is refused', () => {
  expect(open).toThrow('assets.json');
});
