import { addressesSchema } from '../src/contract/index.ts';
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

const seo = {
  seoTitle: 'Found by this',
  seoDescription: 'Said below it',
  sharePicture: '/media/card.jpg',
  noindex: true,
};

test.each([
  ['projects', 'PUT', samples.project],
  ['services', 'PUT', samples.service],
  ['content', 'PATCH', samples.post],
  ['pages', 'PUT', samples.page],
] as const)(
  '%s have fields for search engines, which a save without them keeps',
  async (noun, method, body) => {
    const bare = await api.call('POST', `/api/${noun}`, { token, body });
    expect(Object.keys(seo).filter((name) => bare.body.includes(`"${name}"`))).toEqual([]);
    const { _id, data } = bare.json<{ _id?: string; data?: { _id: string } }>();
    const id = _id ?? data?._id ?? '';
    const change = (sent: object) =>
      api.call(method, `/api/${noun}/${id}`, { token, body: { ...body, ...sent } });
    expect((await change(seo)).body).toContain('"noindex":true');
    const kept = (await change({})).json<{ data?: object }>();
    expect(kept.data ?? kept).toMatchObject(seo);
    const addresses = addressesSchema.parse((await api.call('GET', '/api/addresses')).json());
    expect(Object.values(addresses).flat()).toMatchObject([{ noindex: true }]);
    const cleared = await change({ seoTitle: '', seoDescription: '', sharePicture: '', noindex: false });
    expect(Object.keys(seo).filter((name) => cleared.body.includes(`"${name}"`))).toEqual([]);
    expect((await api.call('GET', '/api/addresses')).body).not.toContain('noindex');
  },
);

test('too long texts and pictures from nowhere are refused at their fields', async () => {
  const body = {
    ...samples.project,
    seoTitle: 'x'.repeat(121),
    sharePicture: 'javascript:1',
    noindex: 'yes',
  };
  const answer = await api.call('POST', '/api/projects', { token, body });
  expect(Object.keys(answer.json<{ fields: object }>().fields).sort()).toEqual([
    'noindex',
    'seoTitle',
    'sharePicture',
  ]);
});
