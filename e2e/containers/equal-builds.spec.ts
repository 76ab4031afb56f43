import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { openShelf } from 'release-shelf';
import type { Release } from 'release-shelf';
import { apps } from '../../tools/src/build/app-sources.ts';
import type { App } from '../../tools/src/build/app-sources.ts';
import { bytesBelow, buildElsewhere } from './support/other-place.ts';
import { root, workFolder } from './support/root.ts';

const run = promisify(execFile);
const commit = 'c0ffee0c0ffee0c0ffee0c0ffee0c0ffee0c0ffe';
const isShort = process.env.CONTAINERS_MATRIX === 'short';

/** Folders of other names and depths, each with what else may differ between machines. */
const places: { name: string; env: NodeJS.ProcessEnv }[] = [
  {
    // Names that the builds' own rules look for.
    name: 'components/list/contract/kinds',
    env: { SOURCE_COMMIT: commit, TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'C' },
  },
  ...(isShort ? [] : [{ name: 'z', env: { TZ: 'America/St_Johns' } }]),
];

test.afterAll(() =>
  Promise.all(places.map(({ name }) => rm(path.join(workFolder, name), { recursive: true, force: true }))),
);

for (const { name, env } of places) {
  test(`a build in ${name} has the same id and bytes as one here`, async () => {
    await keepOwnBuilds();
    const elsewhere = await buildElsewhere(name, env);
    for (const app of apps) {
      const [own, other] = [await liveIn(app, path.join(root, 'dist')), await liveIn(app, elsewhere)];
      expect(other.id).toBe(own.id);
      expect(await bytesBelow(path.join(elsewhere, app, other.id))).toEqual(
        await bytesBelow(path.join(root, 'dist', app, own.id)),
      );
      if (env.SOURCE_COMMIT !== undefined) expect(other.commit).toBe(commit);
    }
  });
}

/** Builds here what the program's shelf does not have: another suite mostly did. */
async function keepOwnBuilds(): Promise<void> {
  const data = await mkdtemp(path.join(tmpdir(), 'equal-builds-'));
  await run(process.execPath, ['tools/run.mjs', 'build'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data },
  });
  await rm(data, { recursive: true, force: true });
}

async function liveIn(app: App, folder: string): Promise<Release> {
  const live = await openShelf({ root: folder, app }).live();
  if (!live) throw new Error(`There is no build of ${app} in ${folder}.`);
  return live;
}
