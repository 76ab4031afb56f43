import { mediaUp, theme } from 'shared-ui';

const { color, font } = theme;

/** Values of the design system, under short names for this site's own compositions. */
export const look = {
  bg: color.bg,
  raised: color.surface,
  raisedMore: color.raised,
  line: color.line,
  lineStrong: color.lineStrong,
  text: color.text,
  textSoft: color.muted,
  textFaint: color.subtle,
  primary: color.primary,
  secondary: color.secondary,
  tertiary: color.tertiary,
  gradient: theme.gradient,
  display: font.display,
  body: font.text,
  layer: theme.layer,
  up: {
    sm: mediaUp('page.sm'),
    md: mediaUp('page.md'),
    lg: mediaUp('theme.lg'),
    xl: mediaUp('page.xl'),
  },
} as const;
