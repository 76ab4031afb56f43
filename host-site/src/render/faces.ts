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

interface Face {
  file: string;
  /** Metrics of the fallback face, in percent: size-adjust, ascent, descent and line gap. */
  metrics: [size: number, ascent: number, descent: number, gap: number];
  standIn: keyof typeof standIns;
}

/** Installed fonts for the fallback faces: Arial or Times, and their replacements on Linux and Android. */
const standIns = {
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
const faces: Record<FontFamily, Face> = {
  'Bricolage Grotesque': { file: bricolage, metrics: [101.48, 91.64, 26.61, 0], standIn: 'bold' },
  'DM Sans': { file: dmSans, metrics: [105.13, 94.36, 29.49, 0], standIn: 'text' },
  Fraunces: { file: fraunces, metrics: [112.21, 87.16, 22.73, 0], standIn: 'boldSerif' },
  Inter: { file: inter, metrics: [107.12, 90.44, 22.52, 0], standIn: 'text' },
  Manrope: { file: manrope, metrics: [103.76, 102.74, 28.91, 0], standIn: 'text' },
  Outfit: { file: outfit, metrics: [94.35, 105.99, 27.56, 0], standIn: 'bold' },
  'Playfair Display': { file: playfair, metrics: [106.32, 101.77, 23.61, 0], standIn: 'boldSerif' },
  Poppins: { file: poppins, metrics: [105.2, 99.81, 33.27, 9.51], standIn: 'bold' },
  'Source Sans 3': { file: sourceSans, metrics: [94.19, 108.71, 42.47, 0], standIn: 'text' },
  'Space Grotesk': { file: spaceGrotesk, metrics: [102.49, 96.01, 28.49, 0], standIn: 'bold' },
};

const fontFamilies = [...new Set(Object.values(fontPairs).flatMap(({ text, display }) => [text, display]))];

/** Both files are asked for at once: a font found by the styles would come at the same priority, but later. */
export function fontFilesOf({ text, display }: FontPair): string[] {
  return [faces[text].file, faces[display].file];
}

/** The two faces, with stand-ins of the same metrics, so that nothing moves when the fonts arrive. */
export function facesOf({ text, display }: FontPair): string {
  return (
    faceOf(text, weightOf(text)) + faceOf(display, weightOf(display)) + standInOf(text) + standInOf(display)
  );
}

/** Every face, for the console's samples. A browser fetches the files of those alone that a text has. */
export function allFaces(): string {
  return fontFamilies.map((family) => faceOf(family, weightOf(family)) + standInOf(family)).join('');
}

function weightOf(family: FontFamily): string {
  return faces[family].standIn === 'text' ? '400 600' : '600';
}

function faceOf(family: FontFamily, weight: string): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;src:url(${faces[family].file}) format("woff2")}`;
}

function standInOf(family: FontFamily): string {
  const { metrics, standIn } = faces[family];
  const [size, ascent, descent, gap] = metrics;
  const { weight, names } = standIns[standIn];
  const sources = names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";${weight}src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${gap}%}`;
}
