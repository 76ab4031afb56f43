import { emptyValues, legal } from 'content-api/contract';
import { buildSite } from './build-site.ts';
import { projects } from './stub-content.ts';
import { stubSite } from './stub-site.ts';

async function open(trade: string | undefined) {
  const site = await buildSite();
  site.api.services = [];
  site.api.projects = [
    {
      ...projects[0]!,
      publishedYear: undefined,
      problem: 'Dark rooms.',
    } as unknown as (typeof projects)[number],
  ];
  if (trade !== undefined) {
    site.api.site = {
      ...stubSite,
      studio: { ...stubSite.studio, trade } as typeof stubSite.studio,
      legal: { ...stubSite.legal, ...emptyValues(legal.fields), privacyHtml: '', termsHtml: '' },
    };
  }
  const get = async (href: string) => {
    const { body, statusCode } = await site.app.inject(href);
    return { body, statusCode };
  };
  return { ...site, get };
}

test('a studio of software shows what the specification says', async () => {
  const { get, app } = await open(undefined);
  const { body } = await get('/');
  expect(body).toContain('digital experiences');
  expect(body).toContain('Frontend Development');
  expect(body).toContain('UI/UX Design');
  expect(body).toContain('href="/privacypolicy"');
  expect(body).not.toContain('/artwork/weave-');
  const page = await get(`/projects/${projects[0]!._id}`);
  expect(page.body).toContain('PUBLISHED IN 2023');
  expect(page.body).toContain('>Problem</h2>');
  await app.close();
});

test('a studio of another trade says nothing that nobody stated', async () => {
  const { get, app } = await open('photography');
  const { body } = await get('/');
  expect(body).toMatch(/<h1[^>]*>Loom Works<\/h1>/);
  expect(body).not.toContain('digital experiences');
  expect(body).not.toContain('Frontend Development');
  expect(body).not.toContain('UI/UX Design');
  expect(body).not.toContain('id="technologies"');
  // The artwork that comes with the site shows windows of browsers.
  expect(body).toContain('/artwork/weave-');
  expect(body).not.toContain('/privacypolicy');
  expect((await get('/services')).body).not.toContain('Frontend Development');
  expect((await get('/services/frontend-development')).statusCode).toBe(404);
  expect((await get('/blog')).body).not.toContain('stories from our team');
  const page = await get(`/projects/${projects[0]!._id}`);
  expect(page.body).not.toContain('PUBLISHED IN');
  expect(page.body).toContain('>Brief</h2>');
  await app.close();
});

test('a legal page without a text is not there, and the sitemap does not name it', async () => {
  const { get, app } = await open('film');
  for (const href of ['/privacypolicy', '/termsofservice']) {
    const { statusCode, body } = await get(href);
    expect(statusCode).toBe(404);
    expect(body).toContain('Page Not Found');
  }
  const { body } = await get('/sitemap.xml');
  expect(body).toContain('/contact');
  expect(body).not.toContain('/privacypolicy');
  await app.close();
});
