import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { apiAsOwner } from '../support/api.ts';
import { pageCopiesWith } from '../support/page-copies.ts';
import { runCommand } from '../support/run-command.ts';
import { studio } from '../support/studio.ts';

const word = 'zanzibarquark';
const passwordWord = 'wobblefinch';

/** Where a private record of each kind would be, and what else is made of it. */
const places = {
  project: [
    `/projects/${word}`,
    `/api/projects/${word}`,
    `/og/projects/${word}.jpg`,
    `/projects?tag=${word}`,
  ],
  post: [`/blog/${word}`, `/api/content/${word}`, `/og/blog/${word}.jpg`],
  page: [`/${word}`, `/api/pages/slug/${word}`, `/api/pages/${word}`, `/og/${word}.jpg`],
  pitch: [`/pitches/${word}`, `/api/pitches/${word}`, `/pitch/${word}`],
};

/** A page as it is kept on the disk. */
/** Addresses of the site whose answers could tell of a record. */
async function addresses(): Promise<string[]> {
  const sitemap = await (await fetch(`${studio.siteUrl}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [
    ...pages,
    ...['/sitemap.xml', '/feed.xml', '/robots.txt', '/site.webmanifest', '/404/none', '/none-such'],
    ...['/api/projects', '/api/projects?view=card', '/api/projects?view=search', '/api/addresses'],
    ...['/api/site', '/api/project-tags', '/api/content', '/api/pages', `/api/projects?view=card&q=${word}`],
    ...[
      '/api/content?view=card',
      '/api/content?view=search',
      '/api/content/tags',
      '/api/media',
      '/api/pitches',
    ],
    ...[`/api/content?view=card&q=${word}`, `/media/${word}.jpg`],
    ...Object.values(places).flat(),
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
  found.push(...(await pageCopiesWith(studio.dataDir, [word, passwordWord])));
  return found;
}

/** Every file of a static copy that tells of it. */
async function inStaticCopy(folder: string): Promise<string[]> {
  expect(runCommand('static', [folder], { SITE_URL: studio.siteUrl }).code).toBe(0);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  expect(files.length).toBeGreaterThan(20);
  const found = await Promise.all(
    files.map(async (file) => (file + (await readFile(file, 'latin1'))).includes(word)),
  );
  return files.filter((_file, at) => found[at]);
}

test('nothing that the site sends or keeps tells of a private record of any kind, before and after its holders were there @whole', async () => {
  const owner = await apiAsOwner();
  const common = { title: `Title ${word}`, slug: word };
  const prose = [{ type: 'prose', text: `About ${word}` }];
  const records = {
    project: {
      ...common,
      mainimage: '/media/seed-hero.jpg',
      gitHubLink: 'https://github.com/example/harbour',
      technologies: [`Tag ${word}`],
    },
    post: { ...common, content: word, author: word, date: '2026-11-01', tags: [`Tag ${word}`] },
    page: { ...common, lead: word, inMenu: true, inFooter: true, blocks: prose },
    pitch: { title: word, client: word, blocks: prose },
  };
  const made: string[] = [];
  try {
    const links: string[] = [];
    for (const [kind, data] of Object.entries(records)) {
      const { record } = await owner.send<{ record: { _id: string } }>('POST', `/api/records/${kind}`, {
        data,
      });
      const call = `/api/records/${kind}/${record._id}`;
      made.push(call);
      if (kind !== 'pitch') await owner.send('PUT', `${call}/audience`, { audience: 'link' });
      await owner.send('POST', `${call}/publish`);
      const guests = kind === 'pitch' ? `/api/pitches/${record._id}/links` : `${call}/guests`;
      links.push((await owner.send<{ url: string }>('POST', guests, { name: 'Meera' })).url);
    }
    expect(await leaks()).toEqual([]);
    for (const link of links) {
      const opened = await fetch(studio.siteUrl + new URL(link).pathname, { redirect: 'manual' });
      const to = opened.headers.get('location');
      const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const shown = to === null ? opened : await fetch(studio.siteUrl + to, { headers: { cookie } });
      expect(await shown.text()).toContain(word);
    }
    expect(await leaks()).toEqual([]);
    expect(await inStaticCopy(test.info().outputPath('static'))).toEqual([]);
  } finally {
    for (const call of made) {
      await owner.send('DELETE', call);
      await owner.send('DELETE', `${call}?for-good=true`);
    }
    await owner.dispose();
  }
});

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
