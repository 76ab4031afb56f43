import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';
import { studio } from '../support/studio.ts';

const word = 'zanzibarquark';
const passwordWord = 'wobblefinch';

/** A page as it is kept on the disk. */
interface PageCopy {
  content: { key: string; br: string };
}

/** Addresses of the site whose answers could tell of a record. */
async function addresses(): Promise<string[]> {
  const sitemap = await (await fetch(`${studio.siteUrl}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [
    ...pages,
    ...['/sitemap.xml', '/feed.xml', '/robots.txt', '/site.webmanifest', '/404/none', '/none-such'],
    ...['/api/projects', '/api/projects?view=card', '/api/projects?view=search', '/api/addresses'],
    ...['/api/site', '/api/project-tags', '/api/content', '/api/pages', `/api/projects?view=card&q=${word}`],
    ...[`/projects/${word}`, `/api/projects/${word}`, `/og/projects/${word}.jpg`],
    ...[`/projects/${passwordWord}`, `/api/projects/${passwordWord}`, `/og/projects/${passwordWord}.jpg`],
  ];
}

/** Those of them that a private record is seen in, beside its own address in what was asked for. */
async function leaks(): Promise<string[]> {
  const found: string[] = [];
  for (const address of await addresses()) {
    const answer = await fetch(studio.siteUrl + address, { redirect: 'manual' });
    const headers = JSON.stringify([...answer.headers]);
    const text = `${headers}${await answer.text()}`.replaceAll(address, '');
    if (text.includes(word) || text.includes(passwordWord)) found.push(address);
  }
  for (const file of await readdir(`${studio.dataDir}/pages`)) {
    const { content } = JSON.parse(await readFile(`${studio.dataDir}/pages/${file}`, 'utf8')) as PageCopy;
    const html = brotliDecompressSync(Buffer.from(content.br, 'base64')).toString();
    const told = JSON.stringify({ ...content, br: '', gzip: '' }) + html;
    if (told.includes(word) || told.includes(passwordWord)) found.push(content.key);
  }
  return found;
}

test('a client opens private work by a link and by a password; nothing else on the site knows of it', async ({
  browser,
}) => {
  const owner = await apiAsOwner();
  const add = async (name: string) => {
    const data = {
      title: `Title ${name}`,
      slug: name,
      mainimage: 'https://img.example/harbour.jpg',
      gitHubLink: 'https://github.com/example/harbour',
      technologies: [`Tag ${name}`],
      services: [`Service ${name}`],
    };
    const { record } = await owner.send<{ record: { _id: string } }>('POST', '/api/records/project', {
      data,
    });
    return `/api/records/project/${record._id}`;
  };
  const [byLink, byPassword] = [await add(word), await add(passwordWord)];
  try {
    await owner.send('PUT', `${byLink}/audience`, { audience: 'link' });
    await owner.send('PUT', `${byPassword}/audience`, { audience: 'password', password: 'open sesame' });
    for (const record of [byLink, byPassword]) await owner.send('POST', `${record}/publish`);
    const guest = await owner.send<{ _id: string; url: string }>('POST', `${byLink}/guests`, {
      name: 'Meera',
    });
    await expect
      .poll(async () => (await fetch(`${studio.siteUrl}/projects/${passwordWord}`)).status)
      .toBe(401);
    expect(await leaks()).toEqual([]);

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: studio.siteUrl });
    const page = await context.newPage();
    await page.goto(new URL(guest.url).pathname);
    await expect(page).toHaveURL(`${studio.siteUrl}/projects/${word}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Title ${word}`);
    await page.goto(`/projects/${passwordWord}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protected page');
    await page.getByLabel('Password').fill('guess');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByText('The password is not right.')).toBeVisible();
    await page.getByLabel('Password').fill('open sesame');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Title ${passwordWord}`);
    expect(await leaks()).toEqual([]);

    await owner.send('DELETE', `/api/guests/${guest._id}`);
    expect((await page.goto(`/projects/${word}`))?.status()).toBe(404);
    await context.close();
  } finally {
    for (const record of [byLink, byPassword]) {
      await owner.send('DELETE', record);
      await owner.send('DELETE', `${record}?for-good=true`);
    }
    await owner.dispose();
  }
});
