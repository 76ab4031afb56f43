import type {} from '@emotion/react';
import { fixedRoles } from './fixed-roles.ts';
import type { ColorRole } from './roles.ts';
import { breakpoints, containers } from './tokens/breakpoints.ts';
import { duration, layer, radii, targetSize } from './tokens/shape.ts';
import { space } from './tokens/space.ts';
import { fonts, fontSizes } from './tokens/type.ts';

const colors = colorsForStyles();

/** Values as styles use them. Colours and families are custom properties, which `GlobalStyles` sets. */
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

/** Names each colour of the look as it is asked for, so that no page's script has the list of them. */
function colorsForStyles(): Record<ColorRole, string> {
  return new Proxy<Partial<Record<ColorRole, string>>>(fixedRoles, {
    get: (fixed, role: ColorRole) => fixed[role] ?? `var(--c-${role})`,
  }) as Record<ColorRole, string>;
}
