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

test('before anything was saved both are empty in their full shape', async () => {
  expect((await api.call('GET', '/api/portfolio/about')).json()).toEqual({
    title: '',
    image: '',
    paragraphs: [],
    highlights: [],
    additionalParagraphs: [],
    additionalHighlights: [],
    sideImage: '',
  });
  expect((await api.call('GET', '/api/portfolio/founders')).json()).toEqual({ title: '', founders: [] });
});

test('the editor reads with a token only, visitors read without', async () => {
  for (const noun of ['about', 'founders']) {
    expect((await api.call('GET', `/api/${noun}`)).statusCode).toBe(401);
    expect((await api.call('GET', `/api/${noun}`, { token })).statusCode).toBe(200);
    expect((await api.call('GET', `/api/portfolio/${noun}`)).statusCode).toBe(200);
  }
});

test('saving the specified fields of about leaves Our Story as it is', async () => {
  const story = { additionalParagraphs: ['It began.'], sideImage: '/media/side.webp' };
  await api.call('PUT', '/api/about', { token, body: { ...samples.about, ...story } });
  const answer = await api.call('PUT', '/api/about', { token, body: { ...samples.about, title: 'New' } });
  expect(answer.json()).toMatchObject({ title: 'New', ...story });
  expect((await api.call('GET', '/api/portfolio/about')).json()).toEqual(answer.json());
});

test('founders get left and empty links by default', async () => {
  const answer = await api.call('PUT', '/api/founders', { token, body: samples.founders });
  expect(answer.json()).toMatchObject({
    title: 'Meet Our Founders',
    founders: [{ imagePosition: 'left', social: { github: '', portfolio: '', linkedin: '', instagram: '' } }],
  });
});

test('a stale save of either is 409 with what is stored', async () => {
  for (const noun of ['about', 'founders'] as const) {
    const first = (await api.call('PUT', `/api/${noun}`, { token, body: samples[noun] })).json<object>();
    await api.call('PUT', `/api/${noun}`, { token, body: { ...first, title: 'Changed' } });
    const stale = await api.call('PUT', `/api/${noun}`, { token, body: first });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_WRITE', current: { title: 'Changed' } });
  }
});

test('of two first saves that both knew of none, the second is 409 with what is stored', async () => {
  const headers = { 'if-none-match': '*' };
  for (const noun of ['about', 'founders'] as const) {
    const body = samples[noun];
    expect((await api.call('PUT', `/api/${noun}`, { token, headers, body })).statusCode).toBe(200);
    const second = { ...body, title: 'Mine' };
    const stale = await api.call('PUT', `/api/${noun}`, { token, headers, body: second });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_WRITE', current: { title: body.title } });
  }
});

test('of two first drafts that both knew of none, the second is 409 with the first', async () => {
  const headers = { 'if-none-match': '*' };
  const save = (title: string) =>
    api.call('PUT', '/api/records/about/about', { token, headers, body: { data: { title } } });
  expect((await save('Theirs')).statusCode).toBe(200);
  const stale = await save('Mine');
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ current: { draft: { data: { title: 'Theirs' } } } });
});

test('faults are told with the path of the field', async () => {
  const about = await api.call('PUT', '/api/about', {
    token,
    body: { ...samples.about, paragraphs: ['a', ' '] },
  });
  expect(about.json()).toMatchObject({ fields: { 'paragraphs.1': 'Paragraph is required' } });
  const founders = await api.call('PUT', '/api/founders', {
    token,
    body: { title: 'x', founders: [{ name: 'A', bio: 'B', image: 'nope', imagePosition: 'top' }] },
  });
  expect(founders.json()).toMatchObject({
    fields: {
      'founders.0.image': 'Founder image URL must be a valid URL',
      'founders.0.imagePosition': 'Image Position must be left or right',
    },
  });
});
