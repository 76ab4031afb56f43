/** Families of each pair that a look may choose, for headings and for text. The site serves their faces. */
export const fontFamilies = {
  'poppins-inter': { display: 'Poppins', text: 'Inter' },
  'space-grotesk-inter': { display: 'Space Grotesk', text: 'Inter' },
  'outfit-manrope': { display: 'Outfit', text: 'Manrope' },
  'bricolage-work-sans': { display: 'Bricolage Grotesque', text: 'Work Sans' },
  'fraunces-dm-sans': { display: 'Fraunces', text: 'DM Sans' },
  'playfair-source-sans': { display: 'Playfair Display', text: 'Source Sans 3' },
} as const;

export type FontPairName = keyof typeof fontFamilies;
export type FontFamily = (typeof fontFamilies)[FontPairName]['display' | 'text'];

/** The pair of a look's record, else that of the usual look. */
export function fontPairOf({ fonts }: Record<string, unknown>): FontPairName {
  return isPairName(fonts) ? fonts : 'poppins-inter';
}

function isPairName(value: unknown): value is FontPairName {
  return typeof value === 'string' && Object.hasOwn(fontFamilies, value);
}
