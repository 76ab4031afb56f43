import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { path, round } from './svg.ts';

export type Weight = 400 | 500 | 600;

export interface TextOptions {
  size: number;
  fill: string;
  weight?: Weight;
  anchor?: 'start' | 'middle' | 'end';
  opacity?: number;
  /** Further space after each letter of a text that starts at its place. @default 0 */
  spacing?: number;
}

const gujaratiFont = '@fontsource/hind-vadodara/files/hind-vadodara-gujarati-600-normal.woff';
const require = createRequire(import.meta.url);
const fonts = new Map<string, opentype.Font>();

/**
 * Text as outlines of Poppins: the picture looks the same on a machine without the font.
 * Letters stand side by side without shaping, so Gujarati is for single letters only.
 */
export function text(content: string, x: number, y: number, options: TextOptions): string {
  const { size, fill, weight = 500, anchor = 'start', opacity, spacing = 0 } = options;
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * textWidth(content, size, weight);
  let cursor = x - shift;
  let d = '';
  for (const char of content) {
    const font = fontFor(char, weight);
    d += font.getPath(char, cursor, y, size).commands.map(command).join('');
    cursor += font.getAdvanceWidth(char, size) + spacing;
  }
  return path(d, fill, { opacity });
}

export function textWidth(content: string, size: number, weight: Weight = 500): number {
  let width = 0;
  for (const char of content) width += fontFor(char, weight).getAdvanceWidth(char, size);
  return round(width);
}

/** The library's own writer of path data rounds some numbers to NaN. */
function command(part: opentype.PathCommand): string {
  const n = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10).join(' ');
  switch (part.type) {
    case 'C':
      return `C${n(part.x1, part.y1, part.x2, part.y2, part.x, part.y)}`;
    case 'Q':
      return `Q${n(part.x1, part.y1, part.x, part.y)}`;
    case 'Z':
      return 'Z';
    default:
      return `${part.type}${n(part.x, part.y)}`;
  }
}

function fontFor(char: string, weight: Weight): opentype.Font {
  const poppins = (subset: string) =>
    loadFont(`@fontsource/poppins/files/poppins-${subset}-${weight}-normal.woff`);
  if (/\p{Script=Gujarati}/u.test(char)) return loadFont(gujaratiFont);
  return poppins('latin').charToGlyphIndex(char) > 0 ? poppins('latin') : poppins('latin-ext');
}

function loadFont(name: string): opentype.Font {
  const known = fonts.get(name);
  if (known) return known;
  const bytes = readFileSync(require.resolve(name));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(name, font);
  return font;
}
