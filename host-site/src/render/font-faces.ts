import { fontPairs } from 'content-api/look';
import type { FontFamily, FontPair } from 'content-api/look';
import bricolage from '../../assets/bricolage-grotesque-600-latin.woff2';
import dmSans from '../../assets/dm-sans-latin.woff2';
import fraunces from '../../assets/fraunces-600-latin.woff2';
import inter from '../../assets/inter-latin.woff2';
import manrope from '../../assets/manrope-latin.woff2';
import outfit from '../../assets/outfit-600-latin.woff2';
import playfair from '../../assets/playfair-display-600-latin.woff2';
import poppins from '../../assets/poppins-600-latin.woff2';
import sourceSans from '../../assets/source-sans-3-latin.woff2';
import spaceGrotesk from '../../assets/space-grotesk-600-latin.woff2';
import { familyFor, scriptFilesFor, scriptFilesOfLanguage } from './script-files.ts';

interface FontFile {
  file: string;
  /** Metrics of the fallback face, in percent: size-adjust, ascent, descent and line gap. */
  metrics: [size: number, ascent: number, descent: number, gap: number];
  fallback: keyof typeof fallbackFonts;
}

/** Installed fonts for the fallback faces: Arial or Times, and their replacements on Linux and Android. */
const fallbackFonts = {
  text: { weight: '', names: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'] },
  bold: {
    weight: 'font-weight:600;',
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arial', 'Roboto Medium'],
  },
  boldSerif: {
    weight: 'font-weight:600;',
    names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times New Roman', 'Noto Serif Bold'],
  },
};

/** Metrics: mean width of English text and line heights, relative to the installed font. */
const fontFiles: Record<FontFamily, FontFile> = {
  'Bricolage Grotesque': { file: bricolage, metrics: [101.48, 91.64, 26.61, 0], fallback: 'bold' },
  'DM Sans': { file: dmSans, metrics: [105.13, 94.36, 29.49, 0], fallback: 'text' },
  Fraunces: { file: fraunces, metrics: [112.21, 87.16, 22.73, 0], fallback: 'boldSerif' },
  Inter: { file: inter, metrics: [107.12, 90.44, 22.52, 0], fallback: 'text' },
  Manrope: { file: manrope, metrics: [103.76, 102.74, 28.91, 0], fallback: 'text' },
  Outfit: { file: outfit, metrics: [94.35, 105.99, 27.56, 0], fallback: 'bold' },
  'Playfair Display': { file: playfair, metrics: [106.32, 101.77, 23.61, 0], fallback: 'boldSerif' },
  Poppins: { file: poppins, metrics: [105.2, 99.81, 33.27, 9.51], fallback: 'bold' },
  'Source Sans 3': { file: sourceSans, metrics: [94.19, 108.71, 42.47, 0], fallback: 'text' },
  'Space Grotesk': { file: spaceGrotesk, metrics: [102.49, 96.01, 28.49, 0], fallback: 'bold' },
};

const fontFamilies = [...new Set(Object.values(fontPairs).flatMap(({ text, display }) => [text, display]))];

/** The files of text, headings and the language's script are preloaded: a font that the styles refer to would load at the same priority, but later. */
export function fontFilesOf({ text, display }: FontPair, language: string): string[] {
  const families = new Set([text, display].map((family) => familyFor(family, language)));
  return [...Array.from(families, (family) => fontFiles[family].file), ...scriptFilesOfLanguage(language)];
}

/** The two font faces, with fallbacks of the same metrics, so that nothing moves when the fonts load. */
export function fontFacesOf({ text, display }: FontPair, language: string): string {
  return [
    fontFaceOf(text, familyFor(text, language)),
    fontFaceOf(display, familyFor(display, language)),
    fallbackFaceOf(text, familyFor(text, language)),
    fallbackFaceOf(display, familyFor(display, language)),
  ].join('');
}

/** Faces for the characters of a page that the files of its two families lack; none for a page in English. */
export function scriptFacesOf(page: string, { text, display }: FontPair, language: string): string {
  function facesOf(family: FontFamily): string[] {
    const drawnBy = familyFor(family, language);
    return scriptFilesFor(page, drawnBy, isText(drawnBy) ? 'text' : 'display').map(({ file, unicodeRange }) =>
      faceOf(family, { weight: weightOf(family), file, rest: `;unicode-range:${unicodeRange}` }),
    );
  }
  return [...facesOf(text), ...facesOf(display)].join('');
}

/** Every face, for the console's samples. A browser fetches the files of those alone that a text has. */
export function allFontFaces(): string {
  return fontFamilies.map((family) => fontFaceOf(family) + fallbackFaceOf(family)).join('');
}

function isText(family: FontFamily): boolean {
  return fontFiles[family].fallback === 'text';
}

function weightOf(family: FontFamily): string {
  return isText(family) ? '400 600' : '600';
}

function fontFaceOf(family: FontFamily, drawnBy = family): string {
  return faceOf(family, { weight: weightOf(family), file: fontFiles[drawnBy].file });
}

function faceOf(
  family: FontFamily,
  { weight, file, rest = '' }: { weight: string; file: string; rest?: string },
): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;src:url(${file}) format("woff2")${rest}}`;
}

function fallbackFaceOf(family: FontFamily, drawnBy = family): string {
  const { metrics, fallback: standIn } = fontFiles[drawnBy];
  const [size, ascent, descent, gap] = metrics;
  const { weight, names } = fallbackFonts[standIn];
  const sources = names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";${weight}src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${gap}%}`;
}
