import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceHash } from './source-hash.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await write('app/src/a.ts', 'a');
  await write('shared/src/b.ts', 'b');
  await write('package-lock.json', '{}');
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function write(name: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), content);
}

const hash = () => sourceHash(root, ['app', 'shared', 'package-lock.json', 'not-there']);

test('the same sources give the same hash', async () => {
  expect(await hash()).toBe(await hash());
});

test.each([
  ['a changed file', 'app/src/a.ts', 'A'],
  ['a new file', 'app/src/new.ts', ''],
  ['a changed shared package', 'shared/src/b.ts', 'B'],
  ['another lockfile', 'package-lock.json', '{"v":2}'],
])('%s makes a build stale', async (_what, name, content) => {
  const before = await hash();
  await write(name, content);
  expect(await hash()).not.toBe(before);
});

test('a file that is renamed makes a build stale', async () => {
  const before = await hash();
  await rm(path.join(root, 'app/src/a.ts'));
  await write('app/src/c.ts', 'a');
  expect(await hash()).not.toBe(before);
});

test.each([
  'app/dist/x.js',
  'app/node_modules/x/index.js',
  'app/src/a.test.ts',
  'app/README.md',
  'other/src/x.ts',
])('%s does not make a build stale', async (name) => {
  const before = await hash();
  await write(name, 'new');
  expect(await hash()).toBe(before);
});
