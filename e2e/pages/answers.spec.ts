import { expect, test } from '@playwright/test';
import type { Project } from 'content-api/contract';
import { apiAsOwner } from '../support/api.ts';
import { startFaultyApi } from '../support/faulty-api.ts';
import { startSite } from '../support/site-process.ts';

test('a finished page has one address and one body: redirects, queries, HEAD and 304 from the real server', async ({
  request,
}) => {
  const page = await request.get('/projects');
  const etag = page.headers().etag ?? '';
  for (const other of ['/projects?utm_source=x', '/projects?fbclid=1&page=1']) {
    const answer = await request.get(other, { headers: { cookie: 'a=1', 'user-agent': 'another' } });
    expect(await answer.text()).toBe(await page.text());
    expect(answer.headers().etag).toBe(etag);
  }
  const notModified = await request.get('/projects', { headers: { 'if-none-match': etag } });
  expect([notModified.status(), await notModified.text()]).toEqual([304, '']);
  const head = await request.head('/projects');
  expect([head.status(), head.headers().etag, await head.text()]).toEqual([200, etag, '']);
  for (const [given, wanted] of [
    ['/Projects/', '/projects'],
    ['/ABOUT', '/about'],
    ['/blog/?q=a', '/blog?q=a'],
  ] as const) {
    const moved = await request.get(given, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, wanted]);
  }
});

test('an edit is soon in every page that shows it, made once for all who ask together', async ({
  request,
}) => {
  const api = await startFaultyApi();
  const site = await startSite(api.url);
  const owner = await apiAsOwner();
  const [project] = await owner.get<Project[]>('/api/projects');
  if (!project) throw new Error('There is no project.');
  const path = `/projects/${project._id}`;
  try {
    for (const address of ['/projects', path]) await request.get(site.url + address);
    await owner.send('PUT', `/api${path}`, { ...project, title: 'Edited a moment ago' });
    const isInList = async () =>
      (await (await request.get(`${site.url}/projects`)).text()).includes('Edited a moment ago');
    await expect.poll(isInList).toBe(true);
    api.asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 12 }, () => request.get(site.url + path)));
    for (const answer of answers) expect((await answer.text()).includes('Edited a moment ago')).toBe(true);
    // None at all if the site has rendered the page again by itself in between.
    expect(api.asked.filter((url) => url === `/api${path}`).length).toBeLessThanOrEqual(1);
  } finally {
    const { updatedAt: _seen, ...written } = project;
    await owner.send('PUT', `/api${path}`, written);
    await owner.dispose();
    await site.stop();
    await api.close();
  }
});
