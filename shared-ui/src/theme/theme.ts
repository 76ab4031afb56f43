import { roles } from './roles.ts';
import { containers, pageBreakpoints, radii, space, themeBreakpoints } from './tokens/sizes.ts';
import { fonts, fontSizes } from './tokens/type.ts';

/** Everything that a component may look like is taken from here. */
export const theme = {
  colors: roles,
  fonts,
  fontSizes,
  space,
  radii,
  containers,
  breakpoints: { theme: themeBreakpoints, page: pageBreakpoints },
  transition: '0.3s ease',
  shadow: { raised: '0 18px 40px -18px rgb(0 0 0 / 65%)', glow: `0 0 0 1px ${roles.borderStrong}` },
  layer: { bar: 50, drawer: 60, dialog: 70, toast: 80, splash: 90 },
} as const;

export type StudioTheme = typeof theme;
