import type { Palette } from './palette.ts';
import { sheer } from './sheer.ts';

/** Roles that few pages use, and that follow the chosen colours or the ground. */
export function rareRolesOf(palette: Palette) {
  return {
    hover: palette.neutral800,
    primaryHover: palette.primary700,
    /** Light behind large surfaces: one moment a page. */
    primaryGlow: sheer(palette.primary400, '.19'),
    secondaryGlow: sheer(palette.secondary400, '.16'),
    /** Light around the one picture that matters. */
    halo: sheer(palette.primary900, '.5'),
    /** Ground of a bar that the page shines through. */
    veil: sheer(palette.neutral950, '.78'),
    successText: palette.success300,
    successTint: sheer(palette.success400, '.12'),
    dangerText: palette.danger300,
    dangerTint: sheer(palette.danger400, '.12'),
    warningText: palette.warning300,
    warningTint: sheer(palette.warning400, '.12'),
    /** Shadow under what floats. */
    shade: sheer(palette.black, '.6'),
  };
}
