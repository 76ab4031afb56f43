import type { ApiError } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import { samples } from './support/samples.ts';

interface OwnPage {
  _id: string;
  slug: string;
  blocks: Record<string, unknown>[];
  cards?: { _id: string; title: string }[][];
}

interface Navigation {
  links: { label: string; href: string }[];
  footerLinks: { label: string; href: string }[];
}

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

const create = (body: object) => api.call('POST', '/api/pages', { token, body });
const read = async (slug: string) => (await api.call('GET', `/api/pages/${slug}?view=page`)).json<OwnPage>();

async function navigation(): Promise<Navigation> {
  const answer = await api.call('GET', '/api/site');
  return answer.json<{ navigation: Navigation }>().navigation;
}

test('a page has finished blocks, and the cards of the records that it lists', async () => {
  for (const title of ['Older', 'Newer'])
    await api.call('POST', '/api/projects', { token, body: { ...samples.project, title } });
  await api.call('POST', '/api/testimonials', { token, body: samples.testimonial });
  const blocks = [
    { type: 'records', kind: 'project', count: 1 },
    { type: 'prose', text: 'What it *costs*.' },
    { type: 'records', title: 'Heard', kind: 'testimonial' },
    { type: 'records', kind: 'post' },
  ];
  expect((await create({ ...samples.page, blocks })).statusCode).toBe(201);
  const page = await read('prices');
  expect(page.blocks[1]?.textHtml).toContain('<em>costs</em>');
  const [projects, quotes, posts] = page.cards ?? [];
  expect(projects?.map(({ title }) => title)).toEqual(['Newer']);
  expect(quotes).toMatchObject([{ name: samples.testimonial.name }]);
  expect(posts).toEqual([]);
});

test.each(['about', 'Blog', 'admin', 'api', 'og', 'privacypolicy'])(
  'the address %s, which the site has for something else, is refused at the field',
  async (slug) => {
    const answer = await create({ ...samples.page, slug });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ApiError>().fields).toEqual({
      slug: 'Slug: the site has something else at this address',
    });
    expect((await api.call('GET', '/api/pages')).json()).toEqual([]);
  },
);

test('an address that another page has is refused at the field', async () => {
  await create(samples.page);
  const answer = await create({ ...samples.page, title: 'Prices again' });
  expect(answer.statusCode).toBe(409);
  expect(Object.keys(answer.json<ApiError>().fields ?? {})).toEqual(['slug']);
});

test('an address that a redirect leads away from is refused at the field, and free once that is gone', async () => {
  const { _id } = (
    await api.call('POST', '/api/redirects', { token, body: { from: '/%50rices', to: '/services' } })
  ).json<OwnPage>();
  const editor = await signInEditor(api);
  const draft = await editor.create('page', samples.page);
  const refused = await editor.ask('POST', `${pathOf(draft)}/publish`, {});
  expect([refused.status, refused.fault.fields]).toEqual([
    400,
    { slug: 'Slug: a redirect leads away from /prices' },
  ]);
  expect((await create(samples.page)).json<ApiError>().fields).toEqual(refused.fault.fields);
  await api.call('DELETE', `/api/redirects/${_id}`, { token });
  expect((await create(samples.page)).statusCode).toBe(201);
  const back = await api.call('POST', '/api/redirects', {
    token,
    body: { from: '/prices', to: '/services' },
  });
  expect(back.json<ApiError>().fields).toEqual({ from: 'From is the address of a page' });
});

test('the navigation leads to the pages that ask for it, once, and Contact stays last', async () => {
  const { _id } = (await create({ ...samples.page, inMenu: true, inFooter: true })).json<OwnPage>();
  await create({ title: 'Imprint', slug: 'imprint', inFooter: true });
  const { links, footerLinks } = await navigation();
  expect(links.slice(-2).map(({ href }) => href)).toEqual(['/prices', '/contact']);
  expect(footerLinks).toEqual([{ label: 'Imprint', href: '/imprint' }]);

  const byHand = [{ label: 'What it costs', href: '/prices' }];
  await api.call('PUT', '/api/navigation', { token, body: { links: byHand } });
  expect((await navigation()).links).toEqual(byHand);
  expect((await api.call('GET', '/api/navigation')).json()).toMatchObject({ links: byHand, footerLinks: [] });

  await api.call('PUT', '/api/navigation', { token, body: { links: [] } });
  await api.call('DELETE', `/api/pages/${_id}`, { token });
  expect((await navigation()).links).toEqual([]);
});

test('a draft is nowhere public, and the addresses name what is', async () => {
  const editor = await signInEditor(api);
  const draft = await editor.create('page', { ...samples.page, inMenu: true });
  expect((await api.call('GET', '/api/pages/prices')).statusCode).toBe(404);
  expect((await navigation()).links.map(({ href }) => href)).not.toContain('/prices');
  await editor.ask('POST', `${pathOf(draft)}/publish`, {});
  const { pages } = (await api.call('GET', '/api/addresses')).json<{ pages: { slug: string }[] }>();
  expect(pages.map(({ slug }) => slug)).toEqual(['prices']);
});
