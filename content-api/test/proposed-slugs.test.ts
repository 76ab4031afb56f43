import { findKind } from '../src/contract/kinds/find-kind.ts';
import type { Kind } from '../src/contract/kinds/kind.ts';
import { slugFor } from '../src/contract/slug-of.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  ({ token } = await api.login());
});
afterAll(() => api.close());

test.each([
  'Größe & Straße',
  'Κατασκευή ιστοσελίδων',
  'Создание сайтов',
  'تصميم المواقع',
  'עיצוב אתרים',
  'वेबसाइट डिज़ाइन',
  'વેબસાઇટ',
  '网站设计',
  'ウェブデザイン',
  '웹사이트',
  '🎉',
  '★ — ?!',
  'Contact',
  'Admin',
  'media',
  'ДЕАДБЕЕФ'.repeat(3),
  'ж'.repeat(200),
])('the slug that is proposed for the page %s is its address', async (title) => {
  const slug = slugFor(findKind('page') as Kind, title);
  const made = await api.call('POST', '/api/pages', { token, body: { ...samples.page, title, slug } });
  expect(made.statusCode).toBe(201);
  const read = await api.call('GET', `/api/pages/${slug}`);
  expect(read.json()).toMatchObject({ title, slug });
});
