import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFaults } from './find-faults.ts';

const allowed = {
  licences: { MIT: 'permissive', ISC: 'permissive' },
  licencesByPackage: {},
  installScripts: {},
};
const good = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'supply-chain-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Writes a lockfile with these packages, and installs them but for those that are only on another platform. */
async function given(packages: Record<string, object>, allowScripts: Record<string, boolean> = {}) {
  const all = {
    '': { name: 'studio' },
    'node_modules/own': { resolved: 'own', link: true },
    own: {},
    ...packages,
  };
  await write('package-lock.json', { lockfileVersion: 3, packages: all });
  await write('package.json', { allowScripts });
  for (const [folder, entry] of Object.entries(packages))
    if (!('optional' in entry)) await write(`${folder}/package.json`, {});
}

async function write(file: string, value: object) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), JSON.stringify(value));
}

test('packages with a hash, an allowed licence and no script pass', async () => {
  await given({
    'node_modules/a': good,
    'node_modules/b': { ...good, license: '(MIT OR GPL-3.0)' },
    'node_modules/c': { ...good, license: 'MIT AND ISC' },
    'node_modules/a/node_modules/bundled': { version: '1.0.0', license: 'MIT', inBundle: true },
  });
  expect(findFaults(root, allowed)).toEqual([]);
});

test('a missing hash is named for a package that is installed', async () => {
  await given({
    'node_modules/a/node_modules/@x/b': { version: '1.0.0', license: 'MIT' },
    'node_modules/only-on-mac': { version: '1.0.0', license: 'MIT', optional: true },
  });
  expect(findFaults(root, allowed)).toEqual([
    '@x/b@1.0.0 (node_modules/a/node_modules/@x/b) is installed without an integrity hash in package-lock.json.',
  ]);
});

test('a dependency that the lockfile leaves out is named', async () => {
  const optionalDependencies = { 'for-mac': '1.0.0' };
  await given({
    'node_modules/a': { ...good, dependencies: { b: '1.0.0' }, optionalDependencies },
    'node_modules/a/node_modules/b': { ...good, dependencies: { c: '^1.0.0', a: '1.0.0' } },
    'node_modules/c': good,
  });
  expect(findFaults(root, allowed)).toEqual([
    'a@1.0.0 (node_modules/a) needs for-mac, which is not in package-lock.json: npm ci refuses it.',
  ]);
});

test('a package from elsewhere than the registry is named', async () => {
  await given({ 'node_modules/a': { ...good, resolved: 'git+ssh://git@example.org/a.git#1' } });
  expect(findFaults(root, allowed)).toEqual([
    'a@1.0.0 (node_modules/a) comes from git+ssh://git@example.org/a.git#1, not from the registry.',
  ]);
});

test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN FILE', undefined])(
  'the licence %s outside the list is named, installed or not',
  async (license) => {
    await given({ 'node_modules/a': { ...good, license, optional: true } });
    expect(findFaults(root, allowed)).toEqual([
      `a@1.0.0 (node_modules/a) has the licence ${license ?? '(none)'}, which is not allowed.`,
    ]);
  },
);

test('a licence judged by hand holds for that version and that text only', async () => {
  const licencesByPackage = { 'a@1.0.0': { licence: 'BSD', reason: 'BSD-3-Clause' } };
  await given({ 'node_modules/a': { ...good, license: 'BSD' } });
  expect(findFaults(root, { ...allowed, licencesByPackage })).toEqual([]);
  await given({ 'node_modules/a': { ...good, license: 'GPL-3.0' } });
  expect(findFaults(root, { ...allowed, licencesByPackage })).toHaveLength(1);
  await given({ 'node_modules/a': { ...good, license: 'BSD', version: '1.0.1' } });
  expect(findFaults(root, { ...allowed, licencesByPackage })).toEqual([
    'a@1.0.1 (node_modules/a) has the licence BSD, which is not allowed.',
    'a@1.0.0 has an entry for its licence, but is not in package-lock.json.',
  ]);
});

test('an install script that is not allowed is named', async () => {
  await given({ 'node_modules/a': { ...good, hasInstallScript: true, optional: true } });
  expect(findFaults(root, allowed)).toEqual([
    'a@1.0.0 (node_modules/a) has an install script, and allowScripts in package.json does not name it.',
  ]);
});

test.each([
  ['preinstall', { 'package.json': { scripts: { preinstall: 'x' } } }],
  ['postinstall', { 'package.json': { scripts: { postinstall: 'x' } } }],
  ['binding.gyp', { 'binding.gyp': {} }],
])('%s is seen even when the lockfile leaves it out', async (_name, files) => {
  await given({ 'node_modules/a': good });
  for (const [file, value] of Object.entries(files)) await write(`node_modules/a/${file}`, value);
  expect(findFaults(root, allowed)).toEqual([
    expect.stringContaining('a@1.0.0 (node_modules/a) has an install'),
  ]);
});

test('an install script needs a decision and a reason, and neither without a script', async () => {
  const installScripts = { a: 'brings a binary' };
  await given({ 'node_modules/a': { ...good, hasInstallScript: true } }, { a: false });
  expect(findFaults(root, { ...allowed, installScripts })).toEqual([]);
  expect(findFaults(root, allowed)).toEqual([
    'a@1.0.0 (node_modules/a) has an install script without a reason.',
  ]);
  await given({ 'node_modules/a': good }, { a: true });
  expect(findFaults(root, { ...allowed, installScripts })).toEqual([
    'a has an entry for its install script, but has none.',
  ]);
});

test.each(['^1.0.0', '~1.0.0', '1.x', '>=1.0.0', '*', 'latest', 'npm:b@^1.0.0', 'github:x/a'])(
  'a dependency on %s is named: a version is exact',
  async (version) => {
    await given({});
    await write('package.json', {
      workspaces: ['own'],
      devDependencies: { a: '1.0.0', b: 'npm:@x/b@1.0.0-rc.1' },
    });
    await write('own/package.json', { dependencies: { a: version }, peerDependencies: { a: '^1.0.0' } });
    expect(findFaults(root, allowed)).toEqual([
      `own/package.json asks for a ${version}: name one version, such as 1.2.3.`,
    ]);
  },
);
