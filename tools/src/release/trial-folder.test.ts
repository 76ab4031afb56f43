import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTrialFolder } from './trial-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'trials-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function leaveBehind(name: string, ageMinutes: number): Promise<void> {
  const folder = path.join(parent, name);
  await mkdir(path.join(folder, 'releases'), { recursive: true });
  await symlink(path.join(parent, 'published'), path.join(folder, 'releases/live'));
  const at = new Date(Date.now() - ageMinutes * 60_000);
  await utimes(folder, at, at);
}

test('a later trial removes the files of a killed one; the tried releases stay', async () => {
  await mkdir(path.join(parent, 'published'));
  await writeFile(path.join(parent, 'published/entry.js'), '1');
  await leaveBehind('release-check-killed', 61);
  await leaveBehind('release-check-running', 2);
  await leaveBehind('somebody-elses', 600);
  const folder = path.basename(await makeTrialFolder(parent));
  expect(folder).toMatch(/^release-check-/);
  expect((await readdir(parent)).sort()).toEqual(
    [folder, 'published', 'release-check-running', 'somebody-elses'].sort(),
  );
  expect(await readdir(path.join(parent, 'published'))).toEqual(['entry.js']);
});
