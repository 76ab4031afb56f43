import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { convert } from 'fontverter';
import sharp from 'sharp';
import type { OutputInfo } from 'sharp';

const require = createRequire(import.meta.url);

export interface ShapedText {
  data: Buffer;
  info: OutputInfo;
}

interface TextOptions {
  /** Of the type, in px. */
  size: number;
  /** Lines are broken at this width, in px. */
  width: number;
  color: string;
  /** The family of Latin letters, such as `Poppins`. */
  family: string;
}

const emojiFont = '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff';
const scripts = ['devanagari', 'gujarati', 'arabic', 'hebrew'];
const interSubsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'];
/** Families beside that of Latin letters, by script. */
const families = [
  'Inter',
  'Noto Sans Devanagari',
  'Noto Sans Gujarati',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
];
/** Pictographs, flags, keycaps, and the signs that join them. */
const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{20E3}\u{E0020}-\u{E007F}]/u;

/** Files of the fonts of every script but emoji, with outlines of weight 600. */
export const scriptFonts: readonly string[] = [
  ...interSubsets.map((subset) => fileOf('inter', subset)),
  ...scripts.map((script) => fileOf(`noto-sans-${script}`, script)),
];

/** Whether the character belongs to an emoji. */
export function isEmoji(char: string): boolean {
  return emoji.test(char);
}

/** Draws words in any script of the site, emoji included, in the order in which they are read. */
export async function drawText(
  words: string,
  { size, width, color, family }: TextOptions,
): Promise<ShapedText> {
  const latin = family.toLowerCase().replaceAll(' ', '-');
  const files = [fileOf(latin, 'latin'), fileOf(latin, 'latin-ext'), ...scriptFonts];
  if (emoji.test(words)) files.push(emojiFont);
  for (const file of files) await register(file);
  const fontfile = await register(fileOf(latin, 'latin'));
  // The files of one weight call themselves a family.
  const names = [family, ...families].map((name) => `${name} SemiBold`);
  const font = `${[...names, 'Noto Color Emoji'].join(',')} Semi-Bold ${size}`;
  const text = `<span foreground="${color}">${escape(words)}</span>`;
  return sharp({ text: { text, font, fontfile, width, wrap: 'word-char', rgba: true, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const registered = new Map<string, Promise<string>>();
let folder: Promise<string> | undefined;

/** Unpacks a font for the process and makes it known to the text renderer, which keeps it. Returns its file. */
function register(file: string): Promise<string> {
  const registering = registered.get(file) ?? unpack(file);
  registered.set(file, registering);
  registering.catch(() => registered.delete(file));
  return registering;
}

async function unpack(file: string): Promise<string> {
  folder ??= makeFolder();
  const unpacked = path.join(await folder, `${path.basename(file, '.woff')}.ttf`);
  await writeFile(unpacked, await convert(await readFile(require.resolve(file)), 'truetype'));
  await sharp({ text: { text: '.', fontfile: unpacked } }).toBuffer();
  return unpacked;
}

async function makeFolder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'share-card-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}

function fileOf(family: string, subset: string): string {
  return `@fontsource/${family}/files/${family}-${subset}-600-normal.woff`;
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
