import { readFile, writeFile } from 'node:fs/promises';
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
