import { execFile } from 'node:child_process';
import type { Stage } from './support/stage.ts';
import { expect, loginForm, test } from './support/test.ts';

const thirdMark = 'Third release';

/** Runs `npm run <name> -w admin-remote` of the stage's second copy of the sources, on the stage's shelf. */
function command(stage: Stage, name: string): Promise<{ code: number; text: string }> {
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', name, '-w', 'admin-remote'],
      { cwd: stage.variants.folder, env: { PATH, HOME, CHROMIUM_PATH, DATA_DIR: stage.dataDir } },
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
  // The second copy holds the sources of the release that throws when it is mounted.
  const refused = await command(stage, 'release');
  expect(refused.text).toContain(`Its contract fits host-site ${stage.hostRelease.id}.`);
  expect(refused.text).toContain('Trying it in a browser');
  expect(refused.text).toContain('was NOT made live');
  expect(refused.text).toContain('This release is broken.');
  expect(refused.code).toBe(1);
  expect((await stage.console.pointer())?.current).toBe(stage.first.id);

  const expose = 'admin-remote/src/expose/admin-app.tsx';
  stage.variants.edit(
    expose,
    "if (props.siteName) throw new Error('This release is broken.');\n  return <RealAdminApp {...props} />;",
    `return <><p>${thirdMark}</p><RealAdminApp {...props} /></>;`,
  );
  const published = await command(stage, 'release');
  expect(published.text).toContain('is live from the next page load on');
  expect(published.code).toBe(0);
  await page.goto('/admin/login');
  await expect(page.getByText(thirdMark)).toBeVisible({ timeout: 20_000 });

  const listed = (await command(stage, 'releases')).text.split('\n');
  expect(listed[1]).toMatch(/^live/);
  expect(listed.find((line) => line.startsWith('previous'))).toContain(stage.first.id);

  expect((await command(stage, 'rollback')).text).toContain(`${stage.first.id} is live`);
  await page.goto('/admin/login');
  await expect(loginForm(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(thirdMark)).toBeHidden();
});
