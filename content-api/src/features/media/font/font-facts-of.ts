import type { Font, Glyph } from 'opentype.js';
import type { FontFacts } from '../../../contract/font-facts.ts';
import { limits } from '../../../contract/limits.ts';
import { cleanLine } from '../../../contract/clean-text.ts';
import { withoutStrayInvisible } from '../../../contract/without-invisible.ts';
import { letterSets, standIns } from '../../../look/own-fonts.ts';
import { englishShares, lettersOf } from './letter-sets.ts';

const weights = { text: 400, heading: 600, max: 1_000 };
const isSerif = { from: 2, to: 10 };
/** A set with most of its letters is drawn by the font. */
const enough = 0.95;

/** What a font says of itself; undefined for one without letters, such as a font of icons. */
export function factsOf(font: Font): FontFacts | undefined {
  const has = (char: string) => font.charToGlyphIndex(char) > 0;
  const covers = letterSets.filter((set) => {
    const letters = [...lettersOf[set]];
    return letters.filter(has).length >= letters.length * enough;
  });
  const hasLatin = /^[a-z]+$/.test([...Object.keys(englishShares)].filter(has).join('').trim());
  if (!hasLatin && covers.length === 0) return undefined;
  const { ascender, descender, lineGap } = verticalOf(font);
  const perEm = (units: number) => Math.round((Math.max(0, units) / font.unitsPerEm) * 10_000);
  const axis = axisOf(font);
  const own = clamp(Number(font.tables.os2?.usWeightClass ?? weights.text));
  return {
    name: lineOf(nameOf(font, 'preferredFamily') || nameOf(font, 'fontFamily'), limits.name) || 'Own font',
    licence: licenceOf(font),
    lightest: axis?.min ?? own,
    boldest: axis?.max ?? own,
    standIn: standInOf(font),
    textWidth: perEm(meanWidth(font, axis && weights.text)),
    headingWidth: perEm(meanWidth(font, axis && weights.heading)),
    ascent: perEm(ascender),
    descent: perEm(-descender),
    gap: perEm(lineGap),
    covers,
  };
}

/** The lines that browsers take: those of the typographer where the font says so, else those of `hhea`. */
function verticalOf({ tables: { os2, hhea } }: Font) {
  const usesTypo = (Number(os2?.fsSelection ?? 0) & 0x80) !== 0;
  const lines: unknown[] = usesTypo
    ? [os2?.sTypoAscender, os2?.sTypoDescender, os2?.sTypoLineGap]
    : [hhea?.ascender, hhea?.descender, hhea?.lineGap];
  const [ascender = 0, descender = 0, lineGap = 0] = lines.map(Number);
  return { ascender, descender, lineGap };
}

/** The types of the parser know no variations. */
interface Variable {
  variation?: { getTransform: (glyph: Glyph, axes: { wght: number }) => Glyph };
}

interface Axis {
  tag: string;
  minValue: number;
  maxValue: number;
}

function axisOf({ tables }: Font): { min: number; max: number } | undefined {
  const axes = (tables.fvar?.axes ?? []) as Axis[];
  const found = axes.find(({ tag }) => tag === 'wght');
  return found && { min: clamp(found.minValue), max: clamp(found.maxValue) };
}

function meanWidth(font: Font & Variable, wght: number | undefined): number {
  let [sum, shares] = [0, 0];
  for (const [letter, share] of Object.entries(englishShares)) {
    if (font.charToGlyphIndex(letter) === 0) continue;
    const glyph = font.charToGlyph(letter);
    const drawn = (wght !== undefined && font.variation?.getTransform(glyph, { wght })) || glyph;
    sum += Number(drawn.advanceWidth) * share;
    shares += share;
  }
  return shares === 0 ? font.unitsPerEm / 2 : sum / shares;
}

function standInOf({ tables: { post, os2 } }: Font): FontFacts['standIn'] {
  const [sans, serif, mono] = standIns;
  if (Number(post?.isFixedPitch ?? 0) !== 0) return mono;
  const style = Number((os2?.panose as number[] | undefined)?.[1] ?? 0);
  return style >= isSerif.from && style <= isSerif.to ? serif : sans;
}

function licenceOf(font: Font): string {
  const parts = [nameOf(font, 'license') || nameOf(font, 'copyright'), nameOf(font, 'licenseURL')];
  const said = parts.map((part) => lineOf(part, limits.shortText)).filter(Boolean);
  return lineOf([...new Set(said)].join(' '), limits.shortText);
}

function lineOf(words: string, max: number): string {
  return withoutStrayInvisible(cleanLine(words)).slice(0, max).trim();
}

/** Names by platform, name and language. The types of the parser are of a version that knew no platforms. */
type Names = Record<string, Record<string, Record<string, string>> | undefined>;

/** In English, else in the first language that the font names it in. */
function nameOf(font: Font, name: string): string {
  const names = font.names as unknown as Names;
  const byLanguage = [names.windows, names.unicode, names.macintosh].map((one) => one?.[name]).find(Boolean);
  return byLanguage?.en ?? Object.values(byLanguage ?? {})[0] ?? '';
}

function clamp(weight: number): number {
  return Math.min(Math.max(Math.round(weight) || weights.text, 1), weights.max);
}
