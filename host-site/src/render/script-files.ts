import type { FontFamily, LetterSet } from 'content-api/look';
import arabic from '../../assets/scripts/arabic.woff2';
import archivoLatin from '../../assets/scripts/archivo-latin-1.woff2';
import archivoLatinExt from '../../assets/scripts/archivo-latin-ext.woff2';
import archivoVietnamese from '../../assets/scripts/archivo-vietnamese.woff2';
import bitterLatin from '../../assets/scripts/bitter-latin-1.woff2';
import bitterLatinExt from '../../assets/scripts/bitter-latin-ext.woff2';
import bitterVietnamese from '../../assets/scripts/bitter-vietnamese.woff2';
import bricolageLatin from '../../assets/scripts/bricolage-grotesque-latin-1.woff2';
import bricolageLatinExt from '../../assets/scripts/bricolage-grotesque-latin-ext.woff2';
import bricolageVietnamese from '../../assets/scripts/bricolage-grotesque-vietnamese.woff2';
import cormorantLatin from '../../assets/scripts/cormorant-latin-1.woff2';
import cormorantLatinExt from '../../assets/scripts/cormorant-latin-ext.woff2';
import cormorantVietnamese from '../../assets/scripts/cormorant-vietnamese.woff2';
import cyrillicExt from '../../assets/scripts/cyrillic-ext.woff2';
import cyrillic from '../../assets/scripts/cyrillic.woff2';
import devanagari from '../../assets/scripts/devanagari.woff2';
import dmSansLatin from '../../assets/scripts/dm-sans-latin-1.woff2';
import dmSansLatinExt from '../../assets/scripts/dm-sans-latin-ext.woff2';
import figtreeLatin from '../../assets/scripts/figtree-latin-1.woff2';
import figtreeLatinExt from '../../assets/scripts/figtree-latin-ext.woff2';
import frauncesLatin from '../../assets/scripts/fraunces-latin-1.woff2';
import frauncesLatinExt from '../../assets/scripts/fraunces-latin-ext.woff2';
import frauncesVietnamese from '../../assets/scripts/fraunces-vietnamese.woff2';
import greek from '../../assets/scripts/greek.woff2';
import gujarati from '../../assets/scripts/gujarati.woff2';
import hebrew from '../../assets/scripts/hebrew.woff2';
import interLatin from '../../assets/scripts/inter-latin-1.woff2';
import interLatinExt from '../../assets/scripts/inter-latin-ext.woff2';
import interVietnamese from '../../assets/scripts/inter-vietnamese.woff2';
import jetBrainsMonoLatin from '../../assets/scripts/jetbrains-mono-latin-1.woff2';
import jetBrainsMonoLatinExt from '../../assets/scripts/jetbrains-mono-latin-ext.woff2';
import jetBrainsMonoVietnamese from '../../assets/scripts/jetbrains-mono-vietnamese.woff2';
import literataLatin from '../../assets/scripts/literata-latin-1.woff2';
import literataLatinExt from '../../assets/scripts/literata-latin-ext.woff2';
import literataVietnamese from '../../assets/scripts/literata-vietnamese.woff2';
import loraLatin from '../../assets/scripts/lora-latin-1.woff2';
import loraLatinExt from '../../assets/scripts/lora-latin-ext.woff2';
import loraVietnamese from '../../assets/scripts/lora-vietnamese.woff2';
import manropeLatin from '../../assets/scripts/manrope-latin-1.woff2';
import manropeLatinExt from '../../assets/scripts/manrope-latin-ext.woff2';
import manropeVietnamese from '../../assets/scripts/manrope-vietnamese.woff2';
import nunitoLatin from '../../assets/scripts/nunito-latin-1.woff2';
import nunitoLatinExt from '../../assets/scripts/nunito-latin-ext.woff2';
import nunitoSansLatin from '../../assets/scripts/nunito-sans-latin-1.woff2';
import nunitoSansLatinExt from '../../assets/scripts/nunito-sans-latin-ext.woff2';
import nunitoSansVietnamese from '../../assets/scripts/nunito-sans-vietnamese.woff2';
import nunitoVietnamese from '../../assets/scripts/nunito-vietnamese.woff2';
import outfitLatin from '../../assets/scripts/outfit-latin-1.woff2';
import outfitLatinExt from '../../assets/scripts/outfit-latin-ext.woff2';
import playfairLatin from '../../assets/scripts/playfair-display-latin-1.woff2';
import playfairLatinExt from '../../assets/scripts/playfair-display-latin-ext.woff2';
import playfairVietnamese from '../../assets/scripts/playfair-display-vietnamese.woff2';
import poppinsLatin from '../../assets/scripts/poppins-latin-1.woff2';
import poppinsLatinExt from '../../assets/scripts/poppins-latin-ext.woff2';
import sourceSansLatin from '../../assets/scripts/source-sans-3-latin-1.woff2';
import sourceSansLatinExt from '../../assets/scripts/source-sans-3-latin-ext.woff2';
import sourceSansVietnamese from '../../assets/scripts/source-sans-3-vietnamese.woff2';
import spaceGroteskLatin from '../../assets/scripts/space-grotesk-latin-1.woff2';
import spaceGroteskLatinExt from '../../assets/scripts/space-grotesk-latin-ext.woff2';
import spaceGroteskVietnamese from '../../assets/scripts/space-grotesk-vietnamese.woff2';
import workSansLatin from '../../assets/scripts/work-sans-latin-1.woff2';
import workSansLatinExt from '../../assets/scripts/work-sans-latin-ext.woff2';
import workSansVietnamese from '../../assets/scripts/work-sans-vietnamese.woff2';

/** A file of letters that the file of a family lacks. */
interface ScriptFile {
  letters: LetterSet;
  file: string;
  /** As CSS has it. A browser fetches the file only if the page shows one of these characters. */
  unicodeRange: string;
}

interface OwnFiles {
  latin: string;
  latinExt: string;
  vietnamese?: string;
}

/** Letters that a family draws itself. */
const ownFiles: Record<FontFamily, OwnFiles> = {
  Archivo: { latin: archivoLatin, latinExt: archivoLatinExt, vietnamese: archivoVietnamese },
  Bitter: { latin: bitterLatin, latinExt: bitterLatinExt, vietnamese: bitterVietnamese },
  Cormorant: { latin: cormorantLatin, latinExt: cormorantLatinExt, vietnamese: cormorantVietnamese },
  Figtree: { latin: figtreeLatin, latinExt: figtreeLatinExt },
  'JetBrains Mono': {
    latin: jetBrainsMonoLatin,
    latinExt: jetBrainsMonoLatinExt,
    vietnamese: jetBrainsMonoVietnamese,
  },
  Literata: { latin: literataLatin, latinExt: literataLatinExt, vietnamese: literataVietnamese },
  Lora: { latin: loraLatin, latinExt: loraLatinExt, vietnamese: loraVietnamese },
  Nunito: { latin: nunitoLatin, latinExt: nunitoLatinExt, vietnamese: nunitoVietnamese },
  'Nunito Sans': { latin: nunitoSansLatin, latinExt: nunitoSansLatinExt, vietnamese: nunitoSansVietnamese },
  'Work Sans': { latin: workSansLatin, latinExt: workSansLatinExt, vietnamese: workSansVietnamese },
  'Bricolage Grotesque': {
    latin: bricolageLatin,
    latinExt: bricolageLatinExt,
    vietnamese: bricolageVietnamese,
  },
  'DM Sans': { latin: dmSansLatin, latinExt: dmSansLatinExt },
  Fraunces: { latin: frauncesLatin, latinExt: frauncesLatinExt, vietnamese: frauncesVietnamese },
  Inter: { latin: interLatin, latinExt: interLatinExt, vietnamese: interVietnamese },
  Manrope: { latin: manropeLatin, latinExt: manropeLatinExt, vietnamese: manropeVietnamese },
  Outfit: { latin: outfitLatin, latinExt: outfitLatinExt },
  'Playfair Display': { latin: playfairLatin, latinExt: playfairLatinExt, vietnamese: playfairVietnamese },
  Poppins: { latin: poppinsLatin, latinExt: poppinsLatinExt },
  'Source Sans 3': { latin: sourceSansLatin, latinExt: sourceSansLatinExt, vietnamese: sourceSansVietnamese },
  'Space Grotesk': {
    latin: spaceGroteskLatin,
    latinExt: spaceGroteskLatinExt,
    vietnamese: spaceGroteskVietnamese,
  },
};

/** The file of a family's headings has fewer letters than that of its text. */
const latinRanges = {
  text: 'U+C1-C6,U+C8,U+CA-D0,U+D2-D5,U+D8-DB,U+DD-DE,U+EC,U+F0,U+F2,U+F5,U+F9,U+FD-FF,U+152',
  display: 'U+A1,U+AB,U+BB,U+BF-D6,U+D8-E8,U+EA-F6,U+F8-FB,U+FD-FF,U+152-153,U+201A,U+201E,U+2039-203A',
};
const latinExtRange =
  'U+100-151,U+154-17F,U+181,U+18A,U+18F,U+198-199,U+218-21B,U+253,U+257,U+259,U+1E62-1E63,U+1E9E';
const vietnameseRange = 'U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB';

/** Scripts that are drawn alike in text and headings of every look. Chinese, Japanese and Korean have the system's fonts. */
const shared: readonly ScriptFile[] = [
  { letters: 'cyrillic', file: cyrillic, unicodeRange: 'U+400-45F,U+490-491,U+2116' },
  { letters: 'cyrillic-ext', file: cyrillicExt, unicodeRange: 'U+48A-48F,U+492-4FF' },
  { letters: 'greek', file: greek, unicodeRange: 'U+370-3FF' },
  { letters: 'devanagari', file: devanagari, unicodeRange: 'U+900-97F,U+200C-200D,U+25CC' },
  { letters: 'gujarati', file: gujarati, unicodeRange: 'U+A80-AFF,U+200C-200D,U+25CC' },
  { letters: 'arabic', file: arabic, unicodeRange: 'U+600-6FF,U+200C-200D' },
  { letters: 'hebrew', file: hebrew, unicodeRange: 'U+590-5FF,U+20AA,U+FB1D-FB4F' },
];

/** The files that a page with this text may need beside that of the family. */
export function scriptFilesFor(text: string, family: FontFamily, kind: 'text' | 'display'): ScriptFile[] {
  const own = ownFiles[family];
  const files: ScriptFile[] = [
    { letters: 'latin-1', file: own.latin, unicodeRange: latinRanges[kind] },
    { letters: 'latin-ext', file: own.latinExt, unicodeRange: latinExtRange },
    { letters: 'vietnamese', file: own.vietnamese ?? interVietnamese, unicodeRange: vietnameseRange },
    ...shared,
  ];
  return files.filter(({ unicodeRange }) => patternOf(unicodeRange).test(text));
}

/** A family that has every letter of the language, in place of one that would mix its words with another. */
export function familyFor(family: FontFamily, language: string): FontFamily {
  const isVietnamese = new Intl.Locale(language).language === 'vi';
  return isVietnamese && ownFiles[family].vietnamese === undefined ? 'Inter' : family;
}

const lettersOfScripts: Readonly<Record<string, LetterSet>> = {
  Cyrl: 'cyrillic',
  Grek: 'greek',
  Deva: 'devanagari',
  Gujr: 'gujarati',
  Arab: 'arabic',
  Hebr: 'hebrew',
};

/** The file of the script that a language is written in; none where each of the fonts has its letters. */
export function scriptFilesOfLanguage(language: string, covered: readonly (readonly string[])[]): string[] {
  const letters = lettersOfScripts[new Intl.Locale(language).maximize().script ?? ''];
  if (letters === undefined || covered.every((one) => one.includes(letters))) return [];
  return shared.filter((one) => one.letters === letters).map(({ file }) => file);
}

const patterns = new Map<string, RegExp>();

/** Matches a character of a range. Joiners alone, which Latin text may have, need no file. */
function patternOf(unicodeRange: string): RegExp {
  const known = patterns.get(unicodeRange);
  if (known) return known;
  const parts = unicodeRange.replace(',U+200C-200D', '').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
  const ranges = Array.from(parts, ([, from, to = from]) => `\\u{${from}}-\\u{${to}}`);
  const pattern = new RegExp(`[${ranges.join('')}]`, 'u');
  patterns.set(unicodeRange, pattern);
  return pattern;
}
