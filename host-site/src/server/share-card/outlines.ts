import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);
/** Display type has tight tracking. */
const tracking = -0.02;
let loaded: opentype.Font[] | undefined;

/** Path data of a line in Poppins, so that it looks the same on machines without the font. Unknown characters are skipped. */
export function outlineOf(line: string, x: number, y: number, size: number): string {
  let cursor = x;
  let data = '';
  for (const char of line) {
    const font = fontOf(char);
    if (!font) continue;
    data += font.getPath(char, cursor, y, size).commands.map(command).join('');
    cursor += font.getAdvanceWidth(char, size) + tracking * size;
  }
  return data;
}

export function lineWidth(line: string, size: number): number {
  let width = 0;
  for (const char of line) {
    const font = fontOf(char);
    if (font) width += font.getAdvanceWidth(char, size) + tracking * size;
  }
  return width;
}

/** Whether there is an outline for the character. There is none for emoji, nor for scripts that need shaping. */
export function isDrawable(char: string): boolean {
  return fontOf(char) !== undefined;
}

function fontOf(char: string): opentype.Font | undefined {
  loaded ??= ['latin', 'latin-ext'].map(load);
  return loaded.find((font) => font.charToGlyphIndex(char) > 0);
}

function load(subset: string): opentype.Font {
  const { buffer, byteOffset, byteLength } = readFileSync(
    require.resolve(`@fontsource/poppins/files/poppins-${subset}-600-normal.woff`),
  );
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
