import type { ColorVariable } from './color-variables.ts';
import { inlineRoles } from './inline-roles.ts';
import { palette } from './tokens/palette.ts';

const variableRoles = {
  background: palette.ink950,
  surface: palette.ink900,
  raised: palette.ink850,
  border: 'rgb(150 175 255/.13)',
  borderStrong: 'rgb(150 175 255/.28)',
  /** Boundary of a control: 3:1 against every surface. */
  control: palette.mist600,
  text: palette.mist50,
  /** Body text. */
  textSoft: palette.mist200,
  /** Secondary text: dates, hints. */
  textQuiet: palette.mist400,
  /** Fill under `onFill`. */
  primary: palette.blue600,
  /** Text, icons and lines on a surface. */
  primaryText: palette.blue300,
  primaryTint: 'rgb(110 160 255/.12)',
  onFill: palette.white,
  secondaryText: palette.violet300,
  tertiaryText: palette.cyan300,
  dangerText: palette.red300,
  focus: palette.cyan300,
} as const satisfies Record<ColorVariable, string>;

/**
 * Colours by role, as plain values. Styles use `theme.colors`.
 */
export const roles = { ...variableRoles, ...inlineRoles };

export type ColorRole = keyof typeof roles;
