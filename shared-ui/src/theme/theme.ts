import type {} from '@emotion/react';
import { inlineRoles } from './inline-roles.ts';
import { variableRoles } from './roles.ts';
import type { ColorRole } from './roles.ts';
import { breakpoints, containers } from './tokens/breakpoints.ts';
import { duration, layer, radii, targetSize } from './tokens/shape.ts';
import { space } from './tokens/space.ts';
import { fonts, fontSizes } from './tokens/type.ts';

const colors = colorsForStyles();

/** Values as styles use them. Frequent colours are custom properties, which `GlobalStyles` sets. */
export const theme = {
  colors,
  fonts,
  fontSizes,
  space,
  radii,
  containers,
  breakpoints,
  targetSize,
  duration,
  /** For colours, opacity and transform. */
  transition: `${duration} ease`,
  shadow: {
    /** Under what floats over the page. */
    floating: `0 2rem 5rem ${colors.shade}`,
    halo: `0 2rem 5rem -1.5rem ${colors.halo}`,
    raised: `inset 0 1px ${colors.sheen}`,
  },
  /** For one moment a page. */
  gradient: 'linear-gradient(100deg,var(--c-primaryText),var(--c-secondaryText) 55%,var(--c-tertiaryText))',
  layer,
} as const;

export type StudioTheme = typeof theme;

declare module '@emotion/react' {
  interface Theme {
    colors: StudioTheme['colors'];
    fonts: StudioTheme['fonts'];
    fontSizes: StudioTheme['fontSizes'];
    space: StudioTheme['space'];
    radii: StudioTheme['radii'];
    containers: StudioTheme['containers'];
    breakpoints: StudioTheme['breakpoints'];
    targetSize: StudioTheme['targetSize'];
    duration: StudioTheme['duration'];
    transition: StudioTheme['transition'];
    shadow: StudioTheme['shadow'];
    gradient: StudioTheme['gradient'];
    layer: StudioTheme['layer'];
  }
}

function colorsForStyles(): Record<ColorRole, string> {
  const variables = Object.keys(variableRoles).map((name) => [name, `var(--c-${name})`]);
  return { ...inlineRoles, ...(Object.fromEntries(variables) as Record<keyof typeof variableRoles, string>) };
}
