import { sheer } from './sheer.ts';
import { palette } from './tokens/palette.ts';

/** Roles that few pages use: their values stand in the styles themselves. */
export const inlineRoles = {
  hover: palette.neutral800,
  primaryHover: palette.primary700,
  onDanger: palette.white,
  successText: palette.success300,
  successTint: sheer(palette.success400, '.12'),
  danger: palette.danger600,
  dangerHover: palette.danger700,
  dangerText: palette.danger300,
  dangerTint: sheer(palette.danger400, '.12'),
  warningText: palette.warning300,
  warningTint: sheer(palette.warning400, '.12'),
  /** Light behind large surfaces: one moment a page. */
  primaryGlow: sheer(palette.primary400, '.19'),
  secondaryGlow: sheer(palette.secondary400, '.16'),
  /** Light around the one picture that matters. */
  halo: sheer(palette.primary900, '.5'),
  /** Upper edge of a raised surface, and of a fill. */
  sheen: sheer(palette.white, '.035'),
  fillSheen: sheer(palette.white, '.18'),
  /** Ground of a bar that the page shines through. */
  veil: sheer(palette.neutral950, '.78'),
  backdrop: sheer(palette.neutral1000, '.72'),
  shade: sheer(palette.black, '.6'),
};
