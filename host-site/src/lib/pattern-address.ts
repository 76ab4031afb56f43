import type { Trade } from 'content-api/contract';
import { lookColorsOf, schemeOf } from 'content-api/look';
import type { LookTheme } from 'content-api/look';

/**
 * Address of the generated picture for a first screen without one: a pattern in the colours of a look's record and its
 * theme, another one for each name. Empty while the site's own artwork fits: windows of browsers, in its usual colours.
 */
export function patternAddress(
  look: Record<string, unknown>,
  { colors, lightColors }: LookTheme,
  { name, trade }: { name: string; trade: Trade },
): string {
  if (trade === 'software' && look.artwork !== 'weave' && hasUsualColors(look)) return '';
  const parts = [colors, ...(lightColors ? [lightColors] : [])].flatMap(
    ({ background, primary, secondaryText, tertiaryText }) =>
      [background, primary, secondaryText, tertiaryText].map((hex) => hex.slice(1)),
  );
  return `/artwork/weave-${parts.join('-')}-${seedOf(name)}.svg`;
}

function hasUsualColors(look: Record<string, unknown>): boolean {
  return schemeOf(look) === 'dark' && JSON.stringify(lookColorsOf(look)) === JSON.stringify(lookColorsOf({}));
}

function seedOf(name: string): number {
  let seed = 7;
  for (const char of name) seed = (seed * 31 + (char.codePointAt(0) ?? 0)) % 99_991;
  return seed;
}
