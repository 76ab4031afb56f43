import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../../tools/src/build/app-sources.ts';
import { expect, test } from './support/test.ts';
import { createWorkTree } from './support/work-tree.ts';

const newWords = 'Skip to the content';

test('a new release of the site is taken by the running server: no request fails, and old tabs keep their files', async ({
  page,
  stage,
}) => {
  await page.goto('/');
  const next = await stage.republish(stage.hostRelease, async (build) => {
    const renderer = path.join(build, 'server/render.cjs');
    const code = await readFile(renderer, 'utf8');
    await writeFile(renderer, code.replaceAll('Skip to content', newWords));
  });
  const answers: number[] = [];
  let isTaken = false;
  let isOver = false;
  const load = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const response = await fetch(`${stage.siteUrl}/?${answers.length}`).catch(() => null);
        answers.push(response?.status ?? 0);
        isTaken ||= (await response?.text())?.includes(newWords) ?? false;
      }
    }),
  );
  try {
    await stage.host.setLive(next.id);
    await expect.poll(() => isTaken).toBe(true);
  } finally {
    isOver = true;
    await load;
  }
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
    file: 'host-site/src/app/not-found-page.tsx',
    from: 'Back to Homepage',
    into: 'Back to the Homepage',
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
