import type { Project } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

async function create(body: object = samples.project): Promise<Project> {
  return (await api.call('POST', '/api/projects', { token, body })).json<Project>();
}

test('a created project is answered with 201, its id and every spelling of its fields', async () => {
  const answer = await api.call('POST', '/api/projects', {
    token,
    body: { ...samples.project, shortDescription: ' Short ', publishedYear: 2024 },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    title: 'Harbour Lights',
    shortDescription: 'Short',
    description: 'Short',
    publishedYear: 2024,
    githubLink: samples.project.gitHubLink,
    websiteLink: '',
    services: [],
  });
});

test('the list is a plain array with the newest project first', async () => {
  const first = await create();
  const second = await create({ ...samples.project, title: 'Second' });
  const list = (await api.call('GET', '/api/projects')).json<Project[]>();
  expect(list.map(({ _id }) => _id)).toEqual([second._id, first._id]);
});

test('cards come in pages with the total of all records', async () => {
  for (const title of ['A', 'B', 'C']) await create({ ...samples.project, title });
  const page = await api.call('GET', '/api/projects?view=card&page=2&size=2');
  expect(page.json()).toMatchObject({ total: 3, page: 2, size: 2, items: [{ title: 'A' }] });
});

test('visitors filter projects by service and industry, and are told what there is', async () => {
  const both = { services: ['Web', 'Care'], industries: ['Retail'] };
  await create({ ...samples.project, title: 'Both', ...both });
  await create({ ...samples.project, title: 'Web only', services: ['Web', 'Web'] });
  await create({ ...samples.project, title: 'Neither', technologies: ['React'] });
  const titles = async (tag: string) => {
    const answer = await api.call('GET', `/api/projects?view=card&order=hand&tag=${tag}`);
    return answer.json<{ items: Project[] }>().items.map(({ title }) => title);
  };
  expect(await titles('Web')).toEqual(['Web only', 'Both']);
  expect(await titles('Retail')).toEqual(['Both']);
  expect(await titles('React')).toContain('Neither');
  expect(await titles('Textiles')).toEqual([]);
  expect((await api.call('GET', '/api/project-tags')).json()).toEqual({
    services: [
      { name: 'Web', count: 2 },
      { name: 'Care', count: 1 },
    ],
    industries: [{ name: 'Retail', count: 1 }],
  });
});

test('the body of a GET can be PUT back, and a missing field is cleared', async () => {
  const created = await create({ ...samples.project, subtitle: 'Old', publishedYear: 2020 });
  const back = await api.call('PUT', `/api/projects/${created._id}`, { token, body: created });
  expect(back.statusCode).toBe(200);
  expect(back.json<Project>().subtitle).toBe('Old');
  const cleared = await api.call('PUT', `/api/projects/${created._id}`, { token, body: samples.project });
  expect(cleared.json<Project>().subtitle).toBe('');
  expect(cleared.json<Project>()).not.toHaveProperty('publishedYear');
});

test('if two spellings differ, the changed one wins; both changed is 400', async () => {
  const created = await create();
  const url = `/api/projects/${created._id}`;
  const { updatedAt: _, ...body } = created;
  const byAlias = await api.call('PUT', url, {
    token,
    body: { ...body, githubLink: 'https://github.com/new/alias' },
  });
  expect(byAlias.json<Project>().gitHubLink).toBe('https://github.com/new/alias');
  const both = await api.call('PUT', url, {
    token,
    body: { ...body, gitHubLink: 'https://github.com/x/1', githubLink: 'https://github.com/x/2' },
  });
  expect(both.statusCode).toBe(400);
  expect(both.json()).toHaveProperty('fields.gitHubLink');
});

test('a write based on an older version is 409 with the current record', async () => {
  const created = await create();
  const url = `/api/projects/${created._id}`;
  await api.call('PUT', url, { token, body: { ...created, title: 'Changed' } });
  const stale = await api.call('PUT', url, { token, body: { ...created, title: 'Mine' } });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: 'STALE_WRITE', current: { title: 'Changed' } });
});

test('If-Match takes the ETag of the record, and refuses an old one', async () => {
  const created = await create();
  const url = `/api/projects/${created._id}`;
  const etag = (await api.call('GET', url)).headers.etag as string;
  const ok = await api.call('PUT', url, { token, body: samples.project, headers: { 'if-match': etag } });
  expect(ok.statusCode).toBe(200);
  const stale = await api.call('DELETE', url, { token, headers: { 'if-match': etag } });
  expect(stale.statusCode).toBe(409);
});

test('a deleted project is gone, and deleting it again is 404', async () => {
  const created = await create();
  const url = `/api/projects/${created._id}`;
  const answer = await api.call('DELETE', url, { token });
  expect(answer.json()).toEqual({ success: true, message: 'Project deleted successfully' });
  expect((await api.call('GET', url)).statusCode).toBe(404);
  expect((await api.call('DELETE', url, { token })).statusCode).toBe(404);
});

test('required fields that are missing are named one by one', async () => {
  const answer = await api.call('POST', '/api/projects', { token, body: { title: ' ' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'VALIDATION',
    message: 'Title is required',
    fields: {
      title: 'Title is required',
      mainimage: 'Main Image URL is required',
      gitHubLink: 'GitHub Link is required',
      technologies: 'Technologies is required',
    },
  });
});
