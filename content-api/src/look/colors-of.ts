import { lightColorsOf } from './light-colors-of.ts';
import { isLight } from './look-colors.ts';
import type { LookColors } from './look-colors.ts';
import { onFillOf, paletteOf } from './palette-of.ts';
import type { RoleColors } from './role-colors.ts';
import { rolesOf } from './roles-of.ts';

/** Colours by role of a look. Every pair that meets on a page has enough contrast, whatever was chosen. */
export function colorsOf(look: LookColors): RoleColors {
  if (isLight(look)) return lightColorsOf(look);
  const palette = paletteOf(look);
  return rolesOf(palette, onFillOf(palette.primary600));
}
