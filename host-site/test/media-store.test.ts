import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openObjectStore } from 'server-kit/object-store';
import type { ObjectStore } from 'server-kit/object-store';
import { startTemporaryS3 } from 'server-kit/testing';
import type { TemporaryS3 } from 'server-kit/testing';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

const folder = '0123456789abcdef01234567';
let s3: TemporaryS3;
let store: ObjectStore;
let site: TestSite;

beforeAll(async () => {
  s3 = await startTemporaryS3();
  store = await openObjectStore(s3.place('media/'));
});
afterAll(() => s3.stop());
beforeEach(async () => {
  site = await buildSite({ mediaStore: s3.place('media/') });
});
afterEach(() => site.app.close());

const get = (name: string) => site.app.inject({ url: `/media/${name}` });

test('files of other machines are read from the store once, then from the copy', async () => {
  await store.put(`${folder}/tree.jpg`, 'a tree');
  const { statusCode, body, headers } = await get(`${folder}/tree.jpg`);
  expect([statusCode, body]).toEqual([200, 'a tree']);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  await store.remove(`${folder}/tree.jpg`);
  expect((await get(`${folder}/tree.jpg`)).body).toBe('a tree');
  expect(readdirSync(path.join(site.dataDir, 'media-copies', folder))).toEqual(['tree.jpg']);
});

test('a size that is not made yet is stood in for by the picture in the store', async () => {
  await store.put(`${folder}/house.jpg`, 'a house');
  const { body, headers } = await get(`${folder}/house-800.avif`);
  expect([body, headers['cache-control']]).toEqual(['a house', 'public, max-age=60']);
});

test('while the store is away what is here is served, and the rest is 503 for a while', async () => {
  await store.put(`${folder}/read.jpg`, 'was read');
  await get(`${folder}/read.jpg`);
  await mkdir(path.join(site.dataDir, 'media'), { recursive: true });
  await writeFile(path.join(site.dataDir, 'media', 'own.jpg'), 'own');
  expect((await get('nowhere.jpg')).statusCode).toBe(404);
  await s3.kill();
  try {
    expect((await get(`${folder}/read.jpg`)).body).toBe('was read');
    expect((await get('own.jpg')).body).toBe('own');
    const other = await get(`${folder}/other.jpg`);
    expect([other.statusCode, other.headers['retry-after'], other.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
  } finally {
    await s3.start();
  }
});
