import { fontFamilies, fontPairOf } from 'content-api/look';
import type { FontFamily } from 'content-api/look';
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
import workSans from '../../assets/work-sans-latin.woff2';

interface Face {
  file: string;
  /** Of the stand-in, in percent: its size, and then its ascent, descent and gap. */
  metrics: [size: number, ascent: number, descent: number, gap: number];
}

const faces: Record<FontFamily, Face> = {
  Poppins: { file: poppins, metrics: [105.2, 99.81, 33.27, 9.51] },
  Inter: { file: inter, metrics: [107.12, 90.44, 22.52, 0] },
};

/** Arial, and what Linux and Android have in its place. */
const standIns = {
  text: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
  display: ['Arial Bold', 'Liberation Sans Bold', 'Arial', 'Roboto Medium'],
};
const weights = { text: '400 600', display: '600' };

/**
 * The two faces of a look, with stand-ins of the same metrics, so that nothing moves when the fonts arrive. Both files
 * are asked for at once: a font found by the styles would come at the same priority, but later.
 */
export function fontsOf(look: Record<string, unknown>): { files: string[]; css: string } {
  const { text, display } = fontFamilies[fontPairOf(look)];
  return {
    files: [faces[text].file, faces[display].file],
    css: faceOf(text, 'text') + faceOf(display, 'display') + standInOf(text, 'text') + standInOf(display, 'display'),
  };
}

function faceOf(family: FontFamily, use: keyof typeof weights): string {
  const { file } = faces[family];
  return `@font-face{font-family:${quoted(family)};font-style:normal;font-weight:${weights[use]};font-display:swap;src:url(${file}) format("woff2")}`;
}

function standInOf(family: FontFamily, use: keyof typeof weights): string {
  const [size, ascent, descent, gap] = faces[family].metrics;
  const sources = standIns[use].map((name) => `local("${name}")`).join(',');
  const weight = use === 'display' ? `font-weight:${weights.display};` : '';
  return `@font-face{font-family:"${family} Fallback";${weight}src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${gap}%}`;
}

function quoted(family: string): string {
  return family.includes(' ') ? `"${family}"` : family;
}
