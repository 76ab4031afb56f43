import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles } from './changed-files.ts';
import { changedRun } from './changed-run.ts';
import { chooseTests } from './choose-tests.ts';
import { relatedTests } from './related-tests.ts';
import { touchedPackages } from './touched-packages.ts';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
const commit = async (name: string, text = name) => {
  await writeFile(path.join(folder, name), text);
  git('add', '--all');
  git('commit', '--quiet', '--message', name);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'changed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('changed is what differs from where the branch left main, committed or not', async () => {
  git('init', '--quiet', '--initial-branch=main');
  await commit('a');
  await commit('gone');
  git('checkout', '--quiet', '-b', 'work');
  await commit('b');
  git('checkout', '--quiet', 'main');
  await commit('of main');
  git('checkout', '--quiet', 'work');
  await writeFile(path.join(folder, 'a'), 'changed');
  await writeFile(path.join(folder, 'ünew'), 'new');
  await rm(path.join(folder, 'gone'));
  expect(changedFiles(undefined, folder)).toEqual({ files: ['a', 'b', 'ünew'], removed: ['gone'] });
  expect(changedFiles('HEAD', folder)).toEqual({ files: ['a', 'ünew'], removed: ['gone'] });
});

test('without git, or with a name that it does not know, there is a reason', () => {
  expect(changedFiles(undefined, folder)).toHaveProperty(
    'fault',
    expect.stringContaining('no repository of git'),
  );
  git('init', '--quiet');
  expect(changedFiles('no-such', folder)).toEqual({
    fault: 'There is no commit or branch no-such that git knows.',
  });
});

test('tests are related over the borders of packages, and documents by their names', () => {
  const ofButton = relatedTests(['shared-ui/src/components/button/button.tsx']);
  expect(ofButton).toContain('shared-ui/src/components/button/button.test.tsx');
  expect(ofButton.some((test) => test.startsWith('admin-remote/'))).toBe(true);
  expect(relatedTests(['docs/map.md'])).toContain('tools/src/lib/documents.test.ts');
});

test('the nearest tests are chosen, and within one distance the quickest', () => {
  const changed = ['content-api/src/core/records/list-records.ts', 'content-api/test/slow.test.ts'];
  const tests = [
    'content-api/test/auth.test.ts',
    'content-api/test/records-log.test.ts',
    'content-api/test/users.test.ts',
    'content-api/test/slow.test.ts',
    'content-api/src/core/records/list-records.test.ts',
    'host-site/test/pages.test.ts',
  ];
  const times = { 'content-api/test/slow.test.ts': 100, 'content-api/test/auth.test.ts': 9 };
  const choose = (budget: number) => chooseTests(tests, changed, { times, unknown: 2, budget });
  expect(choose(1000).left).toEqual([]);
  expect(choose(0).chosen).toEqual([
    'content-api/test/slow.test.ts',
    'content-api/src/core/records/list-records.test.ts',
  ]);
  expect(choose(107)).toEqual({
    chosen: [...choose(0).chosen, 'content-api/test/records-log.test.ts', 'content-api/test/users.test.ts'],
    left: ['content-api/test/auth.test.ts', 'host-site/test/pages.test.ts'],
  });
});

test('types are checked of the package and of those that may import it', () => {
  const all = ['admin-remote', 'content-api', 'host-site', 'shared-session', 'tools'];
  const touched = (...files: string[]) => touchedPackages(files, all);
  expect(touched('shared-session/src/runner.ts')).toEqual([
    'admin-remote',
    'host-site',
    'shared-session',
    'tools',
  ]);
  expect(touched('shared-session/src/runner.test.ts')).toEqual(['shared-session']);
  expect(touched('admin-remote/src/media/media-form.tsx')).toEqual(['admin-remote']);
  expect(touched('docs/map.md', 'README.md')).toEqual([]);
  expect(touched('tsconfig.base.json')).toEqual(all);
});

test('each kind of file has the suites that it can break', () => {
  const tests = (files: string[]) => files.filter((file) => /\.(?:test|spec)\./.test(file));
  const suitesOf = (...files: string[]) =>
    changedRun({ files, removed: [] }, tests).suites.map(({ name }) => name);
  expect(suitesOf('shared-ui/src/components/button/button.test.tsx')).toEqual([
    'related tests of components',
    'types',
    'lint',
    'lint with types',
    'format',
    'unused code, dependencies and cycles',
  ]);
  expect(suitesOf('e2e/console/shell.spec.ts')).toEqual(
    expect.arrayContaining(['types', 'production build', 'browser: studio']),
  );
  expect(suitesOf('e2e/pages/print.spec.ts').at(-1)).toBe('browser: studio');
  expect(suitesOf('Dockerfile')).toContain('browser: containers');
  expect(suitesOf('admin-remote/config/build.ts')).toContain('production build');
  expect(suitesOf('package-lock.json')).toContain('supply chain');
  expect(suitesOf('CONTRIBUTING.md')).toEqual(['format']);
});
