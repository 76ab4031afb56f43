import { colorsOf, defaultLookColors } from 'content-api/look';
import type { LookColors } from 'content-api/look';

/**
 * Address of the artwork of a first screen without a picture of its own: a weave in the colours of the look, another one
 * for each name. Empty for the colours that come with the site, whose artwork comes with it too.
 */
export function weaveAddress(look: LookColors, studio: string): string {
  const isUsual = (['primary', 'secondary', 'tertiary', 'ground'] as const).every(
    (name) => look[name] === defaultLookColors[name],
  );
  if (isUsual) return '';
  const { background, primary, secondaryText, tertiaryText } = colorsOf(look);
  const colors = [background, primary, secondaryText, tertiaryText].map((hex) => hex.slice(1));
  return `/artwork/weave-${colors.join('-')}-${seedOf(studio)}.svg`;
}

function seedOf(name: string): number {
  let seed = 7;
  for (const char of name) seed = (seed * 31 + (char.codePointAt(0) ?? 0)) % 99_991;
  return seed;
}
