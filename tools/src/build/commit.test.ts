import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currentCommit } from './commit.ts';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commit-'));
  for (const name of ['app', 'docs']) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'file'), '1');
  }
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a build of what is committed has the name of the commit', async () => {
  await writeFile(path.join(folder, 'docs/file'), '2');
  expect(await currentCommit(['app'], folder)).toBe(git('rev-parse', 'HEAD'));
});

test.each(['file', 'new'])('a build with a change in %s that is not committed says so', async (name) => {
  await writeFile(path.join(folder, 'app', name), '2');
  expect(await currentCommit(['app'], folder)).toBe(`${git('rev-parse', 'HEAD')}+dirty`);
});

test('a folder without a repository has no commit', async () => {
  await rm(path.join(folder, '.git'), { recursive: true });
  expect(await currentCommit(['app'], folder)).toBe('');
});
