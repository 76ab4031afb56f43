import { readFile } from 'node:fs/promises';
import type { Font } from 'opentype.js';
import type { FontFacts } from '../../../contract/font-facts.ts';
import { badFile, tooLarge } from '../faults.ts';
import { factsOf } from './font-facts-of.ts';

/** Of the unpacked font: far above what 60 kB hold. */
const unpackedMax = 4_000_000;
const unpackedSizeAt = 16;
/** A licence that lets nobody embed the font, as OpenType's table OS/2 says it. */
const forbidsEmbedding = 0x0002;

/** Reads a WOFF2 file with a font parser. @throws Fault 413, 422 */
export async function readFont(file: string): Promise<FontFacts> {
  const font = await parse(await readFile(file));
  if (font.glyphs.length < 2) throw badFile('The font has no letters');
  if (Number(font.tables.os2?.fsType ?? 0) & forbidsEmbedding)
    throw badFile('The font says that its licence does not allow its use on websites');
  const facts = factsOf(font);
  if (facts === undefined) throw badFile('The font has no letters that words are written with');
  return facts;
}

/** The decoder and the parser take a moment to load, and few studios need them. */
async function parse(file: Buffer): Promise<Font> {
  if (file.length < unpackedSizeAt + 4) throw unreadable();
  if (file.readUInt32BE(unpackedSizeAt) > unpackedMax)
    throw tooLarge('The font is too large when it is unpacked');
  const [{ convert }, { default: opentype }] = await Promise.all([
    import('fontverter'),
    import('opentype.js'),
  ]);
  try {
    const { buffer, byteOffset, byteLength } = await convert(file, 'truetype');
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  } catch {
    throw unreadable();
  }
}

function unreadable() {
  return badFile('The font is damaged or incomplete');
}
