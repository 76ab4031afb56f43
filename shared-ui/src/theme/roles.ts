import { colors } from './tokens/colors.ts';

/** What a colour is for. Text roles pass AAA (body) and AA (quiet) on every surface. */
export const roles = {
  background: colors.ink[0],
  surface: colors.ink[1],
  raised: colors.ink[2],
  hover: colors.ink[3],
  border: colors.line.soft,
  borderStrong: colors.line.strong,
  text: colors.mist[0],
  textSoft: colors.mist[1],
  textQuiet: colors.mist[2],
  primary: colors.blue[500],
  primaryHover: colors.blue[600],
  primaryText: colors.blue[300],
  secondary: colors.violet[500],
  secondaryText: colors.violet[300],
  tertiary: colors.cyan[500],
  tertiaryText: colors.cyan[300],
  success: colors.green[500],
  successText: colors.green[300],
  danger: colors.red[600],
  dangerText: colors.red[300],
  warning: colors.amber[500],
  warningText: colors.amber[300],
  focus: colors.cyan[300],
} as const;
