import { execFile } from 'node:child_process';
import { sourcesOf } from '../../tools/src/build/app-sources.ts';
import { programShelf } from '../../tools/src/build/program-shelf.ts';
import { sourceHash } from '../../tools/src/build/source-hash.ts';
import { broken, marked } from './support/mounted.ts';
import type { Mounted } from './support/mounted.ts';
import type { Stage } from './support/stage.ts';
import { expect, loginForm, test } from './support/test.ts';
import { createWorkTree } from './support/work-tree.ts';

const thirdMark = 'Third release';
/** The short form has no build: what the command would build lies ready. The whole form builds the release that goes live. */
const isShort = process.env.RELEASE_MATRIX === 'short';

/** Runs `npm run <name> -w admin-remote` of a copy of the sources, on the stage's shelf. */
function run(folder: string, stage: Stage, name: string): Promise<{ code: number; text: string }> {
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', name, '-w', 'admin-remote'],
      { cwd: folder, env: { PATH, HOME, CHROMIUM_PATH, DATA_DIR: stage.dataDir } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    );
  });
}

test('`release` refuses what does not run beside the live site, publishes what does, and `rollback` takes it back', async ({
  page,
  stage,
}) => {
  test.setTimeout(300_000);
  const tree = await createWorkTree('commands');
  const command = (name: string) => run(tree.folder, stage, name);
  const isBuilt = async (mounted: Mounted) =>
    stage.publishBuild(
      programShelf('admin-remote', tree.folder),
      mounted,
      await sourceHash(tree.folder, sourcesOf('admin-remote')),
    );
  await isBuilt(broken);
  const refused = await command('release');
  expect(refused.text).toContain(`Its contract fits host-site ${stage.hostRelease.id}.`);
  expect(refused.text).toContain('Trying it in a browser');
  expect(refused.text).toContain('was NOT made live');
  expect(refused.text).toContain('This release is broken.');
  expect(refused.code).toBe(1);
  expect((await stage.console.pointer())?.current).toBe(stage.first.id);

  const exported = 'export default function AdminApp(props: AdminAppProps) {';
  tree.edit(
    'admin-remote/src/expose/admin-app.tsx',
    exported,
    `${exported}\n  return <><p>${thirdMark}</p><RealAdminApp {...props} /></>;\n}\nfunction RealAdminApp(props: AdminAppProps) {`,
  );
  if (isShort) await isBuilt(marked(thirdMark));
  const published = await command('release');
  expect(published.text).toContain('is live from the next page load on');
  expect(published.code).toBe(0);
  await page.goto('/admin/login');
  await expect(page.getByText(thirdMark)).toBeVisible({ timeout: 20_000 });

  const listed = (await command('releases')).text.split('\n');
  expect(listed[1]).toMatch(/^live/);
  expect(listed.find((line) => line.startsWith('previous'))).toContain(stage.first.id);

  expect((await command('rollback')).text).toContain(`${stage.first.id} is live`);
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(thirdMark)).toBeHidden();
});
