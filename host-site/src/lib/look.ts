import { mediaUp, theme } from 'shared-ui';

const { colors, fonts } = theme;

/** Values of the design system, under short names for this site's own compositions. */
export const look = {
  bg: colors.background,
  raised: colors.surface,
  raisedMore: colors.raised,
  /** Below pictures of which one sees through parts: between dark and light in every look. */
  ground: 'gray',
  line: colors.border,
  lineStrong: colors.borderStrong,
  text: colors.text,
  textSoft: colors.textSoft,
  textFaint: colors.textQuiet,
  primary: colors.primaryText,
  secondary: colors.secondaryText,
  tertiary: colors.tertiaryText,
  primaryGlow: colors.primaryGlow,
  danger: colors.dangerText,
  veil: colors.veil,
  gradient: theme.gradient,
  display: fonts.display,
  body: fonts.text,
  size: theme.fontSizes,
  radii: theme.radii,
  shadow: theme.shadow,
  up: {
    sm: mediaUp('page.sm'),
    md: mediaUp('page.md'),
    lg: mediaUp('theme.lg'),
  },
} as const;
