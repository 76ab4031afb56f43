import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './support/test.ts';

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
    await renameMain(path.join(build, 'client'));
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

  // A page of another release is another document for a tab that stayed open.
  const oldWords = page.getByText('Skip to content');
  await expect(oldWords).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacypolicy$/);
  await expect(page.getByText(newWords)).toBeAttached();
  await expect(oldWords).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

/** Gives the script of the pages another name, as a change of it does. */
async function renameMain(client: string): Promise<void> {
  const assets = path.join(client, 'assets.json');
  const names = await readFile(assets, 'utf8');
  const [main] = /(?<=assets\/)main\.\w+\.js/.exec(names)!;
  await rename(path.join(client, 'assets', main), path.join(client, 'assets/main.00000000.js'));
  await writeFile(assets, names.replace(main, 'main.00000000.js'));
}
