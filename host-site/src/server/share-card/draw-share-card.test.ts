/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { themeOf } from 'content-api/look';
import sharp from 'sharp';
import { drawShareCard } from './draw-share-card.ts';

const look = themeOf({});
const picture = path.resolve(import.meta.dirname, '../../../assets/about-default-480.webp');

test('the card is a picture of 1200 by 630', async () => {
  const { format, width, height } = await sharp(
    await drawShareCard({ title: 'Flamingo Count', brand: 'Tanvo', look, picture }),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test('the title is drawn', async () => {
  const one = await drawShareCard({ title: 'One', brand: 'Tanvo', look, picture });
  const other = await drawShareCard({ title: 'Other', brand: 'Tanvo', look, picture });
  expect(one.equals(other)).toBe(false);
});

test("a title that cannot be drawn gives its place to the studio's name", async () => {
  const card = { brand: 'Tanvo', look, picture };
  const without = await drawShareCard({ ...card, title: '你好，世界' });
  expect(without.equals(await drawShareCard({ ...card, title: 'Tanvo' }))).toBe(true);
});

test.each([
  'Заголовок',
  'Қазақ',
  'Τίτλος',
  'Tiêu đề',
  'शीर्षक',
  'શીર્ષક',
  'عنوان',
  'כותרת',
  'Launch 🚀',
  '👩‍💻🇩🇪',
])('the title %s is drawn', async (title) => {
  const card = { brand: 'Tanvo', look, picture };
  const drawn = await drawShareCard({ ...card, title });
  expect(drawn.equals(await drawShareCard({ ...card, title: 'Tanvo' }))).toBe(false);
  const { channels } = await sharp(
    await sharp(drawn).extract({ left: 0, top: 60, width: 560, height: 440 }).png().toBuffer(),
  ).stats();
  expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(200);
});

test('a title of many lines in another script stays above the mark', async () => {
  const drawn = await drawShareCard({ title: 'शांत और स्पष्ट औज़ार '.repeat(15), brand: 'Tanvo', look, picture });
  const { channels } = await sharp(
    await sharp(drawn).extract({ left: 64, top: 470, width: 400, height: 40 }).png().toBuffer(),
  ).stats();
  expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(120);
});

test.each([
  'space-grotesk-inter',
  'outfit-manrope',
  'bricolage-dm-sans',
  'fraunces-dm-sans',
  'playfair-source-sans',
])('the title is drawn in the headings of %s', async (fonts) => {
  const usual = await drawShareCard({ title: 'One', brand: 'Tanvo', look, picture });
  const other = await drawShareCard({ title: 'One', brand: 'Tanvo', look: themeOf({ fonts }), picture });
  expect(other.equals(usual)).toBe(false);
});

test('the logo of the studio is on it, else the default logo in its colours', async () => {
  const colorOfMark = async (card: Partial<Parameters<typeof drawShareCard>[0]>) => {
    const drawn = sharp(await drawShareCard({ title: 'One', brand: 'Tanvo', look, picture: null, ...card }));
    const { dominant } = await sharp(
      await drawn.extract({ left: 64, top: 524, width: 44, height: 44 }).png().toBuffer(),
    ).stats();
    return dominant;
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'share-card-'));
  const mark = path.join(folder, 'mark.svg');
  await writeFile(
    mark,
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#f00"/></svg>',
  );
  const { r, g, b } = await colorOfMark({ mark });
  expect(r).toBeGreaterThan(200);
  expect(Math.max(g, b)).toBeLessThan(50);
  const orange = themeOf({ primary: '#ff7a1a', secondary: '#ffb36b', tertiary: '#ffd9a0' });
  const cards = await Promise.all(
    [look, orange].map((one) => drawShareCard({ title: 'One', brand: '', look: one, picture })),
  );
  expect(cards[0]?.equals(cards[1] ?? Buffer.of())).toBe(false);
  await rm(folder, { recursive: true });
});

test('a picture that cannot be read does not keep the title from being shown', async () => {
  const card = await drawShareCard({ title: 'One', brand: 'Tanvo', look, picture: '/no/such.png' });
  expect((await sharp(card).metadata()).width).toBe(1200);
});

test('the crop of the picture keeps its focal point', async () => {
  const halves = await sharp({ create: { width: 800, height: 100, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: await sharp({ create: { width: 400, height: 100, channels: 3, background: '#0000ff' } })
          .png()
          .toBuffer(),
        left: 400,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const folder = await mkdtemp(path.join(tmpdir(), 'share-card-'));
  const file = path.join(folder, 'halves.png');
  await writeFile(file, halves);
  for (const [x, channel] of [
    [0, 0],
    [1, 2],
  ] as const) {
    const card = await drawShareCard({
      title: 'One',
      brand: 'Tanvo',
      look,
      picture: file,
      focus: { x, y: 0.5 },
    });
    const { channels } = await sharp(
      await sharp(card).extract({ left: 1180, top: 300, width: 10, height: 10 }).toBuffer(),
    ).stats();
    expect(channels[channel]?.mean).toBeGreaterThan(200);
    expect(channels[2 - channel]?.mean).toBeLessThan(50);
  }
  await rm(folder, { recursive: true });
});

const house = path.resolve(import.meta.dirname, '../../../../content-api/test/fixtures/fonts');
test.each(['serif-600.woff2', 'variable.woff2'])(
  'a card is lettered in the studio’s own font %s',
  async (name) => {
    const card = { title: 'Flamingo Count', brand: 'Tanvo', picture: null };
    const usual = await drawShareCard({ ...card, look });
    const own = await drawShareCard({ ...card, look: { ...look, ownFont: path.join(house, name) } });
    expect(own.equals(usual)).toBe(false);
    const lost = await drawShareCard({ ...card, look: { ...look, ownFont: path.join(house, 'none.woff2') } });
    expect(lost.equals(usual)).toBe(true);
  },
);
