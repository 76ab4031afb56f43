import { rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Founders, Project } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { draw, drawAnimation } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let library: Librarian;
beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  library = await signInLibrarian(api);
});
afterAll(() => api.close());

const send = async <T>(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => {
  const answer = await api.call(method, path, { token: library.token, body });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json<T>();
};
const read = async <T>(path: string) => (await api.call('GET', path)).json<T>();
const revision = async () => (await api.call('GET', '/api/revision')).body;

test('pages get the focal point of own pictures, and specified answers the address alone', async () => {
  const { media } = await library.upload(await draw().jpeg().toBuffer(), 'bridge.jpg');
  const { url } = media;
  const texts = { technicalDescription: `See ${url}` };
  const { _id } = await send<Project>('POST', '/api/projects', {
    ...samples.project,
    ...texts,
    mainimage: url,
    secondaryimage: 'https://pictures.example/a.jpg',
  });
  expect(await read(`/api/projects/${_id}?view=page`)).toHaveProperty(
    'mainimage',
    `${url}#size=${media.width}x${media.height}`,
  );

  const before = await revision();
  await send('PATCH', `/api/media/${media._id}`, { focus: { x: 0.304, y: 1 } });
  expect(await revision()).not.toBe(before);
  const hinted = `${url}#focus=30,100&size=${media.width}x${media.height}`;
  expect(await read(`/api/projects/${_id}?view=page`)).toMatchObject({
    mainimage: hinted,
    secondaryimage: 'https://pictures.example/a.jpg',
    technicalDescription: texts.technicalDescription,
  });
  const { items } = await read<{ items: Project[] }>('/api/projects?view=card');
  expect(items.find((one) => one._id === _id)).toHaveProperty('mainimage', hinted);
  expect(await read(`/api/projects/${_id}`)).toHaveProperty('mainimage', url);
  const all = await read<Project[]>('/api/projects');
  expect(all.find((one) => one._id === _id)).toHaveProperty('mainimage', url);
});

test('the same holds within lists of a single page', async () => {
  const { media } = await library.upload(await draw().png().toBuffer(), 'face.png');
  await send('PATCH', `/api/media/${media._id}`, { focus: { x: 0.5, y: 0.2 } });
  const founder = { ...samples.founders.founders[0], image: media.url };
  await send('PUT', '/api/founders', { title: 'Us', founders: [founder] });
  const shown = await read<Founders>('/api/portfolio/founders?view=page');
  expect(shown.founders[0]?.image).toMatch(/#focus=50,20/);
  const stored = await read<Founders>('/api/portfolio/founders');
  expect(stored.founders[0]?.image).toBe(media.url);
});

test('a picture that is higher than wide says so', async () => {
  const { media } = await library.upload(await draw({ width: 40, height: 60 }).png().toBuffer(), 'tower.png');
  const { _id } = await send<Project>('POST', '/api/projects', { ...samples.project, mainimage: media.url });
  const mainOf = async () => (await read<Project>(`/api/projects/${_id}?view=page`)).mainimage;
  expect(await mainOf()).toBe(`${media.url}#size=40x60&tone=336699&tall`);
  await send('PATCH', `/api/media/${media._id}`, { focus: { x: 0.5, y: 0.2 } });
  expect(await mainOf()).toBe(`${media.url}#focus=50,20&size=40x60&tone=336699&tall`);
});

test('a picture that one sees through says so, and an opaque one does not', async () => {
  const logo = draw({ width: 40, height: 60 }).ensureAlpha(0.5);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="M1 1h6v3z"/></svg>';
  const mainOf = async (bytes: Buffer, name: string) => {
    const { media } = await library.upload(bytes, name);
    const { _id } = await send<Project>('POST', '/api/projects', {
      ...samples.project,
      mainimage: media.url,
    });
    const { mainimage } = await read<Project>(`/api/projects/${_id}?view=page`);
    return mainimage.replace(media.url, '');
  };
  expect(await mainOf(await logo.png().toBuffer(), 'logo.png')).toBe('#clear&size=40x60&tone=d7dde4&tall');
  expect(await mainOf(Buffer.from(drawing), 'mark.svg')).toBe('#clear&size=8x5');
  expect(await mainOf(await draw({ width: 90, height: 60 }).png().toBuffer(), 'wide.png')).toBe(
    '#size=90x60',
  );
});

test('a portrait and a panorama come with the tone of their edges, a usual picture without', async () => {
  const framed = sharp({ create: { width: 90, height: 30, channels: 3, background: '#102030' } }).composite([
    { input: { create: { width: 70, height: 20, channels: 3, background: '#ffffff' } } },
  ]);
  const { media } = await library.upload(await framed.png().toBuffer(), 'harbour.png');
  const { _id } = await send<Project>('POST', '/api/projects', { ...samples.project, mainimage: media.url });
  const { mainimage } = await read<Project>(`/api/projects/${_id}?view=page`);
  expect(mainimage).toBe(`${media.url}#size=90x30&tone=102030`);
});

test('a picture of a library that knew no tones gets one, and its sizes for wide windows, by itself', async () => {
  const { media } = await library.upload(
    await draw({ width: 2000, height: 40, background: '#993366' }).png().toBuffer(),
    'coast.png',
  );
  const widthsOf = async () =>
    (await library.get(media._id)).sizes.map(({ width, type }) => `${width} ${type}`);
  const all = ['1200 image/avif', '1200 image/webp', '1920 image/avif', '2000 image/avif'];
  expect(await eventually(widthsOf, (made) => made.length === 8)).toEqual(expect.arrayContaining(all));
  const { _id } = await send<Project>('POST', '/api/projects', { ...samples.project, mainimage: media.url });
  for (const width of [1920, 2560]) rmSync(variantPath(media.url, width));
  await api.context.database.queries
    .updateTable('media')
    .set({ tone: null, wide_left: null })
    .where('id', '=', media._id)
    .execute();
  const mainOf = async () => (await read<Project>(`/api/projects/${_id}?view=page`)).mainimage;
  expect(await mainOf()).toBe(`${media.url}#size=2000x40`);
  const before = await revision();
  api.context.media.variants.start();
  expect(await eventually(revision, (now) => now !== before)).not.toBe(before);
  expect(await mainOf()).toBe(`${media.url}#size=2000x40&tone=993366`);
  expect(await eventually(widthsOf, (made) => made.length === 8)).toEqual(expect.arrayContaining(all));
});

const variantPath = (url: string, width: number) =>
  path.join(library.root, url.replace('/media/', '').replace(/\.png$/, `-${width}.avif`));

test('an animation says that its smaller sizes are stills', async () => {
  const { media } = await library.upload(await drawAnimation('gif'), 'loader.gif');
  const { _id } = await send<Project>('POST', '/api/projects', { ...samples.project, mainimage: media.url });
  const { mainimage } = await read<Project>(`/api/projects/${_id}?view=page`);
  expect(mainimage).toMatch(/#animated&size=\d+x\d+$/);
});
