import { fontPairs } from 'content-api/look';
import type { FontFamily, LookFonts, OwnFont } from 'content-api/look';
import archivo from '../../assets/archivo-600-latin.woff2';
import bitter from '../../assets/bitter-600-latin.woff2';
import bricolage from '../../assets/bricolage-grotesque-600-latin.woff2';
import cormorant from '../../assets/cormorant-600-latin.woff2';
import dmSans from '../../assets/dm-sans-latin.woff2';
import figtree from '../../assets/figtree-latin.woff2';
import fraunces from '../../assets/fraunces-600-latin.woff2';
import inter from '../../assets/inter-latin.woff2';
import jetBrainsMono from '../../assets/jetbrains-mono-600-latin.woff2';
import literata from '../../assets/literata-latin.woff2';
import lora from '../../assets/lora-600-latin.woff2';
import manrope from '../../assets/manrope-latin.woff2';
import nunito from '../../assets/nunito-600-latin.woff2';
import nunitoSans from '../../assets/nunito-sans-latin.woff2';
import outfit from '../../assets/outfit-600-latin.woff2';
import playfair from '../../assets/playfair-display-600-latin.woff2';
import poppins from '../../assets/poppins-600-latin.woff2';
import sourceSans from '../../assets/source-sans-3-latin.woff2';
import spaceGrotesk from '../../assets/space-grotesk-600-latin.woff2';
import workSans from '../../assets/work-sans-latin.woff2';
import { ownFacesOf } from './own-faces.ts';
import { familyFor, scriptFilesFor, scriptFilesOfLanguage } from './script-files.ts';

interface FontFile {
  file: string;
  /** Metrics of the fallback face, in percent: size-adjust, ascent, descent and line gap. */
  metrics: [size: number, ascent: number, descent: number, gap: number];
  fallback: keyof typeof fallbackFonts;
}

/** Installed fonts for the fallback faces: Arial, Times or Courier, and their replacements on Linux and Android. */
const fallbackFonts = {
  text: { weight: '', names: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'] },
  serif: { weight: '', names: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif'] },
  bold: {
    weight: 'font-weight:600;',
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arial', 'Roboto Medium'],
  },
  boldSerif: {
    weight: 'font-weight:600;',
    names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times New Roman', 'Noto Serif Bold'],
  },
  boldMono: {
    weight: 'font-weight:600;',
    names: ['Courier New Bold', 'Liberation Mono Bold', 'Courier New', 'Cousine Bold'],
  },
};

/** Metrics: mean width of English text and line heights, relative to the installed font. */
const fontFiles: Record<FontFamily, FontFile> = {
  Archivo: { file: archivo, metrics: [94.67, 92.75, 22.18, 0], fallback: 'bold' },
  Bitter: { file: bitter, metrics: [108.81, 85.93, 24.35, 0], fallback: 'boldSerif' },
  'Bricolage Grotesque': { file: bricolage, metrics: [101.48, 91.64, 26.61, 0], fallback: 'bold' },
  Cormorant: { file: cormorant, metrics: [91.57, 100.91, 31.34, 0], fallback: 'boldSerif' },
  'DM Sans': { file: dmSans, metrics: [105.13, 94.36, 29.49, 0], fallback: 'text' },
  Figtree: { file: figtree, metrics: [100.35, 94.67, 24.91, 0], fallback: 'text' },
  Fraunces: { file: fraunces, metrics: [112.21, 87.16, 22.73, 0], fallback: 'boldSerif' },
  Inter: { file: inter, metrics: [107.12, 90.44, 22.52, 0], fallback: 'text' },
  'JetBrains Mono': { file: jetBrainsMono, metrics: [99.98, 102.02, 30, 0], fallback: 'boldMono' },
  Literata: { file: literata, metrics: [118.52, 99.31, 25.99, 0], fallback: 'serif' },
  Lora: { file: lora, metrics: [110.68, 90.89, 24.76, 0], fallback: 'boldSerif' },
  Manrope: { file: manrope, metrics: [103.76, 102.74, 28.91, 0], fallback: 'text' },
  'Nunito Sans': { file: nunitoSans, metrics: [101.37, 99.74, 34.82, 0], fallback: 'text' },
  Nunito: { file: nunito, metrics: [95.9, 105.42, 36.81, 0], fallback: 'bold' },
  Outfit: { file: outfit, metrics: [94.35, 105.99, 27.56, 0], fallback: 'bold' },
  'Playfair Display': { file: playfair, metrics: [106.32, 101.77, 23.61, 0], fallback: 'boldSerif' },
  Poppins: { file: poppins, metrics: [105.2, 99.81, 33.27, 9.51], fallback: 'bold' },
  'Source Sans 3': { file: sourceSans, metrics: [94.19, 108.71, 42.47, 0], fallback: 'text' },
  'Space Grotesk': { file: spaceGrotesk, metrics: [102.49, 96.01, 28.49, 0], fallback: 'bold' },
  'Work Sans': { file: workSans, metrics: [112.34, 82.79, 21.63, 0], fallback: 'text' },
};

const fontFamilies = [...new Set(Object.values(fontPairs).flatMap(({ text, display }) => [text, display]))];

/** The files of text, headings and the language's script are preloaded: a font that the styles refer to would load at the same priority, but later. */
export function fontFilesOf({ text, display, own }: LookFonts, language: string): string[] {
  // Text and headings may have one family, and one own file.
  const fonts = new Set([
    own.text?.file ?? familyFor(text, language),
    own.display?.file ?? familyFor(display, language),
  ]);
  const files = Array.from(fonts, (font) => (isFamily(font) ? fontFiles[font].file : font));
  return [...files, ...scriptFilesOfLanguage(language, [coversOf(own.text), coversOf(own.display)])];
}

function isFamily(font: string): font is FontFamily {
  return font in fontFiles;
}

/** The two font faces, with fallbacks of the same metrics, so that nothing moves when the fonts load. */
export function fontFacesOf(fonts: LookFonts, language: string, headlineSize = 1): string {
  const { text, display, own } = fonts;
  return [
    own.text ? ownFacesOf(own.text, 'text') : fontFaceOf(text, familyFor(text, language)),
    own.display
      ? ownFacesOf(own.display, 'display', headlineSize)
      : fontFaceOf(display, familyFor(display, language), headlineSize),
    own.text ? '' : fallbackFaceOf(text, familyFor(text, language)),
    own.display ? '' : fallbackFaceOf(display, familyFor(display, language), headlineSize),
  ].join('');
}

/** Faces for the characters of a page that the files of its two families lack; none for a page in English. */
export function scriptFacesOf(
  page: string,
  { text, display, own }: LookFonts,
  language: string,
  headlineSize = 1,
): string {
  function facesOf(family: FontFamily, size: number, covered: readonly string[]): string[] {
    const drawnBy = familyFor(family, language);
    return scriptFilesFor(page, drawnBy, isText(drawnBy) ? 'text' : 'display')
      .filter(({ letters }) => !covered.includes(letters))
      .map(({ file, unicodeRange }) =>
        faceOf(family, {
          weight: weightOf(family),
          file,
          rest: `;unicode-range:${unicodeRange}${sizeOf(size)}`,
        }),
      );
  }
  return [
    ...facesOf(text, 1, coversOf(own.text)),
    ...facesOf(display, headlineSize, coversOf(own.display)),
  ].join('');
}

/** The faces of all other pairs, for the console's samples. A browser fetches the files of those alone that a text has. */
export function otherFontFaces({ text, display, own }: LookFonts): string {
  const declared = new Set([own.text ? '' : text, own.display ? '' : display]);
  return fontFamilies
    .filter((family) => !declared.has(family))
    .map((family) => fontFaceOf(family))
    .join('');
}

/** The letters that an own font has itself; none where the pair draws. */
function coversOf(font: OwnFont | undefined): readonly string[] {
  return font?.covers ?? [];
}

function isText(family: FontFamily): boolean {
  return ['text', 'serif'].includes(fontFiles[family].fallback);
}

function weightOf(family: FontFamily): string {
  return isText(family) ? '400 600' : '600';
}

function fontFaceOf(family: FontFamily, drawnBy = family, size = 1): string {
  return faceOf(family, { weight: weightOf(family), file: fontFiles[drawnBy].file, rest: sizeOf(size) });
}

/** Headlines of another size are the same everywhere but for their letters: no style has to know. */
function sizeOf(size: number): string {
  return size === 1 ? '' : `;size-adjust:${Math.round(size * 100)}%`;
}

function faceOf(
  family: FontFamily,
  { weight, file, rest = '' }: { weight: string; file: string; rest?: string },
): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${file}) format("woff2")${rest}}`;
}

function fallbackFaceOf(family: FontFamily, drawnBy = family, scale = 1): string {
  const { metrics, fallback: standIn } = fontFiles[drawnBy];
  const [size, ascent, descent, gap] = metrics;
  const { weight, names } = fallbackFonts[standIn];
  const sources = names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";${weight}src:${sources};size-adjust:${scale === 1 ? size : Math.round(size * scale * 100) / 100}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${gap}%}`;
}
