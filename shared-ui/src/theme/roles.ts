import { inlineRoles } from './inline-roles.ts';
import { sheer } from './sheer.ts';
import { palette } from './tokens/palette.ts';

/**
 * Roles that most pages use often, or that a wish for more contrast changes: custom properties of the page (`--c-…`),
 * which `GlobalStyles` sets.
 */
export const variableRoles = {
  background: palette.neutral950,
  surface: palette.neutral900,
  raised: palette.neutral850,
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
  /** Text, icons and lines on a surface. */
  primaryText: palette.primary300,
  primaryTint: sheer(palette.primary250, '.12'),
  onFill: palette.white,
  secondaryText: palette.secondary300,
  tertiaryText: palette.tertiary300,
  focus: palette.tertiary300,
};

/** Colours by role, as plain values. Styles use `theme.colors`. */
export const roles = { ...variableRoles, ...inlineRoles };

export type ColorRole = keyof typeof roles;
