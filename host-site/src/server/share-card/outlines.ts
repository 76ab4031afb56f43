import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import opentype from 'opentype.js';
import { isEmoji, scriptFonts } from './shaped-text.ts';

const require = createRequire(import.meta.url);
/** Draws lines in a display face as paths, so that they look the same on machines without the font. */
export interface Outlines {
  /** Path data of a line. Unknown characters are skipped. */
  pathOf: (line: string, x: number, y: number, size: number) => string;
  widthOf: (line: string, size: number) => number;
  /** Whether there is an outline for the character. There is none for emoji, nor for scripts that need shaping. */
  isDrawable: (char: string) => boolean;
}

/** Display type has tight tracking. */
const tracking = -0.02;
const loaded = new Map<string, Outlines>();

let scripts: opentype.Font[] | undefined;

/** Whether the card can show the character, in the display face or in a font of its script. */
export function isShowable(char: string, { isDrawable }: Outlines): boolean {
  if (isDrawable(char) || isEmoji(char) || /\p{Default_Ignorable_Code_Point}/u.test(char)) return true;
  scripts ??= scriptFonts.map(readFont);
  return scripts.some((font) => font.charToGlyphIndex(char) > 0);
}

/** The outlines of a family such as `Poppins`; each is read once. */
export function outlinesOf(family: string): Outlines {
  const outlines = loaded.get(family) ?? makeOutlines(family);
  loaded.set(family, outlines);
  return outlines;
}

/** The same of a studio's own font; letters that it lacks are drawn in the family of its pair. */
export async function ownOutlinesOf(file: string, family: string): Promise<Outlines> {
  const known = loaded.get(file);
  if (known) return known;
  const made = makeOutlines(family, await readOwnFont(file));
  // Files of the library have names of their own for ever. One of them at a time is in use.
  loaded.set(file, made);
  return made;
}

function makeOutlines(family: string, own?: opentype.Font): Outlines {
  const pair = ['latin', 'latin-ext'].map((subset) => load(family, subset));
  const fonts = own ? [own, ...pair] : pair;
  const fontOf = (char: string) => fonts.find((font) => font.charToGlyphIndex(char) > 0);
  return {
    pathOf(line, x, y, size) {
      let cursor = x;
      let data = '';
      for (const char of line) {
        const font = fontOf(char);
        if (!font) continue;
        data += font.getPath(char, cursor, y, size).commands.map(command).join('');
        cursor += advanceOf(font, char, size) + tracking * size;
      }
      return data;
    },
    widthOf(line, size) {
      let width = 0;
      for (const char of line) {
        const font = fontOf(char);
        if (font) width += advanceOf(font, char, size) + tracking * size;
      }
      return width;
    },
    isDrawable: (char) => fontOf(char) !== undefined,
  };
}

/** A variable font as its headings are. The types of the parser know no variations. */
interface Variable {
  variation?: {
    set: (axes: { wght: number }) => void;
    getTransform: (glyph: opentype.Glyph) => opentype.Glyph;
  };
}

const headingWeight = 600;

async function readOwnFont(file: string): Promise<opentype.Font> {
  const { buffer, byteOffset, byteLength } = await convert(await readFile(file), 'truetype');
  const font: opentype.Font & Variable = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  font.variation?.set({ wght: headingWeight });
  return font;
}

/** The parser's own measure is that of the usual weight. */
function advanceOf(font: opentype.Font & Variable, char: string, size: number): number {
  if (!font.variation) return font.getAdvanceWidth(char, size);
  const { advanceWidth = 0 } = font.variation.getTransform(font.charToGlyph(char));
  return (advanceWidth / font.unitsPerEm) * size;
}

function load(family: string, subset: string): opentype.Font {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return readFont(`@fontsource/${name}/files/${name}-${subset}-600-normal.woff`);
}

function readFont(file: string): opentype.Font {
  const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(file));
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** The library's own writer of path data rounds some numbers to NaN. */
function command(part: opentype.PathCommand): string {
  const at = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10).join(' ');
  switch (part.type) {
    case 'C':
      return `C${at(part.x1, part.y1, part.x2, part.y2, part.x, part.y)}`;
    case 'Q':
      return `Q${at(part.x1, part.y1, part.x, part.y)}`;
    case 'Z':
      return 'Z';
    default:
      return `${part.type}${at(part.x, part.y)}`;
  }
}
