import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../../tools/src/build/app-sources.ts';
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

const directions: { of: App; to: App; file: string; from: string | RegExp; into: string }[] = [
  {
    of: 'admin-remote',
    to: 'host-site',
    file: 'admin-remote/src/login/login-page.tsx',
    from: 'Sign in to access',
    into: 'Log in to access',
  },
  {
    of: 'host-site',
    to: 'admin-remote',
    file: 'host-site/src/site.ts',
    from: /locale: '[^']*'/,
    into: "locale: 'en-GB'",
  },
];

for (const { of, to, file, from, into } of directions) {
  test(`a change in ${of} leaves the built bytes of ${to} as they were`, async () => {
    test.setTimeout(300_000);
    const tree = await createWorkTree('identical');
    const before = await hashOf(await tree.build(to));
    await tree.edit(file, from, into);
    expect(await hashOf(await tree.build(to))).toBe(before);
  });
}

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
