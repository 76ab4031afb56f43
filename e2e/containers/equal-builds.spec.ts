import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openShelf } from 'release-shelf';
import type { Release } from 'release-shelf';
import { apps } from '../../tools/src/build/app-sources.ts';
import type { App } from '../../tools/src/build/app-sources.ts';
import { changeFile } from '../support/change-file.ts';
import { build, copyTo, filesBelow } from './support/other-place.ts';
import { root, workFolder } from './support/root.ts';

const commit = 'c0ffee0c0ffee0c0ffee0c0ffee0c0ffee0c0ffe';

/** Folders of other names and depths, each with what else may differ between machines. */
const places: { name: string; env: NodeJS.ProcessEnv }[] = [
  // Names that the builds' own rules look for.
  { name: 'components/list/contract/kinds', env: { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'C' } },
  { name: 'z', env: { SOURCE_COMMIT: commit, TZ: 'America/St_Johns' } },
];

/** For each app a change that its users would see. */
const changes: Record<App, { file: string; from: string; to: string }> = {
  'host-site': {
    file: 'host-site/src/app/not-found-page.tsx',
    from: 'code="404"',
    to: 'code="Error 404"',
  },
  'admin-remote': {
    file: 'admin-remote/src/login/login-page.tsx',
    from: 'Sign in to access',
    to: 'Log in to access',
  },
};

test.beforeAll(keepOwnBuilds);

for (const { name, env } of places) {
  const place = path.join(workFolder, name);

  test.describe(name, () => {
    test.beforeAll(() => copyTo(place));
    test.afterAll(() => rm(place, { recursive: true, force: true }));

    for (const app of apps) {
      const other = app === 'host-site' ? 'admin-remote' : 'host-site';

      test(`${app} built beside a changed ${other} has the bytes of the build here @whole`, async () => {
        const { file, from, to } = changes[other];
        const undo = changeFile(path.join(place, file), from, to);
        await build(place, env, app);
        undo();
        const own = await liveIn(app, path.join(root, 'dist'));
        expect(await filesBelow(path.join(place, app, 'dist'))).toEqual(own.files);
      });
    }

    test('both apps have the ids and bytes of the builds here @whole', async () => {
      await build(place, env);
      for (const app of apps) {
        const [own, other] = [
          await liveIn(app, path.join(root, 'dist')),
          await liveIn(app, path.join(place, 'dist')),
        ];
        expect([other.id, other.files]).toEqual([own.id, own.files]);
        if (env.SOURCE_COMMIT !== undefined) expect(other.commit).toBe(commit);
      }
    });
  });
}

/** Builds here what the program's shelf does not have: another suite mostly did. */
async function keepOwnBuilds(): Promise<void> {
  const data = await mkdtemp(path.join(tmpdir(), 'equal-builds-'));
  await build(root, { DATA_DIR: data });
  await rm(data, { recursive: true, force: true });
}

async function liveIn(app: App, folder: string): Promise<Release> {
  const live = await openShelf({ root: folder, app }).live();
  if (!live) throw new Error(`There is no build of ${app} in ${folder}.`);
  return live;
}
