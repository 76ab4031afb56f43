import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { draw, noise, svg } from './support/media-samples.ts';
import { hashesBelow } from './support/media-server.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { runHere } from './support/server-here.ts';
import { newDataDir } from './support/server-process.ts';

let home: string;
let env: Record<string, string>;
let pictures: string;
beforeEach(async () => {
  home = newDataDir();
  env = { DATA_DIR: path.join(home, 'data') };
  if (postgresUrl !== undefined) env.DATABASE_URL = await createSchema(postgresUrl);
  pictures = path.join(home, 'pictures');
  mkdirSync(pictures);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const project = (mainimage: string, slug = mainimage.replaceAll(/\W/g, '-').toLowerCase()) => ({
  title: mainimage,
  slug: `p${slug}`,
  mainimage,
  gitHubLink: 'https://github.com/x/y',
  technologies: ['React'],
});
const file = () => path.join(home, 'studio.json');
const put = (name: string, bytes: Buffer | string) => writeFileSync(path.join(pictures, name), bytes);
const media = (name = '') => path.join(home, 'data/media', name);
const stored = () => hashesBelow(path.join(home, 'data'));

function bring(...projects: object[]) {
  writeFileSync(file(), JSON.stringify({ projects }));
  return runHere('content', ['import', file(), '--media', pictures, '--replace'], env);
}

async function imagesShown(): Promise<string[]> {
  const out = path.join(home, 'out.json');
  await runHere('content', ['export', out], env);
  const { projects } = JSON.parse(readFileSync(out, 'utf8')) as { projects: { mainimage: string }[] };
  return projects.map(({ mainimage }) => mainimage).sort();
}

const withPlace = () =>
  draw()
    .withExif({ IFD0: { Artist: 'Ann' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } })
    .jpeg()
    .toBuffer();

test('pictures that records name are cleaned as an upload is, and get the ending of what they are', async () => {
  put('Place.jpg', await withPlace());
  put('dot.svg', svg('<script>alert(1)</script><circle r="4" onclick="alert(2)"/>'));
  put('tree.png', await draw({ background: '#393' }).webp().toBuffer());
  const named = [project('/img/Place.jpg'), project('/dot.svg'), project('/tree.png')];
  const { code, output } = await bring(...named);
  expect(output).toMatch(/dot\.svg: Left out of the drawing/);
  expect(code).toBe(0);
  expect(await imagesShown()).toEqual(['/media/dot.svg', '/media/place.jpg', '/media/tree.webp']);
  const place = await sharp(media('place.jpg')).metadata();
  expect(place).toMatchObject({ format: 'jpeg', width: 60 });
  expect(place.exif).toBeUndefined();
  const drawing = readFileSync(media('dot.svg'), 'utf8');
  expect(drawing).toContain('<circle');
  expect(drawing).not.toContain('alert');

  const before = hashesBelow(media());
  expect((await bring(...named)).code).toBe(0);
  expect(hashesBelow(media())).toEqual(before);
});

test('every picture that is refused is named with the cause, and nothing is written', async () => {
  put('fine.png', await draw().png().toBuffer());
  put('page.png', '<html></html>');
  put('half.png', (await noise(90, 90).png().toBuffer()).subarray(0, 9_000));
  put('large.png', Buffer.concat([await draw().png().toBuffer(), Buffer.alloc(2 * 1024 * 1024)]));
  put('terms.jpg', '%PDF-1.4\n%%EOF\n');
  const names = ['/fine.png', '/page.png', '/half.png', '/large.png', '/terms.jpg'];
  env.MEDIA_PICTURE_MB = '1';
  const { code, output } = await bring(...names.map((name) => project(name)));
  expect(code).toBe(1);
  expect(output.replaceAll(`${pictures}/`, '').trimEnd().split('\n')).toEqual([
    'Not imported:',
    expect.stringMatching(/^ {2}- page\.png: This type of file is not taken/) as string,
    '  - half.png: The picture is damaged or incomplete',
    '  - large.png: A picture must be 1 MB or smaller',
    '  - terms.jpg: The file is of the type application/pdf',
  ]);
  expect(stored()).toEqual({});
});

test('pictures go again when their records are refused at last', async () => {
  put('fine.png', await draw().png().toBuffer());
  put('oak.png', await draw({ background: '#393' }).png().toBuffer());
  expect((await bring(project('/oak.png'))).code).toBe(0);
  const before = hashesBelow(media());
  // That a slug is taken shows in the transaction only.
  const { code, output } = await bring(project('/fine.png', 'same'), project('/oak.png', 'same'));
  expect(output).toMatch(/^Nothing was imported: psame exists already/m);
  expect(code).toBe(1);
  expect(hashesBelow(media())).toEqual(before);
});

test('an import removes what a killed one left a day ago, and nothing that another one is at', async () => {
  put('tree.png', await draw().png().toBuffer());
  const folder = (name: string) => path.join(home, 'data', name);
  for (const name of ['.import-killed', '.import-at-work']) mkdirSync(folder(name), { recursive: true });
  writeFileSync(path.join(folder('.import-killed'), '1'), 'bytes');
  const dayBefore = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(folder('.import-killed'), dayBefore, dayBefore);
  expect(await bring(project('/media/tree.png'))).toMatchObject({ code: 0 });
  expect([existsSync(folder('.import-killed')), existsSync(folder('.import-at-work'))]).toEqual([
    false,
    true,
  ]);
});
