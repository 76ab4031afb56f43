import type {} from '@emotion/react';
import { fixedRoles, frequentNames, rareRoles } from 'content-api/tokens';
import type { ColorRole, FrequentName } from 'content-api/tokens';
import { breakpoints, containers } from './tokens/breakpoints.ts';
import { duration, layer, radii, targetSize } from './tokens/shape.ts';
import { space } from './tokens/space.ts';
import { fonts, fontSizes } from './tokens/type.ts';

const colors = colorsForStyles();

/**
 * Values as styles use them. What a studio may choose is a custom property: `GlobalStyles` sets frequent colours always,
 * and the rest only in a look that differs from the one that the styles hold.
 */
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
  const frequent = frequentNames.map((role) => [role, `var(--c-${role})`]);
  const rare = Object.entries(rareRoles).map(([role, value]) => [role, `var(--c-${role},${value})`]);
  return {
    ...(Object.fromEntries([...frequent, ...rare]) as Record<FrequentName | keyof typeof rareRoles, string>),
    ...fixedRoles,
  };
}
