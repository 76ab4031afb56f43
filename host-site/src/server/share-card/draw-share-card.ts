import type { LookTheme } from 'content-api/look';
import sharp from 'sharp';
import { defaultLogo } from '../../lib/default-logo.ts';
import { outlinesOf } from './outlines.ts';
import type { Outlines } from './outlines.ts';
import { titleLines } from './title-lines.ts';
import type { TitleLines } from './title-lines.ts';

export interface ShareCard {
  title: string;
  brand: string;
  /** File of the studio's own mark. @default the default logo in its colours */
  mark?: string | undefined;
  /** File of the record's own picture. */
  picture: string | null;
  /** The point of the picture that its crop keeps, in shares of its size. @default its middle */
  focus?: { x: number; y: number };
  look: CardLook;
}

/** What a card takes from the studio's look. */
export interface CardLook {
  colors: Pick<LookTheme['colors'], 'background' | 'text' | 'primaryText' | 'secondaryText' | 'tertiaryText'>;
  fonts: Pick<LookTheme['fonts'], 'display'>;
}

/** Size of the picture of shared links, in px. */
const size = { width: 1200, height: 630 };
const margin = 64;
const wordsWidth = { withPicture: 540, alone: 940 };
const pictureWidth = 720;
const lineHeight = 1.14;
const markBox = { left: margin, top: size.height - margin - 42, size: 44 };

/** The picture of a shared link: the title in the site's font next to the record's picture, which fades in from the dark. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const { colors, fonts } = card.look;
  const ground = colors.background;
  const outlines = outlinesOf(fonts.display);
  const widest = card.picture ? wordsWidth.withPicture : wordsWidth.alone;
  // A title in a script without outlines gives its place to the studio's name.
  const title = titleLines(card.title, widest, outlines) ?? titleLines(card.brand, widest, outlines);
  // Without words the picture has the card for itself.
  const width = title ? pictureWidth : size.width;
  const picture =
    card.picture &&
    (await cropped(card.picture, { width, height: size.height }, ground, card.focus).catch(() => null));
  const layers = [
    ...(picture ? [{ input: picture, left: size.width - width, top: 0 }] : []),
    { input: Buffer.from(overPicture(Boolean(picture), title !== null, colors)) },
    { input: Buffer.from(wordsSvg(title, card.brand, colors, outlines)) },
    { input: await drawMark(card), left: markBox.left, top: markBox.top },
  ];
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

interface ChosenPicture extends Pick<ShareCard, 'focus' | 'look'> {
  picture: string;
}

/** A picture that was chosen for shared links, cut to their size around its focal point. */
export async function cutShareCard({ picture, focus, look }: ChosenPicture): Promise<Buffer> {
  return sharp(await cropped(picture, size, look.colors.background, focus))
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The part of a picture that fills the size, around its focal point as `object-position` has it. */
async function cropped(
  file: string,
  { width, height }: typeof size,
  ground: string,
  focus = { x: 0.5, y: 0.5 },
) {
  const { autoOrient: whole } = await sharp(file).metadata();
  const scale = Math.max(width / whole.width, height / whole.height);
  const [wide, high] = [Math.ceil(whole.width * scale), Math.ceil(whole.height * scale)];
  return sharp(file)
    .autoOrient()
    .resize({ width: wide, height: high, fit: 'fill' })
    .extract({
      left: Math.round((wide - width) * focus.x),
      top: Math.round((high - height) * focus.y),
      width,
      height,
    })
    .flatten({ background: ground })
    .toBuffer();
}

function overPicture(hasPicture: boolean, hasTitle: boolean, colors: CardLook['colors']): string {
  const ground = colors.background;
  if (!hasPicture)
    return svg(
      `<defs><radialGradient id="a" cx=".9" cy=".05" r=".8"><stop stop-color="${colors.primaryText}" stop-opacity=".42"/><stop offset="1" stop-color="${colors.primaryText}" stop-opacity="0"/></radialGradient><radialGradient id="b" cx=".6" cy="1.1" r=".7"><stop stop-color="${colors.secondaryText}" stop-opacity=".36"/><stop offset="1" stop-color="${colors.secondaryText}" stop-opacity="0"/></radialGradient><pattern id="p" width="36" height="36" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H36M0 0V36" stroke="${colors.primaryText}" stroke-opacity=".16" stroke-width="3"/></pattern></defs>${full('p')}${full('a')}${full('b')}`,
    );
  if (!hasTitle)
    return svg(
      `<defs><linearGradient id="f" x2="0" y2="1"><stop offset=".6" stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}" stop-opacity=".9"/></linearGradient></defs>${full('f')}`,
    );
  const left = (size.width - pictureWidth) / size.width;
  return svg(
    `<defs><linearGradient id="f"><stop offset="${left}" stop-color="${ground}"/><stop offset="${left + 0.12}" stop-color="${ground}" stop-opacity=".86"/><stop offset="${left + 0.32}" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs>${full('f')}`,
  );
}

function wordsSvg(
  title: TitleLines | null,
  brand: string,
  colors: CardLook['colors'],
  { pathOf }: Outlines,
): string {
  const foot = size.height - margin;
  const name = `<path d="${pathOf(brand, margin + 58, foot - 9, 32)}" fill="${colors.text}"/>`;
  if (!title) return svg(name);
  const block = title.lines.length * title.size * lineHeight;
  const top = Math.max(margin, (size.height - markBox.size - margin / 2 - block) / 2);
  const lines = title.lines
    .map((line, index) =>
      pathOf(line, margin - 2, top + title.size * (0.82 + index * lineHeight), title.size),
    )
    .join('');
  return svg(`<path d="${lines}" fill="${colors.text}"/>${name}`);
}

async function drawMark({ mark, look: { colors } }: ShareCard): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const box = { width: markBox.size, height: markBox.size, fit: 'contain', background } as const;
  const own =
    mark &&
    (await sharp(mark)
      .resize(box)
      .png()
      .toBuffer()
      .catch(() => null));
  if (own) return own;
  const line = (path: string, color: string) => `<path d="${path}" stroke="${color}"/>`;
  const lines = [
    line(defaultLogo.primary, colors.primaryText),
    line(defaultLogo.secondary, colors.secondaryText),
    line(defaultLogo.tertiary, colors.tertiaryText),
  ];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${markBox.size}" height="${markBox.size}" viewBox="0 0 24 24" fill="none" stroke-width="2.6" stroke-linecap="round">${lines.join('')}</svg>`,
  );
}

function full(id: string): string {
  return `<rect width="100%" height="100%" fill="url(#${id})"/>`;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`;
}
