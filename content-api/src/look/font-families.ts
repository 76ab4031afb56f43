import { ownFontsOf } from './own-fonts.ts';
import type { OwnFonts } from './own-fonts.ts';

/** Families of each pair that a look may choose, for headings and for text. The site serves their faces. */
export const fontPairs = {
  'poppins-inter': { display: 'Poppins', text: 'Inter' },
  'space-grotesk-inter': { display: 'Space Grotesk', text: 'Inter' },
  'outfit-manrope': { display: 'Outfit', text: 'Manrope' },
  'bricolage-dm-sans': { display: 'Bricolage Grotesque', text: 'DM Sans' },
  'fraunces-dm-sans': { display: 'Fraunces', text: 'DM Sans' },
  'playfair-source-sans': { display: 'Playfair Display', text: 'Source Sans 3' },
  'archivo-work-sans': { display: 'Archivo', text: 'Work Sans' },
  'bitter-nunito-sans': { display: 'Bitter', text: 'Nunito Sans' },
  'bitter-figtree': { display: 'Bitter', text: 'Figtree' },
  'jetbrains-mono-inter': { display: 'JetBrains Mono', text: 'Inter' },
  'nunito-nunito-sans': { display: 'Nunito', text: 'Nunito Sans' },
  'cormorant-figtree': { display: 'Cormorant', text: 'Figtree' },
  'lora-literata': { display: 'Lora', text: 'Literata' },
  'archivo-literata': { display: 'Archivo', text: 'Literata' },
} as const;

/** A pair of `fontPairs`. */
export type FontPair = (typeof fontPairs)[FontPairName];
export type FontFamily = FontPair['display' | 'text'];
export type FontPairName = keyof typeof fontPairs;

/** A pair, and the studio's own fonts in place of one or both. */
export type LookFonts = FontPair & { own: OwnFonts };

/** Names of the pairs; the usual one is the first. */
export const fontPairNames = Object.keys(fontPairs) as [FontPairName, ...FontPairName[]];

/** The pair of a look's record, else that of the usual look, with its own fonts. */
export function fontsOf(values: Record<string, unknown>): LookFonts {
  const pair = fontPairs[fontPairNames.find((name) => name === values.fonts) ?? fontPairNames[0]];
  return { ...pair, own: ownFontsOf(values) };
}
