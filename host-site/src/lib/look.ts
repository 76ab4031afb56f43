import { mediaUp, theme } from 'shared-ui';

const { colors, fonts } = theme;

/** Values of the design system, under short names for this site's own compositions. */
export const look = {
  bg: colors.background,
  raised: colors.surface,
  raisedMore: colors.raised,
  line: colors.border,
  lineStrong: colors.borderStrong,
  text: colors.text,
  textSoft: colors.textSoft,
  textFaint: colors.textQuiet,
  primary: colors.primaryText,
  secondary: colors.secondaryText,
  tertiary: colors.tertiaryText,
  gradient: theme.gradient,
  /** Light behind the first screen of every page. The splash has the same, so that nothing jumps when it leaves. */
  atmosphere: [
    'radial-gradient(60rem 36rem at 85% 6%, rgba(91, 155, 255, 0.17), transparent 65%) 0 0 / 100% 100svh no-repeat',
    'radial-gradient(46rem 44svh at 8% 70%, rgba(167, 139, 250, 0.13), transparent 65%) 0 0 / 100% 100svh no-repeat',
    colors.background,
  ].join(),
  display: fonts.display,
  body: fonts.text,
  layer: theme.layer,
  up: {
    sm: mediaUp('page.sm'),
    md: mediaUp('page.md'),
    lg: mediaUp('theme.lg'),
    xl: mediaUp('page.xl'),
  },
} as const;
