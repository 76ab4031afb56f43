import { palette } from './tokens/palette.ts';

/** Roles that few pages use: their values stand in the styles themselves. */
export const inlineRoles = {
  hover: palette.ink800,
  primaryHover: palette.blue700,
  successText: palette.green300,
  successTint: 'rgb(79 219 146/.12)',
  danger: palette.red600,
  dangerHover: palette.red700,
  dangerTint: 'rgb(255 138 147/.12)',
  warningText: palette.amber300,
  warningTint: 'rgb(255 195 92/.12)',
  /** Light behind large surfaces: one moment a page. */
  primaryGlow: 'rgb(91 155 255/.19)',
  secondaryGlow: 'rgb(167 139 250/.16)',
  /** Light around the one picture that matters. */
  halo: 'rgb(20 60 160/.5)',
  /** Upper edge of a raised surface, and of a fill. */
  sheen: 'rgb(255 255 255/.035)',
  fillSheen: 'rgb(255 255 255/.18)',
  /** Ground of a bar that the page shines through. */
  veil: 'rgb(7 10 19/.78)',
  /** Between a dialog and the page. */
  backdrop: 'rgb(3 5 10/.72)',
  shade: 'rgb(0 0 0/.6)',
} as const;
