import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { MediaList } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { draw, drawAnimation, makeVideo, noise, pdf } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';

let api: TestApp;
let library: Librarian;
beforeAll(async () => {
  api = await buildTestApp({
    env: { LIMITS_SCALE: '1000', MEDIA_PICTURE_MB: '0.3', MEDIA_PICTURE_MEGAPIXELS: '0.2' },
  });
  library = await signInLibrarian(api);
});
afterAll(() => api.close());
afterEach(async () => {
  for (const { _id } of (await list('?size=100')).items) await remove(_id);
  await eventually(library.left, (left) => left.length === 0);
});

const fileOf = (url: string) => path.join(library.root, url.replace('/media/', ''));
const list = async (query: string) =>
  (await api.call('GET', `/api/media${query}`, { token: library.token })).json<MediaList>();
const remove = (id: string) => api.call('DELETE', `/api/media/${id}`, { token: library.token });
const patch = (id: string, body: object) =>
  api.call('PATCH', `/api/media/${id}`, { token: library.token, body });

test('a picture is stored upright, in sRGB and without metadata, and gets its smaller sizes', async () => {
  const photo = await draw({ width: 90, height: 60 })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, media } = await library.upload(photo, 'Häuser am See.JPEG');
  expect(status).toBe(201);
  expect(media).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\/hauser-am-see\.jpg$/) as string,
    name: 'Häuser am See.JPEG',
    type: 'image/jpeg',
    width: 60,
    height: 90,
    bytes: statSync(fileOf(media.url)).size,
    alt: '',
    caption: '',
    credit: '',
    focus: { x: 0.5, y: 0.5 },
    placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    animated: false,
    createdAt: media.createdAt,
    updatedAt: media.createdAt,
  });
  const stored = readFileSync(fileOf(media.url));
  expect(await sharp(stored).metadata()).toMatchObject({ width: 60, height: 90, space: 'srgb' });
  const { exif, orientation, icc } = await sharp(stored).metadata();
  expect([exif, orientation, icc]).toEqual([undefined, undefined, undefined]);
  expect(statSync(fileOf(media.url)).mode & 0o077).toBe(0);
  const { sizes, usedIn } = await library.whole(media._id);
  expect(usedIn).toEqual([]);
  expect(sizes.map(({ url }) => url.slice(url.indexOf('see-') + 4)).sort()).toEqual([
    '1200.avif',
    '1200.webp',
    '480.avif',
    '480.webp',
    '800.avif',
    '800.webp',
  ]);
  // In a store the last size is there before it has its place in the folder.
  expect(await eventually(library.left, (left) => left.length === 1)).toHaveLength(1);
  for (const { url, bytes } of sizes) expect(readFileSync(fileOf(url))).toHaveLength(bytes);
});

test('every type is told by its content, whatever its name says', async () => {
  const made = [
    await library.upload(await draw().png().toBuffer(), 'x.txt'),
    await library.upload(await draw().webp().toBuffer()),
    await library.upload(await draw().avif({ effort: 0 }).toBuffer()),
    await library.upload(await makeVideo('mp4'), 'film.jpg'),
    await library.upload(await makeVideo('webm')),
    await library.upload(pdf, 'offer.html'),
  ];
  expect(made.map(({ media }) => [media.type, media.width, media.height])).toEqual([
    ['image/png', 60, 40],
    ['image/webp', 60, 40],
    ['image/avif', 60, 40],
    ['video/mp4', 320, 180],
    ['video/webm', 320, 180],
    ['application/pdf', null, null],
  ]);
  expect(made.map(({ media }) => path.extname(media.url))).toEqual([
    '.png',
    '.webp',
    '.avif',
    '.mp4',
    '.webm',
    '.pdf',
  ]);
});

test.each(['gif', 'webp'] as const)(
  'an animated %s stays animated, and its smaller sizes are stills',
  async (format) => {
    const { media } = await library.upload(await drawAnimation(format));
    expect(media).toMatchObject({ type: `image/${format}`, animated: true, width: 60, height: 30 });
    expect((await sharp(fileOf(media.url), { animated: true }).metadata()).pages).toBe(2);
    const { sizes } = await library.whole(media._id);
    for (const { url } of sizes) expect((await sharp(fileOf(url)).metadata()).pages ?? 1).toBe(1);
  },
);

test('a form with one file is taken as well, and any other form is refused', async () => {
  const file = await draw().png().toBuffer();
  const { status, media } = await library.uploadForm([
    { field: 'file', file, name: '..\\..\\etc\\Größe.png' },
  ]);
  expect([status, media.name]).toEqual([201, 'Größe.png']);
  for (const [parts, fields] of [
    [[{ field: 'picture', file, name: 'a.png' }], { picture: 'Unknown field: picture' }],
    [
      [
        { field: 'alt', text: 'x' },
        { field: 'file', file, name: 'a.png' },
      ],
      { alt: 'Unknown field: alt' },
    ],
    [
      [
        { field: 'file', file, name: 'a.png' },
        { field: 'file', file, name: 'b.png' },
      ],
      { file: 'Send one file in a call' },
    ],
    [[], { file: 'File is required' }],
  ] as const) {
    const { status, fault } = await library.uploadForm([...parts]);
    expect([status, fault.fields]).toEqual([400, fields]);
  }
  expect(await eventually(library.left, (left) => left.length === 1)).toHaveLength(1);
});

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\A b.png', 'A b.png'],
  ['..', 'image.png'],
  ['', 'image.png'],
  ['a\u0000b\u202Egnp.exe', 'abgnp.exe'],
  ['-480.webp', '-480.webp'],
])('the name %j leads nowhere', async (sent, name) => {
  const { media } = await library.upload(await draw().png().toBuffer(), sent);
  expect(media.name).toBe(name);
  expect(media.url).toMatch(/^\/media\/[0-9a-f]{24}\/[a-z0-9]+(-[a-z0-9]+)*\.png$/);
  expect(await eventually(library.left, (left) => left.length === 1)).toHaveLength(1);
});

test('too much is 413, the wrong type 415, damaged 422, and nothing of it stays', async () => {
  const png = await draw().png().toBuffer();
  const jpeg = await noise(120, 90).jpeg().toBuffer();
  const video = await makeVideo('mp4');
  const refused: [string, number, Buffer][] = [
    ['too many bytes', 413, await noise(400, 300).png().toBuffer()],
    ['too many pixels', 413, await draw({ width: 500, height: 500 }).png().toBuffer()],
    ['a page', 415, Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a page that names a drawing',
      415,
      Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
    ],
    ['a program', 415, Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(500)])],
    ['a TIFF', 415, await draw().tiff().toBuffer()],
    ['nothing', 422, Buffer.alloc(0)],
    ['half a JPEG', 422, jpeg.subarray(0, jpeg.length / 2)],
    ['half a PNG', 422, (await noise(40, 40).png().toBuffer()).subarray(0, 2_000)],
    ['half a WebP', 422, (await noise(40, 40).webp().toBuffer()).subarray(0, 700)],
    ['half a GIF', 422, (await noise(90, 90).gif().toBuffer()).subarray(0, 4_000)],
    ['the head of a PNG', 422, png.subarray(0, 20)],
    ['half a video', 422, video.subarray(0, video.length / 2)],
    ['half a document', 422, pdf.subarray(0, 40)],
    ['a bomb', 422, claimSize(png, 50_000, 50_000)],
    ['half a drawing', 422, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0')],
  ];
  const told = [];
  for (const [what, , file] of refused) {
    const { status, fault } = await library.upload(file);
    told.push([what, status]);
    expect(Object.keys(fault.fields ?? {})).toEqual(['file']);
  }
  expect(told).toEqual(refused.map(([what, status]) => [what, status]));
  expect(await eventually(library.left, (left) => left.length === 0)).toEqual([]);
  expect((await list('')).total).toBe(0);
});

test('what hides behind a picture is not stored', async () => {
  const script = Buffer.from('<script>alert(1)</script>%PDF-1.4 PK\u0003\u0004');
  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    const { status, media } = await library.upload(
      Buffer.concat([await draw().toFormat(format).toBuffer(), script]),
      'a.html',
    );
    expect([format, status]).toEqual([format, 201]);
    expect(readFileSync(fileOf(media.url)).includes('<script>')).toBe(false);
  }
});

test('a name keeps its letters in the address', async () => {
  const { media } = await library.upload(await draw().png().toBuffer(), 'Mu\u0308ller Größe Łódź Москва.png');
  expect(media.name).toBe('Müller Größe Łódź Москва.png');
  expect(media.url).toMatch(/\/muller-grosse-lodz-moskva\.png$/);
});

test('the library is searched, filtered, ordered and paged', async () => {
  const { media: tree } = await library.upload(await draw().png().toBuffer(), 'tree.png');
  const { media: house } = await library.upload(await noise(90, 60).png().toBuffer(), 'house.png');
  await library.upload(pdf, 'offer.pdf');
  await patch(house._id, { alt: 'Red_house', credit: 'Asha' });
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name);
  expect(await names('')).toEqual(['offer.pdf', 'house.png', 'tree.png']);
  expect(await names('?sort=name')).toEqual(['house.png', 'offer.pdf', 'tree.png']);
  expect(await names('?sort=-created')).toEqual(['tree.png', 'house.png', 'offer.pdf']);
  expect((await names('?sort=bytes'))[0]).toBe('house.png');
  expect(await names('?q=RED_')).toEqual(['house.png']);
  expect(await names('?q=asha&type=image')).toEqual(['house.png']);
  expect(await names('?q=%25')).toEqual([]);
  await patch(house._id, { name: 'U\u0308bersicht Łódź Straße.jpg' });
  for (const q of ['übersicht', 'U\u0308BERSICHT', 'ubersicht', 'ŁÓDŹ', 'lodz', 'strasse'])
    expect([q, await names(`?q=${encodeURIComponent(q)}`)]).toEqual([q, ['Übersicht Łódź Straße.jpg']]);
  await patch(house._id, { name: 'house.png' });
  expect(await names('?type=document')).toEqual(['offer.pdf']);
  expect(await names('?type=image&withoutAlt=true')).toEqual([tree.name]);
  expect(await names('?large=true')).toEqual([]);
  expect(await list('?page=2&size=2')).toMatchObject({
    total: 3,
    page: 2,
    size: 2,
    items: [{ _id: tree._id }],
  });
  expect((await api.call('GET', '/api/media?kind=x', { token: library.token })).statusCode).toBe(400);
});

test('texts and the focal point are changed, by who knows the newest version', async () => {
  const { media } = await library.upload(await draw().png().toBuffer());
  const changed = await patch(media._id, {
    alt: ' A tree ',
    focus: { x: 0.2, y: 1 },
    updatedAt: media.updatedAt,
  });
  expect(changed.json()).toMatchObject({ alt: 'A tree', focus: { x: 0.2, y: 1 }, caption: '' });
  expect((await patch(media._id, { alt: 'Mine', updatedAt: media.updatedAt })).json()).toMatchObject({
    code: 'STALE_WRITE',
    current: { alt: 'A tree' },
  });
  for (const [body, fields] of [
    [{ focus: { x: 1.1, y: 0 } }, { 'focus.x': 'Focus x must be 1 or less' }],
    [{ url: '/media/other.png' }, { url: 'Unknown field: url' }],
  ] as const) {
    expect((await patch(media._id, body)).json()).toMatchObject({ code: 'VALIDATION', fields });
  }
});

/** A PNG whose head says that it is larger than it is. */
function claimSize(png: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(width, 16);
  claimed.writeUInt32BE(height, 20);
  return claimed;
}
