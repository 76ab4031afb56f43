import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { pages } from './stub-content.ts';
import { stubSite } from './stub-site.ts';

let site: TestSite;
const projectId = '650000000000000000000003';
const postId = '670000000000000000000001';

beforeEach(async () => {
  site = await buildSite();
  const { api } = site;
  api.projects = api.projects.map((one) =>
    one._id === projectId ? { ...one, slug: 'loom-shop', formerSlugs: ['old-shop'] } : one,
  );
  api.posts = api.posts.map((one) => ({ ...one, slug: 'first-post', formerSlugs: ['draft-post'] }));
});
afterEach(() => site.app.close());

const get = (url: string) => site.app.inject(url);

test.each([
  [`/projects/${projectId}`, '/projects/loom-shop'],
  ['/projects/old-shop', '/projects/loom-shop'],
  [`/blog/${postId}`, '/blog/first-post'],
  ['/blog/draft-post', '/blog/first-post'],
])('%s moved for good to the present slug', async (requested, present) => {
  const answer = await get(requested);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, present]);
  expect((await get(present)).statusCode).toBe(200);
});

test('a record without a slug keeps its id as its address', async () => {
  const answer = await get('/projects/650000000000000000000000');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(
    '<link rel="canonical" href="https://studio.test/projects/650000000000000000000000">',
  );
});

test('a slug that was taken away leads to the id', async () => {
  const { api } = site;
  api.projects = api.projects.map((one) => ({ ...one, slug: '' }));
  const answer = await get('/projects/old-shop');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, `/projects/${projectId}`]);
});

test.each([
  ['/projects/loom-shop', projectId],
  ['/blog/first-post', postId],
])('the head of %s names that address alone', async (path, id) => {
  const { body } = await get(path);
  expect(body).toContain(`<link rel="canonical" href="https://studio.test${path}">`);
  expect(body).toContain(`https://studio.test/og${path}.jpg`);
  expect(body).toContain(`"url":"https://studio.test${path}"`);
  expect(body).not.toContain(`${path.slice(0, path.lastIndexOf('/'))}/${id}`);
});

test.each([
  ['/', '/projects/loom-shop', `/projects/${projectId}`],
  ['/projects', '/projects/loom-shop', `/projects/${projectId}`],
  ['/blog', '/blog/first-post', `/blog/${postId}`],
  ['/feed.xml', '/blog/first-post', `/blog/${postId}`],
  ['/sitemap.xml', '/projects/loom-shop', `/projects/${projectId}`],
  ['/sitemap.xml', '/blog/first-post', `/blog/${postId}`],
])('%s links to %s', async (page, present, former) => {
  const { body } = await get(page);
  expect(body).toContain(present);
  expect(body).not.toContain(former);
});

test.each([
  '/og/projects/loom-shop.jpg',
  '/og/blog/first-post.jpg',
  '/og/services/web-development.jpg',
  '/og/pages/prices.jpg',
])('%s is a picture', async (address) => {
  site.api.pages = pages;
  const answer = await get(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a project with a slug shows the testimonials that name its id', async () => {
  const words = { name: 'Ravi', role: '', company: '', face: '' };
  site.api.testimonials = [
    { _id: '690000000000000000000001', quote: 'Our shop at last.', project: projectId, ...words },
    { _id: '690000000000000000000002', quote: 'Another one.', project: postId, ...words },
  ];
  const { body } = await get('/projects/loom-shop');
  expect(body).toContain('Our shop at last.');
  expect(body).not.toContain('Another one.');
});

test('a testimonial on the home page leads to the slug of its project, and to none that is not public', async () => {
  const words = { name: 'Ravi', role: '', company: '', face: '' };
  site.api.testimonials = [
    { _id: '690000000000000000000001', quote: 'Our shop at last.', project: projectId, ...words },
    {
      _id: '690000000000000000000002',
      quote: 'Not told yet.',
      project: '659999999999999999999998',
      ...words,
    },
  ];
  const { body } = await get('/');
  const section = body.slice(body.indexOf('Client Voices'), body.indexOf('id="contact"'));
  expect(section).toContain('Not told yet.');
  expect(section.match(/href="[^"]+"/g)).toEqual(['href="/projects/loom-shop"']);
});

test('a service in the footer leads to its page, in whatever script its name is', async () => {
  const studio = { ...stubSite.studio, footerServices: ['Wéb Development', 'Überholung', 'Создание сайтов'] };
  site.api.site = { ...stubSite, studio };
  site.api.services = site.api.services.flatMap((one) => [one, { ...one, slug: 'sozdanie-saytov' }]);
  const { body } = await get('/');
  expect(body).toContain('<a href="/services/web-development">Wéb Development</a>');
  expect(body).toContain('<a href="/services">Überholung</a>');
  expect(body).toContain('<a href="/services/sozdanie-saytov">Создание сайтов</a>');
});
