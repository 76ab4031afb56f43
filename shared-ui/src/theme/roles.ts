import { fixedRoles } from './fixed-roles.ts';
import { sheer } from './sheer.ts';
import { palette } from './tokens/palette.ts';

/** Colours that a studio's look decides: custom properties of the page. */
export const lookRoles = {
  background: palette.neutral950,
  surface: palette.neutral900,
  raised: palette.neutral850,
  hover: palette.neutral800,
  border: sheer(palette.neutral250, '.13'),
  borderStrong: sheer(palette.neutral250, '.28'),
  /** Boundary of a control: 3:1 against every surface. */
  control: palette.neutral600,
  text: palette.neutral50,
  /** Body text. */
  textSoft: palette.neutral200,
  /** Secondary text: dates, hints. */
  textQuiet: palette.neutral400,
  /** Fill under `onFill`. */
  primary: palette.primary600,
  primaryHover: palette.primary700,
  /** Text, icons and lines on a surface. */
  primaryText: palette.primary300,
  primaryTint: sheer(palette.primary250, '.12'),
  onFill: palette.white,
  secondaryText: palette.secondary300,
  tertiaryText: palette.tertiary300,
  focus: palette.tertiary300,
  /** Light behind large surfaces: one moment a page. */
  primaryGlow: sheer(palette.primary400, '.19'),
  secondaryGlow: sheer(palette.secondary400, '.16'),
  /** Light around the one picture that matters. */
  halo: sheer(palette.primary900, '.5'),
  /** Ground of a bar that the page shines through. */
  veil: sheer(palette.neutral950, '.78'),
};

/** Colours by role, as plain values. Styles use `theme.colors`. */
export const roles = { ...lookRoles, ...fixedRoles };

export type ColorRole = keyof typeof roles;
