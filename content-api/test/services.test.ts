import type { Service } from '../src/contract/index.ts';
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

async function create(body: object = samples.service): Promise<Service> {
  const answer = await api.call('POST', '/api/services', { token, body });
  return answer.json<{ data: Service }>().data;
}

test('services keep their envelope when they are created, listed and found by slug', async () => {
  const created = await api.call('POST', '/api/services', { token, body: samples.service });
  expect(created.statusCode).toBe(201);
  const { data } = created.json<{ data: Service }>();
  expect(data.subServices[0]?._id).toMatch(/^[0-9a-f]{24}$/);
  const list = await api.call('GET', '/api/services');
  expect(list.json()).toEqual({ success: true, message: 'Services fetched successfully', data: [data] });
  const found = await api.call('GET', '/api/services/slug/web-development');
  expect(found.json()).toEqual({ success: true, message: 'Service fetched successfully', data });
});

test('a slug that is taken is 409 and names the field', async () => {
  await create();
  const answer = await api.call('POST', '/api/services', { token, body: samples.service });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ fields: { slug: 'This slug is already used by another service' } });
});

test('an icon of the set is kept by its name, and a name that the set does not have is refused', async () => {
  const { _id } = await create({ ...samples.service, icon: 'icon:camera' });
  const found = await api.call('GET', `/api/services/slug/${_id}`);
  expect(found.json<{ data: Service }>().data.icon).toBe('icon:camera');
  for (const icon of [
    'icon:',
    'icon:no-such',
    'icon:constructor',
    'icon:camera-',
    'ICON:camera',
    'icon:camera"',
  ]) {
    const body = { ...samples.service, slug: 'other', icon };
    const refused = await api.call('POST', '/api/services', { token, body });
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ fields: object }>().fields).toHaveProperty('icon');
  }
});

test('an earlier slug and the id still find the record', async () => {
  const service = await create();
  const body = { ...samples.service, slug: 'sites' };
  await api.call('PUT', `/api/services/${service._id}`, { token, body });
  for (const address of ['web-development', 'sites', service._id]) {
    const answer = await api.call('GET', `/api/services/slug/${address}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ data: Service }>().data.slug).toBe('sites');
  }
});

test('an earlier slug that another service takes belongs to that one', async () => {
  const service = await create();
  await api.call('PUT', `/api/services/${service._id}`, {
    token,
    body: { ...samples.service, slug: 'sites' },
  });
  const other = await create({ ...samples.service, title: 'Other' });
  const found = await api.call('GET', '/api/services/slug/web-development');
  expect(found.json<{ data: Service }>().data._id).toBe(other._id);
});

test('features left out of an update stay, and so do those of a known sub-service', async () => {
  const service = await create({
    ...samples.service,
    features: ['Fast'],
    subServices: [{ title: 'Shops', description: 'x', features: ['Checkout'] }],
  });
  const [sub] = service.subServices;
  const answer = await api.call('PUT', `/api/services/${service._id}`, {
    token,
    body: { ...samples.service, subServices: [{ _id: sub?._id, title: 'Shops', description: 'y' }] },
  });
  expect(answer.json<{ data: Service }>().data).toMatchObject({
    features: ['Fast'],
    subServices: [{ _id: sub?._id, description: 'y', features: ['Checkout'] }],
  });
});

test.each([
  ['an emoji', '💻', 201],
  ['path data', 'M12 2 L2 22 h20 z', 201],
  ['an image address', 'https://img.example/icon.svg', 201],
  ['markup', '<svg onload=1>', 400],
  ['a script address', 'javascript:alert(1)', 400],
  ['a long text', 'this is no icon at all', 400],
])('an icon that is %s is answered with the right status', async (_name, icon, status) => {
  const answer = await api.call('POST', '/api/services', { token, body: { ...samples.service, icon } });
  expect(answer.statusCode).toBe(status);
});

test('a deleted service answers with the specified text and takes its earlier slugs with it', async () => {
  const service = await create();
  await api.call('PUT', `/api/services/${service._id}`, {
    token,
    body: { ...samples.service, slug: 'sites' },
  });
  const answer = await api.call('DELETE', `/api/services/${service._id}`, { token });
  expect(answer.json()).toEqual({ success: true, message: 'Service deleted successfully' });
  expect((await api.call('GET', '/api/services/slug/web-development')).statusCode).toBe(404);
});
