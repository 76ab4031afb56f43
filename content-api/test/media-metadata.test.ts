import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { draw, drawAnimation, makeVideo, noise } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';

let api: TestApp;
let library: Librarian;
beforeAll(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  library = await signInLibrarian(api);
});
afterAll(() => api.close());

const place = '+48.1000+011.5000/';

async function upload(file: Buffer, name: string) {
  const { status, media } = await library.upload(file, name);
  expect([name, status]).toEqual([name, 201]);
  const stored = readFileSync(path.join(library.root, media.url.replace('/media/', '')));
  expect(media.bytes).toBe(stored.length);
  return { stored, media };
}

/** An MP4 with one more box at the end of its description; what follows it moves. */
function withBox(video: Buffer, box: string, content: string): Buffer {
  const at = video.indexOf('moov', 0, 'latin1') - 4;
  const end = at + video.readUInt32BE(at);
  const added = Buffer.alloc(8 + content.length);
  added.writeUInt32BE(added.length, 0);
  added.write(`${box}${content}`, 4, 'latin1');
  const whole = Buffer.concat([video.subarray(0, end), added, video.subarray(end)]);
  whole.writeUInt32BE(video.readUInt32BE(at) + added.length, at);
  return whole;
}

test('the place of a video goes, and nothing else of it moves', async () => {
  const sent = withBox(await makeVideo('mp4'), 'udta', `\0\0\0\x1e\xa9xyz\0\x12\x15\xc7${place}`);
  const { stored, media } = await upload(sent, 'film.mp4');
  expect(stored.includes(place)).toBe(false);
  expect(stored).toHaveLength(sent.length);
  expect(media).toMatchObject({ width: 320, height: 180 });
  expect(media.warnings).toBeUndefined();
});

test('a video with a track of data says that it stays', async () => {
  const video = await makeVideo('mp4');
  const at = video.indexOf('vide', 0, 'latin1');
  const second = video.indexOf('trak', 0, 'latin1') - 4;
  const track = Buffer.from(video.subarray(second, second + video.readUInt32BE(second)));
  track.write('meta', at - second, 'latin1');
  const content = track.toString('latin1', 8);
  const { media } = await upload(withBox(video, 'trak', content), 'film.mp4');
  expect(media.warnings?.join()).toMatch(/track beside picture and sound/);
});

test.each([
  ['text', '/Author (Ann \\) Author)'],
  ['hex digits', '/Author <FEFF0041006E006E>'],
])('the author of a document in %s goes', async (_what, author) => {
  const xmp = '<?xpacket begin="" id="W5M0"?><dc:creator>Ann</dc:creator><?xpacket end="w"?>';
  const sent = Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n3 0 obj<<${author}/Title(Offer)>>endobj\n4 0 obj<</Type/Metadata/Length ${xmp.length}>>stream\n${xmp}\nendstream endobj\ntrailer<</Root 1 0 R/Info 3 0 R>>\n%%EOF\n`,
  );
  const { stored, media } = await upload(sent, 'offer.pdf');
  expect(stored.toString('latin1')).not.toMatch(/Ann|FEFF/);
  expect(stored.includes('/Title(Offer)')).toBe(true);
  expect(stored).toHaveLength(sent.length);
  expect(media.warnings).toBeUndefined();
});

test.each([
  ['compressed', '/Info 9 0 R'],
  ['encrypted', '/Encrypt 8 0 R/Info 3 0 R'],
])('a document whose properties are %s says that they stay', async (_what, trailer) => {
  const sent = `%PDF-1.5\n1 0 obj<</Type/Catalog>>endobj\n3 0 obj<</Author(Ann)>>endobj\ntrailer<</Root 1 0 R${trailer}>>\n%%EOF\n`;
  const { media } = await upload(Buffer.from(sent), 'offer.pdf');
  expect(media.warnings?.join()).toMatch(/may still name its author/);
});

const exif = { IFD0: { Make: 'Camera', Artist: 'Ann' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } };

test.each<[string, () => Promise<Buffer>]>([
  ['a.jpg', () => noise(120, 90).withExif(exif).jpeg({ quality: 50 }).toBuffer()],
  ['b.webp', () => noise(120, 90).withExif(exif).webp({ quality: 50 }).toBuffer()],
  ['c.avif', () => noise(120, 90).withExif(exif).avif({ quality: 30, effort: 0 }).toBuffer()],
  ['d.png', () => noise(120, 90).withExif(exif).png({ palette: true, colours: 2 }).toBuffer()],
  ['e.gif', () => noise(120, 90).gif({ colours: 4 }).toBuffer()],
])('%s is no larger than it was, looks the same, and names no place or camera', async (name, make) => {
  const sent = await make();
  const { stored } = await upload(sent, name);
  expect(stored.length).toBeLessThanOrEqual(sent.length);
  expect(stored.toString('latin1')).not.toMatch(/Camera|Ann\0/);
  expect((await sharp(stored).metadata()).exif?.some((byte) => byte !== 0) ?? false).toBe(false);
  const [before, after] = [await sharp(sent).raw().toBuffer(), await sharp(stored).raw().toBuffer()];
  expect(after.equals(before)).toBe(true);
});

test('a turned photograph is upright and does not grow', async () => {
  const photo = noise(120, 90).withMetadata({ orientation: 6 }).jpeg({ quality: 60 });
  const sent = await photo.toBuffer();
  const { stored, media } = await upload(sent, 'turned.jpg');
  expect([media.width, media.height]).toEqual([90, 120]);
  expect(stored.length).toBeLessThanOrEqual(sent.length);
});

test('a photograph that would grow by being turned keeps its orientation, and no other metadata', async () => {
  const photo = noise(120, 90).withExif({ IFD0: { Make: 'Camera', Artist: 'Ann' } });
  const sent = await photo.withMetadata({ orientation: 6 }).jpeg({ quality: 30 }).toBuffer();
  const { stored, media } = await upload(sent, 'small.jpg');
  expect([media.width, media.height]).toEqual([90, 120]);
  expect(stored.length).toBeLessThanOrEqual(sent.length);
  expect(stored.toString('latin1')).not.toMatch(/Camera|Ann/);
  const upright = (picture: Buffer) => sharp(picture).autoOrient().raw().toBuffer();
  expect((await upright(stored)).equals(await upright(sent))).toBe(true);
});

test('a turned animation plays on, each frame upright', async () => {
  const sent = readFileSync(path.join(import.meta.dirname, 'fixtures/animated-turned.webp'));
  const before = await sharp(sent, { animated: true }).metadata();
  const { stored, media } = await upload(sent, 'turned.webp');
  const after = await sharp(stored, { animated: true }).metadata();
  expect([after.pages, after.delay]).toEqual([before.pages, before.delay]);
  expect(media).toMatchObject({ animated: true, width: before.pageHeight, height: before.width });
  const turned = await sharp(sent, { page: 1 }).autoOrient().raw().toBuffer();
  const shown = await sharp(stored, { page: 1 }).raw().toBuffer();
  const difference = turned.reduce((sum, byte, at) => sum + Math.abs(byte - (shown[at] ?? 0)), 0);
  expect(difference / turned.length).toBeLessThan(8);
});

test('an animated PNG keeps moving', async () => {
  const png = await draw().png().toBuffer();
  const data = png.subarray(png.indexOf('IDAT', 0, 'latin1') - 4, png.length - 12);
  const control = chunk('fcTL', [0, 60, 40, 0, 0]);
  const frames = chunk('fdAT', [1]);
  const sent = Buffer.concat([
    png.subarray(0, 33),
    chunk('acTL', [2, 0]),
    control,
    data,
    control,
    frames,
    png.subarray(-12),
  ]);
  const { stored, media } = await upload(sent, 'moving.png');
  expect([media.animated, stored.includes('acTL'), media.warnings]).toEqual([true, true, undefined]);
});

test('the same file twice is one file, and the answer names it', async () => {
  const sent = await noise(50, 40).webp().toBuffer();
  const { media: first } = await upload(sent, 'tree.webp');
  const { status, media: second } = await library.upload(sent, 'copy.webp');
  expect([status, second._id, second.name]).toEqual([201, first._id, 'tree.webp']);
  expect(second.warnings).toEqual([
    'The library has this file already, as “tree.webp”. It was not added again.',
  ]);
  const { media: again } = await library.upload(
    readFileSync(path.join(library.root, first.url.replace('/media/', ''))),
  );
  expect(again._id).toBe(first._id);
  const { media: moving } = await upload(await drawAnimation('gif'), 'moving.gif');
  expect(moving._id).not.toBe(first._id);
});

test('a listed size is that of its file', async () => {
  for (const file of [
    await noise(900, 300).jpeg().toBuffer(),
    await drawAnimation('webp'),
    await draw().avif().toBuffer(),
  ]) {
    const { media } = await upload(file, 'sizes');
    const { sizes } = await library.whole(media._id);
    for (const { url, width, bytes } of sizes) {
      const stored = readFileSync(path.join(library.root, url.replace('/media/', '')));
      expect([url, width, bytes]).toEqual([url, (await sharp(stored).metadata()).width, stored.length]);
    }
  }
});

function chunk(type: string, numbers: readonly number[]): Buffer {
  const content = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, at) => content.writeUInt32BE(number, at * 4));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
}
