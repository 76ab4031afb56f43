import type {} from '@emotion/react';
import { colorVariables } from './color-variables.ts';
import type { ColorVariable } from './color-variables.ts';
import { inlineRoles } from './inline-roles.ts';
import type { ColorRole } from './roles.ts';
import { breakpoints, containers } from './tokens/breakpoints.ts';
import { duration, layer, radii, targetSize } from './tokens/shape.ts';
import { space } from './tokens/space.ts';
import { fonts, fontSizes } from './tokens/type.ts';

/** Values as styles use them; `colorVariables` says which colours are custom properties. */
export const theme = {
  colors: colorsForStyles(),
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
    floating: `0 2rem 5rem ${inlineRoles.shade}`,
    halo: `0 2rem 5rem -1.5rem ${inlineRoles.halo}`,
    raised: `inset 0 1px ${inlineRoles.sheen}`,
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
  const variables = colorVariables.map((name) => [name, `var(--c-${name})`]);
  return { ...inlineRoles, ...(Object.fromEntries(variables) as Record<ColorVariable, string>) };
}
