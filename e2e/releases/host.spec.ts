import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './support/test.ts';
import { createWorkTree } from './support/work-tree.ts';

test('a new release of the site is taken by the running server: no request fails, and old tabs keep their files', async ({
  page,
  stage,
}) => {
  await page.goto('/');
  const next = await stage.republish(stage.hostRelease, () => Promise.resolve());
  const answers: number[] = [];
  let isSwitching = true;
  const load = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (isSwitching) {
        const response = await fetch(`${stage.siteUrl}/?${answers.length}`).catch(() => null);
        answers.push(response?.status ?? 0);
        await response?.arrayBuffer();
      }
    }),
  );
  await stage.host.setLive(next.id);
  await page.waitForTimeout(2_500);
  isSwitching = false;
  await load;
  expect(answers.length).toBeGreaterThan(50);
  expect(answers.filter((status) => status !== 200)).toEqual([]);

  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('a change in one app leaves the other one’s built bytes as they were', async () => {
  test.setTimeout(300_000);
  const tree = await createWorkTree('identical');
  const [site, console] = await Promise.all([
    tree.build('host-site').then(hashOf),
    tree.build('admin-remote').then(hashOf),
  ]);
  const login = 'admin-remote/src/login/login-page.tsx';
  const text = 'Sign in to access';
  await tree.edit(login, text, 'Log in to access');
  expect(await tree.build('host-site').then(hashOf)).toBe(site);
  await tree.edit(login, 'Log in to access', text);
  await tree.edit('host-site/src/site.ts', /locale: '[^']*'/, "locale: 'en-GB'");
  expect(await tree.build('admin-remote').then(hashOf)).toBe(console);
});

/** One hash over the names and bytes of everything in a folder. */
async function hashOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash.update(`${path.relative(folder, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
}
