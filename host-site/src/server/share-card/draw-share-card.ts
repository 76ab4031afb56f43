import type { LookTheme } from 'content-api/look';
import sharp from 'sharp';
import { defaultLogo } from '../../lib/default-logo.ts';
import { isShowable, outlinesOf, ownOutlinesOf } from './outlines.ts';
import type { Outlines } from './outlines.ts';
import { drawText } from './shaped-text.ts';
import type { ShapedText } from './shaped-text.ts';
import { titleLines, titleSizes } from './title-lines.ts';

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
  /** File of the studio's own font of headings. */
  ownFont?: string | undefined;
}

/** Size of the picture of shared links, in px. */
const size = { width: 1200, height: 630 };
const margin = 64;
const wordsWidth = { withPicture: 540, alone: 940 };
const pictureWidth = 720;
const lineHeight = 1.14;
/** Of a title in a script whose letters are shaped, at most, in px. */
const shapedHeight = 340;
/** In code points. */
const titleMax = 300;
const markBox = { left: margin, top: size.height - margin - 42, size: 44 };

/** The picture of a shared link: the title in the site's font next to the record's picture, which fades in from the dark. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const { colors } = card.look;
  const outlines = await headingOutlines(card.look);
  const ground = colors.background;
  const widest = card.picture ? wordsWidth.withPicture : wordsWidth.alone;
  // A title that no font can show gives its place to the studio's name.
  const title =
    (await drawTitle(card.title, widest, { ...card.look, outlines })) ??
    (await drawTitle(card.brand, widest, { ...card.look, outlines }));
  // Without words the picture has the card for itself.
  const width = title ? pictureWidth : size.width;
  const picture =
    card.picture &&
    (await cropped(card.picture, { width, height: size.height }, ground, card.focus).catch(() => null));
  const layers = [
    ...(picture ? [{ input: picture, left: size.width - width, top: 0 }] : []),
    { input: Buffer.from(overPicture(Boolean(picture), title !== null, colors)) },
    ...(title ? [title] : []),
    await drawBrand(card.brand, { ...card.look, outlines }),
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

type Lettering = CardLook & { outlines: Outlines };

/** Scripts whose letters change beside others are drawn in the family of the pair. */
async function headingOutlines({ fonts, ownFont }: CardLook): Promise<Outlines> {
  const usual = () => outlinesOf(fonts.display);
  return ownFont === undefined ? usual() : ownOutlinesOf(ownFont, fonts.display).catch(usual);
}

interface Layer {
  input: Buffer;
  left: number;
  top: number;
}

/** The title in the middle of the room above the mark; null if no letter of it can be shown. */
async function drawTitle(
  title: string,
  width: number,
  { colors, fonts, outlines }: Lettering,
): Promise<Layer | null> {
  const words = showableWords(title, outlines);
  if (words === null) return null;
  const bottom = size.height - markBox.size - margin / 2;
  const topOf = (height: number) => Math.round(Math.max(margin, (bottom - height) / 2));
  if (needsShaping(words, outlines)) {
    const { data, info } = await shapedTitle(words, width, {
      color: colors.text,
      family: latinFamily(words, fonts, outlines),
    });
    return { input: data, left: margin, top: topOf(info.height) };
  }
  const { lines, size: typeSize } = titleLines(words, width, outlines);
  const top = topOf(lines.length * typeSize * lineHeight);
  const paths = lines.map((line, index) =>
    outlines.pathOf(line, margin - 2, top + typeSize * (0.82 + index * lineHeight), typeSize),
  );
  return { input: Buffer.from(svg(`<path d="${paths.join('')}" fill="${colors.text}"/>`)), left: 0, top: 0 };
}

/** In the largest type whose lines have room; a title too long for the card ends in an ellipsis. */
async function shapedTitle(
  title: string,
  width: number,
  type: { color: string; family: string },
): Promise<ShapedText> {
  const clusters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  for (const typeSize of titleSizes) {
    const drawn = await drawText(title, { ...type, size: typeSize, width });
    if (isFitting(drawn)) return drawn;
  }
  const smallest = titleSizes.at(-1)!;
  for (let length = clusters.length - 1; ; length = Math.floor(length * 0.9)) {
    const shortened = `${clusters.slice(0, length).join('').trimEnd()}…`;
    const drawn = await drawText(shortened, { ...type, size: smallest, width });
    if (isFitting(drawn) || length === 0) return drawn;
  }

  function isFitting({ info }: ShapedText): boolean {
    return info.height <= shapedHeight && info.width <= width;
  }
}

/** The studio's name beside its mark; nothing where no letter of it can be shown. */
async function drawBrand(brand: string, { colors, fonts, outlines }: Lettering): Promise<Layer> {
  const words = showableWords(brand, outlines);
  const left = margin + 58;
  if (words !== null && needsShaping(words, outlines)) {
    const name = {
      size: 32,
      width: size.width - left - margin,
      color: colors.text,
      family: latinFamily(words, fonts, outlines),
    };
    const { data, info } = await drawText(words, name);
    const middle = markBox.top + markBox.size / 2;
    return { input: data, left, top: Math.round(middle - info.height / 2) };
  }
  const path = outlines.pathOf(brand, left, size.height - margin - 9, 32);
  return { input: Buffer.from(svg(`<path d="${path}" fill="${colors.text}"/>`)), left: 0, top: 0 };
}

/** The display face, or one that has every Latin letter of the words: a word is not mixed from two. */
function latinFamily(words: string, { display }: CardLook['fonts'], { isDrawable }: Outlines): string {
  const lacks = [...words].some((char) => /\p{Script=Latin}/u.test(char) && !isDrawable(char));
  return lacks ? 'Inter' : display;
}

/** Whether a word has a character that the display face lacks. Scripts that change letters beside others are among them. */
function needsShaping(words: string, { isDrawable }: Outlines): boolean {
  return [...words].some((char) => char !== ' ' && !isDrawable(char));
}

/** Without the words that no font can show whole; null when no word with a letter, and no emoji, is left. */
function showableWords(text: string, outlines: Outlines): string | null {
  const characters = [...text.normalize('NFC').replace(/\s+/gu, ' ').trim()].slice(0, titleMax);
  const words = characters.join('').split(' ');
  const shown = words.filter((word) => [...word].every((char) => isShowable(char, outlines))).join(' ');
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(shown) ? shown : null;
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
